//! Gamepads as Linux has them: one file of events each. Each is read by a thread, which wakes the
//! game when one is pressed, plugged in or pulled out.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use evdev::{AbsoluteAxisCode as Axis, Device, KeyCode as Key};

use super::plugged::Plugged;
use crate::platform::pads::{BUTTONS, PadReading, put};

/// Where the kernel has its input devices.
const FOLDER: &str = "/dev/input";
/// So often it is looked for new ones.
const LOOK: Duration = Duration::from_secs(2);
/// Makers whose drivers name the left and the upper button by their place; all others name them
/// by the letters X and Y, which the kernel numbers the other way round.
const BY_PLACE: [u16; 2] = [0x054c, 0x057e];

/// The buttons in the order of a reading, as the kernel names them. Triggers and cross may be
/// axes instead.
const KEYS: [Key; BUTTONS] = [
    Key::BTN_SOUTH,
    Key::BTN_EAST,
    Key::BTN_WEST,
    Key::BTN_NORTH,
    Key::BTN_TL,
    Key::BTN_TR,
    Key::BTN_TL2,
    Key::BTN_TR2,
    Key::BTN_SELECT,
    Key::BTN_START,
    Key::BTN_THUMBL,
    Key::BTN_THUMBR,
    Key::BTN_DPAD_UP,
    Key::BTN_DPAD_DOWN,
    Key::BTN_DPAD_LEFT,
    Key::BTN_DPAD_RIGHT,
];

/// Looks for gamepads in a thread, and reads each that is found in another; `wake` has the game look
/// at what they say.
pub fn find_pads(wake: impl Fn() + Clone + Send + 'static) {
    let thread = thread::Builder::new().name("gamepads".into());
    // Without a thread there are no gamepads; the game is played without.
    let _ = thread.spawn(move || watch(Path::new(FOLDER), &wake));
}

/// What the threads know together: the files that were looked at and are still there, and what the
/// gamepads among them said last.
#[derive(Default)]
struct Common {
    known: Mutex<HashSet<PathBuf>>,
    plugged: Mutex<Plugged>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

fn watch(folder: &Path, wake: &(impl Fn() + Clone + Send + 'static)) {
    let common = Arc::new(Common::default());
    loop {
        let new = found(folder, &mut locked(&common.known));
        for (path, device) in new {
            let (wake, common) = (wake.clone(), Arc::clone(&common));
            let thread = thread::Builder::new().name("gamepad".into());
            let _ = thread.spawn(move || {
                read(device, &path, &common, &wake);
                // One that comes back at once has the same file, which was never missed.
                locked(&common.known).remove(&path);
            });
        }
        thread::sleep(LOOK);
    }
}

/// The gamepads in a folder that were not there when it was looked for them before. One that may
/// not be opened is tried again: rights are granted a moment after a device appears.
fn found(folder: &Path, known: &mut HashSet<PathBuf>) -> Vec<(PathBuf, Device)> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let is_event = |path: &PathBuf| {
        path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("event"))
    };
    let there: HashSet<PathBuf> = entries.map(|entry| entry.path()).filter(is_event).collect();
    known.retain(|path| there.contains(path));
    let mut pads = Vec::new();
    for path in there {
        if known.contains(&path) {
            continue;
        }
        if let Ok(device) = Device::open(&path) {
            known.insert(path.clone());
            pads.extend(is_pad(&device).then_some((path, device)));
        }
    }
    pads
}

fn is_pad(device: &Device) -> bool {
    device.supported_keys().is_some_and(|keys| keys.contains(Key::BTN_SOUTH))
}

/// Reads a gamepad until it is pulled out.
fn read(mut device: Device, path: &Path, common: &Common, wake: &impl Fn()) {
    let id = device.input_id();
    let name = device.name().unwrap_or("gamepad");
    let name = format!("{name} (Vendor: {:04x} Product: {:04x})", id.vendor(), id.product());
    let by_place = BY_PLACE.contains(&id.vendor());
    let mut before = PadReading { name: name.clone(), ..PadReading::default() };
    say(common, path, Some(before.clone()), wake);
    while device.fetch_events().map(Iterator::count).is_ok() {
        let state = device.cached_state();
        let held = |key| state.key_vals().is_some_and(|keys| keys.contains(key));
        let axes = device.supported_absolute_axes();
        let axis = |code: Axis| {
            axes.filter(|axes| axes.contains(code))?;
            let info = state.abs_vals()?.get(usize::from(code.0))?;
            Some(Range { value: info.value, least: info.minimum, most: info.maximum })
        };
        let now = reading(&name, by_place, held, axis);
        if now != before {
            say(common, path, Some(now.clone()), wake);
            before = now;
        }
    }
    say(common, path, None, wake);
}

/// Tells the game what a gamepad says, `None` when it was pulled out, if it is the one in hand.
fn say(common: &Common, path: &Path, reading: Option<PadReading>, wake: &impl Fn()) {
    let mut plugged = locked(&common.plugged);
    if plugged.say(path, reading) {
        put(plugged.in_hand());
        wake();
    }
}

/// A value of an axis and what it lies between.
#[derive(Clone, Copy)]
struct Range {
    value: i32,
    least: i32,
    most: i32,
}

impl Range {
    /// From 0 to 1 in tenths: finer differences mean nothing here.
    fn part(self) -> f32 {
        let whole = (self.most as f32 - self.least as f32).max(1.0);
        ((self.value as f32 - self.least as f32) / whole * 10.0).round() / 10.0
    }

    /// From -1 to 1 in fifths.
    fn both_ways(self) -> f32 {
        self.part() * 2.0 - 1.0
    }
}

/// What a gamepad says, from its keys and axes. Where the right stick is on the axes that others
/// have for their triggers, the triggers are the pedals.
fn reading(
    name: &str,
    by_place: bool,
    held: impl Fn(Key) -> bool,
    axis: impl Fn(Axis) -> Option<Range>,
) -> PadReading {
    let mut buttons = KEYS.map(|key| if held(key) { 1.0 } else { 0.0 });
    if !by_place {
        buttons.swap(2, 3);
    }
    let has_right_stick = axis(Axis::ABS_RX).is_some();
    let (right, triggers) = match has_right_stick {
        true => ([Axis::ABS_RX, Axis::ABS_RY], [Axis::ABS_Z, Axis::ABS_RZ]),
        false => ([Axis::ABS_Z, Axis::ABS_RZ], [Axis::ABS_BRAKE, Axis::ABS_GAS]),
    };
    for (button, trigger) in [6, 7].into_iter().zip(triggers) {
        buttons[button] = axis(trigger).map_or(0.0, Range::part).max(buttons[button]);
    }
    let cross = [(12, 13, Axis::ABS_HAT0Y), (14, 15, Axis::ABS_HAT0X)];
    for (less, more, hat) in cross {
        let value = axis(hat).map_or(0, |hat| hat.value);
        buttons[less] = f32::from(u8::from(value < 0)).max(buttons[less]);
        buttons[more] = f32::from(u8::from(value > 0)).max(buttons[more]);
    }
    let [x, y] = right;
    let sticks =
        [Axis::ABS_X, Axis::ABS_Y, x, y].map(|stick| axis(stick).map_or(0.0, Range::both_ways));
    PadReading { name: name.to_owned(), buttons, sticks }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn no_axis(_: Axis) -> Option<Range> {
        None
    }

    fn pressed(reading: &PadReading) -> Vec<usize> {
        (0..BUTTONS).filter(|button| reading.buttons[*button] > 0.5).collect()
    }

    #[test]
    fn the_upper_and_the_left_button_are_found_under_either_way_of_naming_them() {
        let west = |by_place, key| pressed(&reading("", by_place, |it| it == key, no_axis));
        assert_eq!(west(true, Key::BTN_WEST), [2], "a driver that names places");
        assert_eq!(west(false, Key::BTN_NORTH), [2], "a driver that names letters: its X");
        assert_eq!(west(false, Key::BTN_SOUTH), [0]);
    }

    #[test]
    fn triggers_cross_and_sticks_are_read_from_axes() {
        let axis = |code| {
            let byte = |value| Some(Range { value, least: 0, most: 255 });
            match code {
                Axis::ABS_X | Axis::ABS_RY => byte(255),
                Axis::ABS_Y | Axis::ABS_RX => byte(0),
                Axis::ABS_Z => byte(250),
                Axis::ABS_RZ => byte(3),
                Axis::ABS_HAT0Y => Some(Range { value: -1, least: -1, most: 1 }),
                Axis::ABS_HAT0X => Some(Range { value: 1, least: -1, most: 1 }),
                _ => None,
            }
        };
        let all = reading("", true, |_| false, axis);
        assert_eq!(pressed(&all), [6, 12, 15]);
        assert_eq!(all.sticks, [1.0, -1.0, -1.0, 1.0]);
    }

    #[test]
    fn pedals_are_the_triggers_where_the_right_stick_has_their_axes() {
        let axis = |code| {
            let value = match code {
                Axis::ABS_Z | Axis::ABS_GAS => 1023,
                Axis::ABS_RZ => 512,
                Axis::ABS_BRAKE => 0,
                _ => return None,
            };
            Some(Range { value, least: 0, most: 1023 })
        };
        let all = reading("", false, |_| false, axis);
        assert_eq!(pressed(&all), [7]);
        assert_eq!(all.sticks, [0.0, 0.0, 1.0, 0.0], "at rest within a tenth");
    }

    #[test]
    fn files_that_are_no_gamepads_are_passed_over() -> std::io::Result<()> {
        let folder = std::env::temp_dir().join(format!("riposte-pads-{}", std::process::id()));
        std::fs::create_dir_all(&folder)?;
        std::fs::write(folder.join("event0"), "no device")?;
        std::fs::write(folder.join("mice"), "")?;
        assert!(found(&folder, &mut HashSet::new()).is_empty());
        std::fs::remove_dir_all(&folder)?;
        assert!(found(&folder, &mut HashSet::new()).is_empty(), "nor is a folder missed");
        Ok(())
    }
}
