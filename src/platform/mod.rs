//! What the place gives that the game runs in, a desktop or a page, under the same names; the
//! rest of the game knows no difference.
//!
//! | name | what |
//! |---|---|
//! | `disk` | named texts that stay: files, or the storage of the browser |
//! | `keep` | keeps a text that the player asked for as a file |
//! | `lot` | a number nobody chose |
//! | `secret` | a number that nobody can guess |
//! | `points_by_finger` | whether a finger is what mostly points |
//! | `prefers_still` | whether the player has asked for less motion |
//! | `share`, `pick_file` | hands a battle to others, asks for one; only where `SHARES` says so |
//! | `sound` | plays sounds: a server of the desktop, the audio of a page, or nothing |
//! | `to_words` | leads to the same in words and buttons; only where `IN_WORDS` says so |
//! | `system_language` | the language that the player has the system in |
//! | `tell_language` | tells the page around the game which language is spoken |
//! | `renew` | loads a newer version of the game; only where one may wait |
//! | `find_pads` | looks for gamepads from now on; what they say comes to `pads` |
//! | `LEAVES` | whether the game has a way out of its own |

#[cfg(not(target_arch = "wasm32"))]
mod desktop;
pub mod pads;
#[cfg(target_arch = "wasm32")]
mod web;

/// The language of the system, if the game speaks it.
pub fn language() -> Option<riposte_words::Language> {
    riposte_words::Language::of_tag(&system_language()?)
}

#[cfg(not(target_arch = "wasm32"))]
pub use desktop::{
    IN_WORDS, LEAVES, SHARES, disk, find_pads, keep, lot, pick_file, points_by_finger,
    prefers_still, renew, secret, share, sound, system_language, tell_language, to_words,
};
#[cfg(target_arch = "wasm32")]
pub use web::{
    IN_WORDS, LEAVES, SHARES, disk, find_pads, keep, lot, page, pick_file, points_by_finger,
    prefers_still, renew, secret, share, sound, system_language, tell_language, to_words,
};
