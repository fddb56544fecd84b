//! A card that is chosen with a click: the ground that books and scenarios are painted on.

use bevy_egui::egui::{Response, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType};

use crate::theme::{self, widgets};

/// The room between the edge of a card and what stands on it.
pub(super) const MARGIN: f32 = 9.0;

/// An empty card of a size, with the words that are read aloud for it.
pub(super) fn card(ui: &mut Ui, size: Vec2, picked: bool, said: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, picked, said));
    let look = widgets::choice_card(picked, response.hovered());
    let painter = ui.painter();
    painter.rect(rect, look.corner_radius, look.fill, look.stroke, StrokeKind::Inside);
    if response.has_focus() {
        // Within the card: what scrolls would cut off a line around it.
        painter.rect_stroke(rect, 5.0, Stroke::new(2.5, theme::INK), StrokeKind::Inside);
    }
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    response
}
