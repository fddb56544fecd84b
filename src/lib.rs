//! Riposte: skirmishes on a hex map in which every blow can be answered.
//!
//! The game around the rules: screens, board, figures, panels, input, settings. It knows
//! decisions, forecasts and events, and no rulebook.
#![forbid(unsafe_code)]

mod art;
mod board;
mod calm;
mod cli;
mod display;
pub mod driver;
mod fallback;
mod figures;
mod game;
mod hud;
mod input;
mod plan;
pub mod records;
mod screens;
pub mod script;
pub mod settings;
mod snapshot;
mod theme;

pub use board::contract;
pub use hud::{Picked, Picking};
pub use input::Act;
pub use screens::Screen;

use std::process::ExitCode;

use clap::Parser;

/// The program: reads the command line, then plays in a window or in the terminal.
pub fn start() -> ExitCode {
    let args = cli::Args::parse();
    let plan = match plan::Plan::of(&args) {
        Ok(plan) => plan,
        Err(error) => {
            eprintln!("{error}");
            return ExitCode::from(2);
        }
    };
    if args.terminal {
        return fallback::play(plan);
    }
    if let Err(reason) = display::check() {
        eprintln!(
            "No window: {reason}. With a desktop (DISPLAY set) or xvfb-run there is one; here the battle goes on in the terminal."
        );
        return fallback::play(plan);
    }
    game::run(plan)
}
