//! What gamepads say, under the same form on a desktop and in a page.

use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

/// How many buttons a gamepad has at most.
pub const BUTTONS: usize = 16;

/// The state of a gamepad: buttons and sticks as in the standard layout of the web.
///
/// Buttons, from none (0) to pressed (1): the lower, right, left and upper one of the four under
/// the right thumb, left and right shoulder, left and right trigger, the two in the middle, the
/// left and right stick pressed, and up, down, left and right of the cross.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PadReading {
    /// The name of the device, with the number of its maker where that is known.
    pub name: String,
    /// The buttons.
    pub buttons: [f32; BUTTONS],
    /// The left stick to the right and down, then the right stick, each from -1 to 1.
    pub sticks: [f32; 4],
}

impl PadReading {
    /// The same gamepad with nothing pressed.
    pub fn at_rest(self) -> PadReading {
        PadReading { name: self.name, ..PadReading::default() }
    }
}

static READINGS: Mutex<VecDeque<Option<PadReading>>> = Mutex::new(VecDeque::new());

/// Keeps what a gamepad says, `None` when it was pulled out, until the game asks.
pub fn put(reading: Option<PadReading>) {
    READINGS.lock().unwrap_or_else(PoisonError::into_inner).push_back(reading);
}

/// What gamepads said since this was asked last, in order.
pub fn take() -> VecDeque<Option<PadReading>> {
    std::mem::take(&mut READINGS.lock().unwrap_or_else(PoisonError::into_inner))
}
