//! The Options rulebook: a side moves all its figures, then everybody takes one option by
//! adjusted DX; what is open depends on how far it moved, how it is engaged and how it stands.
//!
//! The text of the rules for players stands in `docs/rules/options.md`; the code names each
//! by its id (see [`rule_ids`]). The numbers stand in `assets/rulebooks/options`.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod act;
mod allowed;
mod announce;
mod book;
mod cards;
mod change;
mod choices;
mod closed;
mod declare;
mod fewest;
mod forecast;
mod injury;
mod kit;
mod leave;
mod movement;
mod slots;
mod turn;
mod wording;

pub mod bonds;
pub mod casting;
pub mod combatant;
pub mod grapple;
pub mod megahex;
pub mod melee;
pub mod option_table;
pub mod ranged;
pub mod rolls;
pub mod rule_ids;
pub mod spells;
pub mod step;
pub mod tables;
pub mod under_way;
pub mod view;
pub mod ways;
pub mod words;

pub use book::Options;
