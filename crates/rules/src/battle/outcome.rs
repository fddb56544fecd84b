//! How a battle ends.

use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};

use super::table::Table;
use crate::data::Scenario;
use crate::decision::Pending;
use crate::event::{Event, Journal};
use crate::figure::Side;

/// How a battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// The side that won; `None` for a draw.
    pub winner: Option<Side>,
    /// Whether the time ran out, rather than one side alone being left.
    pub on_time: bool,
    /// In which turn.
    pub turn: u16,
}

/// The outcome, once there is one.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Ending(pub Option<Outcome>);

/// The number of the turn, from 1; 0 before the first.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TurnNumber(pub u16);

/// Ends the battle when one side alone is left, or the turns are used up.
pub(crate) fn judge(world: &mut World) {
    if world.resource::<Ending>().0.is_some() {
        return;
    }
    let Some(outcome) = outcome(world) else { return };
    world.resource_mut::<Ending>().0 = Some(outcome);
    world.resource_mut::<Pending>().close();
    world.resource_mut::<Journal>().tell(|| Event::Ended { outcome });
}

fn outcome(world: &World) -> Option<Outcome> {
    let table = Table::new(world);
    let turn = world.resource::<TurnNumber>().0;
    let mut sides = table.active_figures().map(|figure| table.side(figure));
    let first = sides.next();
    if sides.all(|side| Some(side) == first) {
        return Some(Outcome { winner: first, on_time: false, turn });
    }
    let victory = world.resource::<Scenario>().victory;
    if turn <= victory.turns {
        return None;
    }
    let winner = victory.holds.map(Side).or_else(|| most(table));
    Some(Outcome { winner, on_time: true, turn: victory.turns })
}

/// The side with more figures left than any other.
fn most(table: Table) -> Option<Side> {
    let mut left = [0u8; 256];
    table.active_figures().for_each(|figure| left[table.side(figure).index()] += 1);
    let best = left.iter().max()?;
    let mut sides = (0u8..=255).filter(|side| left[*side as usize] == *best);
    let side = sides.next()?;
    sides.next().is_none().then_some(Side(side))
}
