//! What may be chosen, and what not, and why.

mod act;
mod answer;
mod closed;
mod coming;
mod strike;

pub use act::{follow_way, on_foot, path_of, price, ready_answers, readying, rise, turns, words};
pub use answer::{defences, follow_ons, notices, set_blows, soaks, warding};
pub use closed::closed;
pub use coming::Coming;
pub use strike::{Limits, attacks};
