//! Shots at foes, and things thrown to friends.

pub(crate) mod shots;
pub mod throwing;
