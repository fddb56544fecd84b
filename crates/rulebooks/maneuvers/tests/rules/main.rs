//! The rules of the book, by their ids, with the dice given.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod away;
mod blows;
mod common;
mod contact;
mod example;
mod feints;
mod going;
mod letting_come;
mod maneuvers;
mod press;
mod turning;
mod works;
mod wounds;
