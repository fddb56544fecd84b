//! A control variate: how lucky a try (a rollout) was, by what its blows did against what such
//! blows do on average.
//!
//! Dice decide most of what a try comes to, and little of what it is to show. So the luck of
//! its blows is taken out again, as those do who play positions of dice games out to judge
//! them. What a blow is expected to do is in its forecast; by how much such blows fall short
//! of that, because they are answered, is learned from the tries themselves.

use std::collections::BTreeMap;

use bevy_ecs::prelude::World;
use riposte_rules::battle::Table;
use riposte_rules::decision::{Choice, Forecast, PromptKind, Verb};
use riposte_rules::figure::{FigureId, Side};

use crate::Weights;
use crate::decision::{actor, is_blow, weight};
use crate::judge::material;
use crate::pose::Pose;
use crate::weigh::brought;

/// What makes two blows alike: how, by whom, at whom, from behind or not, and whether the
/// target can answer.
type Kind = (Verb, FigureId, FigureId, bool, bool);

/// What blows of a kind did, and what was expected of them, by size.
#[derive(Clone, Copy, Debug, Default)]
struct Sums {
    done: f64,
    expected: f64,
}

/// The blows of some tries.
#[derive(Debug, Default)]
pub(crate) struct Tally(BTreeMap<Kind, Sums>);

impl Tally {
    /// Adds the blows of other tries.
    pub(crate) fn add(&mut self, other: &Tally) {
        for (kind, more) in &other.0 {
            let sums = self.0.entry(*kind).or_default();
            sums.done += more.done;
            sums.expected += more.expected;
        }
    }

    /// How much more these blows did for the side than such blows do, by all that were struck.
    /// The more of them there are, the less is put down to luck: the position may be one in
    /// which they do more.
    pub(crate) fn luck(&self, all: &Tally) -> f64 {
        /// How much must have been expected for half of it to be put down to luck.
        const MUCH: f64 = 4.0;
        let usual = all.usual();
        let luck = |(kind, sums): (&Kind, &Sums)| {
            let known = all.0.get(kind).copied().unwrap_or_default();
            let beyond = sums.done - known.ratio(usual) * sums.expected;
            beyond * MUCH / (MUCH + sums.expected.abs())
        };
        self.0.iter().map(luck).sum()
    }

    /// What blows of all kinds did, in parts of what was expected.
    fn usual(&self) -> f64 {
        let total = |all: Sums, sums: &Sums| Sums {
            done: all.done + sums.done * sums.expected.signum(),
            expected: all.expected + sums.expected.abs(),
        };
        self.0.values().fold(Sums::default(), total).ratio(1.0)
    }
}

impl Sums {
    /// What was done, in parts of what was expected; near the usual as long as little is known.
    fn ratio(self, usual: f64) -> f64 {
        /// How much must have been expected for the blows to count for half.
        const LITTLE: f64 = 0.5;
        let done = self.done * self.expected.signum();
        (done + LITTLE * usual) / (self.expected.abs() + LITTLE)
    }
}

/// Watches the blows of a try.
#[derive(Debug, Default)]
pub(crate) struct Watch {
    under_way: Option<Blow>,
    tally: Tally,
}

/// A blow that is not over.
#[derive(Debug)]
struct Blow {
    kind: Kind,
    before: f64,
    expected: f64,
}

impl Watch {
    /// The blows seen; forgets them.
    pub(crate) fn take(&mut self) -> Tally {
        self.under_way = None;
        std::mem::take(&mut self.tally)
    }

    /// A choice is about to be made.
    pub(crate) fn before(&mut self, now: &World, choice: &Choice, side: Side, weights: &Weights) {
        let table = Table::new(now);
        let (Some(decision), Some(target)) = (table.decision(), choice.target) else { return };
        if !is_blow(choice) || weight(table, decision) != PromptKind::Act {
            return;
        }
        let forecast = table.book().weighed(now, choice);
        let expected = expected(table, &forecast, side, weights);
        if expected == 0.0 {
            return;
        }
        let by = actor(decision, choice);
        let behind = Pose::of(table, target).behind(table, table.hex(by));
        let kind = (choice.verb, by, target, behind, forecast.answered.is_some());
        self.under_way = Some(Blow { kind, before: material(now, side, weights), expected });
    }

    /// Something has happened; once somebody acts again, the blow under way is over.
    pub(crate) fn after(&mut self, now: &World, side: Side, weights: &Weights) {
        let table = Table::new(now);
        let goes_on = table.decision().is_some_and(|asked| weight(table, asked) != PromptKind::Act);
        if goes_on {
            return;
        }
        let Some(blow) = self.under_way.take() else { return };
        let sums = self.tally.0.entry(blow.kind).or_default();
        sums.done += material(now, side, weights) - blow.before;
        sums.expected += blow.expected;
    }
}

/// What a blow is expected to bring a side.
fn expected(table: Table, forecast: &Forecast, side: Side, weights: &Weights) -> f64 {
    forecast.harms().map(|harm| brought(table, side, harm, weights)).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    const KIND: Kind = (Verb(0), FigureId(0), FigureId(1), false, false);

    fn blows(done: f64, expected: f64) -> Tally {
        Tally(BTreeMap::from([(KIND, Sums { done, expected })]))
    }

    fn all(tallies: &[&Tally]) -> Tally {
        let mut all = Tally::default();
        tallies.iter().for_each(|tally| all.add(tally));
        all
    }

    #[test]
    fn who_did_more_than_expected_was_lucky_and_who_did_less_was_not() {
        let (lucky, not) = (blows(3.0, 2.0), blows(1.0, 2.0));
        let all = all(&[&lucky, &not]);
        assert!((lucky.luck(&all) - 2.0 / 3.0).abs() < 1e-9);
        assert!((not.luck(&all) + 2.0 / 3.0).abs() < 1e-9);
    }

    #[test]
    fn of_many_blows_less_is_put_down_to_luck() {
        let share = |tries: f64| {
            let (more, less) = (blows(3.0 * tries, 2.0 * tries), blows(tries, 2.0 * tries));
            more.luck(&all(&[&more, &less])) / tries
        };
        assert!(share(1.0) > share(10.0) && share(10.0) > share(100.0) && share(100.0) > 0.0);
    }

    #[test]
    fn blows_that_always_fall_short_are_no_bad_luck() {
        let (one, other) = (blows(100.0, 200.0), blows(50.0, 100.0));
        let all = all(&[&one, &other]);
        assert!(one.luck(&all).abs() < 0.1 && other.luck(&all).abs() < 0.1);
    }

    #[test]
    fn harm_that_is_suffered_is_bad_luck_beyond_what_was_expected() {
        let (hurt, spared) = (blows(-3.0, -2.0), blows(-1.0, -2.0));
        let all = all(&[&hurt, &spared]);
        assert!((hurt.luck(&all) + 2.0 / 3.0).abs() < 1e-9);
        assert!((spared.luck(&all) - 2.0 / 3.0).abs() < 1e-9);
    }
}
