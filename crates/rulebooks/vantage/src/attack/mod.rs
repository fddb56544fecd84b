//! Attacks, special ones among them (VAN-501 to VAN-555).

mod blow;
mod open;
mod resolve;

pub use blow::{Blow, End, Special, deed};
pub use open::{Attack, closed, list};
pub use resolve::carry_out;
