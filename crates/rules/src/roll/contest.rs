//! A roll against something: a number, another roll, or another attack.

use serde::Serialize;

use super::{Chance, Dice, Roll, Thrown};

/// What a roll is measured against.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Against {
    /// Succeeds with at least this number.
    AtLeast(i32),
    /// Succeeds with at most this number.
    AtMost(i32),
    /// Succeeds if it is at least the other roll.
    Roll(Roll),
    /// Both strike: the higher succeeds, on equal results both do.
    Clash(Roll),
}

/// A roll and what it is measured against.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Contest {
    /// The roll of the one who acts.
    pub roll: Roll,
    /// What it must meet.
    pub against: Against,
}

/// A contest after the dice have fallen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Settled {
    /// The roll of the one who acts.
    pub roll: Thrown,
    /// The other roll, where there is one.
    pub other: Option<Thrown>,
    /// By how much the first roll met what it was measured against; negative: missed by.
    pub margin: i32,
    /// Whether the one who acts succeeded.
    pub success: bool,
    /// Whether the other one's blow succeeded as well or instead (clashes only).
    pub other_success: bool,
}

impl Contest {
    /// The exact chance that the one who acts succeeds.
    pub fn chance(&self) -> Chance {
        let mine = self.roll.spread();
        match &self.against {
            Against::AtLeast(target) => mine.at_least(*target),
            Against::AtMost(target) => mine.at_most(*target),
            Against::Roll(other) | Against::Clash(other) => {
                mine.chance_with(&other.spread(), |mine, theirs| mine >= theirs)
            }
        }
    }

    /// The exact chance that the other one's blow succeeds (clashes only).
    pub fn other_chance(&self) -> Chance {
        match &self.against {
            Against::Clash(other) => {
                let mine = self.roll.spread();
                mine.chance_with(&other.spread(), |mine, theirs| theirs >= mine)
            }
            _ => Chance::NEVER,
        }
    }

    /// Throws the dice: those of the one who acts first.
    pub fn settle(self, dice: &mut Dice) -> Settled {
        let clash = matches!(self.against, Against::Clash(_));
        let roll = self.roll.throw(dice);
        let (other, margin) = match self.against {
            Against::AtLeast(target) => (None, roll.total - target),
            Against::AtMost(target) => (None, target - roll.total),
            Against::Roll(other) | Against::Clash(other) => {
                let other = other.throw(dice);
                let margin = roll.total - other.total;
                (Some(other), margin)
            }
        };
        Settled { success: margin >= 0, other_success: clash && margin <= 0, roll, other, margin }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::roll::Scale;

    fn flat(value: i32) -> Roll {
        Roll::new("test", Scale::Half).with("score", value, "T")
    }

    #[test]
    fn equal_clashing_results_both_strike() {
        let clash = |a, b| {
            let against = Against::Clash(flat(b));
            Contest { roll: flat(a), against }.settle(&mut Dice::seeded(1))
        };
        let tie = clash(16, 16);
        assert!(tie.success && tie.other_success);
        let lost = clash(16, 20);
        assert!(!lost.success && lost.other_success);
    }

    #[test]
    fn the_chance_is_that_of_the_dice() {
        let roll = flat(10).risking(1, "T");
        let against = Against::Roll(flat(10).risking(1, "T"));
        let contest = Contest { roll, against };
        assert_eq!(contest.chance(), Chance::new(21, 36));
        assert_eq!(contest.other_chance(), Chance::NEVER);
    }
}
