//! The law of risked dice (REA-12, REA-13), and how many serve best.

use riposte_rules::roll::{Roll, Spread};

/// Dice risked on a roll.
pub trait Risking {
    /// So many six-sided dice are added, and three whole points are given up for each of them.
    fn risking(self, count: u8, rule: &'static str) -> Roll;
}

impl Risking for Roll {
    fn risking(self, count: u8, rule: &'static str) -> Roll {
        let given_up = -3 * i32::from(count) * self.scale.pip();
        self.dice(count, 6).with("given up for risked dice", given_up, rule)
    }
}

/// The most dice that may be risked on a roll (REA-13).
pub fn most_dice(roll: &Roll) -> u8 {
    roll.basic().div_euclid(6).clamp(2, 30) as u8
}

/// The number of dice that makes a roll best, by what each result is worth.
pub fn best_risk(roll: &Roll, worth: impl Fn(i32) -> f64) -> u8 {
    let (basic, pip) = (roll.basic(), roll.scale.pip());
    // The same numbers as of the roll with so many dice risked, without its labels.
    let value = |dice: u8| {
        let given_up = 3 * i32::from(dice) * pip;
        mean(&Spread::of_dice(dice, 6, pip).plus(basic - given_up), &worth)
    };
    best_dice(roll, value)
}

/// The number of dice with which a roll comes up to a value most often.
pub fn dice_to_reach(roll: &Roll, needed: i32) -> u8 {
    best_risk(roll, |total| f64::from(u8::from(total >= needed)))
}

/// The number of dice with the greatest value that may be risked on a roll; of equal ones the
/// smallest.
pub fn best_dice(roll: &Roll, value: impl Fn(u8) -> f64) -> u8 {
    let mut best = (0, value(0));
    for dice in 1..=most_dice(roll) {
        let value = value(dice);
        if value > best.1 + 1e-9 {
            best = (dice, value);
        }
    }
    best.0
}

fn mean(spread: &Spread, worth: impl Fn(i32) -> f64) -> f64 {
    let sum: f64 = spread.iter().map(|(total, cases)| worth(total) * cases as f64).sum();
    sum / spread.all() as f64
}

#[cfg(test)]
mod tests {
    use riposte_rules::roll::{Dice, Scale};

    use super::*;

    #[test]
    fn rea_12_three_points_are_given_up_for_each_die() {
        let basic = Roll::new("test", Scale::Half).with("score", 16, "T");
        assert_eq!(basic.to_string(), "8");
        assert_eq!(basic.clone().risking(1, "T").to_string(), "D+5");
        assert_eq!(basic.clone().risking(2, "T").to_string(), "2D+2");
        let thrown = basic.risking(2, "T").throw(&mut Dice::given([6, 5], None));
        assert_eq!(thrown.total, 26);
    }
}
