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
    if in_hand(world).is_some() { 50.0 } else { 0.0 }
}

/// The table of buttons, while a gamepad is in hand.
fn in_hand(world: &World) -> Option<&Keys> {
    world.get_resource::<Keys>().filter(|keys| keys.by_pad)
}

/// Under a button that waits for a press: what presses it, the button of the gamepad in hand or else
/// a key, by its words.
pub(super) fn presses(ui: &mut Ui, world: &World, key: &str) {
    match in_hand(world) {
        Some(keys) => widgets::pad_cap(ui, keys.first(Act::Confirm)),
        None => {
            ui.label(widgets::pale(key));
        }
    }
}

/// Under a hint: what plays the choice that is picked.
pub(super) fn plays(ui: &mut Ui, world: &World) {
    let Some(keys) = in_hand(world) else {
        ui.label(widgets::pale(text!("hint-enter")));
        return;
    };
    ui.horizontal(|ui| {
        widgets::pad_cap(ui, keys.first(Act::Confirm));
        ui.label(widgets::pale(text!("hint-button")));
    });
}

/// Shows it, if a gamepad is in hand.
pub(super) fn show(ui: &mut Ui, world: &World) {
    let Some(keys) = in_hand(world) else { return };
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

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Area, Id, vec2};

    use super::*;
    use crate::settings::Settings;

    /// What is written where a press is waited for.
    fn told(by_pad: bool) -> Vec<String> {
        let mut keys = Keys::with(&Settings::default());
        (keys.pad, keys.by_pad) = (Some(Default::default()), by_pad);
        let mut world = World::new();
        world.insert_resource(keys);
        let words = theme::written(vec2(600.0, 400.0), |ctx| {
            Area::new(Id::new("told")).show(ctx, |ui| {
                presses(ui, &world, "Return");
                plays(ui, &world);
            });
        });
        words.iter().map(|words| words.galley.text().to_owned()).collect()
    }

    #[test]
    fn what_waits_for_a_press_names_the_button_in_hand_and_no_key() {
        let count = |by_pad: bool, sign: &str| told(by_pad).iter().filter(|it| *it == sign).count();
        assert_eq!([count(false, "A"), count(false, "Return")], [0, 1]);
        assert_eq!([count(true, "A"), count(true, "Return")], [2, 0]);
    }
}
