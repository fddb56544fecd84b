//! What lists of choices have in common.

use bevy::prelude::*;
use bevy_egui::egui::{Id, Rect, Ui};

use crate::input::{Act, Keys};
use crate::theme::{self, widgets};

/// Where it is remembered which choice was brought into view.
pub(super) fn revealed() -> Id {
    Id::new("choice brought into view")
}

/// Brings a choice into view when it was just picked, by keys or by a finger. Only then: asked
/// for in every frame, the list swings to and fro where there is hardly room for one row.
pub(super) fn reveal(ui: &Ui, number: usize, rect: Rect, away: bool) {
    let before = ui.data_mut(|data| {
        let before = data.get_temp::<usize>(revealed());
        data.insert_temp(revealed(), number);
        before
    });
    if away && before != Some(number) {
        ui.scroll_to_rect(rect, None);
    }
}

/// A line for keys under a list of cards.
pub(super) fn key_hint(ui: &mut Ui, world: &World, usual: &str) {
    if theme::small(ui.ctx()) {
        ui.label(widgets::pale("Tap one to pick it, once more to do it."));
        return;
    }
    let keys = world.resource::<Keys>();
    let confirm = keys.first(Act::Confirm);
    ui.add_space(2.0);
    ui.label(widgets::pale(format!(
        "{confirm} takes {usual}. Numbers pick one, {confirm} takes it."
    )));
}
