//! What lies over the whole screen.

use bevy_egui::egui::{self, Margin, Ui};

use super::colours::{INK, PAPER};
use super::form::small;
use super::widgets::card;

/// A sheet of paper over everything.
pub fn sheet(ctx: &egui::Context, name: &str, width: f32, add: impl FnOnce(&mut Ui)) {
    let (margin, around) = if small(ctx) { (14, 44.0) } else { (24, 64.0) };
    let frame = card(false).fill(PAPER).inner_margin(Margin::same(margin));
    let frame = frame.stroke(egui::Stroke::new(1.5, INK));
    egui::Modal::new(egui::Id::new(name)).frame(frame).show(ctx, |ui| {
        let window = ctx.content_rect().size();
        ui.set_width(width.min(window.x - around));
        ui.set_max_height(window.y - around);
        add(ui);
    });
}
