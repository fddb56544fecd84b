//! What lists of choices have in common.

use bevy_egui::egui::{Id, Rect, Ui};

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
