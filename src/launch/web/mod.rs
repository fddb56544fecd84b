//! In a page: what it shows is said aloud, its buttons are heard.

mod faces;
mod flat;
mod run;
mod selfplay;
mod speak;
mod spots;
mod window;

pub use flat::engine;
pub use run::start;
pub use window::{plugin, window};
