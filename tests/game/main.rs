//! The game without a window: whole battles by hand, saves, scripts, settings, switches.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;
mod driver;
mod gestures;
mod hands;
mod ladder;
mod lessons;
mod letters;
mod log;
mod presses;
mod records;
mod scripts;
mod settings;
mod switches;
