//! Close quarters: two in one hex, holds, trips, and the bonds between figures.

pub(crate) mod bond_kinds;
pub(crate) mod bonds;
pub(crate) mod grappling;
