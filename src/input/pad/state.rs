//! The gamepad that is played with: what is pressed, held, and begins anew.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::button::{PadButton, Pressed};
use super::family::Family;
use crate::platform::pads::PadReading;

/// A side held on the cross begins anew after so many seconds, and then again and again.
const FIRST_AGAIN: f32 = 0.4;
const AGAIN: f32 = 0.12;
/// What begins anew while it is held.
const REPEATED: [&str; 6] = ["Pad Up", "Pad Down", "Pad Left", "Pad Right", "Pad L1", "Pad R1"];

/// The gamepad that is played with.
#[derive(Resource, Clone, Debug, Default)]
pub struct Pad {
    /// What gamepads said that is not looked at yet.
    waiting: VecDeque<Option<PadReading>>,
    pressed: Pressed,
    begun: Vec<PadButton>,
    /// Seconds until what is held begins anew.
    until_again: f32,
    family: Option<Family>,
    leads: bool,
}

impl Pad {
    /// The signs on the buttons of the gamepad that is plugged in.
    pub fn family(&self) -> Option<Family> {
        self.family
    }

    /// Whether it was pressed later than keys and mouse.
    pub fn leads(&self) -> bool {
        self.leads && self.family.is_some()
    }

    /// Whether a button is pressed in this frame, or begins anew.
    pub fn begins(&self, button: PadButton) -> bool {
        self.begun.contains(&button)
    }

    /// The name of a button that is pressed in this frame.
    pub fn first(&self) -> Option<&'static str> {
        self.begun.first().map(|button| button.name())
    }

    /// Whether a button is held.
    pub fn holds(&self, button: PadButton) -> bool {
        self.pressed.has(button)
    }

    /// Whether nothing is held, and nothing waits.
    pub fn rests(&self) -> bool {
        self.pressed.is_empty() && self.begun.is_empty() && self.waiting.is_empty()
    }

    /// Hears what gamepads said. What is not meant for the game, while another window is in front, counts
    /// as not pressed.
    pub(super) fn hear(&mut self, said: VecDeque<Option<PadReading>>, meant: bool) {
        if meant {
            self.waiting.extend(said);
            return;
        }
        self.pressed = Pressed::default();
        self.waiting.extend(said.into_iter().map(|reading| reading.map(PadReading::at_rest)));
    }

    /// What happens on it in a frame of so many seconds.
    pub(super) fn go_on(&mut self, seconds: f32) {
        self.take_up();
        // The seconds before a press are not those for which it is held: a window that has rested for long
        // would do at once again what was only touched.
        if self.begun.is_empty() {
            self.again(seconds);
        }
    }

    /// Keys or mouse are in hand now.
    pub(super) fn give_way(&mut self) {
        self.leads = false;
    }

    /// Takes up what waits until a button is pressed or let go: each is seen in a frame of its own.
    fn take_up(&mut self) {
        let before = self.pressed;
        while self.pressed == before {
            let Some(reading) = self.waiting.pop_front() else { break };
            self.family = reading.as_ref().map(|reading| Family::of(&reading.name));
            let mut reading = reading.unwrap_or_default();
            if self.family.is_some_and(Family::takes_with_the_right) {
                // The first two are the lower and the right one.
                reading.buttons.swap(0, 1);
            }
            self.pressed = Pressed::of(&reading, before);
        }
        let new = self.pressed.without(before);
        self.begun = new.all().collect();
        if !self.begun.is_empty() {
            self.until_again = FIRST_AGAIN;
            self.leads = true;
        }
    }

    /// Lets what is held begin anew when its time has come.
    fn again(&mut self, seconds: f32) {
        self.until_again -= seconds;
        if self.begun.is_empty() && self.until_again <= 0.0 {
            self.until_again = AGAIN;
            let repeated = |button: &PadButton| REPEATED.contains(&button.name());
            self.begun = self.pressed.all().filter(repeated).collect();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pressed(buttons: &[usize]) -> Option<PadReading> {
        let mut reading = PadReading::default();
        for button in buttons {
            reading.buttons[*button] = 1.0;
        }
        Some(reading)
    }

    #[test]
    fn a_press_and_its_end_between_two_frames_are_both_seen() {
        let mut pad = Pad::default();
        let begun = |pad: &Pad| pad.begun.iter().map(|button| button.name()).collect::<Vec<_>>();
        pad.waiting.extend([pressed(&[]), pressed(&[0]), pressed(&[])]);
        pad.take_up();
        assert_eq!(begun(&pad), ["Pad South"]);
        pad.take_up();
        assert!(begun(&pad).is_empty() && pad.pressed.is_empty());
        assert_eq!((pad.family(), pad.leads()), (Some(Family::Letters), true));
    }

    #[test]
    fn a_side_that_is_held_begins_anew_and_a_button_does_not() {
        let (right, south) = ("Pad Right", "Pad South");
        let mut pad = Pad::default();
        pad.waiting.push_back(pressed(&[0, 15]));
        pad.take_up();
        let mut begun = Vec::new();
        for _ in 0..10 {
            pad.again(0.1);
            begun.push(pad.begun.iter().map(|button| button.name()).collect::<Vec<_>>());
            pad.take_up();
        }
        assert_eq!(begun[0], [south, right]);
        assert!(begun[1..3].iter().all(Vec::is_empty), "it rests first");
        assert!(begun[3..].iter().filter(|now| now[..] == [right]).count() >= 3);
        assert!(!begun[1..].iter().flatten().any(|name| *name == south));
    }

    #[test]
    fn the_seconds_before_a_press_do_not_make_it_a_long_one() {
        let mut pad = Pad::default();
        pad.waiting.push_back(pressed(&[15]));
        pad.go_on(5.0);
        assert_eq!(pad.first(), Some("Pad Right"));
        for _ in 0..20 {
            pad.go_on(0.016);
            assert_eq!(pad.first(), None, "a short press moves once");
        }
        let again = (0..8).any(|_| {
            pad.go_on(0.016);
            pad.first().is_some()
        });
        assert!(again, "held for long it begins anew");
    }

    #[test]
    fn where_a_lies_to_the_right_it_takes_and_b_goes_back() {
        for (name, lower) in [("057e-2009-Pro Controller", "Pad East"), ("", "Pad South")] {
            let mut pad = Pad::default();
            let reading = pressed(&[0]).map(|it| PadReading { name: name.into(), ..it });
            pad.waiting.push_back(reading);
            pad.take_up();
            assert_eq!(pad.first(), Some(lower), "{name}");
            let sign = pad.family().zip(pad.first()).map(|(family, button)| family.sign(button));
            assert_eq!(sign, Some(if name.is_empty() { "A" } else { "B" }));
        }
    }

    #[test]
    fn what_is_pressed_while_another_window_is_in_front_does_nothing() {
        let mut pad = Pad::default();
        pad.hear([pressed(&[12])].into(), true);
        pad.go_on(0.1);
        assert!(pad.first().is_some());
        pad.hear([pressed(&[0, 12])].into(), false);
        pad.go_on(0.1);
        assert!(pad.begun.is_empty() && pad.pressed.is_empty() && pad.family().is_some());
        pad.hear([pressed(&[]), pressed(&[0])].into(), true);
        pad.go_on(0.1);
        assert_eq!(pad.first(), Some("Pad South"));
    }

    #[test]
    fn a_pad_that_is_pulled_out_holds_nothing() {
        let mut pad = Pad::default();
        pad.waiting.extend([pressed(&[12]), None]);
        pad.take_up();
        pad.take_up();
        assert!(pad.pressed.is_empty() && pad.family().is_none());
    }
}
