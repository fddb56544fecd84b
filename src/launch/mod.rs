//! How the game begins: from a command line or from the address of a page, under the same names.
//!
//! | name | what |
//! |---|---|
//! | `start` | the program |
//! | `engine` | what of the engine the game is built on |
//! | `window` | how the window is opened |
//! | `plugin` | what a desktop or a page adds to the App |

#[cfg(not(target_arch = "wasm32"))]
mod desktop;
pub mod options;
#[cfg(target_arch = "wasm32")]
mod web;

#[cfg(not(target_arch = "wasm32"))]
pub use desktop::{engine, plugin, start, window};
#[cfg(target_arch = "wasm32")]
pub use web::{engine, plugin, start, window};
