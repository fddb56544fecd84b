//! The naive player, the baseline: runs at the weakest enemy and hits it.

use bevy_ecs::prelude::World;
use riposte_rules::battle::Table;
use riposte_rules::decision::{Choice, Decision, Pending, PromptKind};
use riposte_rules::figure::FigureId;
use riposte_words::say;

use crate::armament::arming;
use crate::back::comes_back;
use crate::decision::{actor, is_blow, is_step, weight};
use crate::pose::Pose;
use crate::{Player, Thought};

/// Hits the weakest enemy, or goes where that is; answers everything in the usual way.
#[derive(Clone, Copy, Debug, Default)]
pub struct NaivePlayer;

impl NaivePlayer {
    fn choose(world: &World, decision: &Decision) -> (Choice, String) {
        let table = Table::new(world);
        if weight(table, decision) != PromptKind::Act {
            return (decision.default, say!("does the usual"));
        }
        let Some(prey) = weakest(table, decision.figure) else {
            return (decision.default, say!("does the usual"));
        };
        let name = table.name(prey);
        if let Some(choice) = best_blow(table, decision, Some(prey)) {
            return (
                choice,
                alone(table, decision, say!("hits {name}", name), || {
                    say!("hits {name}, the weakest", name)
                }),
            );
        }
        if let Some(choice) = arming(table, decision) {
            return (choice, say!("takes up a weapon"));
        }
        if let Some(choice) = closer(table, decision, prey) {
            return (
                choice,
                alone(table, decision, say!("runs at {name}", name), || {
                    say!("runs at {name}, the weakest", name)
                }),
            );
        }
        if let Some(choice) = best_blow(table, decision, None) {
            return (choice, say!("hits whom it can"));
        }
        let idle = if is_blow(&decision.default) || is_step(&decision.default) {
            decision.decline
        } else {
            decision.default
        };
        (idle, say!("has nothing to hit"))
    }
}

/// What is said of the only enemy, or of one of several.
fn alone(table: Table, decision: &Decision, one: String, of: impl FnOnce() -> String) -> String {
    if table.enemies(decision.figure).count() > 1 { of() } else { one }
}

/// The weakest enemy, of equals the nearest.
fn weakest(table: Table, figure: FigureId) -> Option<FigureId> {
    let worth = |enemy: FigureId| table.book().standing(table.world(), enemy).worth;
    let distance = |enemy: FigureId| table.distance(figure, enemy);
    table
        .enemies(figure)
        .min_by(|a, b| worth(*a).total_cmp(&worth(*b)).then(distance(*a).cmp(&distance(*b))))
}

/// The blow that does most harm, at one enemy or at any.
fn best_blow(table: Table, decision: &Decision, at: Option<FigureId>) -> Option<Choice> {
    let back = comes_back(table, decision);
    let at_whom = |choice: &Choice| at.is_none() || choice.target == at;
    let fits = |choice: &&Choice| is_blow(choice) && at_whom(choice) && !back(choice);
    let harm = |choice: &Choice| {
        let forecast = table.book().weighed(table.world(), choice);
        forecast.harm.map_or(0.0, |harm| harm.worth)
    };
    let blows = decision.choices.iter().filter(fits).map(|choice| (harm(choice), *choice));
    // The first of equals.
    let best = blows.rev().max_by(|a, b| a.0.total_cmp(&b.0));
    best.map(|(_, choice)| choice)
}

/// The step that leads nearest to an enemy, or turns to it, if one does.
fn closer(table: Table, decision: &Decision, prey: FigureId) -> Option<Choice> {
    let goal = table.hex(prey);
    let far = |pose: Pose| (pose.hex.unsigned_distance_to(goal), pose.apart(goal));
    let back = comes_back(table, decision);
    let steps = decision.choices.iter().filter(|choice| is_step(choice) && !back(choice));
    let better = steps.filter_map(|choice| {
        let now = far(Pose::of(table, actor(decision, choice)));
        let after = far(Pose::after(table, decision, choice));
        (after < now).then_some((after, *choice))
    });
    better.min_by_key(|(after, _)| *after).map(|(_, choice)| choice)
}

impl Player for NaivePlayer {
    fn begin(&mut self, _: &World) {}

    fn think(&mut self, world: &World, _: u32) -> Thought {
        let Some(decision) = world.resource::<Pending>().decision() else {
            return Thought::Working;
        };
        let (choice, reason) = NaivePlayer::choose(world, decision);
        Thought::Chosen(choice, vec![reason])
    }
}
