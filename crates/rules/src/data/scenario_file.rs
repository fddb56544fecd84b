//! Scenarios as they are written in a file.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::once::each_once;
use super::roster::{FigureEntry, KitEntry, Number};
use crate::board::Facing;

/// A scenario as it is written in a file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScenarioFile {
    /// The name shown to players.
    pub name: String,
    /// What it is about, in a sentence or two.
    #[serde(default)]
    pub blurb: String,
    /// The rulebook, by key.
    pub rulebook: String,
    /// The map, by key; empty when `rows` are given.
    #[serde(default)]
    pub map: String,
    /// A map of its own.
    #[serde(default)]
    pub rows: Vec<String>,
    /// Figures of its own, besides those of the shipped rosters.
    #[serde(default)]
    pub roster: Vec<FigureEntry>,
    /// The sides.
    pub sides: Vec<SideEntry>,
    /// How it ends.
    #[serde(default)]
    pub victory: Victory,
    /// Whether it ends as well when a side has come somewhere.
    #[serde(default)]
    pub goal: Option<GoalEntry>,
    /// What hexes are called: the hex, and the name of the place.
    #[serde(default, deserialize_with = "each_once")]
    pub places: BTreeMap<String, String>,
}

/// A side as it is written in a file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SideEntry {
    /// The name shown to players.
    pub name: String,
    /// Its figures.
    pub figures: Vec<PlacedEntry>,
}

/// A figure of a side as it is written in a file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlacedEntry {
    /// Who: a key of a roster.
    pub who: String,
    /// The key in this battle, where it differs.
    #[serde(default)]
    pub key: Option<String>,
    /// The name in this battle, where it differs.
    #[serde(default)]
    pub name: Option<String>,
    /// The scores that are others in this battle than in the roster.
    #[serde(default, deserialize_with = "each_once")]
    pub scores: BTreeMap<String, Number>,
    /// The armour worn in this battle, where it differs.
    #[serde(default)]
    pub armour: Option<Vec<String>>,
    /// What is carried in this battle, where it differs.
    #[serde(default)]
    pub kit: Option<Vec<KitEntry>>,
    /// The hex, by name.
    pub at: String,
    /// The facing.
    pub facing: Facing,
    /// Whether it begins off the board, to be brought on by the rulebook.
    #[serde(default)]
    pub reserve: bool,
    /// Whom it rides, by key: a bond like those in `bonds`.
    #[serde(default)]
    pub rides: Option<String>,
    /// Its bonds to others as the battle begins: the word of the kind, and the key of the other.
    #[serde(default, deserialize_with = "each_once")]
    pub bonds: BTreeMap<String, String>,
}

impl PlacedEntry {
    /// The figure of a roster as it is in this battle.
    pub(super) fn of(&self, known: &FigureEntry) -> FigureEntry {
        let mut entry = known.clone();
        entry.scores.extend(self.scores.clone());
        entry.armour = self.armour.clone().unwrap_or(entry.armour);
        entry.kit = self.kit.clone().unwrap_or(entry.kit);
        entry
    }

    /// The words of its scores, armour and kit that stand here and not in the roster.
    pub(super) fn words(&self) -> Vec<String> {
        let kit = self.kit.iter().flatten().map(|entry| &entry.item);
        self.scores.keys().chain(self.armour.iter().flatten()).chain(kit).cloned().collect()
    }
}

/// How a scenario ends, besides by one side alone being left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Victory {
    /// After how many turns at the latest.
    pub turns: u16,
    /// Who wins then: a side by number, or the side that has more figures in the fight and, with as
    /// many, more of their strength left.
    pub holds: Option<u8>,
}

impl Default for Victory {
    fn default() -> Victory {
        Victory { turns: 30, holds: None }
    }
}

/// Where a side wants to come to, as it is written in a file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GoalEntry {
    /// The side, by number.
    pub side: u8,
    /// The hexes, by name.
    pub hexes: Vec<String>,
    /// How many of its figures have to be there, those who were carried there among them.
    pub figures: usize,
}
