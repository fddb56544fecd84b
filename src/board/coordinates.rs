//! The name of each hex, small at its top edge, as on a printed map; of places that have one the
//! name of the place at the lower edge.

use bevy::prelude::*;
use riposte_rules::board::{Board, Terrain, hex_name};
use riposte_rules::data::Scenario;

use super::ground::{BoardRedrawn, Ground};
use super::layout::{INRADIUS, centre};
use super::lettering::Lettering;
use crate::art::Ink;

pub(super) fn plugin(app: &mut App) {
    app.add_observer(write_names).add_observer(write_places);
}

fn write_names(redrawn: On<BoardRedrawn>, board: Res<Board>, mut commands: Commands) {
    for hex in board.hexes() {
        let ink =
            Ink::SEPIA.thin(if board.terrain(hex) == Some(Terrain::Open) { 0.6 } else { 0.85 });
        commands.spawn((
            Ground,
            Text2d::new(hex_name(hex)),
            TextColor(ink.color()),
            Lettering { height: 13.0, least: 8.5, most: 20.0, hidden_below: 5.2 },
            Transform::from_translation((centre(hex) + Vec2::Y * (INRADIUS - 10.0)).extend(2.0)),
            ChildOf(redrawn.root),
        ));
    }
}

fn write_places(
    redrawn: On<BoardRedrawn>,
    scenario: Option<Res<Scenario>>,
    mut commands: Commands,
) {
    let places = scenario.iter().flat_map(|scenario| &scenario.places);
    for (hex, name) in places {
        // On a map things are named without their article.
        let name = name.strip_prefix("the ").unwrap_or(name);
        commands.spawn((
            Ground,
            Text2d::new(name),
            TextColor(Ink::SEPIA.color()),
            Lettering { height: 11.0, least: 9.0, most: 17.0, hidden_below: 7.0 },
            Transform::from_translation((centre(*hex) - Vec2::Y * (0.74 * INRADIUS)).extend(2.0)),
            ChildOf(redrawn.root),
        ));
    }
}
