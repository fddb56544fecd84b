//! The Options rulebook: a side moves all its figures, then everybody takes one option by
//! adjusted DX; what is open depends on how far it moved, how it is engaged and how it stands.
//!
//! The text of the rules for players stands in `docs/rules/options.md`; the code names each
//! by its id (see [`rule`]). The numbers stand in `assets/rulebooks/options`.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod act;
mod blow;
mod book;
mod cards;
mod change;
mod choices;
mod closed;
mod declare;
mod forecast;
mod injury;
mod kit;
mod movement;
mod slots;
mod wording;

pub mod casting;
pub mod combatant;
pub mod megahex;
pub mod missiles;
pub mod option_table;
pub mod retreat;
pub mod rolls;
pub mod rule_ids;
pub mod scuffle;
pub mod spells;
pub mod tables;
pub mod turn;
pub mod view;
pub mod ways;
pub mod words;

pub use book::Options;
