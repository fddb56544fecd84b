//! The body of a figure: its posture, its load, crippled limbs, tiring and falling.

pub(crate) mod encumbrance;
pub(crate) mod falling;
pub(crate) mod postures;
