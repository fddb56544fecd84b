//! The cards at the right over the board: the open log, the figure looked at, and a word to the
//! player. None of them lies over another.

use bevy::prelude::World;
use bevy_egui::egui::{Id, Rect, RichText, Ui, pos2, vec2};
use riposte_words::text;

use super::command::HudCommand;
use super::laid::{GAP, LEAST, slip};
use super::{Picking, clear, figure, held, log};
use crate::board::camera::View;
use crate::board::in_sight::square;
use crate::theme::{self, widgets};

/// The width of the card of the figure looked at, and of the open log.
pub(super) const CARD: f32 = 226.0;
pub(super) const LOG: f32 = 330.0;
/// The width of a slip that says why a button does nothing.
pub(super) const TOLD: f32 = 300.0;
/// The height that such a slip is taken to need.
const TOLD_HEIGHT: f32 = 110.0;
/// A card that fills its room may want more: it gets so much to spare, and keeps that.
const SPARE: f32 = 30.0;

/// Whether the log lies open over the board. Beside a close-up there is no board for it to lie over:
/// it has a panel of its own.
pub(super) fn log_lies_over(world: &World, picking: &Picking) -> bool {
    picking.log.open && !crate::closeup::is_there(world)
}

/// The open log, at the right edge of the room.
pub(super) fn open_log(
    ui: &mut Ui,
    world: &World,
    room: Rect,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) -> Rect {
    slip(ui, "log", room.with_min_x(room.right() - LOG), |ui| {
        ui.set_min_height(ui.available_height());
        log::opened(ui, world, picking, commands);
    })
}

/// The card of the figure looked at, at the right edge of the room; where other cards leave none
/// there, beside them. `free` is the part of the window in which the fight is kept.
pub(super) fn looked_at(
    ui: &mut Ui,
    world: &World,
    (room, free): (Rect, Rect),
    others: &[Rect],
    picking: &mut Picking,
) -> Option<Rect> {
    let looked = held::looked(ui.ctx(), world);
    if !figure::is_there(world, picking, looked) {
        return None;
    }
    let mut seen = clear::to_be_seen(ui, world, free, picking);
    let (view, scale) = (world.resource::<View>(), ui.ctx().zoom_factor());
    seen.extend(looked.hex.map(|hex| square(view, free, scale, hex)));
    let high = ui.data(|data| data.get_temp(height())).unwrap_or(LEAST).min(room.height());
    let most = clear::place(&columns(room, others), high, others, &seen)?;
    let card = slip(ui, "figure", most, |ui| figure::show(ui, world, looked, picking));
    held::remember(ui.ctx(), card);
    remember(ui, card, (most, high), room);
    Some(card)
}

/// Where it is remembered how high the card of a figure is.
fn height() -> Id {
    Id::new("height of the card of a figure")
}

/// Remembers how high the card wants to be, and draws it anew where that is something else.
fn remember(ui: &Ui, card: Rect, (most, high): (Rect, f32), room: Rect) {
    let spare = high - card.height();
    let wanted = match card.height() >= most.height() - 1.0 {
        true => card.height() + SPARE,
        false if (0.0..=SPARE + 1.0).contains(&spare) => high,
        false => card.height(),
    };
    let wanted = wanted.min(room.height());
    if (wanted - high).abs() > 1.0 {
        ui.ctx().request_repaint();
    }
    ui.data_mut(|data| data.insert_temp(height(), wanted));
}

/// The columns in which the card of a figure may stand: at the right edge, and at the left of each
/// of the other cards.
fn columns(room: Rect, others: &[Rect]) -> Vec<Rect> {
    let ending =
        |right: f32| Rect::from_min_max(pos2(right - CARD, room.top()), pos2(right, room.bottom()));
    let beside = others.iter().map(|card| card.left() - GAP).filter(|right| *right < room.right());
    let rights = std::iter::once(room.right()).chain(beside);
    rights.map(ending).filter(|column| column.left() >= room.left()).collect()
}

/// The place of a word to the player: at the right of the room, above where that hides nobody who is
/// to be seen.
pub(super) fn told_place(room: Rect, seen: &[Rect]) -> Rect {
    let size = vec2(room.width().min(TOLD), TOLD_HEIGHT);
    let left = room.right() - size.x;
    let rows = [room.top() + 2.0, room.bottom() - size.y];
    let places = rows.map(|top| Rect::from_min_size(pos2(left, top), size));
    clear::clearest(&places, seen).unwrap_or(room)
}

/// Why a button does nothing, beside the buttons; its place.
pub(super) fn told(ui: &mut Ui, most: Rect, picking: &mut Picking) -> Option<Rect> {
    let why = picking.told.clone()?;
    let mut heard = false;
    let place = slip(ui, "told", most, |ui| {
        ui.label(RichText::new(why).color(theme::BRIGHT));
        heard = widgets::small_button(ui, &text!("told-well")).clicked();
    });
    if heard {
        picking.told = None;
    }
    Some(place)
}
