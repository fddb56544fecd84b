//! Carrying a battle from one decision to the next.

use bevy_ecs::prelude::*;
use bevy_ecs::schedule::ScheduleLabel;
use riposte_words::{phrase, say};

use super::outcome::Ending;
use super::snapshot::Snapshot;
use super::table::Table;
use crate::decision::{Choice, Pending, Refusal, write};
use crate::roll::Dice;
use crate::rulebook::Playing;
use crate::tell;

/// The schedule that carries out what was chosen. It runs again and again until the
/// battle waits for a decision or is over.
#[derive(ScheduleLabel, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Resolve;

/// The steps of one run of [`Resolve`], in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RulesSet {
    /// The rulebook's turn and the stages of its manoeuvres: what comes next.
    Manoeuvre,
    /// Movement: the manoeuvre on top moves one hex along its path.
    MovementCosts,
    /// Reach: what each figure threatens, and who is engaged.
    ReachArcs,
    /// Windows: the next who may answer is asked, or the answer is taken.
    ReactionWindows,
    /// Blows: roll against roll or number, then harm.
    AttackResolution,
    /// Whether the battle is over.
    Judge,
    /// Engagement: where a rulebook binds figures otherwise than by reach.
    Engagement,
}

/// The systems of one rulebook; they run only while it is in play.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Of(pub &'static str);

/// More runs than any choice can need; a battle that takes more is stuck.
const MOST_RUNS: u32 = 100_000;

/// Answers the pending decision and carries the battle on to the next.
///
/// # Errors
/// A [`Refusal`] when the choice is not legal now, or given dice do not fit; the battle
/// then stands as before.
pub fn submit(world: &mut World, choice: Choice) -> Result<(), Refusal> {
    check(world, &choice)?;
    let before = world.resource::<Dice>().may_starve().then(|| Snapshot::of(world));
    world.resource_mut::<Pending>().answer(choice);
    advance(world);
    if let Some(before) = before
        && let Some(error) = world.resource_mut::<Dice>().take_error()
    {
        before.restore(world);
        return Err(error.into());
    }
    Ok(())
}

fn check(world: &World, choice: &Choice) -> Result<(), Refusal> {
    if !world.contains_resource::<Playing>() {
        return Err(Refusal::NoBattle);
    }
    let Some(decision) = world.resource::<Pending>().decision() else {
        return Err(Refusal::Over);
    };
    if decision.is_legal(choice) {
        return Ok(());
    }
    let table = Table::new(world);
    Err(Refusal::NotLegal {
        choice: *choice,
        written: write(table, choice),
        reason: why_not(world, choice),
    })
}

/// Why a choice is not open now, in words.
pub fn why_not(world: &World, choice: &Choice) -> String {
    let table = Table::new(world);
    let Some(decision) = table.decision() else {
        return say!("the battle is over");
    };
    let closed = table.book().closed(world);
    if let Some(closed) = closed.iter().find(|closed| closed.verb == choice.verb) {
        return format!("{} ({})", phrase(&closed.reason), closed.rule);
    }
    let of_verb = decision.choices.iter().filter(|open| open.verb == choice.verb).count();
    match of_verb {
        0 => say!("it does not answer \"{question}\"", question = tell::asked(table)),
        _ => say!("it is open, but not so: another hex, target, weapon or number"),
    }
}

/// Runs [`Resolve`] until the battle waits for a decision or is over.
///
/// # Panics
/// When the rules neither ask nor end: an error of a rulebook.
pub fn advance(world: &mut World) {
    // The schedule is taken out of the World once, not for each run.
    world.schedule_scope(Resolve, |world, schedule| {
        for _ in 0..MOST_RUNS {
            schedule.run(world);
            if world.resource::<Pending>().waits() || world.resource::<Ending>().0.is_some() {
                return;
            }
        }
        panic!("the rules neither ask nor end after {MOST_RUNS} runs");
    });
}
