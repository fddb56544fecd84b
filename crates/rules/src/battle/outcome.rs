//! How a battle ends.

use bevy_ecs::prelude::*;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::ended::Outcome;
use super::table::Table;
use crate::data::Scenario;
use crate::decision::Pending;
use crate::event::{Event, Journal};
use crate::figure::{FigureId, Life, Side};

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
    let counts = |figure: &FigureId| table.book().counts(world, *figure);
    let mut sides = table.active_figures().filter(counts).map(|figure| table.side(figure));
    let first = sides.next();
    if sides.all(|side| Some(side) == first) {
        return Some(Outcome { winner: first, on_time: false, turn });
    }
    if let Some(winner) = at_goal(table) {
        return Some(Outcome { winner: Some(winner), on_time: false, turn });
    }
    let victory = world.resource::<Scenario>().victory;
    if turn <= victory.turns {
        return None;
    }
    let winner = lead(table).map(|(side, _)| side);
    Some(Outcome { winner, on_time: true, turn: victory.turns })
}

/// Who has won by where figures are: the side that wanted to come somewhere, once enough of its
/// figures are there, or the one side against it, once it has not enough left that could.
pub fn at_goal(table: Table) -> Option<Side> {
    let scenario = table.scenario();
    let goal = scenario.goal.as_ref()?;
    let gone = |figure: FigureId| matches!(table.harm(figure).life, Life::Dead | Life::Gone);
    let left = || table.figures().filter(|it| table.side(*it) == goal.side && !gone(*it));
    let there = left().filter(|figure| goal.hexes.contains(&table.hex(*figure))).count();
    if there >= goal.figures {
        return Some(goal.side);
    }
    let mut others = (0..scenario.sides.len()).map(|side| Side(side as u8));
    let against = others.find(|side| *side != goal.side).filter(|_| scenario.sides.len() == 2);
    against.filter(|_| left().count() < goal.figures)
}

/// What decides for a side when the time runs out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lead {
    /// It has only to hold out.
    Holds,
    /// More of its figures are in the fight.
    Figures,
    /// As many are, and they have more of their strength left.
    Strength,
}

/// What a side has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Left {
    figures: usize,
    /// The fighting worth of its figures, in thousandths of an unhurt one.
    strength: i64,
}

impl Left {
    fn of(table: Table, side: Side) -> Left {
        let counts = |figure: &FigureId| table.book().counts(table.world(), *figure);
        let mine = || {
            let here = table.active_figures().filter(|figure| table.side(*figure) == side);
            here.filter(counts)
        };
        let worth: f64 = mine().map(|it| table.book().standing(table.world(), it).worth).sum();
        Left { figures: mine().count(), strength: (worth * 1000.0).round() as i64 }
    }
}

/// Who would win if the time ran out now, and by what; `None` when nobody has more left than
/// everybody else.
pub fn lead(table: Table) -> Option<(Side, Lead)> {
    let scenario = table.scenario();
    if let Some(holder) = scenario.victory.holds {
        return Some((Side(holder), Lead::Holds));
    }
    let sides = (0..scenario.sides.len()).map(|number| Side(number as u8));
    let mut left: SmallVec<[(Left, Side); 4]> =
        sides.map(|side| (Left::of(table, side), side)).collect();
    left.sort_by_key(|(left, _)| std::cmp::Reverse(*left));
    let (best, side) = *left.first()?;
    let Some((next, _)) = left.get(1) else { return Some((side, Lead::Figures)) };
    if best.figures > next.figures {
        Some((side, Lead::Figures))
    } else if best.strength > next.strength {
        Some((side, Lead::Strength))
    } else {
        None
    }
}
