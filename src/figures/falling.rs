//! What is told a little later than it is played: a roll while its dice still fall, and what comes
//! after it. And what waits to be played: nothing comes of dice before they lie, nobody is hurt or goes
//! down before the blow has landed.

use std::collections::VecDeque;

use riposte_rules::event::Event;

use super::curves::CONTACT;
use super::lengths::{LAND, length};

/// What still falls, in seconds at a pace of 1.
#[derive(Clone, Debug, Default)]
pub struct Falling {
    /// The events since the first roll whose dice still fall, each with how much longer its own do.
    events: VecDeque<f32>,
    /// How much longer the dice thrown last take to lie, also where they are shown again. The tray
    /// takes them up a frame later: they are kept for one more.
    dice: Option<f32>,
    /// How much longer the last blow takes to land.
    blow: f32,
}

impl Falling {
    /// Takes an event in that begins to be played.
    pub fn take(&mut self, event: &Event) {
        let dice = throws(event);
        if dice || !self.events.is_empty() {
            self.events.push_back(if dice { LAND } else { 0.0 });
        }
    }

    /// A blow or dice fall, in their own time: late in an exchange the event is played in less, but the
    /// stroke is drawn and heard as ever, and the dice roll as long.
    pub fn strike(&mut self, event: &Event) {
        if throws(event) {
            self.dice = Some(LAND);
        }
        if matches!(event, Event::Blow { .. }) {
            self.blow = CONTACT * length(event);
        }
    }

    /// Some time goes by.
    pub fn pass(&mut self, seconds: f32) {
        self.blow = (self.blow - seconds).max(0.0);
        self.dice = self.dice.filter(|left| *left > 0.0).map(|left| left - seconds);
        self.events.iter_mut().for_each(|left| *left -= seconds);
        while self.events.front().is_some_and(|left| *left <= 0.0) {
            self.events.pop_front();
        }
    }

    /// All dice lie, and every blow has landed.
    pub fn lay(&mut self) {
        *self = Falling::default();
    }

    /// How many events wait for dice to lie.
    pub fn count(&self) -> usize {
        self.events.len()
    }

    /// Whether an event has to wait before it is played.
    pub fn holds(&self, event: &Event) -> bool {
        decided(event) && self.dice.is_some() || harms(event) && self.blow > 0.0
    }
}

/// Whether dice fall that are seen.
fn throws(event: &Event) -> bool {
    matches!(event, Event::Rolled { thrown, .. } if !thrown.faces.is_empty())
}

/// Whether an event shows on the board, or says over it, what came of the dice before it.
fn decided(event: &Event) -> bool {
    harms(event)
        || matches!(
            event,
            Event::Blow { .. }
                | Event::Moved { forced: true, .. }
                | Event::Healed { .. }
                | Event::Revived { .. }
                | Event::Bound { .. }
                | Event::Unbound { .. }
                | Event::Dropped { .. }
                | Event::Told { .. }
        )
}

/// Whether somebody is seen hurt after an event, lying, or gone.
fn harms(event: &Event) -> bool {
    match event {
        Event::Wounded { .. } | Event::Condition { .. } | Event::Out { .. } => true,
        Event::Postured { to, .. } => to.down(),
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use riposte_rules::figure::{FigureId, Life, Posture, Spot, Wound};
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

    #[test]
    fn nobody_is_hurt_or_goes_down_before_the_dice_lie_and_the_blow_has_landed() {
        let (attacker, target) = (FigureId(0), FigureId(1));
        let blow = Event::Blow { attacker, target, hit: true, margin: 0, words: String::new() };
        let out = Event::Out { figure: target, life: Life::Dead };
        let wound = Wound { level: 1, spot: Spot(0) };
        let wounded = Event::Wounded { figure: target, by: None, wound, words: String::new() };
        let postured = |from, to| Event::Postured { figure: target, from, to };
        let falls = postured(Posture::Standing, Posture::Prone);
        let rises = postured(Posture::Prone, Posture::Standing);
        let mut falling = Falling::default();
        let held =
            |falling: &Falling| [&out, &falls, &wounded, &rises].map(|event| falling.holds(event));
        assert_eq!(held(&falling), [false; 4]);
        falling.strike(&blow);
        assert_eq!(held(&falling), [true, true, true, false]);
        falling.pass(CONTACT * length(&blow));
        assert_eq!(held(&falling), [false; 4]);
        falling.strike(&rolled(3));
        assert_eq!(held(&falling), [true, true, true, false]);
        assert!(falling.holds(&blow), "the dice say whether it hits");
        falling.pass(LAND);
        assert_eq!(held(&falling), [true, true, true, false], "the tray is a frame behind");
        falling.pass(0.02);
        assert_eq!(held(&falling), [false; 4]);
    }
}
