//! Which choices are worth a closer look.

use std::collections::BTreeMap;

use bevy_ecs::prelude::World;
use riposte_rules::battle::Table;
use riposte_rules::decision::{Arm, Choice, Decision, Forecast, PromptKind, Verb};
use riposte_rules::figure::FigureId;

use crate::around::without_turned_backs;
use crate::back::comes_back;
use crate::decision::{actor, is_blow, is_number, is_step, weight};
use crate::evaluation_context::EvalContext;
use crate::judge::Judge;
use crate::pose::Pose;
use crate::weigh::{self, Reserve};

/// How many blows are weighed in full.
const BLOWS: usize = 8;
/// How many steps of each figure are weighed in full.
const STEPS: usize = 6;

/// What was worked out of choices while they were sifted, so that it is not worked out twice.
#[derive(Default)]
pub(crate) struct Sifted {
    shifts: Vec<(Choice, f64)>,
    forecasts: Vec<(Choice, Forecast)>,
}

impl Sifted {
    /// How much better or worse the acting figure stands for a choice, where that is known.
    pub(crate) fn shift(&self, choice: &Choice) -> Option<f64> {
        self.shifts.iter().find(|(of, _)| of == choice).map(|(_, shift)| *shift)
    }

    /// The forecast of a choice, where it is known.
    pub(crate) fn take_forecast(&mut self, choice: &Choice) -> Option<Forecast> {
        let found = self.forecasts.iter().position(|(of, _)| of == choice);
        found.map(|index| self.forecasts.swap_remove(index).1)
    }
}

/// The choices worth a closer look, in canonical order, and what was worked out to find them.
pub(crate) fn candidates(
    world: &World,
    decision: &Decision,
    judge: &mut Judge,
    reserve: &Reserve,
) -> (Vec<Choice>, Sifted) {
    let table = Table::new(world);
    let asks = weight(table, decision);
    if asks == PromptKind::Detail {
        return (decision.choices.clone(), Sifted::default());
    }
    let (mut blows, mut steps, mut rest) = (Vec::new(), Vec::new(), Vec::new());
    let mut known = BTreeMap::new();
    let mut sifted = Sifted::default();
    let mut shifts = Shifts::new(world, table);
    let mut spoken: Option<Verb> = None;
    let back = comes_back(table, decision);
    let plans = |choice: &Choice| table.book().plans(world, choice);
    for choice in decision.choices.iter().filter(|choice| !back(choice) && !plans(choice)) {
        if is_blow(choice) {
            let dice = blow(table, decision, choice, judge, reserve, &mut known, &mut sifted);
            let shift = shifts.of(decision, choice, judge);
            sifted.shifts.push((*choice, shift));
            blows.push((dice + shift, *choice));
        } else if is_step(choice) {
            let shift = shifts.of(decision, choice, judge);
            sifted.shifts.push((*choice, shift));
            steps.push((shift, *choice));
        } else if !is_number(choice) || spoken.replace(choice.verb) != Some(choice.verb) {
            rest.push(*choice);
        }
    }
    keep(&mut blows, |_| BLOWS);
    let mut count: BTreeMap<FigureId, usize> = BTreeMap::new();
    keep(&mut steps, |choice| {
        let seen = count.entry(actor(decision, choice)).or_default();
        *seen += 1;
        if *seen <= STEPS { usize::MAX } else { 0 }
    });
    rest.extend(blows.into_iter().chain(steps).map(|(_, choice)| choice));
    // To decline leads nowhere, so something is always left.
    for always in [decision.decline, decision.default] {
        if !rest.contains(&always) && (always == decision.decline || !back(&always)) {
            rest.push(always);
        }
    }
    rest.sort_unstable_by_key(Choice::order);
    (without_turned_backs(table, decision, rest), sifted)
}

/// Keeps the best of a list, as long as `limit` of the next is above the number kept.
fn keep(list: &mut Vec<(f64, Choice)>, mut limit: impl FnMut(&Choice) -> usize) {
    list.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut kept = 0;
    list.retain(|(_, choice)| {
        let stays = kept < limit(choice);
        kept += usize::from(stays);
        stays
    });
}

/// How much better or worse the figures stand for a choice, everybody else standing still.
/// Remembers what each figure sees.
pub(crate) struct Shifts<'w> {
    root: &'w World,
    table: Table<'w>,
    seen: Vec<(FigureId, EvalContext<'w>, f64)>,
}

impl<'w> Shifts<'w> {
    /// In a World, `root` being the one in which the decision is asked.
    pub(crate) fn new(root: &'w World, table: Table<'w>) -> Shifts<'w> {
        Shifts { root, table, seen: Vec::new() }
    }

    /// How the place of the acting figure gains.
    pub(crate) fn of(&mut self, decision: &Decision, choice: &Choice, judge: &mut Judge) -> f64 {
        let after = Pose::after(self.table, decision, choice);
        let now = Pose::of(self.table, after.figure);
        if after == now {
            return 0.0;
        }
        if !self.seen.iter().any(|(figure, ..)| *figure == after.figure) {
            let context = EvalContext::of(self.table, after.figure);
            let worth = judge.stance(self.root, &context, now);
            self.seen.push((after.figure, context, worth));
        }
        let seen = self.seen.iter().find(|(figure, ..)| *figure == after.figure);
        seen.map_or(0.0, |(_, context, worth)| judge.stance(self.root, context, after) - worth)
    }
}

/// What makes two blows alike, wherever they are struck from.
type Kind = (Verb, FigureId, FigureId, Option<Arm>, bool);

/// The worth of the dice of a blow, taken from the first of its kind.
fn blow(
    table: Table,
    decision: &Decision,
    choice: &Choice,
    judge: &Judge,
    reserve: &Reserve,
    known: &mut BTreeMap<Kind, f64>,
    sifted: &mut Sifted,
) -> f64 {
    let by = actor(decision, choice);
    let Some(target) = choice.target else { return 0.0 };
    let from = Pose::after(table, decision, choice);
    let behind = Pose::of(table, target).behind(table, from.hex);
    let kind = (choice.verb, by, target, choice.arm, behind);
    *known.entry(kind).or_insert_with(|| {
        let forecast = table.book().weighed(table.world(), choice);
        let asks = weight(table, decision);
        let worth = weigh::dice(table, decision.side, &forecast, &judge.weights)
            - weigh::price(asks, reserve, from, &forecast, &judge.weights)
            - weigh::parting(table, choice, from, &forecast, &judge.weights);
        sifted.forecasts.push((*choice, forecast));
        worth
    })
}
