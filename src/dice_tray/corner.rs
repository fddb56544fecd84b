//! Where the tray stands: at the lower edge of the board, as far to the right as no figure and no
//! card lies under it; else at the upper edge. Where there is no such place, dice that lie still are
//! not shown: the log tells them.

use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use bevy_egui::egui::{self, Context, Pos2};
use riposte_rules::battle::Table;

use crate::board::camera::View;
use crate::board::contract::{BoardFrame, Covered};
use crate::board::layout::INRADIUS;

/// The lower right corner of the tray, in points; `size` is how large it was when it was last
/// drawn, and dice that still `roll` are always seen.
pub(super) fn corner(
    ctx: &Context,
    world: &mut World,
    size: egui::Vec2,
    roll: bool,
) -> Option<Pos2> {
    // Panels count in points of text size, the board in pixels of the window.
    let scale = ctx.zoom_factor();
    let frame = *world.resource::<BoardFrame>();
    let whole = ctx.viewport_rect();
    let right = whole.max - egui::vec2(frame.right, frame.bottom) / scale;
    let mut taken = figures(world, &frame, scale);
    taken.extend(cards(world, scale));
    let top = whole.top() + frame.top / scale + size.y;
    let left = whole.left() + frame.left / scale;
    let free = |corner: &Pos2| {
        let tray = egui::Rect::from_min_max(*corner - size, *corner);
        !taken.iter().any(|figure| figure.intersects(tray))
    };
    let slots = (0..).map(|slot| right - egui::vec2(slot as f32 * (size.x + 4.0), 0.0));
    let slots: Vec<Pos2> =
        slots.take_while(|corner| corner.x - size.x >= left || *corner == right).collect();
    let upper = slots.iter().map(|corner| egui::pos2(corner.x, top));
    slots.iter().copied().chain(upper).find(free).or(roll.then_some(right))
}

/// Where cards lie over the board, in points.
fn cards(world: &World, scale: f32) -> Vec<egui::Rect> {
    let point = |at: Vec2| egui::pos2(at.x, at.y) / scale;
    let covered = world.resource::<Covered>();
    let cards = covered.cards.iter().chain(&covered.banner);
    cards.map(|card| egui::Rect::from_min_max(point(card.min), point(card.max))).collect()
}

/// Where figures are seen that are in the fight, in points.
fn figures(world: &mut World, frame: &BoardFrame, scale: f32) -> Vec<egui::Rect> {
    let mut windows = world.query_filtered::<&Window, With<PrimaryWindow>>();
    let Ok(window) = windows.single(world) else { return Vec::new() };
    let (table, view) = (Table::new(world), world.resource::<View>());
    let half = INRADIUS * view.zoom / scale;
    let place = |hex| {
        let at = view.place(hex, window, frame) / scale;
        egui::Rect::from_center_size(egui::pos2(at.x, at.y), egui::Vec2::splat(2.0 * half))
    };
    table.active_figures().map(|figure| place(table.hex(figure))).collect()
}
