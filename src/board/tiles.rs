//! The terrain as a tile map that lies exactly on the hexes.

use bevy::prelude::*;
use bevy_ecs_tilemap::prelude::*;
use riposte_rules::board::{Board, Hex, Terrain, offset_of};

use super::ground::{BoardRedrawn, Ground};
use super::joins::Joins;
use super::layout::{INRADIUS, RADIUS};
use super::terrain_art::{TILE, Tile, pictures};
use crate::art::grain::noise;
use crate::art::texture;

const GRID: TilemapGridSize = TilemapGridSize { x: 2.0 * RADIUS, y: 2.0 * INRADIUS };
// Rows of the map count upwards, so even columns are the ones that stand higher.
const KIND: TilemapType = TilemapType::Hexagon(HexCoordSystem::ColumnEven);

/// The pictures of the terrain of the board.
#[derive(Resource, Default)]
struct TerrainPictures {
    tiles: Vec<Tile>,
    image: Handle<Image>,
}

impl TerrainPictures {
    /// Draws what a board needs, unless that is there.
    fn draw(&mut self, board: &Board, images: &mut Assets<Image>) {
        let mut tiles: Vec<Tile> = Vec::new();
        for hex in board.hexes() {
            let tile = tile_of(board, hex);
            if !tiles.contains(&tile) {
                tiles.push(tile);
            }
        }
        if tiles != self.tiles {
            self.image = images.add(texture::array(&pictures(&tiles)));
            self.tiles = tiles;
        }
    }

    /// The number of the picture of a hex.
    fn layer(&self, tile: Tile) -> u32 {
        self.tiles.iter().position(|known| *known == tile).unwrap_or(0) as u32
    }
}

/// How a hex is drawn.
fn tile_of(board: &Board, hex: Hex) -> Tile {
    let terrain = board.terrain(hex).unwrap_or_default();
    let joins = match terrain {
        // Each is drawn by itself.
        Terrain::Open | Terrain::Stairs => Joins::ALL,
        _ => Joins::of(board, hex),
    };
    let chance = noise(7, Vec2::new(hex.x as f32 * 3.0, hex.y as f32 * 5.0));
    let variant = ((chance + 1.0) * 50.0) as u32 % Tile::variants(terrain);
    Tile { terrain, joins, variant }
}

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(TilemapPlugin).init_resource::<TerrainPictures>().add_observer(lay_tiles);
}

fn tile_at(board: &Board, hex: Hex) -> TilePos {
    let [column, row] = offset_of(hex);
    TilePos { x: column as u32, y: (board.size()[1] - 1 - row) as u32 }
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
        let layer = pictures.layer(tile_of(&board, hex));
        let tile = TileBundle {
            position,
            tilemap_id: TilemapId(map),
            texture_index: TileTextureIndex(layer),
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
    fn hexes_that_look_alike_share_a_picture() {
        let board = Board::open(12, 9);
        let mut images = Assets::default();
        let mut pictures = TerrainPictures::default();
        pictures.draw(&board, &mut images);
        assert_eq!(pictures.tiles.len() as u32, Tile::variants(Terrain::Open));
        assert_eq!(images.len(), 1);
        pictures.draw(&board, &mut images);
        assert_eq!(images.len(), 1);
    }

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
