//! What a figure does without thinking, for playing a battle on in a fork.

use std::collections::BTreeMap;

use bevy_ecs::prelude::World;
use riposte_rules::battle::Table;
use riposte_rules::board::Hex;
use riposte_rules::decision::{Arm, Choice, Decision, PromptKind, Verb};
use riposte_rules::figure::{FigureId, Side};

use crate::Weights;
use crate::back::comes_back;
use crate::decision::{actor, is_blow, is_step, weight};
use crate::judge::Judge;
use crate::pose::Pose;
use crate::prune::Shifts;
use crate::weigh::{self, Reserve};

/// What makes two blows alike.
type Kind = (Verb, FigureId, FigureId, Option<Arm>, bool, bool, Option<Flight>);

/// From where to where something flies.
type Flight = [[i32; 2]; 2];

/// The flight of a blow from one hex to another that no weapon in hand strikes: others may be
/// in its way.
fn flight(table: Table, from: Hex, to: Hex) -> Option<Flight> {
    let distance = from.unsigned_distance_to(to);
    (distance > 1 && distance > u32::from(table.armoury().longest()))
        .then_some([from.to_array(), to.to_array()])
}

/// Answers decisions at once: the best blow, else the step that helps most, else the usual.
/// What a blow of a kind is worth is worked out when it first comes up.
#[derive(Debug, Default)]
pub(crate) struct Reflex {
    known: BTreeMap<Kind, f64>,
}

impl Reflex {
    /// Forgets what was known of another moment.
    pub(crate) fn begin(&mut self) {
        self.known.clear();
    }

    /// The answer to the pending decision. The side that waits does not go anywhere.
    pub(crate) fn choose(
        &mut self,
        root: &World,
        now: &World,
        judge: &mut Judge,
        waits: Option<Side>,
    ) -> Option<Choice> {
        let table = Table::new(now);
        let decision = table.decision()?;
        if weight(table, decision) != PromptKind::Act {
            return Some(decision.default);
        }
        let idle = match is_blow(&decision.default) || is_step(&decision.default) {
            true => decision.decline,
            false => decision.default,
        };
        let blow = self.best_blow(table, decision, &judge.weights);
        if let Some((value, choice)) = blow
            && value > 0.0
        {
            return Some(choice);
        }
        if let Some(choice) = best_gain(table, decision, &judge.weights) {
            return Some(choice);
        }
        if waits == Some(decision.side) {
            return Some(idle);
        }
        Some(best_step(root, table, decision, judge).unwrap_or(idle))
    }

    fn best_blow(
        &mut self,
        table: Table,
        decision: &Decision,
        weights: &Weights,
    ) -> Option<(f64, Choice)> {
        let mut best: Option<(f64, Choice)> = None;
        let back = comes_back(table, decision);
        let blows = decision.choices.iter().filter(|choice| is_blow(choice));
        for choice in blows.filter(|choice| !back(choice)) {
            let value = self.blow(table, decision, choice, weights);
            if best.is_none_or(|(known, _)| value > known) {
                best = Some((value, *choice));
            }
        }
        best
    }

    fn blow(
        &mut self,
        table: Table,
        decision: &Decision,
        choice: &Choice,
        weights: &Weights,
    ) -> f64 {
        let by = actor(decision, choice);
        let Some(target) = choice.target else { return 0.0 };
        let from = Pose::after(table, decision, choice);
        let behind = Pose::of(table, target).behind(table, from.hex);
        let down = table.posture(target).down();
        let way = flight(table, from.hex, table.hex(target));
        let kind = (choice.verb, by, target, choice.arm, behind, down, way);
        *self.known.entry(kind).or_insert_with(|| {
            let forecast = table.book().weighed(table.world(), choice);
            weigh::dice(table, decision.side, &forecast, weights)
                - weigh::price(PromptKind::React, &Reserve::none(), from, &forecast, weights)
                - weigh::gauntlet(&forecast, weights)
                - weigh::parting(table, choice, from, &forecast, weights)
        })
    }
}

/// The choice that gains the greatest advantage, by what the rulebook says at a glance, if one is
/// worth its price.
fn best_gain(table: Table, decision: &Decision, weights: &Weights) -> Option<Choice> {
    let (book, world) = (table.book(), table.world());
    let pose = |choice: &Choice| Pose::of(table, actor(decision, choice));
    let price = |choice: &Choice| {
        let forecast = book.weighed(world, choice);
        weigh::price(PromptKind::React, &Reserve::none(), pose(choice), &forecast, weights)
            + weigh::gauntlet(&forecast, weights)
    };
    let others = decision.choices.iter().filter(|choice| !is_blow(choice) && !is_step(choice));
    let gains = others.map(|choice| (weights.edge * book.gains(world, choice), choice));
    let worth = gains.filter(|(gain, _)| *gain > 0.0);
    let worth = worth.map(|(gain, choice)| (gain - price(choice), choice));
    let best = worth.filter(|(value, _)| *value > 0.0).max_by(|a, b| a.0.total_cmp(&b.0));
    best.map(|(_, choice)| *choice)
}

/// The step that leads to the best place, if one is better than the present.
fn best_step(root: &World, table: Table, decision: &Decision, judge: &mut Judge) -> Option<Choice> {
    const WORTH_A_STEP: f64 = 0.01;
    let mut best: Option<(f64, Choice)> = None;
    let mut shifts = Shifts::new(root, table);
    let back = comes_back(table, decision);
    let given_up = |choice: &Choice| table.book().gives_up(table.world(), choice);
    let steps = decision.choices.iter().filter(|choice| is_step(choice));
    for choice in steps.filter(|choice| !back(choice)) {
        let least = best.map_or(WORTH_A_STEP, |(known, _)| known);
        let shift = shifts.of(decision, choice, judge);
        // What it gives up is asked of those alone that could be the best.
        let value = match shift > least {
            true => shift - judge.weights.edge * given_up(choice),
            false => shift,
        };
        if value > least {
            best = Some((value, *choice));
        }
    }
    best.map(|(_, choice)| choice)
}
