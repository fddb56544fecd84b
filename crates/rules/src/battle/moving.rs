//! Figures go and turn, and those they carry with them.

use bevy_ecs::prelude::*;
use hexx::Hex;

use super::bonds::{holds, unbind};
use super::change::change;
use super::table::Table;
use super::told::tell;
use super::trail::{end_trail, leave, untracked};
use crate::board::Facing;
use crate::event::Event;
use crate::figure::{Bond, Bonds, FigureId, Position, Unbound, Unfit};

/// Moves a figure to another hex.
pub fn move_to(world: &mut World, figure: FigureId, to: Hex, forced: bool) {
    let from = Table::new(world).hex(figure);
    if from != to {
        match forced {
            true => end_trail(world),
            false => leave(world, figure),
        }
        change::<Position>(world, figure, |position| position.0 = to);
        tell(world, || Event::Moved { figure, from, to, forced });
        follow(world, figure);
    }
}

/// Turns a figure.
pub fn turn_to(world: &mut World, figure: FigureId, to: Facing) {
    let from = Table::new(world).facing(figure);
    if from != to {
        leave(world, figure);
        change::<Facing>(world, figure, |facing| *facing = to);
        tell(world, || Event::Turned { figure, from, to });
        follow(world, figure);
    }
}

/// After a figure has gone or turned: those whom it carries have done so as well, and bonds
/// that do not reach so far end.
fn follow(world: &mut World, figure: FigureId) {
    if world.get_resource::<Bonds>().is_none_or(|bonds| bonds.0.is_empty()) {
        return;
    }
    let carried: Vec<FigureId> = Table::new(world).carried(figure).collect();
    carried.into_iter().for_each(|rider| bring_along(world, rider, figure));
    let table = Table::new(world);
    let torn = |bond: &Bond| holds(table, *bond) == Err(Unfit::Apart);
    let torn: Vec<Bond> = table.bonds_of(figure).filter(torn).collect();
    torn.into_iter().for_each(|bond| unbind(world, bond, Unbound::Apart));
}

/// A figure that is carried is where the other is, and looks the same way. That is not told: it
/// goes without saying.
fn bring_along(world: &mut World, rider: FigureId, carrier: FigureId) {
    let table = Table::new(world);
    let (hex, facing) = (table.hex(carrier), table.facing(carrier));
    untracked(world, |world| {
        change::<Position>(world, rider, |position| position.0 = hex);
        change::<Facing>(world, rider, |way| *way = facing);
        follow(world, rider);
    });
}

/// A bond has begun: where it carries, the one comes to where the other is.
pub(super) fn carry(world: &mut World, bond: Bond) {
    let table = Table::new(world);
    if table.carrier(bond.from) == Some(bond.to) {
        let hex = table.hex(bond.to);
        untracked(world, |world| move_to(world, bond.from, hex, false));
        bring_along(world, bond.from, bond.to);
    }
}
