//! The table of keys, to be changed.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};
use riposte_words::text;

use crate::input::{Act, Keys, Pad, Row, name_of};
use crate::settings::Settings;
use crate::theme::{self, widgets};

/// With less room, in points, keys stand below what they do.
const NARROW: f32 = 520.0;

/// The action that waits for a new key, by its word.
#[derive(Default)]
pub struct Rebinding(Option<String>);

impl Rebinding {
    /// Whether the next key pressed is to be bound.
    pub fn waits(&self) -> bool {
        self.0.is_some()
    }
}

/// The table; a click on a row waits for the key to be put in the place of the others.
pub fn rebind(ui: &mut Ui, world: &World, settings: &mut Settings, rebinding: &mut Rebinding) {
    let (keys, pad) = (world.resource::<Keys>(), world.resource::<Pad>());
    if let Some(row) = keys.rows.iter().find(|row| rebinding.0.as_ref() == Some(&row.word)) {
        // A key leaves the buttons of a gamepad as they are, and a button the keys.
        let button = pad.first().map(|name| names(&row.keys, &[name.to_owned()]));
        let key = || pressed(world).map(|name| names(&[name.to_owned()], &row.pad));
        if let Some(names) = button.or_else(key) {
            settings.keys.insert(row.word.clone(), names);
            rebinding.0 = None;
        }
    }
    let rows = keys.rows.iter();
    if ui.available_width() < NARROW {
        for row in rows {
            ui.label(RichText::new(help(row)).size(13.5));
            ui.horizontal_wrapped(|ui| {
                caps(ui, keys, row);
                change(ui, row, settings, rebinding);
            });
        }
        return;
    }
    egui::Grid::new("rebind").num_columns(3).spacing([16.0, 4.0]).show(ui, |ui| {
        for row in rows {
            ui.label(RichText::new(help(row)).size(13.5));
            ui.horizontal(|ui| caps(ui, keys, row));
            ui.horizontal(|ui| change(ui, row, settings, rebinding));
            ui.end_row();
        }
    });
}

/// What a key does.
fn help(row: &Row) -> String {
    match row.act {
        Act::Letter(' ') => text!("rebind-space"),
        Act::Letter(letter) => text!("rebind-letter", letter = letter.to_uppercase().to_string()),
        _ => row.help(),
    }
}

/// The keys and buttons of a row.
fn caps(ui: &mut Ui, keys: &Keys, row: &Row) {
    row.caps().for_each(|key| widgets::key_cap(ui, key));
    let buttons = keys.pad.into_iter().flat_map(|signs| row.signs(signs));
    buttons.for_each(|sign| widgets::pad_cap(ui, sign));
}

/// How to change them.
fn change(ui: &mut Ui, row: &Row, settings: &mut Settings, rebinding: &mut Rebinding) {
    if rebinding.0.as_ref() == Some(&row.word) {
        ui.label(RichText::new(text!("rebind-press")).small().color(theme::RED));
        return;
    }
    if widgets::small_button(ui, &text!("rebind-change")).clicked() {
        rebinding.0 = Some(row.word.clone());
    }
    let own = settings.keys.contains_key(&row.word);
    if own && widgets::small_button(ui, &text!("rebind-usual")).clicked() {
        settings.keys.remove(&row.word);
    }
}

/// Keys and buttons as settings have them.
fn names(keys: &[String], pad: &[String]) -> Vec<String> {
    keys.iter().chain(pad).cloned().collect()
}

fn pressed(world: &World) -> Option<&'static str> {
    let keys = world.get_resource::<ButtonInput<KeyCode>>()?;
    keys.get_just_pressed().find_map(|code| name_of(*code))
}
