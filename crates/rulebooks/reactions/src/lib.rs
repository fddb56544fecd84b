//! The Reactions rulebook: action points, reactions, follow-ons, locked weapons, ripostes.
//!
//! The text of the rules for players stands in `docs/rules/reactions.md`; the code names
//! each by its id (see [`rule`]). The numbers stand in `assets/rulebooks/reactions`.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod book;
pub mod rule;
pub mod tables;
pub mod words;

pub use book::Reactions;
