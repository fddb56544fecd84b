//! The Lengths rulebook: one d20 against an armour class, in which skill and the length of
//! weapons decide; a figure that has not yet acted may strike back first, defend, or hold.
//!
//! The text of the rules for players stands in `docs/rules/lengths.md`; the code names each by
//! its id (see [`rule_ids`]). The numbers stand in `assets/rulebooks/lengths`.
//!
//! # Where things are
//!
//! - `actions` lists what a figure can do; each action stands with its feature, often in a file
//!   `action`
//! - `turn`: `round` goes from side to side, `begin` puts what a figure does on the exchange,
//!   `stages` leads it on (go, then act, let answer, strike); `answers` asks the target and those
//!   who hold and lets blows fall together, `meeting` says how a blow can be met; `choices` puts
//!   the questions, `gates` is what keeps a figure from most actions
//! - `attacks`: `blow` is who strikes whom with what; `deed` tells it once, with its roll in
//!   `to_hit` and its `armour_class`; `targets` says at whom, `missiles` what counts for shots
//! - `movement`: the `ways` a figure may go, and the pursuit of one that leaves the board
//! - `mounted`: riders, charges, and spears set against them
//! - `holds`: wrestling; nets, mancatchers, garrotes
//! - `equipment`: what weapons are; drawing, dropping, loading, looking for things
//! - `condition`: harm, wounds, saving throws, morale
//! - `casting`, one file: spells
//! - `appraisal`: what a deed or a way is likely to bring, and who may strike on it
//!
//! Beside them `build`, `fighter` and `memory` are what is kept of figures and actions, `view`
//! reads it and `change` changes it; `tables` has the numbers; `forecast`, `cards` and `wording`
//! with its `phrases` are what players are shown.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod appraisal;
mod book;
mod cards;
mod change;
mod forecast;
mod phrases;
mod wording;

pub mod actions;
pub mod attacks;
pub mod build;
pub mod casting;
pub mod condition;
pub mod equipment;
pub mod fighter;
pub mod holds;
pub mod memory;
pub mod mounted;
pub mod movement;
pub mod rule_ids;
pub mod tables;
pub mod turn;
pub mod view;
pub mod words;

pub use book::Lengths;
