//! Blows and shots: whom a figure can strike, the roll to hit against the armour class, the damage.

pub(crate) mod action;
pub mod armour_class;
pub mod blow;
pub mod deed;
pub mod force;
pub(crate) mod foretell;
pub mod missiles;
pub(crate) mod outlook;
pub(crate) mod stance;
pub(crate) mod targets;
pub mod to_hit;
