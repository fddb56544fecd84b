//! How long events are played.

use riposte_rules::event::Event;
use riposte_rules::exchange::Link;

use crate::board::contract::Pace;

/// The most that an exchange takes, in seconds at a pace of 1: half a second at the pace called fast.
/// Only what dice decide waits besides until they lie.
pub const EXCHANGE: f32 = 0.5 * Pace::FAST;

/// After so many seconds at a pace of 1 every die that was thrown lies still.
pub const LAND: f32 = 0.5;

/// How long an event is played by itself, in seconds at a pace of 1.
pub fn length(event: &Event) -> f32 {
    match event {
        Event::Moved { forced: false, .. } => 0.30,
        Event::Moved { forced: true, .. } => 0.22,
        Event::Turned { .. } => 0.16,
        Event::Postured { .. } => 0.3,
        Event::Declared { link: Link::Action, .. } => 0.35,
        Event::Declared { .. } => 0.45,
        Event::Rolled { figure: Some(_), thrown, .. } if !thrown.faces.is_empty() => 0.6,
        Event::Blow { .. } => 0.6,
        Event::Wounded { .. } => 0.55,
        Event::Condition { .. } | Event::Told { .. } => 0.35,
        Event::Out { .. } | Event::Arrived { .. } => 0.6,
        Event::Healed { .. } | Event::Revived { .. } => 0.5,
        Event::Bound { .. } | Event::Unbound { .. } => 0.35,
        Event::Readied { .. } | Event::PutAway { .. } => 0.2,
        Event::Dropped { .. } | Event::Spoke { .. } => 0.3,
        _ => 0.0,
    }
}

/// How far the exchange has come that is played.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Played(f32);

impl Played {
    /// How long the next event is played, in seconds at a pace of 1. Ways are as long as they
    /// are; of everything else in an exchange each takes at most half of what is left of its time, so
    /// that the whole never takes longer than [`EXCHANGE`].
    pub fn next(&mut self, event: &Event) -> f32 {
        let alone = length(event);
        match event {
            Event::Moved { .. } | Event::Turned { .. } => return alone,
            event if opens(event) => self.0 = 0.0,
            _ => {}
        }
        let length = alone.min((EXCHANGE - self.0) / 2.0);
        self.0 += length;
        length
    }
}

/// Whether an event begins something new: what is played after it belongs to it.
pub fn opens(event: &Event) -> bool {
    matches!(
        event,
        Event::Turn { .. } | Event::Phase { .. } | Event::Declared { link: Link::Action, .. }
    )
}

#[cfg(test)]
mod tests {
    use riposte_rules::decision::{Choice, Verb};
    use riposte_rules::figure::FigureId;
    use riposte_rules::roll::{Dice, Roll, Scale};

    use super::*;

    fn declared(link: Link) -> Event {
        let choice = Choice::plain(Verb(0));
        Event::Declared { figure: FigureId(0), link, choice, words: String::new(), rule: "" }
    }

    fn rolled() -> Event {
        let roll = Roll::new("attack", Scale::Whole).dice(3, 6);
        let thrown = roll.throw(&mut Dice::seeded(1));
        Event::Rolled { figure: Some(FigureId(0)), thrown, meaning: None, limit: None }
    }

    fn blow() -> Event {
        let (attacker, target) = (FigureId(0), FigureId(1));
        Event::Blow { attacker, target, hit: true, margin: 1, words: String::new() }
    }

    fn told() -> Event {
        Event::Told { figure: Some(FigureId(1)), words: "is told".into(), rule: "" }
    }

    #[test]
    fn an_exchange_takes_half_a_second_at_the_fast_pace_however_much_happens_in_it() {
        let exchange = |rest: usize| {
            let (action, answer) = (declared(Link::Action), declared(Link::Reaction));
            let events = [action, answer, rolled(), rolled(), blow(), rolled()];
            events.into_iter().chain((0..rest).map(|_| told()))
        };
        let seconds = |rest: usize| {
            let mut played = Played::default();
            exchange(rest).map(|event| played.next(&event)).sum::<f32>() / Pace::FAST
        };
        assert!(seconds(1) > 0.4, "{}", seconds(1));
        for rest in [1, 5, 40] {
            assert!(seconds(rest) <= 0.5, "{rest}: {}", seconds(rest));
        }
    }

    #[test]
    fn each_exchange_has_time_of_its_own() {
        let mut played = Played::default();
        let first: Vec<f32> =
            [declared(Link::Action), blow()].iter().map(|event| played.next(event)).collect();
        (0..50).for_each(|_| {
            played.next(&told());
        });
        assert!(played.next(&told()) < 0.05);
        let again: Vec<f32> =
            [declared(Link::Action), blow()].iter().map(|event| played.next(event)).collect();
        assert_eq!(first, again);
    }

    #[test]
    fn what_nobody_sees_takes_no_time() {
        let spent = Event::Spent { figure: FigureId(0), of: "AP", amount: 1, left: 2 };
        assert_eq!(length(&spent), 0.0);
        assert!(length(&rolled()) > 0.0 && length(&blow()) > 0.0);
    }
}
