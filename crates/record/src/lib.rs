//! Saves, replays, letters, links and settings: versioned texts; and lessons.
//!
//! A replay is what a battle was made from and every choice with the hash of the state
//! after it. A save is a replay so far and the state itself, so that a battle goes on
//! anywhere, also in the middle of an exchange. A letter is a replay so far with the names of
//! those who pass it to and fro. All end with a check of their whole text:
//! a file that was cut off or edited is refused, as is one of a newer version. Each says with which
//! version of the game and which data of the rules it was written, so that one that goes another
//! way here is told from one that was forged. That check has
//! no secret in it, and a link is a save that a stranger made: so a save is played from its
//! start when it is opened, and its state must be the one that this leads to.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod deal;
mod disk;
mod divergence;
mod lesson;
mod letter;
mod lines;
mod oath;
mod origin;
mod paper;
mod place;
mod record;
mod save;
mod settings;
mod shared;
mod store;
mod verify;

pub use deal::Deal;
pub use disk::{place_of, read_given, read_text, sweep, write_text};
pub use divergence::Divergence;
pub use lesson::{Course, Fight, Lesson, LessonStep, in_lesson, in_step};
pub use letter::{Correspondence, Holder, Letter, News};
pub use lines::{digest, sealed};
pub use oath::{Chain, Link, waiting_dice};
pub use origin::{GAME, Origin};
pub use paper::Paper;
pub use place::{ENDING, Place, under_way};
pub use record::{Record, Step, throw};
pub use save::Save;
pub use settings::{Ladder, Progress, Questions, SETTINGS_VERSION, Score, Settings};
pub use shared::{Shared, own_key, played_at_once};
pub use store::Store;
pub use verify::verify;
