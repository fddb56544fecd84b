//! Keys by name, as the settings file writes them, and as the screens do.

use std::collections::HashMap;
use std::sync::OnceLock;

use bevy::prelude::*;
use riposte_words::{Language, is_english, phrase, say, spoken};

macro_rules! keys {
    ($($name:literal $code:ident),* $(,)?) => {
        const KEYS: &[(&str, KeyCode)] = &[$(($name, KeyCode::$code)),*];
    };
}

keys! {
    "A" KeyA, "B" KeyB, "C" KeyC, "D" KeyD, "E" KeyE, "F" KeyF, "G" KeyG, "H" KeyH, "I" KeyI,
    "J" KeyJ, "K" KeyK, "L" KeyL, "M" KeyM, "N" KeyN, "O" KeyO, "P" KeyP, "Q" KeyQ, "R" KeyR,
    "S" KeyS, "T" KeyT, "U" KeyU, "V" KeyV, "W" KeyW, "X" KeyX, "Y" KeyY, "Z" KeyZ,
    "0" Digit0, "1" Digit1, "2" Digit2, "3" Digit3, "4" Digit4, "5" Digit5, "6" Digit6,
    "7" Digit7, "8" Digit8, "9" Digit9, "F1" F1, "F2" F2, "F3" F3, "F4" F4, "F5" F5, "F6" F6,
    "F7" F7, "F8" F8, "F9" F9, "F10" F10, "F11" F11, "F12" F12,
    "Enter" Enter, "Escape" Escape, "Tab" Tab, "Space" Space, "Backspace" Backspace,
    "Delete" Delete, "Insert" Insert, "Home" Home, "End" End, "Page Up" PageUp,
    "Page Down" PageDown, "Up" ArrowUp, "Down" ArrowDown, "Left" ArrowLeft, "Right" ArrowRight,
    "Equal" Equal, "Minus" Minus, "Comma" Comma, "Period" Period, "Slash" Slash,
    "Semicolon" Semicolon, "Quote" Quote, "Backslash" Backslash, "Backquote" Backquote,
    "Bracket Left" BracketLeft, "Bracket Right" BracketRight,
    "Left Shift" ShiftLeft, "Right Shift" ShiftRight, "Left Alt" AltLeft, "Right Alt" AltRight,
    "Numpad Enter" NumpadEnter, "Numpad Add" NumpadAdd, "Numpad Subtract" NumpadSubtract,
    "Numpad 1" Numpad1, "Numpad 2" Numpad2, "Numpad 3" Numpad3, "Numpad 4" Numpad4,
    "Numpad 5" Numpad5, "Numpad 6" Numpad6, "Numpad 7" Numpad7, "Numpad 8" Numpad8,
    "Numpad 9" Numpad9,
}

/// Names beside those of keys: the mouse, and of a gamepad the right stick and the shapes on buttons.
const BESIDE: [&str; 9] = [
    "Right mouse",
    "Stick Up",
    "Stick Down",
    "Stick Left",
    "Stick Right",
    "Cross",
    "Circle",
    "Square",
    "Triangle",
];

/// What keys are called, by language: each is put together when it is first spoken.
static CALLED: [OnceLock<HashMap<String, String>>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// What a key with a name in settings is called in the language spoken.
pub fn called(name: &str) -> &str {
    if is_english() {
        return name;
    }
    let all = CALLED[spoken() as usize].get_or_init(all_called);
    all.get(name).map_or(name, String::as_str)
}

/// What all keys are called, by themselves and with Ctrl or Shift.
fn all_called() -> HashMap<String, String> {
    let names = KEYS.iter().map(|(name, _)| *name);
    let alone = names.clone().chain(BESIDE);
    let alone = alone.map(|name| (name.to_owned(), phrase(name).into_owned()));
    let chords = names.flat_map(|name| {
        let key = phrase(name);
        let ctrl = (format!("Ctrl+{name}"), say!("Ctrl+{key}", key));
        [ctrl, (format!("Shift+{name}"), say!("Shift+{key}", key))]
    });
    alone.chain(chords).collect()
}

/// The name of a key; `None` for keys that cannot be bound.
pub fn name_of(code: KeyCode) -> Option<&'static str> {
    KEYS.iter().find(|(_, known)| *known == code).map(|(name, _)| *name)
}

/// The key with a name.
pub fn code_of(name: &str) -> Option<KeyCode> {
    KEYS.iter().find(|(known, _)| known.eq_ignore_ascii_case(name)).map(|(_, code)| *code)
}

#[cfg(test)]
mod tests {
    use riposte_words::{has, key_of};

    use super::*;

    #[test]
    fn every_key_with_a_word_on_it_is_called_something_in_german() {
        let names = KEYS.iter().map(|(name, _)| *name).chain(BESIDE);
        // Letters, digits and F1 to F12 are the same everywhere.
        let word = |name: &&str| name.chars().filter(char::is_ascii_alphabetic).count() > 1;
        let lacks = |name: &&str| !key_of(name).is_some_and(|key| has(Language::German, &key));
        let chords = ["Ctrl+key", "Shift+key"];
        let lost: Vec<&str> = names.filter(word).chain(chords).filter(lacks).collect();
        assert!(lost.is_empty(), "no German for {lost:?}");
    }
}
