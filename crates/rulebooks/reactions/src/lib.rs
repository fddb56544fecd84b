//! The Reactions rulebook: action points, reactions, follow-ons, locked weapons, ripostes.
//!
//! The text of the rules for players stands in `docs/rules/reactions.md`; the code names
//! each by its id (see [`rule_ids`]). The numbers stand in `assets/rulebooks/reactions`.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod ask;
mod book;
mod cards;
mod change;
mod choices;
pub mod close;
mod declare;
mod follow_on;
mod forecast;
mod lone_rolls;
mod manoeuvre;
pub mod martial;
mod melee;
pub mod mounted;
mod movement;
mod notice;
mod rows;
mod stages;
mod wording;

pub mod fighter;
pub mod memory;
pub mod missiles;
pub mod order;
pub mod risked;
pub mod rolls;
pub mod rule_ids;
pub mod tables;
pub mod turn;
pub mod view;
pub mod words;

pub use book::Reactions;
