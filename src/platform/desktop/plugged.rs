//! Which of several gamepads is in hand. The game knows one: what another one says, at rest, would let
//! go of all that is held.

use std::path::{Path, PathBuf};

use crate::platform::pads::PadReading;

/// So far a button or stick has to go to take up its gamepad.
const FAR: f32 = 0.5;

/// The gamepads that are plugged in, by their files, with what they said last; first the one in hand.
#[derive(Debug, Default)]
pub struct Plugged(Vec<(PathBuf, PadReading)>);

impl Plugged {
    /// What the gamepad in hand says: the last one on which a press began, or else the one that has been
    /// there for longest.
    pub fn in_hand(&self) -> Option<PadReading> {
        self.0.first().map(|(_, reading)| reading.clone())
    }

    /// Hears what a gamepad says, `None` when it was pulled out; whether that changes what the one in hand
    /// says.
    pub fn say(&mut self, path: &Path, reading: Option<PadReading>) -> bool {
        let before = self.in_hand();
        let place = self.0.iter().position(|(known, _)| known == path);
        let said_last = place.map(|place| self.0.remove(place).1);
        if let Some(reading) = reading {
            let begins = is_pressed(&reading) && !said_last.as_ref().is_some_and(is_pressed);
            let place = if begins { 0 } else { place.unwrap_or(self.0.len()) };
            self.0.insert(place, (path.to_owned(), reading));
        }
        self.in_hand() != before
    }
}

fn is_pressed(reading: &PadReading) -> bool {
    reading.buttons.iter().chain(&reading.sticks).any(|value| value.abs() >= FAR)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a gamepad says of its first button.
    fn said(name: &str, value: f32) -> Option<PadReading> {
        let mut reading = PadReading { name: name.into(), ..PadReading::default() };
        reading.buttons[0] = value;
        Some(reading)
    }

    #[test]
    fn of_two_gamepads_the_one_on_which_a_press_began_last_is_in_hand() {
        let (mut plugged, first, second) = (Plugged::default(), Path::new("1"), Path::new("2"));
        assert!(plugged.say(first, said("one", 0.0)));
        assert!(!plugged.say(second, said("two", 0.0)), "it is not in hand");
        assert!(plugged.say(first, said("one", 1.0)));
        assert!(!plugged.say(second, said("two", 0.2)), "what is held is not let go");
        assert_eq!(plugged.in_hand(), said("one", 1.0));
        assert!(plugged.say(second, said("two", 1.0)));
        assert!(!plugged.say(first, said("one", 0.0)));
        assert!(plugged.say(second, said("two", 0.0)));
        assert_eq!(plugged.in_hand(), said("two", 0.0));
    }

    #[test]
    fn when_one_of_two_is_pulled_out_the_other_one_is_still_there() {
        let (mut plugged, first, second) = (Plugged::default(), Path::new("1"), Path::new("2"));
        plugged.say(first, said("one", 0.0));
        plugged.say(second, said("two", 1.0));
        assert!(plugged.say(second, None));
        assert_eq!(plugged.in_hand(), said("one", 0.0));
        assert!(plugged.say(first, None));
        assert_eq!(plugged.in_hand(), None);
        assert!(!plugged.say(first, None), "there is none");
    }
}
