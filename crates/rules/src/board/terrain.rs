//! What a hex is made of.

use serde::{Deserialize, Serialize};

/// The terrain of one hex. What it costs to enter is the rulebook's to say.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Terrain {
    /// Firm, even ground.
    #[default]
    Open,
    /// Stones, furrows, undergrowth: slow going.
    Rough,
    /// A wall or a building: nobody enters.
    Wall,
    /// Shallow water: slow going.
    Water,
    /// A hedge: slow going, and cover.
    Hedge,
    /// Steps: slow going.
    Stairs,
    /// A deep trench: cover for all but the head.
    Trench,
    /// A place behind an arrow slit: cover on every side.
    Slit,
    /// Even ground in the dark.
    Dark,
}

impl Terrain {
    /// Every kind, in the order of the legend.
    pub const ALL: [Terrain; 9] = [
        Terrain::Open,
        Terrain::Rough,
        Terrain::Wall,
        Terrain::Water,
        Terrain::Hedge,
        Terrain::Stairs,
        Terrain::Trench,
        Terrain::Slit,
        Terrain::Dark,
    ];

    /// The letter in a map file.
    pub const fn letter(self) -> char {
        match self {
            Terrain::Open => '.',
            Terrain::Rough => ':',
            Terrain::Wall => '#',
            Terrain::Water => '~',
            Terrain::Hedge => '%',
            Terrain::Stairs => '=',
            Terrain::Trench => '_',
            Terrain::Slit => '|',
            Terrain::Dark => ',',
        }
    }

    /// The plain name.
    pub const fn name(self) -> &'static str {
        match self {
            Terrain::Open => "open ground",
            Terrain::Rough => "rough ground",
            Terrain::Wall => "wall",
            Terrain::Water => "water",
            Terrain::Hedge => "hedge",
            Terrain::Stairs => "stairs",
            Terrain::Trench => "deep trench",
            Terrain::Slit => "arrow slit",
            Terrain::Dark => "dark ground",
        }
    }

    /// The terrain behind a letter of a map file.
    pub fn from_letter(letter: char) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|kind| kind.letter() == letter)
    }
}
