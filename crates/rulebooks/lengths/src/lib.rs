//! The Lengths rulebook: one d20 against an armour class, in which skill and the length of
//! weapons decide; a figure that has not yet acted may strike back first, defend, or hold.
//!
//! The text of the rules for players stands in `docs/rules/lengths.md`; the code names each by
//! its id (see [`rule_ids`]). The numbers stand in `assets/rulebooks/lengths`.
//!
//! # Where things are
//!
//! `turn` carries the round from side to side, `begin` puts what a figure does on the exchange,
//! `stages` leads it on (go, then act, let answer, strike), `answers` asks the target and those
//! who hold and lets blows fall together, `choices` says what is open (`ways` whither, `targets`
//! at whom). An `attack` is who strikes whom with what; the blow is one `Deed` in `blow`, with its
//! roll in `to_hit` and its armour class in `class`; `missiles`, `wrestling`, `casting`, `items`,
//! `snares` (nets, mancatchers, garrotes), `nerve` (morale), `pursuit` off the board and `wounds`
//! are the features beside it.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod answers;
mod begin;
mod book;
mod cards;
mod change;
mod choices;
mod closed;
mod dangers;
mod forecast;
mod foretold;
mod snares;
mod stages;
mod targets;
pub mod ways;
mod wording;

pub mod attack;
pub mod blow;
pub mod build;
pub mod casting;
pub mod class;
pub mod fighter;
pub mod harm;
pub mod items;
pub mod memory;
pub mod missiles;
pub mod mounted;
pub mod nerve;
pub mod pursuit;
pub mod rule_ids;
pub mod saves;
pub mod step;
pub mod tables;
pub mod to_hit;
pub mod turn;
pub mod view;
pub mod weapons;
pub mod words;
pub mod wounds;
pub mod wrestling;

pub use book::Lengths;
