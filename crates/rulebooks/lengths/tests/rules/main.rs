//! The rules of the book, by their ids, with the dice given.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod actions;
mod answers;
mod attacks;
mod common;
mod data;
mod flight;
mod held;
mod missiles;
mod mounted;
mod moving;
mod page_numbers;
mod snares;
mod spells;
mod wounds;
mod wrestling;
