//! Weapons and other things: what they are, and what a figure does with them besides striking.

pub(crate) mod action;
pub mod handling;
pub mod weapons;
