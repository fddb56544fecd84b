//! What the buttons of the gamepad in hand do while somebody is asked.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};
use riposte_words::text;

use crate::input::{Act, Keys};
use crate::theme::{self, widgets};

/// What is done all the time, by the keys of a few words.
const TOLD: [(Act, &str); 6] = [
    (Act::Confirm, "pad-take"),
    (Act::Back, "pad-back"),
    (Act::Next, "pad-next"),
    (Act::Undo, "pad-undo"),
    (Act::Hint, "pad-hint"),
    (Act::Menu, "pad-menu"),
];

/// The height of the legend, in points; none while keys or mouse are in hand.
pub(super) fn height(world: &World) -> f32 {
    if world.resource::<Keys>().by_pad { 50.0 } else { 0.0 }
}

/// Shows it, if a gamepad is in hand.
pub(super) fn show(ui: &mut Ui, world: &World) {
    let keys = world.resource::<Keys>();
    if !keys.by_pad {
        return;
    }
    ui.add_space(4.0);
    egui::Grid::new("pad").num_columns(3).spacing([12.0, 2.0]).min_row_height(21.0).show(
        ui,
        |ui| {
            for (number, (act, key)) in TOLD.into_iter().enumerate() {
                ui.horizontal(|ui| {
                    (ui.spacing_mut().item_spacing.x, ui.spacing_mut().interact_size.y) =
                        (4.0, 20.0);
                    widgets::pad_cap(ui, keys.first(act));
                    ui.label(RichText::new(text(key)).size(13.0).color(theme::INK));
                });
                if number % 3 == 2 {
                    ui.end_row();
                }
            }
        },
    );
}
