//! The systems that rulebooks share: movement costs and places, reach arcs, sight, reaction
//! windows, stages of manoeuvres, attack resolution.

mod attack;
mod ground;
mod movement;
mod orders;
mod places;
mod reach;
mod search;
pub mod sight;
mod square;
mod stages;
mod threat;
mod walk;
mod walks;
mod ways;
mod windows;

use bevy_app::App;
use bevy_ecs::prelude::*;

pub use attack::{settle, throw_roll};
pub use ground::Ground;
pub use movement::{CostTable, PathProgress, Turning, march_on};
pub use places::{Pass, PlaceRule, Places, Room};
pub use reach::{ReachRule, RowShape, Saddle, arc_hexes, in_reach, reach_hexes};
pub use stages::{Staged, at_stage, carry_on, go_to_stage, remember};
pub use threat::update_reach;
pub use walk::{MoveLimits, fewest, tracks, walk};
pub use walks::{ReachedHex, Walks, WayEnd, straight_end};
pub use ways::{Way, reachable};
pub use windows::{Reacting, Window, offer_window};

use crate::battle::{Of, RegisterState, Resolve, RulesSet, State};
use crate::exchange::Exchange;

/// What a rulebook remembers of a manoeuvre, as far as the shared systems need it.
pub trait Memory: State {
    /// The movement the manoeuvre is in the middle of.
    fn march(&mut self) -> Option<&mut PathProgress>;
    /// The window that is open on the manoeuvre.
    fn window(&mut self) -> Option<&mut Window>;
}

/// Adds a rulebook's exchange to an App, and runs the shared systems on it.
pub fn add_exchange<M: Reacting>(app: &mut App, book: &'static str) {
    app.table_state::<Exchange<M>>("exchange", Some(book));
    let march = march_on::<M>.in_set(RulesSet::MovementCosts).in_set(Of(book));
    let window = offer_window::<M>.in_set(RulesSet::ReactionWindows).in_set(Of(book));
    app.add_systems(Resolve, (march, window));
}
