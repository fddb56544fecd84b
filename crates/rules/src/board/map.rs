//! The board in play.

use bevy_ecs::prelude::Resource;
use hexx::Hex;

use super::{Terrain, hex_at, offset_of};

/// The board of the battle: a rectangle of hexes with their terrain.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
pub struct Board {
    name: String,
    columns: i32,
    terrain: Vec<Terrain>,
}

impl Board {
    /// A board from rows of terrain, top row first; every row must be equally long.
    pub fn new(name: impl Into<String>, rows: &[Vec<Terrain>]) -> Board {
        Board {
            name: name.into(),
            columns: rows.first().map_or(0, |row| row.len() as i32),
            terrain: rows.concat(),
        }
    }

    /// An open field.
    pub fn open(columns: i32, rows: i32) -> Board {
        Board {
            name: "open field".into(),
            columns,
            terrain: vec![Terrain::Open; (columns * rows) as usize],
        }
    }

    /// The name shown to players.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Columns and rows.
    pub fn size(&self) -> [i32; 2] {
        let rows = if self.columns == 0 { 0 } else { self.terrain.len() as i32 / self.columns };
        [self.columns, rows]
    }

    fn index(&self, hex: Hex) -> Option<usize> {
        Board::place(self.size(), hex)
    }

    /// The number of a hex on a board of so many columns and rows, row by row from the top left.
    pub(crate) fn place([columns, rows]: [i32; 2], hex: Hex) -> Option<usize> {
        let [column, row] = offset_of(hex);
        let inside = (0..columns).contains(&column) && (0..rows).contains(&row);
        inside.then_some((row * columns + column) as usize)
    }

    /// The terrain of every hex, row by row from the top left.
    pub(crate) fn kinds(&self) -> &[Terrain] {
        &self.terrain
    }

    /// Whether the hex lies on the board.
    pub fn contains(&self, hex: Hex) -> bool {
        self.index(hex).is_some()
    }

    /// The terrain of a hex, `None` off the board.
    pub fn terrain(&self, hex: Hex) -> Option<Terrain> {
        self.index(hex).map(|index| self.terrain[index])
    }

    /// Whether a figure could stand there: on the board and no wall.
    pub fn standable(&self, hex: Hex) -> bool {
        self.terrain(hex).is_some_and(|kind| kind != Terrain::Wall)
    }

    /// Every hex, row by row from the top left.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + '_ {
        let [columns, rows] = self.size();
        (0..rows).flat_map(move |row| (0..columns).map(move |column| hex_at(column, row)))
    }
}
