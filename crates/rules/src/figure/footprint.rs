//! The hexes that a figure takes up.

use hexx::Hex;
use serde::{Deserialize, Serialize};
use smallvec::{SmallVec, smallvec};

use crate::board::Facing;

/// How a figure lies on the hexes. What it takes up follows from this, its hex and its facing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Shape {
    /// One hex.
    #[default]
    One,
    /// Two hexes: its own, and the one behind it, as a horse.
    Long,
}

impl Shape {
    /// The hexes it takes up, its own first.
    pub fn hexes(self, hex: Hex, facing: Facing) -> SmallVec<[Hex; 2]> {
        match self {
            Shape::One => smallvec![hex],
            Shape::Long => smallvec![hex, hex - facing.step()],
        }
    }
}
