//! Battles in the terminal.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod lesson;
mod log;
mod session;
