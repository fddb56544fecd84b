//! Saves and replays: versioned text files.
//!
//! A replay is what a battle was made from and every choice with the hash of the state
//! after it. A save is a replay so far and the state itself, so that a battle goes on
//! anywhere, also in the middle of an exchange. Both end with a check of their whole text:
//! a file that was cut off or edited is refused, as is one of a newer version.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod deal;
mod disk;
mod lines;
mod record;
mod save;
mod verify;

pub use deal::Deal;
pub use disk::{read_text, write_text};
pub use record::{Record, Step};
pub use save::Save;
pub use verify::{Divergence, verify};
