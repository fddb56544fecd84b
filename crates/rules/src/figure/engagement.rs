//! Who threatens whom. Kept by the reach arcs system, never written elsewhere.

use bevy_ecs::prelude::Component;
use hexx::Hex;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::FigureId;

/// A set of figures (at most 64 stand in a battle).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct FigureSet(pub u64);

impl FigureSet {
    /// The greatest number of figures in a battle.
    pub const MOST: usize = 64;

    /// Whether the figure is in the set.
    pub fn contains(self, figure: FigureId) -> bool {
        self.0 >> figure.0 & 1 == 1
    }

    /// Puts a figure in.
    pub fn insert(&mut self, figure: FigureId) {
        self.0 |= 1 << figure.0;
    }

    /// Takes a figure out.
    pub fn remove(&mut self, figure: FigureId) {
        self.0 &= !(1 << figure.0);
    }

    /// Whether nobody is in it.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many are in it.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The figures, lowest number first.
    pub fn iter(self) -> impl Iterator<Item = FigureId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = (left != 0).then(|| left.trailing_zeros())?;
            // All but the lowest.
            left &= left - 1;
            Some(FigureId(lowest as u8))
        })
    }
}

impl FromIterator<FigureId> for FigureSet {
    fn from_iter<I: IntoIterator<Item = FigureId>>(figures: I) -> FigureSet {
        let mut set = FigureSet::default();
        figures.into_iter().for_each(|figure| set.insert(figure));
        set
    }
}

/// The hexes a figure can strike from where it stands, with what it holds.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Threat {
    /// The hexes, each once.
    pub hexes: SmallVec<[Hex; 9]>,
}

/// Who threatens whom.
#[derive(Component, Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Engagement {
    /// The enemies who can strike this figure.
    pub threatened_by: FigureSet,
    /// The enemies this figure can strike.
    pub threatens: FigureSet,
}

impl Engagement {
    /// Whether an enemy can strike this figure.
    pub fn engaged(self) -> bool {
        !self.threatened_by.is_empty()
    }
}
