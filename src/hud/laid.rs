//! What lies over the board, what that leaves of the window, and what the board is told of it.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout, UiBuilder};

use crate::app_state::{Notice, Overlay};
use crate::board::contract::{BoardFrame, Covered};
use crate::theme::widgets;

/// The width of the column of what can be done now.
pub(crate) const COLUMN: f32 = 236.0;
/// Between slips and the edges of the window.
pub(crate) const GAP: f32 = 8.0;
/// With less height below the list, what a choice brings stands beside it.
pub(super) const LEAST: f32 = 150.0;
/// The part of the height that what a choice brings may take beside the list, where a hint is as well.
const BESIDE_HINT: f32 = 0.4;

/// What panels leave of the window, in points.
#[derive(Clone, Debug)]
pub(super) struct Laid {
    /// Below the bar and beside great panels: the board is seen here, but for the slips.
    pub room: egui::Rect,
    /// What lies over it.
    pub slips: Vec<egui::Rect>,
    /// The part of the room in which the fight is kept.
    pub free: egui::Rect,
    /// The card of what a choice would bring.
    pub foreseen: Option<egui::Rect>,
    /// A word to the player.
    pub said: Option<egui::Rect>,
    /// The banner that is only read.
    pub banner: Option<egui::Rect>,
}

/// A slip over the board, as high as what stands on it and at most as large as this; its place.
pub(super) fn slip(
    ui: &mut egui::Ui,
    name: &str,
    most: egui::Rect,
    add: impl FnOnce(&mut egui::Ui),
) -> egui::Rect {
    let layout = Layout::top_down(Align::Min);
    let mut ui = ui.new_child(UiBuilder::new().id_salt(name).max_rect(most).layout(layout));
    let shown = widgets::slip().show(&mut ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        add(ui);
    });
    shown.response.rect
}

/// The column of what can be done now.
pub(super) fn column(above: egui::Rect) -> egui::Rect {
    egui::Rect::from_min_size(above.min, egui::vec2(COLUMN, above.height()))
}

/// The place of the card of what a choice would bring: below the list, or beside it where there is
/// less room than it needs. There a hint is to be read, which it leaves what room it can.
pub(super) fn card_place(
    above: egui::Rect,
    list: egui::Rect,
    high: f32,
    hinted: bool,
) -> egui::Rect {
    let below = list.bottom() + GAP;
    let high = if hinted { high.min(above.height() * BESIDE_HINT) } else { high };
    if above.bottom() - below >= high {
        let corner = egui::pos2(above.left(), below);
        return egui::Rect::from_min_max(corner, column(above).max);
    }
    let left = list.right() + GAP;
    let top = (above.bottom() - high).max(above.top());
    egui::Rect::from_min_max(egui::pos2(left, top), egui::pos2(left + COLUMN, above.bottom()))
}

/// Tells the board which part of the window it is to keep the fight in.
pub(super) fn leave_room(world: &mut World, ctx: &egui::Context, free: egui::Rect) {
    let whole = ctx.viewport_rect();
    // Panels count in points of text size, the board in pixels of the window.
    let scale = ctx.zoom_factor();
    let frame = BoardFrame {
        left: (free.left() - whole.left()) * scale,
        right: (whole.right() - free.right()) * scale,
        top: (free.top() - whole.top()) * scale,
        bottom: (whole.bottom() - free.bottom()) * scale,
    };
    world.resource_mut::<BoardFrame>().set_if_neq(frame);
}

/// Tells the board where mouse and fingers are not its own.
pub(super) fn cover(world: &mut World, ctx: &egui::Context, laid: Laid) {
    let scale = ctx.zoom_factor();
    let rect = |rect: egui::Rect| {
        let corner = |at: egui::Pos2| Vec2::new(at.x, at.y) * scale;
        Rect::from_corners(corner(rect.min), corner(rect.max))
    };
    let above = ctx.pointer_latest_pos().and_then(|at| ctx.layer_id_at(at));
    let covered = Covered {
        free: rect(laid.room),
        cards: laid.slips.into_iter().map(rect).collect(),
        banner: laid.banner.map(rect),
        all: *world.resource::<Overlay>() != Overlay::None
            || world.resource::<Notice>().0.is_some(),
        pointer: above.is_some_and(|layer| layer.order != egui::Order::Background),
    };
    world.resource_mut::<Covered>().set_if_neq(covered);
}
