//! What of the widgets is seen: their whole rectangles, and the part that nothing cuts off.

use std::collections::HashMap;

use bevy_egui::egui::{Context, Rect, accesskit};

/// A widget of the last frame, with its rectangles in points of text.
#[derive(Clone, Debug, PartialEq)]
pub struct Seen {
    /// Its words.
    pub name: String,
    /// What it is: `Button`, `Label` ...
    pub role: String,
    /// Where it is, as a whole.
    pub whole: Rect,
    /// The part of it that is not scrolled away or cut off by a panel.
    pub part: Rect,
}

/// The widgets of the last frame that have words.
pub fn seen(ctx: &Context, update: &accesskit::TreeUpdate) -> Vec<Seen> {
    let parts: HashMap<u64, Rect> = ctx.viewport(|viewport| {
        let layers = viewport.prev_pass.widgets.layers();
        let widgets = layers.flat_map(|(_, widgets)| widgets.iter());
        widgets.map(|widget| (widget.id.value(), widget.interact_rect)).collect()
    });
    let screen = ctx.viewport_rect();
    let seen = update.nodes.iter().filter_map(|(id, node)| {
        let name = node.label().or(node.value())?;
        let at = node.bounds()?;
        let corner = |x: f64, y: f64| bevy_egui::egui::pos2(x as f32, y as f32);
        let whole = Rect::from_min_max(corner(at.x0, at.y0), corner(at.x1, at.y1));
        let part = parts.get(&id.0).copied().unwrap_or(whole).intersect(screen);
        Some(Seen { name: name.to_owned(), role: format!("{:?}", node.role()), whole, part })
    });
    seen.collect()
}
