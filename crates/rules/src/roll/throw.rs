//! A roll: dice and every modifier with its name and rule, before and after the dice fall.

use std::borrow::Cow;
use std::fmt;
use std::ops::RangeInclusive;

use riposte_words::say;
use serde::Serialize;
use smallvec::SmallVec;

use super::{Dice, Keep, Scale, Spread};

/// A short text: fixed in the code, or taken from a data file.
pub type Text = Cow<'static, str>;

/// One line of a roll: what it is, how much, and which rule says so.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Modifier {
    /// What it is, in plain words.
    pub label: Text,
    /// How much, in units of the roll's scale.
    pub value: i32,
    /// The id of the rule.
    pub rule: &'static str,
}

/// Dice to be thrown: some that add and some that take away.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub struct Pool {
    /// Dice that add.
    pub plus: u8,
    /// Dice that take away.
    pub minus: u8,
    /// The sides of each.
    pub sides: u8,
    /// Which of the dice that add count.
    pub keep: Keep,
}

/// A roll before the dice fall. Its odds, its outcome and its line in the log all
/// come from this one value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Roll {
    /// What is rolled for, in plain words.
    pub label: Text,
    /// The unit of every number here.
    pub scale: Scale,
    /// The dice.
    pub pool: Pool,
    /// Everything that is added to the dice.
    pub modifiers: SmallVec<[Modifier; 8]>,
}

/// A roll after the dice have fallen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Thrown {
    /// The roll.
    pub roll: Roll,
    /// The faces shown: those that add first.
    pub faces: SmallVec<[u8; 8]>,
    /// The result in units of the roll's scale.
    pub total: i32,
    /// Whether it came to what it was thrown for, where it was measured against something: bare
    /// faces may decide that against the margin.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub made: Option<bool>,
}

impl Roll {
    /// A roll without dice or modifiers yet.
    pub fn new(label: impl Into<Text>, scale: Scale) -> Roll {
        Roll {
            label: label.into(),
            scale,
            pool: Pool { plus: 0, minus: 0, sides: 6, keep: Keep::All },
            modifiers: SmallVec::new(),
        }
    }

    /// Adds dice that count up.
    pub fn dice(mut self, count: u8, sides: u8) -> Roll {
        self.pool.plus = count;
        self.pool.sides = sides;
        self
    }

    /// Adds a modifier. Zeros are left out: they explain nothing.
    pub fn with(mut self, label: impl Into<Text>, value: i32, rule: &'static str) -> Roll {
        self.add(label, value, rule);
        self
    }

    /// Adds a modifier in place. Zeros are left out.
    pub fn add(&mut self, label: impl Into<Text>, value: i32, rule: &'static str) {
        if value != 0 {
            let label = label.into();
            self.modifiers.push(Modifier { label, value, rule });
        }
    }

    /// Of its dice, those that count.
    pub fn keeping(mut self, keep: Keep) -> Roll {
        self.pool.keep = keep;
        self
    }

    /// Keeps the sum of the modifiers within bounds, in units; what that takes is a modifier
    /// of its own.
    pub fn kept_within(
        self,
        bounds: RangeInclusive<i32>,
        label: impl Into<Text>,
        rule: &'static str,
    ) -> Roll {
        let basic = self.basic();
        let kept = basic.max(*bounds.start()).min(*bounds.end());
        self.with(label, kept - basic, rule)
    }

    /// The sum of the modifiers, in units.
    pub fn basic(&self) -> i32 {
        self.modifiers.iter().map(|modifier| modifier.value).sum()
    }

    /// Exactly how likely each result is.
    pub fn spread(&self) -> Spread {
        let pip = self.scale.pip();
        let Pool { plus, minus, sides, keep } = self.pool;
        let up = Spread::of_kept(plus, sides, keep, pip);
        let total = match minus {
            0 => up,
            _ => up.sum(&Spread::of_dice(minus, sides, pip).negated()),
        };
        total.plus(self.basic())
    }

    /// Throws the dice.
    pub fn throw(self, dice: &mut Dice) -> Thrown {
        let Pool { plus, minus, sides, .. } = self.pool;
        let faces = dice.throw(&self.label, plus + minus, sides);
        let total = self.basic() + self.scale.pip() * self.pool.natural(&faces);
        Thrown { roll: self, faces, total, made: None }
    }
}

impl Pool {
    /// The sum of the faces that count.
    fn natural(&self, faces: &[u8]) -> i32 {
        let (up, down) = faces.split_at(usize::from(self.plus).min(faces.len()));
        let sum = |faces: &[u8]| faces.iter().map(|face| i32::from(*face)).sum::<i32>();
        let mut sorted: SmallVec<[u8; 8]> = up.into();
        sorted.sort_unstable();
        let (count, kept) = (sorted.len(), self.keep.of(up.len()));
        let up = match self.keep {
            Keep::All | Keep::Best(_) => &sorted[count - kept..],
            Keep::Worst(_) => &sorted[..kept],
        };
        sum(up) - sum(down)
    }
}

impl Keep {
    /// How many count of so many dice.
    pub(super) fn of(self, count: usize) -> usize {
        match self {
            Keep::All => count,
            Keep::Best(kept) | Keep::Worst(kept) => count.min(usize::from(kept)),
        }
    }
}

impl Thrown {
    /// The dice that count, bare: the face of a single one, the sum of several.
    pub fn natural(&self) -> i32 {
        self.roll.pool.natural(&self.faces)
    }
}

impl fmt::Display for Roll {
    /// The roll as players write it: `5D+2`, `8`, `2D−3½`, `best of 2D20+4`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Pool { plus, minus, sides, keep } = self.pool;
        let die = if sides == 6 { "D".to_owned() } else { format!("D{sides}") };
        let mut text = match plus {
            0 => String::new(),
            1 => die.clone(),
            count => format!("{count}{die}"),
        };
        text = match keep {
            Keep::All => text,
            Keep::Best(1) => say!("best of {dice}", dice = text),
            Keep::Worst(1) => say!("worst of {dice}", dice = text),
            Keep::Best(kept) => say!("best {kept} of {dice}", kept, dice = text),
            Keep::Worst(kept) => say!("worst {kept} of {dice}", kept, dice = text),
        };
        if minus > 0 {
            text += &format!("−{minus}{die}");
        }
        let basic = self.basic();
        match (text.is_empty(), basic) {
            (true, _) => text = self.scale.write(basic),
            (false, 0) => {}
            (false, _) => text += &self.scale.signed(basic),
        }
        f.write_str(&text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_may_take_away() {
        let mut roll = Roll::new("test", Scale::Whole).dice(1, 6);
        roll.pool.minus = 1;
        assert_eq!(roll.spread().chance(|total| total == 0), crate::roll::Chance::new(1, 6));
        assert_eq!(roll.throw(&mut Dice::given([2, 5], None)).total, -3);
    }

    #[test]
    fn a_roll_is_written_with_the_dice_that_take_away() {
        let mut roll = Roll::new("test", Scale::Whole).dice(2, 6).with("basic", 3, "T");
        assert_eq!(roll.to_string(), "2D+3");
        roll.pool.minus = 1;
        assert_eq!(roll.to_string(), "2D−1D+3");
    }

    #[test]
    fn of_several_dice_those_that_count_are_kept() {
        let two = |keep| {
            Roll::new("attack", Scale::Whole).dice(2, 20).with("skill", 4, "T").keeping(keep)
        };
        let thrown = two(Keep::Best(1)).throw(&mut Dice::given([5, 17], None));
        assert_eq!((thrown.total, thrown.natural()), (21, 17));
        let thrown = two(Keep::Worst(1)).throw(&mut Dice::given([5, 17], None));
        assert_eq!((thrown.total, thrown.natural()), (9, 5));
        assert_eq!(two(Keep::Best(1)).to_string(), "best of 2D20+4");
        assert_eq!(two(Keep::Best(1)).spread().at_least(24), crate::roll::Chance::new(39, 400));
        let three = Roll::new("score", Scale::Half).dice(4, 6).keeping(Keep::Best(3));
        assert_eq!(three.to_string(), "best 3 of 4D");
        assert_eq!(three.throw(&mut Dice::given([1, 6, 2, 5], None)).total, 26);
    }

    #[test]
    fn what_keeps_a_value_within_bounds_is_a_part_of_it() {
        let needed = |score: i32| {
            Roll::new("required roll", Scale::Whole)
                .with("basic", 11, "T")
                .with("Speed", -score, "T")
                .kept_within(2..=10, "never more than 10 nor less than 2", "T")
        };
        assert_eq!([0, 1, 4, 9, 12].map(|score| needed(score).basic()), [10, 10, 7, 2, 2]);
        assert_eq!(needed(4).modifiers.len(), 2);
        assert_eq!(needed(12).modifiers[2].value, 3);
    }
}
