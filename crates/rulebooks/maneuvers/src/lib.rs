//! The Maneuvers rulebook: turns of one second. Whoever's turn it is takes one maneuver, and that
//! rules what it may strike and how it may defend until its next.
//!
//! The text of the rules for players stands in `docs/rules/maneuvers.md`; the code names each by
//! its id (see [`rule_ids`]). The numbers stand in `assets/rulebooks/maneuvers`.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod acrobatic;
mod answer;
mod appraise;
mod bonds;
mod book;
mod breaking;
mod cards;
mod change;
mod charge;
mod close;
mod course;
mod declare;
mod falling;
mod fatigue;
mod feints;
mod forecast;
mod getting_away;
mod harm;
mod kit;
mod let_come;
mod load;
mod outlook;
mod past;
mod pool;
mod postures;
mod press;
mod run_up;
mod second;
mod shields;
mod shots;
mod shut;
mod sizing;
mod standoff;
mod step;
mod steps;
mod stop_thrust;
mod strike;
mod telling;
pub mod throwing;
mod turning;
mod waiting;
mod ways;
mod within_reach;
mod wording;
mod works;

pub mod blow;
pub mod clash;
pub mod fighter;
pub mod memory;
pub mod rolls;
pub mod rule_ids;
pub mod tables;
pub mod view;
pub mod words;

pub use book::Maneuvers;
pub use ways::steps_of;
