//! Computer players for Riposte.
//!
//! A player sees the World in which a battle is laid, and answers its pending decision
//! with one of the legal choices. It knows no rulebook: everything it weighs comes from
//! the decision, the forecast of each choice and the standing of each figure. What it
//! tries out it tries on a fork with dice of its own, so it never sees the coming ones.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod around;
mod back;
mod brawler;
mod decision;
mod field;
mod foe;
mod fork;
mod future;
mod grip;
mod judge;
mod luck;
mod mood;
mod onset;
mod planner;
mod player;
mod prune;
mod random;
mod reasons;
mod reflex;
mod registry;
mod scene;
mod squire;
mod stand;
mod weigh;
mod weights;

pub use brawler::Brawler;
pub use planner::{Effort, Planner};
pub use player::{Player, Thought};
pub use random::Random;
pub use registry::{Entry, find, players, tempers};
pub use squire::Squire;
pub use weights::{Personality, Weights};
