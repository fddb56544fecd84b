//! Things in hand, at the belt and on the ground: drawn, made ready, picked up; long actions.

pub(crate) mod handling;
pub(crate) mod long_actions;
