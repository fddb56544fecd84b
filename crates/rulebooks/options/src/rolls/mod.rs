//! Every value and every roll of the rulebook as data.

mod attack;
mod blow;
mod damage;
mod dx;
mod luck;

pub use blow::Blow;
pub use luck::{Luck, With};
