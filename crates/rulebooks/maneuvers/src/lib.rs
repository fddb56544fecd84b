//! The Maneuvers rulebook: turns of one second. Whoever's turn it is takes one maneuver, and that
//! rules what it may strike and how it may defend until its next.
//!
//! The text of the rules for players stands in `docs/rules/maneuvers.md`; the code names each by
//! its id (see [`rule_ids`]). The numbers stand in `assets/rulebooks/maneuvers`.
//!
//! # Where things are
//!
//! `second` gives everybody a turn and leads what is under way from `step` to step; `declare`
//! takes the maneuver and what is done with it, `shut` says why one is not open, `ways` where a
//! figure can go and `steps` goes there. A blow (`blow`) is one `Deed` in `clash`, with its rolls
//! in `rolls` and what the target may do in `answer`; `strike` lets it fall, `harm` makes it true.
//! `feints`, `pool` (set-ups), `press`, `waiting`, `charge`, `stop_thrust`, `close`, `shields`,
//! `shots`, `throwing`, `works` (long actions) and `getting_away` are the features beside it.
//! `forecast` reads the deeds, and `danger` says whom a way lays a figure open to. `change`, `falling`,
//! `telling` and `bonds` lie below all of them.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod acrobatic;
mod answer;
mod appraise;
mod bond_kinds;
mod bonds;
mod book;
mod breaking;
mod cards;
mod change;
mod charge;
mod close;
mod course;
mod danger;
mod declare;
mod expected_harm;
mod falling;
mod fatigue;
mod feints;
mod forecast;
mod getting_away;
mod harm;
mod kit;
mod let_come;
mod load;
mod offered;
mod outlook;
mod past;
mod pool;
mod postures;
mod press;
mod run_up;
mod second;
mod shields;
mod shots;
mod shut;
mod sizing;
mod standoff;
mod step;
mod steps;
mod stop_thrust;
mod strike;
mod telling;
pub mod throwing;
mod turning;
mod unknown;
mod waiting;
mod ways;
mod within_reach;
mod wording;
mod works;

pub mod blow;
pub mod clash;
pub mod fighter;
pub mod memory;
pub mod rolls;
pub mod rule_ids;
pub mod tables;
pub mod view;
pub mod words;

pub use book::Maneuvers;
pub use ways::steps_of;
