//! Wounds, and whether a figure can still fight.

use bevy_ecs::prelude::Component;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// The number of a place on the body, in the rulebook's list.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub struct Spot(pub u8);

/// Whether a figure is in the fight.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub enum Life {
    /// In the fight.
    #[default]
    Active,
    /// Unconscious: out of the fight, the body lies on the board.
    Unconscious,
    /// Dead: out of the fight, the body lies on the board.
    Dead,
    /// Off the board.
    Gone,
    /// Knocked down: out of the fight until somebody helps it up.
    Down,
}

impl Life {
    /// The plain word.
    pub const fn word(self) -> &'static str {
        match self {
            Life::Active => "active",
            Life::Unconscious => "unconscious",
            Life::Dead => "dead",
            Life::Gone => "gone",
            Life::Down => "knocked down",
        }
    }
}

/// One wound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Wound {
    /// How bad, in the rulebook's measure (levels or hits).
    pub level: u8,
    /// Where.
    pub spot: Spot,
}

/// The harm a figure has suffered.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Harm {
    /// Whether it can fight.
    pub life: Life,
    /// Its wounds, oldest first.
    pub wounds: SmallVec<[Wound; 4]>,
}

impl Harm {
    /// Whether the figure is in the fight.
    pub fn active(&self) -> bool {
        self.life == Life::Active
    }

    /// The level of the worst wound, 0 without one.
    pub fn worst(&self) -> u8 {
        self.wounds.iter().map(|wound| wound.level).max().unwrap_or(0)
    }
}
