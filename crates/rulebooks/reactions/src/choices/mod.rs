//! What may be chosen, and what not, and why.

mod act;
mod answer;
mod closed;
mod coming;
mod strike;
mod wards;

pub use act::{actions, usual};
pub use answer::{defences, follow_ons, notices, set_blows, soaks};
pub use closed::closed;
pub use coming::Coming;
pub use strike::{Limits, advances, attacks};
pub use wards::{WARDS, step, warding};
