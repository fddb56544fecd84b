//! What may be chosen, and what not, and why.

mod act;
mod answer;
mod closed;
mod strike;

pub use act::{actions, follow_way, path_of, price, ready_answers, rise, turns};
pub use answer::{Coming, defences, follow_ons, notices, set_blows, soaks, warding};
pub use closed::closed;
pub use strike::{Limits, attacks};
