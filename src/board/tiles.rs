//! The terrain as a tile map that lies exactly on the hexes.

use bevy::prelude::*;
use bevy_ecs_tilemap::prelude::*;
use riposte_rules::board::{Board, Hex, Terrain, offset_of};

use super::ground::{BoardRedrawn, Ground};
use super::layout::{INRADIUS, RADIUS};
use super::terrain_art::{TILE, VARIANTS, layer, pictures};
use crate::art::grain::noise;
use crate::art::texture;

const GRID: TilemapGridSize = TilemapGridSize { x: 2.0 * RADIUS, y: 2.0 * INRADIUS };
// Rows of the map count upwards, so even columns are the ones that stand higher.
const KIND: TilemapType = TilemapType::Hexagon(HexCoordSystem::ColumnEven);

/// The pictures of the terrain of the board.
#[derive(Resource, Default)]
struct TerrainPictures {
    kinds: Vec<Terrain>,
    image: Handle<Image>,
}

impl TerrainPictures {
    /// Draws what a board needs, unless that is there.
    fn draw(&mut self, board: &Board, images: &mut Assets<Image>) {
        let grows = |kind: &Terrain| board.hexes().any(|hex| board.terrain(hex) == Some(*kind));
        let kinds: Vec<Terrain> = Terrain::ALL.into_iter().filter(grows).collect();
        if kinds != self.kinds {
            self.image = images.add(texture::array(&pictures(&kinds)));
            self.kinds = kinds;
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(TilemapPlugin).init_resource::<TerrainPictures>().add_observer(lay_tiles);
}

fn tile_at(board: &Board, hex: Hex) -> TilePos {
    let [column, row] = offset_of(hex);
    TilePos { x: column as u32, y: (board.size()[1] - 1 - row) as u32 }
}

fn variant(hex: Hex) -> u32 {
    let chance = noise(7, Vec2::new(hex.x as f32 * 3.0, hex.y as f32 * 5.0));
    ((chance + 1.0) * 50.0) as u32 % VARIANTS
}

fn lay_tiles(
    redrawn: On<BoardRedrawn>,
    board: Res<Board>,
    mut pictures: ResMut<TerrainPictures>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    pictures.draw(&board, &mut images);
    let [columns, rows] = board.size();
    let size = TilemapSize { x: columns as u32, y: rows as u32 };
    let mut storage = TileStorage::empty(size);
    let map = commands.spawn((Ground, ChildOf(redrawn.root))).id();
    for hex in board.hexes() {
        let position = tile_at(&board, hex);
        let terrain = board.terrain(hex).unwrap_or_default();
        let tile = TileBundle {
            position,
            tilemap_id: TilemapId(map),
            texture_index: TileTextureIndex(layer(&pictures.kinds, terrain, variant(hex))),
            ..Default::default()
        };
        storage.set(&position, commands.spawn((tile, ChildOf(map))).id());
    }
    commands.entity(map).insert(TilemapBundle {
        grid_size: GRID,
        map_type: KIND,
        size,
        storage,
        texture: TilemapTexture::TextureContainer(pictures.image.clone()),
        tile_size: TilemapTileSize { x: TILE, y: TILE },
        // The map's own origin is the middle of its lowest left tile.
        transform: Transform::from_xyz(0.0, -2.0 * INRADIUS * (rows - 1) as f32, 0.0),
        ..Default::default()
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::layout::centre;

    #[test]
    fn tiles_lie_exactly_on_their_hexes() {
        let board = Board::open(9, 7);
        let [columns, rows] = board.size();
        let size = TilemapSize { x: columns as u32, y: rows as u32 };
        let origin = Vec2::new(0.0, -2.0 * INRADIUS * (rows - 1) as f32);
        let tile_size = TilemapTileSize { x: TILE, y: TILE };
        for hex in board.hexes() {
            let tile = tile_at(&board, hex);
            let anchor = TilemapAnchor::None;
            let drawn = origin + tile.center_in_world(&size, &GRID, &tile_size, &KIND, &anchor);
            assert!(drawn.distance(centre(hex)) < 0.05, "{hex:?}: {drawn} {}", centre(hex));
        }
    }
}
