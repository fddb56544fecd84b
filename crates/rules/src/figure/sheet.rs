//! What does not change during a battle: name, scores, armour.

use std::collections::BTreeMap;

use bevy_ecs::prelude::Component;

use super::Shape;

/// The figure as its roster wrote it. Fixed for the battle, so no part of its state.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// The short name used in the notation, unique in the battle, such as `cogan`.
    pub key: String,
    /// The name shown to players.
    pub name: String,
    /// The picture on the token, the key of an icon.
    pub icon: String,
    /// The scores, in the units of the rulebook.
    pub scores: BTreeMap<String, i32>,
    /// The armour worn, by key.
    pub armour: Vec<String>,
    /// How it lies on the hexes.
    pub shape: Shape,
}

impl Sheet {
    /// A score, 0 when the roster does not name it.
    pub fn score(&self, name: &str) -> i32 {
        self.scores.get(name).copied().unwrap_or(0)
    }
}
