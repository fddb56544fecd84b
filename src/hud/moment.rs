//! What the bar at the top may say while events are played: the turn, its phase and the order as
//! they were when the events began. The table is ahead of what is shown.

use bevy::prelude::*;
use riposte_rules::battle::{Figures, Table, TurnNumber, on_table};
use riposte_rules::rulebook::{PhaseMark, TurnOrderEntry};

use crate::board::contract::Stage;

/// The moment of the battle that the board shows.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Moment {
    /// Which turn it is.
    pub turn: u16,
    /// The phases of the turn, the present one marked.
    pub phases: Vec<PhaseMark>,
    /// The figures in the order in which they act.
    pub order: Vec<TurnOrderEntry>,
}

impl Moment {
    /// The moment of the table.
    fn now(world: &World) -> Moment {
        let book = Table::new(world).book();
        Moment {
            turn: world.resource::<TurnNumber>().0,
            phases: book.phases(world),
            order: book.turn_order(world),
        }
    }

    /// Whether it is one of the battle on the table.
    fn belongs(&self, world: &World) -> bool {
        let figures = world.resource::<Figures>().0.len();
        self.turn > 0 && self.order.iter().all(|entry| entry.figure.index() < figures)
    }
}

/// The moment that the board shows: while events are played the one in which they began.
pub(super) fn shown(world: &World) -> Moment {
    let known = world.get_resource::<Moment>().filter(|moment| moment.belongs(world));
    match known {
        Some(moment) if world.resource::<Stage>().busy() => moment.clone(),
        _ => Moment::now(world),
    }
}

/// Keeps the moment in mind while nothing is played.
pub(super) fn keep(world: &mut World) {
    if !on_table(world) {
        return;
    }
    let moment = shown(world);
    world.insert_resource(moment);
}
