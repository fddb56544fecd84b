//! Riposte: skirmishes on a hex map in which every blow can be answered.
//!
//! The game around the rules: screens, board, figures, panels, input, settings. It knows
//! decisions, forecasts and events, and no rulebook.
#![forbid(unsafe_code)]

pub mod accessibility;
pub mod app_state;
mod art;
mod articles;
pub mod battle_log;
mod board;
mod closeup;
mod controller;
mod dice_tray;
pub mod driver;
mod figures;
mod game;
mod hud;
mod idle_redraw;
mod input;
pub mod ladder;
mod launch;
pub mod lesson;
pub mod match_setup;
mod platform;
pub mod playback;
pub mod records;
mod rulebook;
pub mod screens;
pub mod script;
pub mod settings;
mod shipped;
mod sound;
mod theme;

pub use board::contract;
pub use game::app;
pub use hud::{Picked, Picking, carry_out};
pub use input::Act;
pub use launch::options::{LaunchOptions, StartScreen};
pub use launch::start;
