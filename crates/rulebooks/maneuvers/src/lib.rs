//! The Maneuvers rulebook: turns of one second. In its turn a figure takes one maneuver, and that
//! rules what it may strike and how it may defend until its next turn.
//!
//! The text of the rules for players stands in `docs/rules/maneuvers.md`; the code names each by
//! its id (see [`rule_ids`]). The numbers stand in `assets/rulebooks/maneuvers`.
//!
//! # Where things are
//!
//! - `turn`: `each_second` gives everybody a turn and leads it from `step` to `step`; `declaring`
//!   asks for the maneuver, `acting` what is done with it. Both list actions: each stands with its
//!   feature, as a value that knows when it is open, what is foretold of it and what it does
//! - `melee`: a blow (`blow`), told once as a `Deed` in `clash`; `answer` says what its target may
//!   do, `wards` are these answers as actions, `strike` lets it fall, `harm` makes it true; beside it
//!   feints, set-ups and presses
//! - `movement`: `ways` says where a figure can go, `walking` goes there; charges, getting away
//! - `waiting`: blows in the middle of another's turn, stop thrusts, two who both wait
//! - `missiles`: shots, and things thrown to friends
//! - `close`: in one hex with a foe, holds and trips; the bonds of the rulebook
//! - `equipment`: drawing, making ready, picking up; long actions
//! - `body`: postures, load, fatigue, falls
//! - `judging`: judging a foe that is not known yet
//! - `appraisal`: what a blow or a choice is likely to bring, and who may strike where a way leads
//! - `rolls`: every roll and every value; `tables`: the numbers
//!
//! Beside them `fighter` and `memory` are what is kept between decisions, `view` reads it and
//! `change` changes it; `forecast`, `cards`, `buttons` and `wording` are what players are shown.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod appraisal;
mod body;
mod book;
mod buttons;
mod cards;
mod change;
mod close;
mod equipment;
mod forecast;
mod judging;
mod movement;
mod waiting;
mod wording;

pub mod fighter;
pub mod melee;
pub mod memory;
pub mod missiles;
pub mod rolls;
pub mod rule_ids;
pub mod supposed;
pub mod tables;
pub mod turn;
pub mod view;
pub mod words;

pub use book::Maneuvers;
pub use movement::ways::steps_of;
