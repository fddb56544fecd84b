//! A battle in a terminal: for a machine without a display, and for the tools.
//!
//! Everything that is shown is made by pure functions from the battle to text;
//! [`play`] and [`teach`] alone read and write.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod about;
mod ask;
mod board;
mod closeup;
mod command;
mod details;
mod lesson;
mod log;
mod muster;
mod play;
mod seat;

pub use about::about;
pub use ask::{listed, question, ways};
pub use board::{board, tokens};
pub use command::{Command, command, help};
pub use details::{details, odds};
pub use log::Log;
pub use muster::muster;
pub use play::{Close, Keeper, play, teach};
pub use seat::{Seat, seats};

use riposte_rules::battle::Table;

/// The board with everyone on it, and who they are.
pub fn show(table: Table) -> String {
    format!("{}\n{}", board(table), muster(table))
}
