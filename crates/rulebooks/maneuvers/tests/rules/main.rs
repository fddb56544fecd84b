//! The rules of the book, by their ids, with the dice given.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod actions;
mod arithmetic;
mod away;
mod battles;
mod blows;
mod common;
mod contact;
mod edges;
mod example;
mod feints;
mod fillings;
mod going;
mod laid_open;
mod letting_come;
mod liberties;
mod maneuvers;
mod meeting;
mod opponent;
mod packs;
mod page_numbers;
mod press;
mod running;
mod turning;
mod works;
mod wounds;
