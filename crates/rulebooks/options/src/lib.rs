//! The Options rulebook: a side moves all its figures, then everybody takes one option by
//! adjusted DX; what is open depends on how far it moved, how it is engaged and how it stands.
//!
//! The text of the rules for players stands in `docs/rules/options.md`; the code names each
//! by its id (see [`rule_ids`]). The numbers stand in `assets/rulebooks/options`.
//!
//! # Where things are
//!
//! `turn` carries the turn from `Step` to `Step`, and each step may ask; `movement` and `ways`
//! move a side, `declare` takes the options, `slots` finds who acts next by its `order`, `act` asks
//! it what it does. `actions` lists what a figure can do then, and in its movement: each is one
//! value in the file of its feature that says whether it is open and why not, what it would bring,
//! and does it. They lie in `going`, `stances`, `kit` and the folders `melee`, `ranged`, `grapple`,
//! `casting`. Blows, flights, spells, shield-rushes and grapples are each a `Deed`; who fights
//! hand-to-hand and who is pinned are bonds. `leave` ends what ends with a figure. `option_table` is the table of what is open, by
//! row, and `allowed` makes its bars the reasons of the actions; `forecast` asks them and adds the
//! danger of where a figure stands. `rule_ids`, `rolls` and `tables` are as above.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod act;
pub mod actions;
mod allowed;
mod announce;
mod appraisal;
mod book;
mod cards;
mod change;
mod changing;
mod choices;
mod circumstances;
mod closed;
mod declare;
mod forecast;
mod going;
mod injury;
mod kit;
mod leave;
mod movement;
mod order;
mod parts;
mod slots;
mod stances;
mod statures;
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
