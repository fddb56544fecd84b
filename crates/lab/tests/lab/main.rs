//! What every rulebook on the shelf holds, and what the commands print.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod advice;
mod answers;
mod balance;
mod bytes;
mod circles;
mod commands;
mod contract;
mod fencers;
mod fit;
mod golden;
mod ladder;
mod outcomes;
mod perft;
mod readme;
mod remembered;
mod returns;
mod scenarios;
mod sixth_book;
mod soak;
mod strangers;
mod strength;
mod texts;
mod uses;
mod ways;
