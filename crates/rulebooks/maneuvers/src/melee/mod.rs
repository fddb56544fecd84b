//! A blow from its declaration to the harm it does, and what is won with blows: feints, set-ups,
//! shields pressed aside, foes driven back.

pub(crate) mod aiming;
pub(crate) mod answer;
pub(crate) mod beat;
pub(crate) mod block_by_bodies;
pub mod blow;
pub(crate) mod breaking;
pub mod clash;
pub(crate) mod feints;
pub(crate) mod harm;
pub(crate) mod press;
pub(crate) mod reach;
pub(crate) mod set_up;
pub(crate) mod setup_points;
pub(crate) mod shields;
pub(crate) mod strike;
pub mod wards;
