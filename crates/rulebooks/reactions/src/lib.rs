//! The Reactions rulebook: action points, reactions, follow-ons, locked weapons, ripostes.
//!
//! The text of the rules for players stands in `docs/rules/reactions.md`; the code names
//! each by its id (see [`rule_ids`]). The numbers stand in `assets/rulebooks/reactions`.
//!
//! # Where things are
//!
//! `actions` lists what a figure can do in its phase; each action stands where it belongs (`moving`,
//! `on_the_spot`, `things`, `melee::action`, `missiles`, `mounted`) and says when it is open or why
//! not, what it takes, how it is called and how it begins. `choices` has what is asked, and the
//! answers to a blow (`wards`). `turn` carries the turn (`order` says where it is), `manoeuvre` pays
//! for a manoeuvre and puts it on the exchange, `stages` leads it through its stages (`declare`,
//! `movement`, `melee`, `follow_on`), `notice` asks those who see it, `rolls` builds every roll,
//! `forecast` says what a choice would bring. In `melee`, `meeting` and `fall` tell once how
//! two rolls meet, `deed` the hit from one decision to the next; `strike` and `hurt` put the
//! questions, let the dice of the deed fall and make true what comes about, `harm` and `forecast`
//! read its odds, `dice` is how many dice each side would risk. `rule_ids` holds the ids, `tables`
//! the numbers. In `mounted`, `ways` says where a mount goes, `riding`, `reins` and `foot` are the
//! actions of mounts and riders, `steer` and `seat` let a rider steer and stay on, `trample` runs somebody down, `saddle` and `rolls` add to the rolls.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

pub mod actions;
mod ask;
mod book;
mod cards;
mod change;
mod choices;
pub mod close;
mod declare;
mod follow_on;
mod forecast;
mod hands;
mod manoeuvre;
pub mod martial;
mod melee;
pub mod mounted;
mod movement;
mod moving;
mod naming;
mod needs;
mod notice;
mod on_the_spot;
mod rows;
mod stages;
mod things;
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
