//! Laying a battle and clearing the table.

use bevy::prelude::*;
use riposte_rules::battle::{clear, on_table, set_up};
use riposte_rules::data::{DataError, Library};
use riposte_rules::roll::Dice;

use super::{Bout, Chronicle, Desk, Match, collect};
use crate::board::contract::Stage;
use crate::records;

/// Lays a battle on the table and seats its players.
///
/// # Errors
/// When the scenario or what it needs is wrong; what was on the table stays.
pub fn start(world: &mut World, bout: &Bout) -> Result<(), DataError> {
    start_with(world, bout, Dice::seeded(bout.seed))
}

/// As [`start`], with the dice given.
///
/// # Errors
/// As for [`start`].
pub fn start_with(world: &mut World, bout: &Bout, dice: Dice) -> Result<(), DataError> {
    let library = world.resource::<Library>().clone();
    set_up(world, &library, &bout.scenario, dice)?;
    let seats = (1u64..).zip(&bout.seats);
    // Each player has dice of its own, none of them those of the battle.
    let players = seats.map(|(n, seat)| seat.player(bout.seed.wrapping_add(n << 32), &library));
    world.insert_resource(Match::with(players.collect()));
    world.insert_resource(Chronicle::default());
    world.insert_resource(Desk::default());
    world.insert_resource(bout.clone());
    world.remove_resource::<records::Replay>();
    records::begin(world, bout);
    world.resource_mut::<Stage>().resync();
    collect(world);
    Ok(())
}

/// Clears the table.
pub fn leave(world: &mut World) {
    if on_table(world) {
        clear(world);
    }
    world.remove_resource::<records::Replay>();
    world.insert_resource(records::Scribe::default());
    world.insert_resource(Match::default());
    world.insert_resource(Desk::default());
    world.resource_mut::<Stage>().resync();
}
