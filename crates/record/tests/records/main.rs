//! Saves, replays and links.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod common;
mod forged;
mod formats;
mod lessons;
mod letters;
mod places;
