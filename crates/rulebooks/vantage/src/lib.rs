//! The Vantage rulebook: nobody may strike before an advantage is won. Figures share a hex;
//! inside it only who has strike or vantage on whom counts, and evading takes it away.
//!
//! The text of the rules for players stands in `docs/rules/vantage.md`; the code names each
//! by its id (see [`rule_ids`]). The numbers stand in `assets/rulebooks/vantage`.
//!
//! # Where things are
//!
//! `turn` carries the turn from `Step` to `Step`, `choices` lists what is open; `holds`, `attack`,
//! `evade`, `fallen`, `moving`, `things` and `search` are a feature each, with what is open, its
//! deed and what comes of it; `forecast` reads the deeds. Strike and vantage are bonds of one
//! group of which a figure has one (`holds::BONDS`), so that they end by themselves when somebody
//! falls or leaves.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod appraise;
mod best_blow;
mod book;
mod cards;
mod change;
mod choices;
mod closed;
mod evade;
mod fallen;
mod forecast;
mod habit;
mod moving;
mod search;
mod things;
mod wording;

pub mod attack;
pub mod fighter;
pub mod holds;
pub mod keywords;
pub mod rolls;
pub mod rule_ids;
pub mod step;
pub mod tables;
pub mod turn;
pub mod view;
pub mod words;

pub use book::Vantage;
