//! Riposte: skirmishes on a hex map in which every blow can be answered.
//!
//! The game around the rules: screens, board, figures, panels, input, settings. It knows
//! decisions, forecasts and events, and no rulebook.
#![forbid(unsafe_code)]

pub mod aloud;
mod art;
mod board;
mod calm;
pub mod driver;
mod figures;
mod game;
mod hud;
mod input;
mod plan;
mod platform;
pub mod records;
pub mod screens;
pub mod script;
pub mod settings;
mod theme;

pub use board::contract;
pub use hud::{Picked, Picking};
pub use input::Act;
pub use platform::start;
pub use screens::Screen;
