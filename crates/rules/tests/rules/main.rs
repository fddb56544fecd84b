//! The table, its dice and its deeds, by the smallest rulebook.
#![allow(clippy::unwrap_used, clippy::expect_used)]

mod brawl;
mod checks;
mod deeds;
mod goal;
mod library;
mod odds;
mod outlook;
mod placed;
mod smallest;
