//! Exact distributions of dice totals.

use std::borrow::Cow;
use std::sync::OnceLock;

use super::{Chance, Keep};

/// How likely each total is: a count of cases for every value in steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spread {
    least: i32,
    step: i32,
    cases: Cow<'static, [u64]>,
}

impl Spread {
    /// A total that is certain.
    pub fn certain(value: i32) -> Spread {
        Spread { least: value, step: 1, cases: Cow::Borrowed(&[1]) }
    }

    /// The sum of some dice, each pip counting `step`.
    pub fn of_dice(count: u8, sides: u8, step: i32) -> Spread {
        Spread { least: i32::from(count) * step, step, cases: counts(count, sides) }
    }

    /// The sum of those that are kept of some dice, each pip counting `step`.
    pub fn of_kept(count: u8, sides: u8, keep: Keep, step: i32) -> Spread {
        let kept = keep.of(usize::from(count));
        if kept == usize::from(count) {
            return Spread::of_dice(count, sides, step);
        }
        let best = matches!(keep, Keep::Best(_));
        let cases = kept_counts(usize::from(count), usize::from(sides), kept, best);
        Spread { least: kept as i32 * step, step, cases: cases.into() }
    }

    /// The same distribution moved by a fixed amount.
    pub fn plus(mut self, amount: i32) -> Spread {
        self.least += amount;
        self
    }

    /// The distribution of the negative.
    pub fn negated(mut self) -> Spread {
        self.least = -self.greatest();
        // Those of whole dice are the same from either end.
        if self.cases.iter().ne(self.cases.iter().rev()) {
            self.cases.to_mut().reverse();
        }
        self
    }

    /// The distribution of the sum of two independent totals.
    ///
    /// Both must count in the same step, or one of them be certain.
    pub fn sum(&self, other: &Spread) -> Spread {
        if other.cases.len() == 1 {
            return self.clone().plus(other.least);
        }
        if self.cases.len() == 1 {
            return other.clone().plus(self.least);
        }
        debug_assert_eq!(self.step, other.step, "totals of one roll count in one step");
        let mut cases = vec![0; self.cases.len() + other.cases.len() - 1];
        for (i, a) in self.cases.iter().enumerate() {
            for (j, b) in other.cases.iter().enumerate() {
                cases[i + j] += a * b;
            }
        }
        Spread { least: self.least + other.least, step: self.step, cases: cases.into() }
    }

    /// The smallest total.
    pub fn least(&self) -> i32 {
        self.least
    }

    /// The greatest total.
    pub fn greatest(&self) -> i32 {
        self.least + self.step * (self.cases.len() as i32 - 1)
    }

    /// Every total with its number of cases.
    pub fn iter(&self) -> impl Iterator<Item = (i32, u64)> + '_ {
        let totals = (0..).map(|i| self.least + self.step * i);
        totals.zip(self.cases.iter().copied())
    }

    /// The number of all cases.
    pub fn all(&self) -> u64 {
        self.cases.iter().sum()
    }

    /// The chance of a total for which the condition holds.
    pub fn chance(&self, holds: impl Fn(i32) -> bool) -> Chance {
        let favourable: u64 = self.iter().filter(|(total, _)| holds(*total)).map(|(_, n)| n).sum();
        Chance::new(u128::from(favourable), u128::from(self.all()))
    }

    /// The chance of a total for which the condition holds, as a number between 0 and 1:
    /// quicker than the fraction, for weighing many.
    pub fn share(&self, holds: impl Fn(i32) -> bool) -> f64 {
        let favourable: u64 = self.iter().filter(|(total, _)| holds(*total)).map(|(_, n)| n).sum();
        favourable as f64 / self.all() as f64
    }

    /// The chance of a total of at least `target`.
    pub fn at_least(&self, target: i32) -> Chance {
        self.chance(|total| total >= target)
    }

    /// The chance of a total of at most `target`.
    pub fn at_most(&self, target: i32) -> Chance {
        self.chance(|total| total <= target)
    }

    /// The chance that this total and an independent other one satisfy a condition.
    pub fn chance_with(&self, other: &Spread, holds: impl Fn(i32, i32) -> bool) -> Chance {
        let mut favourable = 0u128;
        for (mine, n) in self.iter() {
            for (theirs, m) in other.iter() {
                if holds(mine, theirs) {
                    favourable += u128::from(n) * u128::from(m);
                }
            }
        }
        Chance::new(favourable, u128::from(self.all()) * u128::from(other.all()))
    }

    /// The mean total.
    pub fn mean(&self) -> f64 {
        let sum: f64 = self.iter().map(|(total, n)| f64::from(total) * n as f64).sum();
        sum / self.all() as f64
    }
}

/// Cases of each total of `count` dice. Those of a few dice with up to twenty sides are kept ready.
fn counts(count: u8, sides: u8) -> Cow<'static, [u64]> {
    const DICE: u8 = 12;
    const SIDES: u8 = 20;
    static READY: OnceLock<Vec<Vec<u64>>> = OnceLock::new();
    if count > DICE || sides > SIDES {
        return convolve(count, sides).into();
    }
    let pools = || (0..=SIDES).flat_map(|sides| (0..=DICE).map(move |count| (count, sides)));
    let ready =
        READY.get_or_init(|| pools().map(|(count, sides)| convolve(count, sides)).collect());
    Cow::Borrowed(&ready[usize::from(sides) * usize::from(DICE + 1) + usize::from(count)])
}

/// Cases of each total of `count` dice, by convolution.
fn convolve(count: u8, sides: u8) -> Vec<u64> {
    let mut cases = vec![1];
    for _ in 0..count {
        let mut next = vec![0u64; (cases.len() + usize::from(sides)).saturating_sub(1)];
        for (total, n) in cases.iter().enumerate() {
            for face in 0..sides as usize {
                next[total + face] += n;
            }
        }
        cases = next;
    }
    cases
}

/// Cases of each sum of the best or the worst of some dice, from that of all ones. The faces
/// are gone through in the order in which they are kept; `ways[placed][sum]` counts the throws
/// in which so many dice show one of the faces already gone through.
fn kept_counts(count: usize, sides: usize, kept: usize, best: bool) -> Vec<u64> {
    let mut ways = vec![vec![0u64; kept * sides + 1]; count + 1];
    ways[0][0] = 1;
    for number in 1..=sides {
        let face = if best { sides + 1 - number } else { number };
        let mut next = vec![vec![0u64; kept * sides + 1]; count + 1];
        for (placed, sums) in ways.iter().enumerate() {
            for (sum, cases) in sums.iter().enumerate().filter(|(_, cases)| **cases > 0) {
                for more in 0..=count - placed {
                    let counted = (kept.saturating_sub(placed)).min(more);
                    next[placed + more][sum + counted * face] +=
                        cases * choose(count - placed, more);
                }
            }
        }
        ways = next;
    }
    ways[count][kept..].to_vec()
}

/// In how many ways some of a number of things can be picked.
fn choose(all: usize, some: usize) -> u64 {
    (0..some).fold(1, |ways, i| ways * (all - i) as u64 / (i as u64 + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_dice_are_the_well_known_curve() {
        let three = Spread::of_dice(3, 6, 1);
        assert_eq!(three.all(), 216);
        assert_eq!(three.at_least(18), Chance::new(1, 216));
        assert_eq!(three.at_most(10), Chance::new(1, 2));
        assert_eq!((three.least(), three.greatest()), (3, 18));
    }

    #[test]
    fn every_die_adds_three_and_a_half_to_the_mean() {
        for dice in 0..=14 {
            let spread = Spread::of_dice(dice, 6, 1);
            assert!((spread.mean() - 3.5 * f64::from(dice)).abs() < 1e-9, "{dice} dice");
            assert_eq!(spread.all(), 6u64.pow(u32::from(dice)));
        }
    }

    #[test]
    fn differences_are_symmetric() {
        let die = Spread::of_dice(1, 6, 2);
        let difference = die.sum(&die.clone().negated());
        assert_eq!(difference.least(), -10);
        assert_eq!(difference.at_least(0), Chance::new(21, 36));
        assert_eq!(die.chance_with(&die, |a, b| a > b), Chance::new(15, 36));
    }

    #[test]
    fn the_negative_is_turned_round_also_where_it_is_lopsided() {
        let best = Spread::of_kept(2, 6, Keep::Best(1), 1);
        assert_eq!(best.at_least(6), Chance::new(11, 36));
        let negative = best.negated();
        assert_eq!((negative.least(), negative.greatest()), (-6, -1));
        assert_eq!(negative.at_most(-6), Chance::new(11, 36));
    }

    #[test]
    fn pools_that_are_kept_ready_are_those_of_their_dice() {
        for (count, sides) in [(0, 20), (1, 20), (2, 10), (12, 6), (12, 20), (13, 6), (2, 100)] {
            let spread = Spread::of_dice(count, sides, 1);
            let all = u64::from(sides).pow(u32::from(count));
            assert_eq!(spread.all(), all, "{count}d{sides}");
            assert_eq!(spread.greatest(), i32::from(count) * i32::from(sides), "{count}d{sides}");
        }
    }

    #[test]
    fn convolution_agrees_with_counting() {
        let mut counted = std::collections::BTreeMap::new();
        for a in 1..=4i32 {
            for b in 1..=4 {
                for c in 1..=4 {
                    *counted.entry(a + b + c).or_insert(0u64) += 1;
                }
            }
        }
        let exact: Vec<_> = Spread::of_dice(3, 4, 1).iter().collect();
        assert_eq!(exact, counted.into_iter().collect::<Vec<_>>());
    }
}
