//! `riposte-lab`: everything the rules can do, from the command line.
//!
//! The commands are functions here, so that tests run them without a process.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

pub mod arena;
pub mod args;
mod choices;
mod fault;
pub mod invariants;
mod json;
mod lesson;
mod list;
mod opening;
pub mod outcomes;
pub mod perft;
mod play;
pub mod promises;
pub mod said;
mod show;
pub mod simulate;
pub mod stranger;
pub mod texts;
mod verdict;
mod verify;

use std::io::Write;

pub use fault::Fault;
pub use verdict::Verdict;

use args::{Command, Lab};

/// Runs a command; what it finds goes to `out`.
///
/// # Errors
/// A [`Fault`] for bad input, or when writing fails.
pub fn run(lab: &Lab, out: &mut dyn Write) -> Result<Verdict, Fault> {
    let json = lab.json;
    match &lab.command {
        Command::List => list::run(json, out),
        Command::Play(args) => play::run(args, json, out),
        Command::Choices(args) => choices::run(args, json, out),
        Command::Show(args) => show::run(args, json, out),
        Command::Simulate(args) => simulate::run(args, json, out),
        Command::Ladder(args) => simulate::ladder(args, json, out),
        Command::Fit(args) => simulate::fit(args, json, out),
        Command::Balance(args) => simulate::balance(args, json, out),
        Command::Perft(args) => perft::run(args, json, out),
        Command::Lesson(args) => lesson::run(args, json, out),
        Command::Verify(args) => verify::run(args, json, out),
        Command::Words(args) => said::run(args, json, out),
    }
}
