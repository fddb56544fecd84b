//! The buttons of a gamepad by their place, and which of them are pressed.

use crate::platform::pads::{BUTTONS, PadReading};

/// So far a stick or trigger has to go to count as pressed, and to come back to be let go.
const FAR: f32 = 0.6;
const BACK: f32 = 0.4;

/// The names, as settings have them: first the buttons in the order of a reading, then the right
/// stick to its four sides. The left stick does what the cross does.
const NAMES: [&str; BUTTONS + 4] = [
    "Pad South",
    "Pad East",
    "Pad West",
    "Pad North",
    "Pad L1",
    "Pad R1",
    "Pad L2",
    "Pad R2",
    "Pad Select",
    "Pad Start",
    "Pad L3",
    "Pad R3",
    "Pad Up",
    "Pad Down",
    "Pad Left",
    "Pad Right",
    "Stick Right",
    "Stick Left",
    "Stick Down",
    "Stick Up",
];

/// The number of the upper side of the cross; the lower, left and right one follow.
const CROSS: usize = 12;

/// A button of a gamepad, or its right stick held to a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PadButton(usize);

impl PadButton {
    /// The button with a name, such as `Pad South`: the lower one of the four.
    pub fn named(name: &str) -> Option<PadButton> {
        NAMES.iter().position(|known| known.eq_ignore_ascii_case(name)).map(PadButton)
    }

    /// Its name in settings.
    pub fn name(self) -> &'static str {
        NAMES[self.0]
    }
}

/// Which buttons are pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pressed(u32);

impl Pressed {
    /// What a reading means; a stick or trigger on its way keeps what it was before.
    pub fn of(reading: &PadReading, before: Pressed) -> Pressed {
        let mut pressed = Pressed::default();
        let mut put = |number: usize, value: f32| {
            let far = if before.0 & (1 << number) == 0 { FAR } else { BACK };
            pressed.0 |= u32::from(value >= far) << number;
        };
        for (number, value) in reading.buttons.into_iter().enumerate() {
            put(number, value);
        }
        let [x, y, right, down] = reading.sticks;
        for (number, value) in [-y, y, -x, x].into_iter().enumerate() {
            put(CROSS + number, value);
        }
        for (number, value) in [right, -right, down, -down].into_iter().enumerate() {
            put(BUTTONS + number, value);
        }
        pressed
    }

    /// Whether a button is among them.
    pub fn has(self, button: PadButton) -> bool {
        self.0 & (1 << button.0) != 0
    }

    /// Those that are not among others.
    pub fn without(self, others: Pressed) -> Pressed {
        Pressed(self.0 & !others.0)
    }

    /// All of them.
    pub fn all(self) -> impl Iterator<Item = PadButton> {
        (0..NAMES.len()).map(PadButton).filter(move |button| self.has(*button))
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(pressed: Pressed) -> Vec<&'static str> {
        pressed.all().map(PadButton::name).collect()
    }

    #[test]
    fn the_left_stick_is_the_cross_and_the_right_one_has_sides_of_its_own() {
        let sticks = [-1.0, 0.8, 0.0, -1.0];
        let reading = PadReading { sticks, ..PadReading::default() };
        let pressed = Pressed::of(&reading, Pressed::default());
        assert_eq!(names(pressed), ["Pad Down", "Pad Left", "Stick Up"]);
    }

    #[test]
    fn a_trigger_on_its_way_stays_what_it_was() {
        let mut reading = PadReading::default();
        reading.buttons[7] = 0.5;
        assert!(Pressed::of(&reading, Pressed::default()).is_empty());
        reading.buttons[7] = 1.0;
        let pressed = Pressed::of(&reading, Pressed::default());
        reading.buttons[7] = 0.5;
        assert_eq!(names(Pressed::of(&reading, pressed)), ["Pad R2"]);
        reading.buttons[7] = 0.3;
        assert!(Pressed::of(&reading, pressed).is_empty());
    }

    #[test]
    fn every_name_names_its_button() {
        for name in NAMES {
            assert_eq!(PadButton::named(name).map(PadButton::name), Some(name));
        }
        assert_eq!(PadButton::named("Pad Z"), None);
    }
}
