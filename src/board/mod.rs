//! The hex map: terrain, marks, the view of it and the pointer on it.

mod aim;
mod arrow;
pub mod badges;
mod by_hand;
pub mod camera;
pub mod contract;
mod coordinates;
pub mod drawing;
mod edge_art;
mod edges;
mod ground;
pub mod in_sight;
mod joins;
pub mod layout;
pub mod lettering;
mod mark_art;
mod marks;
mod paper;
mod pointer;
pub mod stretch_art;
mod table;
pub mod tag;
mod terrain_art;
mod tiles;
pub mod tint;
mod view;

use bevy::prelude::*;

/// The board and everything drawn on its hexes.
pub fn plugin(app: &mut App) {
    app.add_plugins((
        drawing::plugin,
        contract::plugin,
        camera::plugin,
        pointer::plugin,
        aim::plugin,
        lettering::plugin,
        tag::plugin,
        ground::plugin,
        table::plugin,
        paper::plugin,
        tiles::plugin,
        edges::plugin,
        coordinates::plugin,
        marks::plugin,
    ));
}
