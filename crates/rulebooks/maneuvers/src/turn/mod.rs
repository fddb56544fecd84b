//! The second and the turns in it: who acts, which maneuvers are open, what is done with one.

pub mod acting;
pub mod declaring;
pub(crate) mod each_second;
pub(crate) mod maneuver;
pub mod maneuvers;
pub(crate) mod scope;
pub(crate) mod step;
