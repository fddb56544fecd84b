//! Keys bound to what they do, by their names.

use bevy::prelude::*;
use leafwing_input_manager::prelude::*;

use super::Act;
use super::key_names::code_of;

/// Binds an action to a key by name, such as `Ctrl+Up`. Names nobody knows are left out.
pub fn bind(map: &mut InputMap<Act>, act: Act, name: &str) {
    if name == "Right mouse" {
        map.insert(act, MouseButton::Right);
    } else if let Some(code) = name.strip_prefix("Ctrl+").and_then(code_of) {
        map.insert(act, ButtonlikeChord::modified(ModifierKey::Control, code));
    } else if let Some(code) = name.strip_prefix("Shift+").and_then(code_of) {
        map.insert(act, ButtonlikeChord::modified(ModifierKey::Shift, code));
    } else if let Some(code) = code_of(name) {
        map.insert(act, code);
    }
}

/// Whether a key is one that Ctrl or Alt makes something else of: a letter, a digit, the space bar.
pub(super) fn is_plain_sign(name: &str) -> bool {
    name.chars().count() == 1 || name == "Space"
}

/// Whether a name can be bound.
pub fn known(name: &str) -> bool {
    let plain = name.strip_prefix("Ctrl+").or(name.strip_prefix("Shift+")).unwrap_or(name);
    name == "Right mouse" || code_of(plain).is_some()
}
