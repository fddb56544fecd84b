//! Where the panels stand, and what becomes of clicks on them. The board fills the window below
//! a slim bar; everything else lies over its edges, as large as what stands on it.

use bevy::prelude::*;
use bevy_egui::egui::{self, Panel};
use riposte_rules::battle::on_table;
use riposte_words::text;

use super::Picking;
use super::carry_out::grant;
use super::command::HudCommand;
use super::held;
use super::hint_place::{self, Within};
use super::laid::{Laid, cover, leave_room, slip};
use crate::match_setup::{MatchSetup, Seat};
use crate::records::Replay;
use crate::theme::{self, Form, widgets};

/// The height of the bar that steers a replay.
const STEER: f32 = 136.0;
/// The height of the bar.
const TOP: f32 = 40.0;
/// The width of the column of what can be done now.
pub(crate) const COLUMN: f32 = 236.0;
/// The width of the card of the figure looked at, and of the open log.
const CARD: f32 = 226.0;
const LOG: f32 = 330.0;
/// The width of a slip that says why a button does nothing.
const TOLD: f32 = 300.0;
/// The height that such a slip is taken to need.
const TOLD_HEIGHT: f32 = 110.0;
/// The height of the log when it is folded to a line.
const FOOT: f32 = 28.0;
/// Between slips and the edges of the window.
pub(crate) const GAP: f32 = 8.0;
/// The part of the height that the list may take, so that there is room for what a choice brings.
const LIST: f32 = 0.88;
/// With less height below the list, what a choice brings stands beside it.
const LEAST: f32 = 150.0;

/// Draws all panels of the battle.
pub(super) fn battle(world: &mut World) {
    let Some(ctx) = theme::context(world) else { return };
    if !on_table(world) {
        return;
    }
    let mut commands = Vec::new();
    let laid = world.resource_scope(|world, mut picking: Mut<Picking>| {
        draw(&ctx, world, picking.bypass_change_detection(), &mut commands)
    });
    leave_room(world, &ctx, laid.free);
    cover(world, &ctx, laid);
    for command in commands {
        grant(world, command);
    }
}

/// Draws the panels and what lies over the board.
pub(super) fn draw(
    ctx: &egui::Context,
    world: &World,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) -> Laid {
    let mut ui = theme::viewport(ctx);
    picking.pointed = None;
    picking.log.pointed.clear();
    let told_why = picking.told.is_some();
    let mut laid = match Form::of(ctx) {
        Form::Wide => {
            super::lesson::lies_in_list(ctx, false);
            wide(&mut ui, world, picking, commands)
        }
        form => {
            super::compact::show(&mut ui, world, form, picking, commands);
            crate::closeup::show(&mut ui, world, COLUMN + GAP, picking, commands);
            let room = ui.available_rect_before_wrap();
            let mut slips = told(&mut ui, room, picking);
            let mut free = room;
            // Where the board has no room for the card, the list has it.
            let in_list = room.width() < 200.0 || room.height() < 90.0;
            super::lesson::lies_in_list(ctx, in_list);
            let place = room.shrink2(egui::vec2(4.0, 2.0));
            let lesson = (!in_list).then(|| taught(&mut ui, world, place, commands)).flatten();
            if let Some(card) = lesson {
                free.min.y = card.bottom();
                slips.push(card);
            }
            Laid { room, slips, free, foreseen: None, banner: None }
        }
    };
    let room = beside_cards(ctx, world, &laid, told_why);
    laid.slips.extend(super::banner::pressed(ctx, room, world, commands));
    laid.banner = super::banner::read(ctx, room, world);
    laid
}

/// The part of the window for what is said over the board: beside the card of a choice, and beside
/// that at the right, be it there or not, so that the words stay where they are when the mouse
/// moves on.
fn beside_cards(ctx: &egui::Context, world: &World, laid: &Laid, told: bool) -> egui::Rect {
    let mut free = laid.free;
    if Form::of(ctx) == Form::Wide {
        free.max.x -= match super::lesson::is_there(world) {
            // The card at the right stands under that of the lesson, beside which the room ends.
            true if told => GAP + TOLD,
            true => 0.0,
            false => GAP + if told { TOLD } else { CARD },
        };
        if let Some(card) = laid.foreseen.filter(|card| card.left() >= free.left() - GAP) {
            free.min.x = card.right();
        }
    }
    free
}

/// A bar, and slips over the board.
fn wide(
    ui: &mut egui::Ui,
    world: &World,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) -> Laid {
    let frame = widgets::panel_frame().inner_margin(egui::Margin::symmetric(8, 4));
    Panel::top("top").exact_size(TOP).resizable(false).frame(frame).show(ui, |ui| {
        super::top::show(ui, world, picking, commands);
    });
    if picking.log.open && !log_lies_over(world, picking) {
        let frame = widgets::panel_frame().inner_margin(egui::Margin::symmetric(8, 4));
        let panel = Panel::right("log beside").exact_size(LOG).resizable(false).frame(frame);
        panel.show(ui, |ui| super::log::opened(ui, world, picking, commands));
    }
    crate::closeup::show(ui, world, COLUMN + GAP, picking, commands);
    let room = ui.available_rect_before_wrap();
    let inner = room.shrink(GAP);
    let free = kept_free(world, room, picking);
    let mut slips = Vec::new();
    let (mut foreseen, mut hint) = (None, None);
    let foot = egui::Rect::from_min_max(egui::pos2(inner.left(), inner.bottom() - FOOT), inner.max);
    let above = egui::Rect::from_min_max(inner.min, egui::pos2(inner.right(), foot.top() - GAP));
    match world.get_resource::<Replay>() {
        Some(replay) => {
            slips.push(slip(ui, "replay", column(above), |ui| {
                super::replay::beside(ui, world, replay)
            }));
            let low = egui::Rect::from_min_max(
                egui::pos2(inner.left(), inner.bottom() - STEER),
                inner.max,
            );
            slips
                .push(slip(ui, "steer", low, |ui| super::replay::bar(ui, world, replay, commands)));
        }
        None => {
            (foreseen, hint) = decide(ui, world, (above, free), picking, commands, &mut slips);
            let last = if picking.log.open { Vec::new() } else { super::log::last(world) };
            if !last.is_empty() {
                slips.push(slip(ui, "last", foot, |ui| {
                    super::log::folded(ui, world, picking, &last, commands);
                }));
            }
        }
    }
    let mut beside = above;
    beside.max.x -= beside_lesson(world);
    let mut card = above;
    card.min.x = beside.max.x + GAP;
    let lesson = taught(ui, world, card, commands);
    slips.extend(lesson);
    let under = lesson.map(|lesson| {
        egui::Rect::from_min_max(egui::pos2(card.left(), lesson.bottom() + GAP), card.max)
    });
    slips.extend(at_right(ui, world, beside, (under, hint), picking, commands));
    slips.extend(told(ui, beside, picking));
    Laid { room, slips, free, foreseen, banner: None }
}

/// What can be done now, and a hint; what the choice looked at would bring. Gives the places of the
/// card of that and of the hint.
fn decide(
    ui: &mut egui::Ui,
    world: &World,
    (above, free): (egui::Rect, egui::Rect),
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
    slips: &mut Vec<egui::Rect>,
) -> (Option<egui::Rect>, Option<egui::Rect>) {
    if !super::ask::is_there(world) {
        return (None, None);
    }
    let mut list = column(above);
    list.max.y = list.top() + above.height() * LIST;
    let list = slip(ui, "ask", list, |ui| super::ask::show(ui, world, picking, commands));
    slips.push(list);
    // As high as it was in the frame before.
    let high = ui.data(|data| data.get_temp::<f32>(card_height())).unwrap_or(0.0).max(LEAST);
    let card = card_place(above, list, high);
    let within = beside_list(world, picking, (above, free), list, card);
    // Before the card: that tells of the row of the hint that is pointed at.
    let hint = hint(ui, world, &within, picking, commands);
    slips.extend(hint);
    let shown = foreseen(ui, world, card, (above, high), picking);
    slips.extend(shown);
    (shown, hint)
}

/// Where it is remembered how high the card of a choice wants to be.
fn card_height() -> egui::Id {
    egui::Id::new("what a choice brings")
}

/// The place of the card of what a choice would bring: below the list, or beside it where there is
/// less room than it needs.
fn card_place(above: egui::Rect, list: egui::Rect, high: f32) -> egui::Rect {
    let below = list.bottom() + GAP;
    if above.bottom() - below >= high {
        let corner = egui::pos2(above.left(), below);
        return egui::Rect::from_min_max(corner, column(above).max);
    }
    let left = list.right() + GAP;
    let top = (above.bottom() - high).max(above.top());
    egui::Rect::from_min_max(egui::pos2(left, top), egui::pos2(left + COLUMN, above.bottom()))
}

/// Draws the card of what the choice looked at would bring, or of why nothing can be done there.
fn foreseen(
    ui: &mut egui::Ui,
    world: &World,
    card: egui::Rect,
    (above, high): (egui::Rect, f32),
    picking: &mut Picking,
) -> Option<egui::Rect> {
    // What the card shows of what it holds depends on its room: what is hidden counts as well, or
    // it would never grow.
    let mut hidden = 0.0;
    let shown = if super::forecast::is_there(world, picking) {
        slip(ui, "foresee", card, |ui| hidden = super::forecast::show(ui, world, picking))
    } else if super::why_not::is_there(world, picking) {
        slip(ui, "why not", card, |ui| super::why_not::show(ui, world, picking))
    } else {
        return None;
    };
    let wanted = (shown.height() + hidden).min(above.height());
    if (wanted - high).abs() > 1.0 && wanted > LEAST {
        ui.ctx().request_repaint();
    }
    ui.data_mut(|data| data.insert_temp(card_height(), wanted));
    Some(shown)
}

/// Whether the log lies open over the board. Beside a close-up there is no board for it to lie over:
/// it has a panel of its own.
fn log_lies_over(world: &World, picking: &Picking) -> bool {
    picking.log.open && !crate::closeup::is_there(world)
}

/// The room for a hint beside the list, and what other panels have of it.
fn beside_list(
    world: &World,
    picking: &Picking,
    (above, free): (egui::Rect, egui::Rect),
    list: egui::Rect,
    card: egui::Rect,
) -> Within {
    let mut room = egui::Rect::from_min_max(egui::pos2(list.right() + GAP, above.top()), above.max);
    room.max.x -= beside_lesson(world);
    if log_lies_over(world, picking) {
        room.max.x -= LOG + GAP;
    }
    let mut panels = vec![card];
    if picking.told.is_some() {
        let corner = egui::pos2(room.right() - TOLD, room.top());
        panels.push(egui::Rect::from_min_size(corner, egui::vec2(TOLD, TOLD_HEIGHT)));
    }
    // In a lesson the card of a figure stands elsewhere.
    let width = if super::lesson::is_there(world) { 0.0 } else { CARD };
    let figure = room.with_min_x(room.right() - width);
    Within { room, free, panels, figure }
}

/// The hint, where it hides least.
fn hint(
    ui: &mut egui::Ui,
    world: &World,
    within: &Within,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) -> Option<egui::Rect> {
    if !super::hint::is_there(world) {
        return None;
    }
    let most = hint_place::find(ui, world, within, picking);
    let shown = slip(ui, "hint", most, |ui| super::hint::show(ui, world, picking, commands));
    hint_place::remember(ui, shown);
    Some(shown)
}

/// The open log, and the card of the figure looked at: beside it and a hint, or in the room under
/// the card of a lesson.
fn at_right(
    ui: &mut egui::Ui,
    world: &World,
    above: egui::Rect,
    (under, hint): (Option<egui::Rect>, Option<egui::Rect>),
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) -> Vec<egui::Rect> {
    let mut slips = Vec::new();
    let mut right = above.right();
    if log_lies_over(world, picking) {
        let rect = egui::Rect::from_min_max(
            egui::pos2(right - LOG, above.top()),
            egui::pos2(right, above.bottom() + GAP + FOOT),
        );
        slips.push(slip(ui, "log", rect, |ui| {
            ui.set_min_height(ui.available_height());
            super::log::opened(ui, world, picking, commands);
        }));
        right -= LOG + GAP;
    }
    let looked = held::looked(ui.ctx(), world);
    if super::figure::is_there(world, picking, looked) {
        let mut rect = under.unwrap_or(above);
        let right = under.map_or(right, |under| under.right());
        (rect.min.x, rect.max.x) = (right - CARD, right);
        if let Some(hint) = hint.filter(|hint| hint.intersects(rect)) {
            rect = beside_hint(rect, hint, above.left() + COLUMN);
        }
        let card = slip(ui, "figure", rect, |ui| super::figure::show(ui, world, looked, picking));
        held::remember(ui.ctx(), card);
        slips.push(card);
    }
    slips
}

/// The room for the card of a figure where a hint stands in its column: above it, or else beside it
/// where there is room up to the list.
fn beside_hint(mut rect: egui::Rect, hint: egui::Rect, list: f32) -> egui::Rect {
    if hint.top() - rect.top() > LEAST {
        rect.max.y = hint.top() - GAP;
    } else if hint.left() - GAP - CARD > list {
        rect = rect.translate(egui::vec2(hint.left() - GAP - rect.right(), 0.0));
    }
    rect
}

/// The card of a lesson; its place.
fn taught(
    ui: &mut egui::Ui,
    world: &World,
    most: egui::Rect,
    commands: &mut Vec<HudCommand>,
) -> Option<egui::Rect> {
    let shown = super::lesson::is_there(world);
    shown.then(|| slip(ui, "lesson", most, |ui| super::lesson::show(ui, world, commands)))
}

/// How much the card of a lesson takes of the width.
fn beside_lesson(world: &World) -> f32 {
    if super::lesson::is_there(world) { super::lesson::WIDTH + GAP } else { 0.0 }
}

/// Why a button does nothing, beside the buttons.
fn told(ui: &mut egui::Ui, room: egui::Rect, picking: &mut Picking) -> Vec<egui::Rect> {
    let Some(why) = picking.told.clone() else { return Vec::new() };
    let width = room.width().min(TOLD);
    let mut rect = room;
    (rect.min.x, rect.min.y) = (room.right() - width, room.top() + 2.0);
    let mut heard = false;
    let place = slip(ui, "told", rect, |ui| {
        ui.label(egui::RichText::new(why).color(theme::BRIGHT));
        heard = widgets::small_button(ui, &text!("told-well")).clicked();
    });
    if heard {
        picking.told = None;
    }
    vec![place]
}

fn column(above: egui::Rect) -> egui::Rect {
    egui::Rect::from_min_size(above.min, egui::vec2(COLUMN, above.height()))
}

/// The part of the room in which the fight is kept: beside the column where somebody is asked from
/// time to time, so that the view stays as it is when the column comes and goes.
fn kept_free(world: &World, room: egui::Rect, picking: &Picking) -> egui::Rect {
    let seats = world.get_resource::<MatchSetup>().map(|setup| &setup.seats);
    let person = seats.is_none_or(|seats| seats.iter().any(|seat| matches!(seat, Seat::Person)));
    let replay = world.contains_resource::<Replay>();
    let mut free = room;
    if person || replay {
        free.min.x += COLUMN + 2.0 * GAP;
    }
    if log_lies_over(world, picking) {
        free.max.x -= LOG + 2.0 * GAP;
    }
    free.max.x -= beside_lesson(world);
    free.max.y -= if replay { STEER + 2.0 * GAP } else { FOOT + GAP };
    free
}
