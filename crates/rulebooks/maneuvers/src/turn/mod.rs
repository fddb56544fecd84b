//! The second and the turns in it: who acts, which maneuvers are open, what is done with one.

pub(crate) mod announce;
pub(crate) mod closed;
pub(crate) mod declare;
pub(crate) mod each_second;
pub(crate) mod offered;
pub(crate) mod step;
