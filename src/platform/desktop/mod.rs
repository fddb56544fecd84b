//! On a desktop: files.

pub mod disk;
#[cfg(target_os = "linux")]
mod pads;
#[cfg(target_os = "linux")]
mod plugged;
pub mod sound;

#[cfg(target_os = "linux")]
pub use pads::find_pads;

use std::hash::{BuildHasher, Hasher};
use std::path::Path;

use riposte_record::Shared;
use riposte_rules::data::DataError;
use riposte_words::text;

/// Whether battles can be handed on from within the game; here they are files.
pub const SHARES: bool = false;
/// Whether there is the same in words and buttons beside the game.
pub const IN_WORDS: bool = false;

/// Whether the game has a way out of its own.
pub const LEAVES: bool = true;

/// Gamepads are not read on this system yet.
#[cfg(not(target_os = "linux"))]
pub fn find_pads(_: impl Fn() + Clone + Send + 'static) {}

/// Hands a battle to others.
///
/// # Errors
/// Always: here battles are files.
pub fn share(shared: &Shared) -> Result<(), DataError> {
    Err(DataError::new(shared.file_name(), text!("disk-hands-on-files")))
}

/// Keeps a text that the player asked for as a file in a folder; gives where, in words.
///
/// # Errors
/// When there is no folder, or it cannot be written.
pub fn keep(folder: Option<&Path>, name: &str, text: &str) -> Result<String, DataError> {
    let folder = folder.ok_or_else(|| DataError::new(name, text!("disk-no-place")))?;
    let file = folder.join(name);
    disk::write(&file, text)?;
    Ok(file.display().to_string())
}

/// Here files are named on the command line.
pub fn pick_file() {}

/// Here the terminal is the same in words.
pub fn to_words() {}

/// Here nothing speaks beside the game.
pub fn tell_language(_: &str) {}

/// Here a newer version is installed.
pub fn renew() {}

/// The language that the system is set to, as in `de-AT`.
pub fn system_language() -> Option<String> {
    sys_locale::get_locale()
}

/// Whether the player has asked for less motion; a desktop does not tell.
pub fn prefers_still() -> bool {
    false
}

/// Whether a finger is what mostly points here; a desktop has a mouse.
pub fn points_by_finger() -> bool {
    false
}

/// A number that nobody can guess.
pub fn secret() -> [u8; 32] {
    let mut secret = [0; 32];
    for part in secret.chunks_mut(8) {
        // The hasher of the standard library is keyed by the system's own randomness.
        part.copy_from_slice(&lot().to_le_bytes());
    }
    secret
}

/// A number nobody chose.
pub fn lot() -> u64 {
    std::collections::hash_map::RandomState::new().build_hasher().finish()
}
