//! The table of keys, to be changed.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};

use crate::input::{Act, Keys, name_of};
use crate::settings::Settings;
use crate::theme::{self, widgets};

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
    let keys = world.resource::<Keys>();
    if let (Some(word), Some(key)) = (&rebinding.0, pressed(world)) {
        settings.keys.insert(word.clone(), vec![key.to_owned()]);
        rebinding.0 = None;
    }
    egui::Grid::new("rebind").num_columns(3).spacing([16.0, 4.0]).show(ui, |ui| {
        for row in &keys.0 {
            let help = match row.act {
                Act::Letter(' ') => "The action with the letter Space".to_owned(),
                Act::Letter(letter) => {
                    format!("The action with the letter {}", letter.to_uppercase())
                }
                _ => row.help.clone(),
            };
            ui.label(RichText::new(help).size(13.5));
            ui.horizontal(|ui| row.keys.iter().for_each(|key| widgets::key_cap(ui, key)));
            if rebinding.0.as_ref() == Some(&row.word) {
                ui.label(RichText::new("press a key …").small().color(theme::RED));
            } else {
                ui.horizontal(|ui| {
                    if widgets::small_button(ui, "change").clicked() {
                        rebinding.0 = Some(row.word.clone());
                    }
                    let own = settings.keys.contains_key(&row.word);
                    if own && widgets::small_button(ui, "usual").clicked() {
                        settings.keys.remove(&row.word);
                    }
                });
            }
            ui.end_row();
        }
    });
}

fn pressed(world: &World) -> Option<&'static str> {
    let keys = world.get_resource::<ButtonInput<KeyCode>>()?;
    keys.get_just_pressed().find_map(|code| name_of(*code))
}
