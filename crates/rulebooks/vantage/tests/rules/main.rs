//! The rules of the book, by their ids, with the dice given.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod actions;
mod attacks;
mod common;
mod danger;
mod followers;
mod holds;
mod opponent;
mod page_numbers;
mod places;
