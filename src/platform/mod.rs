//! Where the game runs: on a desktop, or in a page. All that differs is here, under the same
//! names; the rest of the game knows no difference.
//!
//! | name | what |
//! |---|---|
//! | `start` | the program, from its arguments or its address |
//! | `disk` | named texts that stay: files, or the storage of the browser |
//! | `engine` | what of the engine the game is built on |
//! | `plugin` | what the platform adds to the App |
//! | `window` | how the window is opened |
//! | `lot` | a number nobody chose |
//! | `share`, `pick_file` | hands a battle to others, asks for one; only where `SHARES` says so |
//! | `to_words` | leads to the same in words and buttons; only where `IN_WORDS` says so |
//! | `LEAVES` | whether the game has a way out of its own |
//! | `WAKES` | whether others than the window wake the game |

#[cfg(not(target_arch = "wasm32"))]
mod desktop;
#[cfg(target_arch = "wasm32")]
mod web;

#[cfg(not(target_arch = "wasm32"))]
pub use desktop::{
    IN_WORDS, LEAVES, SHARES, WAKES, disk, engine, lot, pick_file, plugin, share, start, to_words,
    window,
};
#[cfg(target_arch = "wasm32")]
pub use web::{
    IN_WORDS, LEAVES, SHARES, WAKES, disk, engine, lot, pick_file, plugin, share, start, to_words,
    window,
};
