//! What is told a little later than it is played: a roll while its dice still fall, and what comes
//! after it.

use std::collections::VecDeque;

use riposte_rules::event::Event;

use super::lengths::LAND;

/// The events since the first roll whose dice still fall, each with how much longer its own do, in
/// seconds at a pace of 1.
#[derive(Clone, Debug, Default)]
pub struct Falling(VecDeque<f32>);

impl Falling {
    /// Takes an event in that begins to be played.
    pub fn take(&mut self, event: &Event) {
        let dice = matches!(event, Event::Rolled { thrown, .. } if !thrown.faces.is_empty());
        if dice || !self.0.is_empty() {
            self.0.push_back(if dice { LAND } else { 0.0 });
        }
    }

    /// Some time goes by.
    pub fn pass(&mut self, seconds: f32) {
        self.0.iter_mut().for_each(|left| *left -= seconds);
        while self.0.front().is_some_and(|left| *left <= 0.0) {
            self.0.pop_front();
        }
    }

    /// All dice lie.
    pub fn lay(&mut self) {
        self.0.clear();
    }

    /// How many events wait for dice to lie.
    pub fn count(&self) -> usize {
        self.0.len()
    }
}

#[cfg(test)]
mod tests {
    use riposte_rules::figure::FigureId;
    use riposte_rules::roll::{Dice, Roll, Scale};

    use super::*;

    fn rolled(dice: u8) -> Event {
        let roll = Roll::new("attack", Scale::Whole).dice(dice, 6);
        let thrown = roll.throw(&mut Dice::seeded(1));
        Event::Rolled { figure: Some(FigureId(0)), thrown, meaning: None, limit: None }
    }

    #[test]
    fn what_comes_after_a_roll_waits_until_its_dice_lie() {
        let told = || Event::Told { figure: None, words: "told".into(), rule: "" };
        let mut falling = Falling::default();
        falling.take(&told());
        falling.take(&rolled(0));
        assert_eq!(falling.count(), 0, "nothing falls");
        falling.take(&rolled(3));
        falling.take(&told());
        falling.pass(LAND * 0.6);
        falling.take(&rolled(3));
        assert_eq!(falling.count(), 3);
        falling.pass(LAND * 0.6);
        assert_eq!(falling.count(), 1, "the dice of the second roll fall still");
        falling.pass(LAND);
        assert_eq!(falling.count(), 0);
    }
}
