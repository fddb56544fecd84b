//! What figures hold and carry: drawing, making ready, picking up, and what takes long.

pub(crate) mod dropping;
pub(crate) mod fast_draw;
pub(crate) mod handling;
pub(crate) mod long_actions;
pub(crate) mod readying;
