//! Letting a blow pass for nothing: another answer costs as little and spares the figure harm.

use bevy_ecs::prelude::World;
use riposte_rules::battle::{Snapshot, Table};
use riposte_rules::decision::{Choice, Decision, Forecast, PromptKind};

use crate::Weights;
use crate::decision::weight;
use crate::simulation::Simulation;

/// The part of the harm that must be spared at least: a hopeless defence may be kept for another blow.
const SPARED: f64 = 0.05;

/// With how many dice it is looked whether an answer takes anything away.
const LOOKS: u64 = 4;

/// Whether to let the blow pass that a figure answers is worse than another answer, whatever comes
/// after. The odds of both are exact, so tries with their luck are not asked.
pub(crate) fn passes_for_nothing(
    world: &World,
    decision: &Decision,
    simulation: &mut Simulation,
    weights: &Weights,
) -> bool {
    let table = Table::new(world);
    if weight(table, decision) != PromptKind::React {
        return false;
    }
    let forecast = |choice: &Choice| table.book().weighed(world, choice);
    let Some(taken) = lost(&forecast(&decision.decline), weights) else { return false };
    let better = |choice: &&Choice| {
        let forecast = forecast(choice);
        let spares = lost(&forecast, weights).is_some_and(|left| left < (1.0 - SPARED) * taken);
        spares && forecast.costs.is_empty() && choice.hex.is_none() && choice.target.is_none()
    };
    let mut answers = decision.choices.iter().filter(|choice| **choice != decision.decline);
    let from = Snapshot::of(world);
    answers.any(|choice| better(&choice) && is_free(&from, decision, choice, simulation))
}

/// What a figure is expected to lose to the blow that it answers.
fn lost(forecast: &Forecast, weights: &Weights) -> Option<f64> {
    let harm = forecast.suffered.as_ref()?;
    Some(weights.suffered * harm.worth + weights.fall * harm.out)
}

/// Whether an answer leaves a figure as much to act with as letting the blow pass does, by and
/// large: the dice of the blow may stun it in either case.
fn is_free(
    from: &Snapshot,
    decision: &Decision,
    choice: &Choice,
    simulation: &mut Simulation,
) -> bool {
    let mut means = |choice: Choice, seed: u64| {
        let now = simulation.after(from, choice, seed)?;
        let table = Table::new(now);
        let standing = table.book().standing(now, decision.figure);
        table.active(decision.figure).then_some(standing.means)
    };
    let both = (0..LOOKS).filter_map(|seed| {
        let answered = means(*choice, seed)?;
        Some(means(decision.decline, seed)? - answered)
    });
    both.sum::<f64>() < LOOKS as f64 / 2.0
}
