//! Names of figures and sides, and where a figure stands.

use bevy_ecs::prelude::Component;
use hexx::Hex;
use serde::{Deserialize, Serialize};

/// The number of a figure in this battle, from 0 in the order of the scenario.
#[derive(
    Component,
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
)]
pub struct FigureId(pub u8);

impl FigureId {
    /// As an index into lists of figures.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The number of a side, from 0 in the order of the scenario.
#[derive(
    Component,
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
)]
pub struct Side(pub u8);

impl Side {
    /// As an index into lists of sides.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// The hex a figure stands in.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Position(pub Hex);
