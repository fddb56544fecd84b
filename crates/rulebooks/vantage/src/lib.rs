//! The Vantage rulebook: nobody may strike before an advantage is won. Figures share a hex;
//! inside it only who has strike or vantage on whom counts, and evading takes it away.
//!
//! The text of the rules for players stands in `docs/rules/vantage.md`; the code names each
//! by its id (see [`rule_ids`]). The numbers stand in `assets/rulebooks/vantage`.
//!
//! # Where things are
//!
//! * `actions` lists every action; `attack`, `holds`, `evade`, `moving`, `fallen`, `things` and
//!   `search` hold them: whether one is open or why not, its deed, its words, what comes of it.
//! * `turn` carries the turn from `Step` to `Step`, `choices` says what is asked of a figure.
//! * `forecast`, `danger`: what a choice would bring, and who may strike at the figure for it.
//! * `edge`, `best_blow`, `appraise`, `habit`: what computer players ask.
//!
//! Strike and vantage are bonds of one group, and a figure has one of a group (`holds::BONDS`), so that
//! they end by themselves when somebody falls or leaves.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

pub mod actions;
mod appraise;
mod best_blow;
mod book;
mod cards;
mod change;
mod choices;
mod danger;
mod edge;
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
