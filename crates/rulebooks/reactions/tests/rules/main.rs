//! The rules of the book, by their ids, with the dice given.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod actions;
mod answers;
mod blows;
mod close;
mod common;
mod forecast;
mod harm;
mod interrupted;
mod log;
mod manoeuvres;
mod marksmen;
mod missiles;
mod mounted;
mod numbers;
mod opponent;
mod page_numbers;
mod random;
mod saddle;
mod trail;
mod trample;
