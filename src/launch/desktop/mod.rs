//! On a desktop: a command line, a window or a terminal.

mod arguments;
mod cli;
mod display;
mod run;
mod snapshot;
mod terminal;
mod window;

pub use run::start;
pub use window::{engine, plugin, window};
