//! The ground of the close-up: that of the hex it is opened from.

use std::collections::HashMap;

use bevy::prelude::*;
use bevy_egui::egui::{Color32, Mesh, Painter, Rect, Shape, TextureId, pos2};
use bevy_egui::{EguiTextureHandle, EguiUserTextures};
use riposte_rules::board::{Board, Hex, Terrain};
use riposte_rules::systems::PlaceRule;

use crate::art::texture;
use crate::board::stretch_art::{STRETCH, stretch};

/// The grounds of this battle's board, once each.
#[derive(Resource, Default)]
struct Scenes(HashMap<Terrain, TextureId>);

/// Paints the grounds that a battle needs.
pub fn plugin(app: &mut App) {
    app.init_resource::<Scenes>().add_systems(Update, paint.run_if(resource_exists::<PlaceRule>));
}

fn paint(
    rule: Res<PlaceRule>,
    board: Option<Res<Board>>,
    mut images: ResMut<Assets<Image>>,
    textures: Option<ResMut<EguiUserTextures>>,
    mut scenes: ResMut<Scenes>,
) {
    let (Some(board), Some(mut textures)) = (board, textures) else { return };
    if !rule.is_of_places() || !(board.is_changed() || rule.is_changed()) {
        return;
    }
    for terrain in board.hexes().filter_map(|hex| board.terrain(hex)) {
        scenes.0.entry(terrain).or_insert_with(|| {
            let image = images.add(texture::for_panels(stretch(terrain)));
            textures.add_image(EguiTextureHandle::Strong(image))
        });
    }
}

/// Lays the ground of a hex.
pub fn lay(painter: &Painter, world: &World, hex: Hex, rect: Rect) {
    let board = world.get_resource::<Board>();
    let terrain = board.and_then(|board| board.terrain(hex)).unwrap_or_default();
    let scene = world.get_resource::<Scenes>().and_then(|scenes| scenes.0.get(&terrain));
    let Some(scene) = scene else { return };
    let mut mesh = Mesh::with_texture(*scene);
    let part = rect.size() / STRETCH;
    let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(part.x, part.y));
    mesh.add_rect_with_uv(rect, uv, Color32::WHITE);
    painter.add(Shape::mesh(mesh));
}
