//! Where a figure may go, and the pursuit of one that leaves the board.

pub mod action;
pub mod pursuit;
pub mod ways;
