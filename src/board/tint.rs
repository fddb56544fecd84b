//! The one colour that stands for a terrain where it is too small to be drawn.

use riposte_rules::board::Terrain;

use super::terrain_art::{EARTH, LEAF, NIGHT, STONE, WATER};
use crate::art::Ink;

/// The colour of a terrain seen from afar.
pub fn tint(terrain: Terrain) -> Ink {
    match terrain {
        Terrain::Open => Ink::PAPER,
        Terrain::Rough => Ink::PAPER.mixed(Ink::WOOD, 0.42),
        Terrain::Wall => STONE.mixed(Ink::SEPIA, 0.5),
        Terrain::Water => WATER.mixed(Ink::PAPER, 0.25),
        Terrain::Hedge => LEAF.mixed(Ink::SEPIA, 0.12),
        Terrain::Stairs => STONE.mixed(Ink::PAPER, 0.2),
        Terrain::Trench => EARTH.mixed(Ink::SEPIA, 0.35),
        Terrain::Slit => STONE.mixed(Ink::SEPIA, 0.1),
        Terrain::Dark => Ink::PAPER.mixed(NIGHT, 0.65),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_terrain_has_a_colour_of_its_own() {
        for (number, one) in Terrain::ALL.into_iter().enumerate() {
            for other in &Terrain::ALL[..number] {
                let apart = tint(one).0.into_iter().zip(tint(*other).0);
                let apart: f32 = apart.map(|(a, b)| (a - b).abs()).sum();
                assert!(apart > 0.15, "{one:?} and {other:?}: {apart}");
            }
        }
    }
}
