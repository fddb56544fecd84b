//! To get hold of somebody: wrestling, and nets, mancatchers, garrotes.

pub(crate) mod action;
pub mod prizes;
pub(crate) mod snares;
pub mod wrestling;
