//! What a player does in this frame, and the keys that stand for it.

use bevy::prelude::*;
use leafwing_input_manager::prelude::*;
use riposte_rules::board::Hex;

use super::acts::{Act, Row, usual};
use super::keys;
use crate::settings::Settings;

/// The table of keys in use.
#[derive(Resource, Clone, Debug)]
pub struct Keys(pub Vec<Row>);

impl Keys {
    /// The first key of an action, for hints.
    pub fn first(&self, act: Act) -> &str {
        let row = self.0.iter().find(|row| row.act == act);
        row.and_then(|row| row.keys.first()).map_or("–", String::as_str)
    }

    /// Whether nothing stands for an action but letters, digits and the space bar as they are: with
    /// Ctrl or Alt they mean something else.
    pub(super) fn by_signs_alone(&self, act: Act) -> bool {
        let mut of = self.0.iter().filter(|row| row.act == act);
        of.all(|row| row.keys.iter().all(|key| keys::is_plain_sign(key)))
    }

    /// The usual keys with those that a player has set in their place.
    pub fn with(settings: &Settings) -> Keys {
        let mut rows = usual();
        for row in &mut rows {
            if let Some(keys) = settings.keys.get(&row.word) {
                row.keys = keys.iter().filter(|key| keys::known(key)).cloned().collect();
            }
        }
        Keys(rows)
    }
}

/// What a player does with keys and buttons in this frame.
#[derive(Resource, Clone, Debug, Default)]
pub struct Acts {
    pub(super) begun: Vec<Act>,
    pub(super) held: Vec<Act>,
}

impl Acts {
    /// Whether an action begins in this frame.
    pub fn just_pressed(&self, act: &Act) -> bool {
        self.begun.contains(act)
    }

    /// Whether an action goes on.
    pub fn pressed(&self, act: &Act) -> bool {
        self.held.contains(act)
    }

    /// The actions that begin in this frame.
    pub fn begun(&self) -> &[Act] {
        &self.begun
    }
}

/// The hex looked at: the last that mouse or keyboard pointed to.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LookedAt(pub Option<Hex>);

/// The map of inputs for a table.
pub fn input_map(rows: &[Row]) -> InputMap<Act> {
    let mut map = InputMap::default();
    for row in rows {
        for name in &row.keys {
            keys::bind(&mut map, row.act, name);
        }
    }
    map
}
