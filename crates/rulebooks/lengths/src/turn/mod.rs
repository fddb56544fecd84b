//! The round and the actions in it: what is open, how an action begins, goes on and is answered.

pub(crate) mod answers;
pub(crate) mod begin;
pub(crate) mod choices;
pub(crate) mod gates;
pub(crate) mod hold;
pub mod meeting;
pub mod round;
pub(crate) mod stages;
pub mod step;
