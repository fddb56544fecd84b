//! What a screen stands in: a column on the paper.

use bevy_egui::egui::{self, Align, Frame, Layout, Margin, Ui};

use crate::theme;

/// The column of the title in the middle of the window; in a small one it scrolls.
pub(super) fn column(ctx: &egui::Context, width: f32, add: impl FnOnce(&mut Ui)) {
    column_in(&mut theme::viewport_of(ctx, "title"), ctx, width, add);
}

/// The same in what is left of the window.
pub(super) fn column_in(ui: &mut Ui, ctx: &egui::Context, width: f32, add: impl FnOnce(&mut Ui)) {
    let small = theme::small(ctx);
    let margin = if small { Margin::symmetric(22, 20) } else { Margin::same(28) };
    let frame = Frame::new().fill(theme::PAPER).inner_margin(margin);
    egui::CentralPanel::default().frame(frame).show(ui, |ui| {
        border(ui, ui.max_rect().expand2(margin.sum() / 2.0));
        let width = width.min(ui.available_width());
        let side = (ui.available_width() - width) / 2.0;
        let place = |ui: &mut Ui| {
            ui.horizontal_top(|ui| {
                ui.add_space(side);
                let size = egui::vec2(width, ui.available_height());
                ui.allocate_ui_with_layout(size, Layout::top_down(Align::Center), add);
            });
        };
        if small {
            egui::ScrollArea::vertical().auto_shrink([false, false]).show(ui, place);
        } else {
            place(ui);
        }
    });
}

/// What is left of the height of a column, also of one that scrolls.
pub(super) fn room(ui: &Ui) -> f32 {
    let height = ui.available_height();
    if height.is_finite() { height } else { 0.0 }
}

/// A drawn border around the paper.
fn border(ui: &Ui, whole: egui::Rect) {
    let lines = [(10.0, 3.0, theme::INK), (16.0, 1.0, theme::LINE)];
    for (inset, width, ink) in lines {
        let stroke = egui::Stroke::new(width, ink);
        let rect = whole.shrink(inset);
        ui.painter().rect_stroke(rect, 2.0, stroke, egui::StrokeKind::Inside);
    }
}

/// Gives the keyboard to a button when nothing has it, so that Enter presses it.
pub(super) fn first(response: &egui::Response) {
    let nothing = response.ctx.memory(|memory| memory.focused().is_none());
    if nothing {
        response.request_focus();
    }
}
