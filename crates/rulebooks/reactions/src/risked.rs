//! The law of risked dice (REA-12).

use riposte_rules::roll::Roll;

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
