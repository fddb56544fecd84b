//! Puts rims where one terrain ends and another begins.

use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use riposte_rules::board::{Board, Facing, Hex, Terrain};

use super::edge_art::{SIZE, rim};
use super::ground::{BoardRedrawn, Ground};
use super::layout::{INRADIUS, angle, centre};
use crate::art::texture;

/// The rims drawn so far; some terrain has none.
#[derive(Resource, Default)]
struct Rims(HashMap<Terrain, Option<Handle<Image>>>);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Rims>().add_observer(lay_rims);
}

fn lay_rims(
    redrawn: On<BoardRedrawn>,
    board: Res<Board>,
    mut rims: ResMut<Rims>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    for hex in board.hexes() {
        let Some(terrain) = board.terrain(hex) else { continue };
        let draw = || rim(terrain).map(|picture| images.add(texture::image(picture)));
        let Some(image) = rims.0.entry(terrain).or_insert_with(draw) else { continue };
        for way in Facing::ALL.into_iter().filter(|way| ends(&board, hex, *way)) {
            let sprite = Sprite { custom_size: Some(SIZE), ..Sprite::from_image(image.clone()) };
            commands.spawn((Ground, sprite, side(hex, way, 1.0), ChildOf(redrawn.root)));
        }
    }
}

fn ends(board: &Board, hex: Hex, way: Facing) -> bool {
    board.terrain(hex + way.step()) != board.terrain(hex)
}

/// The place of a picture of a hex's upper side, turned to another side.
pub(super) fn side(hex: Hex, way: Facing, layer: f32) -> Transform {
    let turn = angle(way);
    let at = centre(hex) + Vec2::from_angle(turn) * INRADIUS;
    Transform::from_translation(at.extend(layer))
        .with_rotation(Quat::from_rotation_z(turn - std::f32::consts::FRAC_PI_2))
}
