//! What a player does in this frame, and the keys that stand for it.

use bevy::prelude::*;
use leafwing_input_manager::prelude::*;
use riposte_rules::board::Hex;

use super::acts::{Act, Row, usual};
use super::pad::{Family, PadButton};
use super::{key_names, keys};
use crate::settings::Settings;

/// The table of keys and buttons in use.
#[derive(Resource, Clone, Debug)]
pub struct Keys {
    /// Its rows.
    pub rows: Vec<Row>,
    /// The signs on the gamepad that is plugged in.
    pub pad: Option<Family>,
    /// Whether it was pressed later than keys and mouse.
    pub by_pad: bool,
}

impl Keys {
    /// What stands for an action, for hints, in the language spoken: the first key, or the first
    /// button of the gamepad in hand.
    pub fn first(&self, act: Act) -> &str {
        let row = self.rows.iter().find(|row| row.act == act);
        let button = self.pad.zip(row.and_then(|row| row.pad.first()));
        let sign = button.filter(|_| self.by_pad).map(|(family, name)| family.sign(name));
        let key = row.and_then(|row| row.keys.first()).map(String::as_str);
        sign.or(key).map_or("–", key_names::called)
    }

    /// Whether nothing stands for an action but letters, digits and the space bar as they are: with
    /// Ctrl or Alt they mean something else.
    pub(super) fn by_signs_alone(&self, act: Act) -> bool {
        let mut of = self.rows.iter().filter(|row| row.act == act);
        of.all(|row| row.keys.iter().all(|key| keys::is_plain_sign(key)))
    }

    /// The actions that have a button of this kind: one that is held, say.
    pub(super) fn of_pad(&self, of: impl Fn(PadButton) -> bool) -> impl Iterator<Item = Act> {
        let stands =
            move |row: &&Row| row.pad.iter().filter_map(|name| PadButton::named(name)).any(&of);
        self.rows.iter().filter(stands).map(|row| row.act)
    }

    /// The usual keys with those that a player has set in their place; a key leaves the buttons
    /// as they are, and a button the keys.
    pub fn with(settings: &Settings) -> Keys {
        let mut rows = usual();
        for row in &mut rows {
            let Some(set) = settings.keys.get(&row.word) else { continue };
            let (pad, keys): (Vec<String>, Vec<String>) =
                set.iter().cloned().partition(|name| PadButton::named(name).is_some());
            if !pad.is_empty() {
                row.pad = pad;
            }
            if !keys.is_empty() || set.is_empty() {
                row.keys = keys.into_iter().filter(|key| keys::known(key)).collect();
            }
        }
        Keys { rows, pad: None, by_pad: false }
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

    /// A frame in which one action begins.
    #[cfg(test)]
    pub fn beginning(act: Act) -> Acts {
        Acts { begun: vec![act], held: Vec::new() }
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
