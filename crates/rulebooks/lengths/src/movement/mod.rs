//! Where a figure may go, and the pursuit of one that leaves the board.

pub mod pursuit;
pub mod ways;
