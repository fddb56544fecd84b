//! What two or more rulebooks of Riposte share.
//!
//! The table itself stands in `riposte_rules`; here stand the pieces that a rulebook would
//! otherwise write as another has written them. None of them is a rule: each takes the numbers,
//! names and rule ids of the book that uses it.
//!
//! * [`face!`], [`answers!`], [`book_view!`], [`rule_ids!`], [`keyed!`]: what every book writes of
//!   itself in the same words, and the head of its reader.
//! * [`action`]: an action as one thing: open or why not, its cost, its words, what it does.
//! * [`strikes`]: the blows that a figure could strike, from ready items and usable modes.
//! * [`scores`], [`armour`], [`rows`]: what rosters and tables may say, checked, with errors that
//!   name file and line.
//! * [`change`]: what a book keeps of a figure, made and changed; what is told of it.
//! * [`handling`]: what is held, carried and lies about; which hand is free for it.
//! * [`items`]: a number kept of each item, such as the turns until it is loaded.
//! * [`bonds`]: who rides whom.
//! * [`turn`]: the next turn, and an order by scores in which dice decide between equals.
//! * [`cards`]: facts, phases and what is under way, as they are shown.
//! * [`naming`]: what a choice names, in words.
//! * [`forecast`]: rows and notes of a forecast.
//! * [`memo`]: what is worked out once for the same few numbers.
//! * [`danger`]: the best blow of each enemy, and the chance that one of them hits.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

pub mod action;
pub mod armour;
pub mod bonds;
mod book;
pub mod cards;
pub mod change;
pub mod danger;
pub mod forecast;
pub mod handling;
mod ids;
pub mod items;
pub mod memo;
pub mod naming;
pub mod rows;
pub mod scores;
pub mod strikes;
pub mod turn;
mod view;
