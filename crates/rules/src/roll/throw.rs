//! A roll: dice and every modifier with its name and rule, before and after the dice fall.

use std::borrow::Cow;
use std::fmt;

use serde::Serialize;
use smallvec::SmallVec;

use super::{Dice, Spread};

/// A short text: fixed in the code, or taken from a data file.
pub type Text = Cow<'static, str>;

/// The unit in which a rulebook counts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize)]
pub enum Scale {
    /// Whole numbers.
    #[default]
    Whole,
    /// Half points, held as integers: 7 stands for 3½.
    Half,
}

impl Scale {
    /// How much one pip of a die counts in units.
    pub const fn pip(self) -> i32 {
        match self {
            Scale::Whole => 1,
            Scale::Half => 2,
        }
    }

    /// A number in this unit, as it is written: `3½`, `−2`.
    pub fn write(self, units: i32) -> String {
        let sign = if units < 0 { "−" } else { "" };
        let size = units.unsigned_abs();
        match self {
            Scale::Whole => format!("{sign}{size}"),
            Scale::Half if size == 1 => format!("{sign}½"),
            Scale::Half => format!("{sign}{}{}", size / 2, if size % 2 == 1 { "½" } else { "" }),
        }
    }

    /// A number in this unit with its sign, as a modifier is written: `+3`, `−½`, `±0`.
    pub fn signed(self, units: i32) -> String {
        match units {
            0 => "±0".into(),
            1.. => format!("+{}", self.write(units)),
            _ => self.write(units),
        }
    }
}

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
}

impl Roll {
    /// A roll without dice or modifiers yet.
    pub fn new(label: impl Into<Text>, scale: Scale) -> Roll {
        Roll {
            label: label.into(),
            scale,
            pool: Pool { plus: 0, minus: 0, sides: 6 },
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

    /// The law of risked dice: `count` six-sided dice are added, and three whole
    /// points are given up for each of them.
    pub fn risking(mut self, count: u8, rule: &'static str) -> Roll {
        self.pool = Pool { plus: count, minus: 0, sides: 6 };
        self.add("given up for risked dice", -3 * i32::from(count) * self.scale.pip(), rule);
        self
    }

    /// The sum of the modifiers, in units.
    pub fn basic(&self) -> i32 {
        self.modifiers.iter().map(|modifier| modifier.value).sum()
    }

    /// Exactly how likely each result is.
    pub fn spread(&self) -> Spread {
        let pip = self.scale.pip();
        let plus = Spread::of_dice(self.pool.plus, self.pool.sides, pip);
        let total = if self.pool.minus == 0 {
            plus
        } else {
            plus.sum(&Spread::of_dice(self.pool.minus, self.pool.sides, pip).negated())
        };
        total.plus(self.basic())
    }

    /// Throws the dice.
    pub fn throw(self, dice: &mut Dice) -> Thrown {
        let Pool { plus, minus, sides } = self.pool;
        let faces = dice.throw(&self.label, plus + minus, sides);
        let (up, down) = faces.split_at(plus as usize);
        let sum = |faces: &[u8]| faces.iter().map(|face| i32::from(*face)).sum::<i32>();
        let total = self.basic() + self.scale.pip() * (sum(up) - sum(down));
        Thrown { roll: self, faces, total }
    }
}

impl fmt::Display for Roll {
    /// The roll as players write it: `5D+2`, `8`, `2D−3½`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Pool { plus, minus, sides } = self.pool;
        let die = if sides == 6 { "D".to_owned() } else { format!("D{sides}") };
        let mut text = match plus {
            0 => String::new(),
            1 => die.clone(),
            count => format!("{count}{die}"),
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
    fn numbers_in_halves_are_written_as_players_write_them() {
        let written: Vec<String> = [-5, -1, 0, 1, 7].map(|n| Scale::Half.write(n)).into();
        assert_eq!(written, ["−2½", "−½", "0", "½", "3½"]);
        assert_eq!(Scale::Half.signed(5), "+2½");
        assert_eq!(Scale::Whole.signed(0), "±0");
    }

    #[test]
    fn risking_gives_up_three_points_a_die() {
        let basic = Roll::new("test", Scale::Half).with("score", 16, "T");
        assert_eq!(basic.to_string(), "8");
        assert_eq!(basic.clone().risking(1, "T").to_string(), "D+5");
        assert_eq!(basic.clone().risking(2, "T").to_string(), "2D+2");
        let thrown = basic.risking(2, "T").throw(&mut Dice::given([6, 5], None));
        assert_eq!(thrown.total, 26);
    }

    #[test]
    fn dice_may_take_away() {
        let mut roll = Roll::new("test", Scale::Whole).dice(1, 6);
        roll.pool.minus = 1;
        assert_eq!(roll.spread().chance(|total| total == 0), crate::roll::Chance::new(1, 6));
        assert_eq!(roll.throw(&mut Dice::given([2, 5], None)).total, -3);
    }
}
