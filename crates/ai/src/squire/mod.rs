//! The first opponent: exact expectation, one decision ahead.

mod position;
mod reasons;
mod trial;
mod weigh;
mod weights;

pub use weights::Weights;

use bevy_ecs::prelude::World;
use riposte_rules::battle::{Snapshot, Table};
use riposte_rules::board::{Facing, Hex};
use riposte_rules::data::Library;
use riposte_rules::decision::{Choice, Decision, Forecast, Pending, Weight};
use riposte_rules::figure::FigureId;

use crate::{Player, Thought};
use trial::Trial;

/// Weighs each choice by what its dice are expected to bring and by the position it leads
/// to, and takes the best.
pub struct Squire {
    seed: u64,
    weights: Weights,
    trial: Trial,
    task: Option<Task>,
}

/// Where a choice would put a figure.
type Stand = (FigureId, Option<Hex>, Option<Facing>);

/// A decision being thought about.
struct Task {
    decision: Decision,
    weight: Weight,
    from: Snapshot,
    before: f64,
    reserve: i32,
    /// How the position changes with where the figure would stand, once it is known.
    shifts: Vec<(Stand, f64)>,
    next: usize,
    best: Option<(f64, Choice)>,
}

impl Squire {
    /// One with a seed and the usual weights.
    pub fn new(seed: u64, library: &Library) -> Squire {
        Squire::with(seed, library, Weights::default())
    }

    /// One that cares for other things.
    pub fn with(seed: u64, library: &Library, weights: Weights) -> Squire {
        Squire { seed, weights, trial: Trial::new(library), task: None }
    }

    /// The value of a choice against leaving all as it is.
    fn value(&mut self, world: &World, task: &mut Task, choice: &Choice) -> f64 {
        let table = Table::new(world);
        let forecast = table.book().forecast(world, choice);
        let weights = self.weights;
        let mut value = -weigh::price(task.weight, task.reserve, &forecast, &weights);
        value -= weigh::gauntlet(&forecast, &weights);
        if *choice == task.decision.default {
            value += weights.usual;
        }
        if weigh::by_dice(&forecast, task.weight) {
            value += weigh::dice(table, choice, &forecast, &weights);
            if choice.hex.is_some() || choice.facing.is_some() {
                value += self.shift(task, choice);
            }
        } else if *choice != task.decision.decline || task.weight != Weight::Act {
            value += self.outcome(task, choice, &forecast);
        }
        value
    }

    /// How the position changes when the deciding figure stands where the choice puts it.
    fn shift(&mut self, task: &mut Task, choice: &Choice) -> f64 {
        let figure = choice.actor.unwrap_or(task.decision.figure);
        let stand = (figure, choice.hex, choice.facing);
        if let Some((_, known)) = task.shifts.iter().find(|(known, _)| *known == stand) {
            return *known;
        }
        let shift = match self.trial.placed(&task.from, figure, choice) {
            Some(world) => position::value(world, task.decision.side, &self.weights) - task.before,
            None => 0.0,
        };
        task.shifts.push((stand, shift));
        shift
    }

    /// How the position changes by a choice; the mean of some tries where dice fall.
    fn outcome(&mut self, task: &Task, choice: &Choice, forecast: &Forecast) -> f64 {
        const TRIES: u64 = 4;
        // An answer in the middle of an exchange leads on to the dice of that exchange.
        let dice = forecast.chance.is_some() || task.weight != Weight::Act;
        let tries = if dice { TRIES } else { 1 };
        let mut sum = 0.0;
        for index in 0..tries {
            let seed = self.seed.wrapping_mul(TRIES).wrapping_add(index);
            let Some(world) = self.trial.after(&task.from, *choice, seed) else { continue };
            sum += position::value(world, task.decision.side, &self.weights) - task.before;
        }
        sum / tries as f64
    }
}

impl Player for Squire {
    fn begin(&mut self, world: &World) {
        self.task = None;
        let Some(decision) = world.resource::<Pending>().decision().cloned() else { return };
        self.trial.set_up(world);
        let table = Table::new(world);
        let weight = table.book().questions()[decision.question.0 as usize].weight;
        self.task = Some(Task {
            weight,
            from: Snapshot::of(world),
            before: position::value(world, decision.side, &self.weights),
            reserve: weigh::reserve(table, decision.figure),
            shifts: Vec::new(),
            next: 0,
            best: None,
            decision,
        });
    }

    fn think(&mut self, world: &World, steps: u32) -> Thought {
        let Some(mut task) = self.task.take() else { return Thought::Working };
        for _ in 0..steps.max(1) {
            let Some(choice) = task.decision.choices.get(task.next).copied() else { break };
            let alone = task.decision.choices.len() == 1;
            let value = if alone { 0.0 } else { self.value(world, &mut task, &choice) };
            if task.best.is_none_or(|(best, _)| value > best) {
                task.best = Some((value, choice));
            }
            task.next += 1;
        }
        if task.next < task.decision.choices.len() {
            self.task = Some(task);
            return Thought::Working;
        }
        let choice = task.best.map_or(task.decision.default, |(_, choice)| choice);
        Thought::Chosen(choice, reasons::of(Table::new(world), &choice))
    }
}
