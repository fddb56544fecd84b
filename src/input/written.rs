//! Keys go by what is written on them, not by their place: on a French keyboard the key that says A
//! lies where an American one has its Q.

use std::collections::HashMap;

use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;

use super::key_names::code_of;

/// The name of a key with a sign on it.
fn name_of_sign(sign: char) -> Option<String> {
    let name = match sign {
        'a'..='z' | 'A'..='Z' => return Some(sign.to_ascii_uppercase().to_string()),
        '=' | '+' => "Equal",
        '-' => "Minus",
        ',' => "Comma",
        '.' => "Period",
        '/' => "Slash",
        ';' => "Semicolon",
        _ => return None,
    };
    Some(name.to_owned())
}

/// Whether a key lies where an American keyboard has a letter.
fn of_a_letter(place: KeyCode) -> bool {
    super::name_of(place).is_some_and(|name| name.len() == 1 && !name.starts_with(char::is_numeric))
}

/// The key that a press means, by what is written on it; `None` for one with a sign that no action
/// has. Signs of other alphabets, digits and all keys without a sign go by their place.
pub(super) fn meant(place: KeyCode, written: &Key) -> Option<KeyCode> {
    let Key::Character(text) = written else { return Some(place) };
    if of_the_number_pad(place) {
        return Some(place);
    }
    let mut signs = text.chars();
    let (Some(sign), None) = (signs.next(), signs.next()) else { return Some(place) };
    match name_of_sign(sign).and_then(|name| code_of(&name)) {
        Some(code) if sign.is_ascii_alphabetic() || of_a_letter(place) => Some(code),
        Some(code) if !place_has_digit(place) => Some(code),
        _ if of_a_letter(place) && sign.is_ascii() => None,
        _ => Some(place),
    }
}

fn of_the_number_pad(place: KeyCode) -> bool {
    use KeyCode::{
        NumpadAdd, NumpadComma, NumpadDecimal, NumpadDivide, NumpadEqual, NumpadMultiply,
        NumpadSubtract,
    };
    matches!(
        place,
        NumpadAdd
            | NumpadComma
            | NumpadDecimal
            | NumpadDivide
            | NumpadEqual
            | NumpadMultiply
            | NumpadSubtract
    )
}

fn place_has_digit(place: KeyCode) -> bool {
    super::name_of(place).is_some_and(|name| name.starts_with(char::is_numeric))
}

/// Puts in the place of each key that is pressed the one that it means.
pub(super) fn translate(
    mut messages: MessageReader<KeyboardInput>,
    mut keys: ResMut<ButtonInput<KeyCode>>,
    mut held: Local<HashMap<KeyCode, Option<KeyCode>>>,
) {
    for message in messages.read() {
        let place = message.key_code;
        match message.state {
            ButtonState::Pressed => {
                let code = meant(place, &message.logical_key);
                if code == Some(place) {
                    continue;
                }
                let again = held.insert(place, code) == Some(code);
                keys.reset(place);
                if let Some(code) = code.filter(|_| !again) {
                    keys.press(code);
                }
            }
            ButtonState::Released => {
                if let Some(code) = held.remove(&place) {
                    keys.reset(place);
                    code.into_iter().for_each(|code| keys.release(code));
                }
            }
        }
    }
}

/// Whether a key is held that makes something else of a letter: that is then for the system, or
/// for the browser.
pub(super) fn modified(keys: &ButtonInput<KeyCode>) -> bool {
    let modifiers = [
        KeyCode::ControlLeft,
        KeyCode::ControlRight,
        KeyCode::AltLeft,
        KeyCode::AltRight,
        KeyCode::SuperLeft,
        KeyCode::SuperRight,
    ];
    keys.any_pressed(modifiers)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sign(sign: &str) -> Key {
        Key::Character(sign.into())
    }

    #[test]
    fn a_letter_is_the_key_that_says_it_wherever_it_lies() {
        let cases = [
            (KeyCode::KeyA, "a", Some(KeyCode::KeyA)),
            (KeyCode::KeyY, "z", Some(KeyCode::KeyZ)),
            (KeyCode::KeyQ, "a", Some(KeyCode::KeyA)),
            (KeyCode::KeyQ, "A", Some(KeyCode::KeyA)),
            (KeyCode::Semicolon, "m", Some(KeyCode::KeyM)),
            (KeyCode::KeyM, ",", Some(KeyCode::Comma)),
            (KeyCode::KeyZ, ";", Some(KeyCode::Semicolon)),
            (KeyCode::KeyE, "'", None),
            (KeyCode::KeyA, "ф", Some(KeyCode::KeyA)),
            (KeyCode::Digit1, "&", Some(KeyCode::Digit1)),
            (KeyCode::Digit6, "-", Some(KeyCode::Digit6)),
            (KeyCode::Slash, "-", Some(KeyCode::Minus)),
            (KeyCode::BracketRight, "+", Some(KeyCode::Equal)),
            (KeyCode::NumpadAdd, "+", Some(KeyCode::NumpadAdd)),
            (KeyCode::NumpadDecimal, ",", Some(KeyCode::NumpadDecimal)),
        ];
        for (place, written, code) in cases {
            assert_eq!(meant(place, &sign(written)), code, "{place:?} says {written}");
        }
        assert_eq!(meant(KeyCode::Enter, &Key::Enter), Some(KeyCode::Enter));
    }

    #[test]
    fn a_key_is_held_and_let_go_as_what_it_says() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, bevy::input::InputPlugin));
        app.add_systems(PreUpdate, translate.after(bevy::input::InputSystems));
        let press = |app: &mut App, state: ButtonState, repeat: bool| {
            let window = Entity::PLACEHOLDER;
            let (key_code, logical_key) = (KeyCode::KeyQ, sign("a"));
            let text = None;
            let message = KeyboardInput { key_code, logical_key, state, text, repeat, window };
            app.world_mut().resource_mut::<Messages<KeyboardInput>>().write(message);
            app.update();
        };
        let now = |app: &App| {
            let keys = app.world().resource::<ButtonInput<KeyCode>>();
            let of = |code| (keys.just_pressed(code), keys.pressed(code));
            (of(KeyCode::KeyA), of(KeyCode::KeyQ))
        };
        press(&mut app, ButtonState::Pressed, false);
        assert_eq!(now(&app), ((true, true), (false, false)));
        press(&mut app, ButtonState::Pressed, true);
        assert_eq!(now(&app), ((false, true), (false, false)), "it goes on, and begins once");
        press(&mut app, ButtonState::Released, false);
        assert_eq!(now(&app), ((false, false), (false, false)));
    }
}
