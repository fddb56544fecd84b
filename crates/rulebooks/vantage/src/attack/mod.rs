//! Attacks, special ones among them (VAN-501 to VAN-555).

mod action;
mod blow;
mod foretell;
mod harm;
mod outlook;
mod resolve;

pub use action::{ATTACKS, Attack};
pub use blow::{Blow, Special};
pub use harm::{harm_in_numbers, struck_back};
pub use outlook::outlook;
