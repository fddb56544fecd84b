//! A sign on the card of a choice that more of it lies below its edge.

use bevy_egui::egui::containers::scroll_area::ScrollAreaOutput;
use bevy_egui::egui::{Rect, Sense, Shape, Stroke, Ui, WidgetInfo, WidgetType, pos2};
use riposte_rules::decision::Forecast;
use riposte_words::text;

use crate::theme;

/// With less than this below the edge, nothing of a line is hidden.
const SEEN: f32 = 6.0;

/// Draws it at the lower edge of what scrolls, where more is below: red where it may be a danger.
pub(super) fn sign<R>(ui: &Ui, scrolled: &ScrollAreaOutput<R>, forecast: &Forecast) {
    let view = scrolled.inner_rect;
    if scrolled.content_size.y - scrolled.state.offset.y - view.height() <= SEEN {
        return;
    }
    let danger = !forecast.exposure.is_empty() || forecast.notes.iter().any(|note| note.warns);
    let ink = if danger { theme::RED } else { theme::BRIGHT };
    let at = |x: f32, y: f32| pos2(view.right() - 16.0 + x, view.bottom() - 14.0 + y);
    let ground = Rect::from_min_max(at(-4.0, -4.0), at(16.0, 14.0));
    let sign = ui.interact(ground, ui.id().with("more below"), Sense::hover());
    let words = text!("card-more-below");
    sign.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &words));
    ui.painter().rect_filled(ground, 3.0, theme::CARD);
    let arrow = vec![at(0.0, 0.0), at(12.0, 0.0), at(6.0, 9.0)];
    ui.painter().add(Shape::convex_polygon(arrow, ink, Stroke::NONE));
}
