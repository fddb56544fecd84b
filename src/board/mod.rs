//! The hex map: terrain, marks, the view of it and the pointer on it.

pub mod contract;
pub mod layout;

use bevy::prelude::*;

/// The board and everything drawn on its hexes.
pub fn plugin(app: &mut App) {
    app.add_plugins(contract::plugin);
}
