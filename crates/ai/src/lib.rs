//! Computer players for Riposte.
//!
//! A player sees the World in which a battle is laid, and answers its pending decision
//! with one of the legal choices. It knows no rulebook: everything it weighs comes from
//! the decision, the forecast of each choice and the standing of each figure. What it
//! tries out it tries on a fork with dice of its own, so it never sees the coming ones.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod adviser;
mod armament;
mod around;
mod back;
mod balance;
mod beginner;
mod control_variate;
mod decision;
mod evaluation_context;
mod field;
mod fitted;
mod foe;
mod for_nothing;
mod future;
mod greedy;
mod henchman;
mod incoming_threats;
mod judge;
mod mood;
mod naive;
mod names;
mod player;
mod policy;
mod pose;
mod prune;
mod random;
mod reasons;
mod reflex;
mod registry;
mod rollout;
mod simulation;
mod standoff;
mod weigh;
mod weights;
mod what_changes;

pub use adviser::{Advice, Adviser};
pub use balance::{Balance, Difficulty, EASY_OVER, HARD_UNDER, Row};
pub use beginner::Beginner;
pub use fitted::Fitted;
pub use greedy::GreedyPlayer;
pub use henchman::Henchman;
pub use naive::NaivePlayer;
pub use player::{Player, Thought};
pub use random::RandomPlayer;
pub use registry::{Entry, find, players, tempers};
pub use rollout::{Effort, RolloutPlayer};
pub use weights::{Personality, Weights};
