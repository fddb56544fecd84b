//! A roll against something: a number, another roll, or another attack.

use serde::Serialize;

use super::{Chance, Dice, Roll, Thrown};
use crate::figure::FigureId;

/// What a roll is measured against.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Against {
    /// Succeeds with at least this number.
    AtLeast(i32),
    /// Succeeds with at most this number.
    AtMost(i32),
    /// Succeeds with at most a value that is made up of parts.
    Under(Limit),
    /// Succeeds if it is at least the other roll.
    Roll(Roll),
    /// Both strike: the higher succeeds, on equal results both do.
    Clash(Roll),
}

/// The value a roll must not exceed, and the totals that settle it whatever the value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Limit {
    /// What makes up the value: a roll without dice.
    pub value: Roll,
    /// Totals of at most this always succeed.
    pub sure: i32,
    /// Totals of at least this always fail.
    pub hopeless: i32,
}

impl Limit {
    /// Whether a total succeeds.
    pub fn met_by(&self, total: i32) -> bool {
        total <= self.sure || (total < self.hopeless && total <= self.value.basic())
    }
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
            Against::Under(limit) => mine.chance(|total| limit.met_by(total)),
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

    /// Throws the dice of the one who acts first, then those of the other.
    pub fn settle(self, dice: &mut Dice, hands: [Option<FigureId>; 2]) -> Settled {
        let clash = matches!(self.against, Against::Clash(_));
        dice.hand_to(hands[0]);
        let roll = self.roll.throw(dice);
        let (other, margin) = match self.against {
            Against::AtLeast(target) => (None, roll.total - target),
            Against::AtMost(target) => (None, target - roll.total),
            Against::Under(limit) => {
                let margin = limit.value.basic() - roll.total;
                let success = limit.met_by(roll.total);
                return Settled { roll, other: None, margin, success, other_success: false };
            }
            Against::Roll(other) | Against::Clash(other) => {
                dice.hand_to(hands[1]);
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
            Contest { roll: flat(a), against }.settle(&mut Dice::seeded(1), [None; 2])
        };
        let tie = clash(16, 16);
        assert!(tie.success && tie.other_success);
        let lost = clash(16, 20);
        assert!(!lost.success && lost.other_success);
    }

    #[test]
    fn some_totals_settle_a_roll_whatever_its_limit() {
        let roll = || Roll::new("test", Scale::Whole).dice(3, 6);
        let value = |value| Roll::new("limit", Scale::Whole).with("score", value, "T");
        let under = |score| {
            let limit = Limit { value: value(score), sure: 5, hopeless: 16 };
            Contest { roll: roll(), against: Against::Under(limit) }
        };
        assert_eq!(under(2).chance(), Chance::new(10, 216));
        assert_eq!(under(30).chance(), Chance::new(206, 216));
        let settled = under(18).settle(&mut Dice::given([6, 6, 4], None), [None; 2]);
        assert!(!settled.success && settled.margin == 2);
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
