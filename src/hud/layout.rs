//! Where the panels stand, and what becomes of clicks on them. The board fills the window below
//! a slim bar; everything else lies over its edges, as large as what stands on it.

use bevy::prelude::*;
use bevy_egui::egui::{self, Panel};
use riposte_rules::battle::on_table;

use super::at_right::{CARD, LOG, TOLD, log_lies_over, told_place};
use super::carry_out::grant;
use super::command::HudCommand;
use super::hint_place::{self, Within};
pub(crate) use super::laid::{COLUMN, GAP};
use super::laid::{LEAST, Laid, card_place, column, cover, leave_room, slip};
use super::{Picking, at_right, clear, held};
use crate::match_setup::{MatchSetup, Seat};
use crate::records::Replay;
use crate::theme::{self, Form, widgets};

/// The height of the bar that steers a replay.
const STEER: f32 = 136.0;
/// The height of the bar.
const TOP: f32 = 40.0;
/// The height of the log when it is folded to a line.
const FOOT: f32 = 28.0;
/// The part of the height that the list may take, so that there is room for what a choice brings.
const LIST: f32 = 0.88;

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
            let mut slips = Vec::new();
            let (mut free, mut under) = (room, room);
            // Where the board has no room for the card, the list has it.
            let in_list = room.width() < 200.0 || room.height() < 90.0;
            super::lesson::lies_in_list(ctx, in_list);
            let place = room.shrink2(egui::vec2(4.0, 2.0));
            let lesson = (!in_list).then(|| taught(&mut ui, world, place, commands)).flatten();
            if let Some(card) = lesson {
                free.min.y = card.bottom();
                under = free;
                slips.push(card);
            }
            let said = at_right::told(&mut ui, told_place(under, &[]), picking);
            slips.extend(said);
            Laid { room, slips, free, foreseen: None, said, banner: None }
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
            match card.center().x < free.center().x {
                true => free.min.x = card.right(),
                false => free.max.x = free.max.x.min(card.left()),
            }
        }
    } else if let Some(said) = laid.said {
        match said.center().y < free.center().y {
            true => free.min.y = said.bottom(),
            false => free.max.y = said.top(),
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
    // The card of a lesson stands beside the map as well, which is to keep its room.
    let columns = COLUMN + GAP + beside_lesson(world);
    crate::closeup::show(ui, world, columns, picking, commands);
    let room = ui.available_rect_before_wrap();
    let inner = room.shrink(GAP);
    let free = kept_free(world, room, picking);
    let seen = clear::to_be_seen(ui, world, free, picking);
    let mut slips = Vec::new();
    let mut foreseen = None;
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
            foreseen = decide(ui, world, (above, free), picking, commands, &mut slips);
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
    if log_lies_over(world, picking) {
        let room = beside.with_max_y(inner.bottom());
        slips.push(at_right::open_log(ui, world, room, picking, commands));
        beside.max.x -= LOG + GAP;
    }
    let said = at_right::told(ui, told_place(beside, &seen), picking);
    slips.extend(said);
    let column = (under.unwrap_or(beside), free);
    let figure = at_right::looked_at(ui, world, column, &slips, picking);
    slips.extend(figure);
    Laid { room, slips, free, foreseen, said, banner: None }
}

/// What can be done now, and a hint; what the choice looked at would bring. Gives the place of the
/// card of that.
fn decide(
    ui: &mut egui::Ui,
    world: &World,
    (above, free): (egui::Rect, egui::Rect),
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
    slips: &mut Vec<egui::Rect>,
) -> Option<egui::Rect> {
    if !super::ask::is_there(world) {
        return None;
    }
    let mut list = column(above);
    list.max.y = list.top() + above.height() * LIST;
    let list = slip(ui, "ask", list, |ui| super::ask::show(ui, world, picking, commands));
    slips.push(list);
    // As high as it was in the frame before.
    let high = ui.data(|data| data.get_temp::<f32>(card_height())).unwrap_or(0.0).max(LEAST);
    let mut card = card_place(above, list, high, super::hint::is_there(world));
    let seen = clear::to_be_seen(ui, world, free, picking);
    let room = room_beside(world, picking, above, list);
    if card.left() > list.right() {
        card = clear::beside_list(card, room, &seen);
        // Where it has no more room there it stays below the list, and is scrolled.
        let below = column(above).with_min_y(list.bottom() + GAP);
        if below.height() >= card.height().max(LEAST) {
            card = below;
        }
    }
    let told = picking.told.as_ref().map(|_| told_place(room, &seen));
    let panels = std::iter::once(card).chain(told).collect();
    // In a lesson the card of a figure stands elsewhere.
    let figure = if super::lesson::is_there(world) { 0.0 } else { CARD };
    // Before the card: that tells of the row of the hint that is pointed at.
    let within = Within { room, free, panels, figure: room.with_min_x(room.right() - figure) };
    let hint = hint(ui, world, &within, picking, commands);
    slips.extend(hint);
    if card.left() > list.right() {
        let others: Vec<egui::Rect> = hint.into_iter().chain(told).collect();
        card = clear::as_high(card, high, (room, &others), &seen);
    }
    let shown = foreseen(ui, world, card, (above, high), picking);
    slips.extend(shown);
    shown
}

/// Where it is remembered how high the card of a choice wants to be.
fn card_height() -> egui::Id {
    egui::Id::new("what a choice brings")
}

/// Draws the card of what the choice looked at would bring, or of why nothing can be done there.
fn foreseen(
    ui: &mut egui::Ui,
    world: &World,
    card: egui::Rect,
    (above, high): (egui::Rect, f32),
    picking: &mut Picking,
) -> Option<egui::Rect> {
    picking.pointed = held::choice(ui.ctx(), world, picking.pointed);
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
    held::remember_choice(ui.ctx(), shown);
    let wanted = (shown.height() + hidden).min(above.height());
    if (wanted - high).abs() > 1.0 && wanted > LEAST {
        ui.ctx().request_repaint();
    }
    ui.data_mut(|data| data.insert_temp(card_height(), wanted));
    Some(shown)
}

/// The room beside the list for a hint, and for a card that has none below it.
fn room_beside(
    world: &World,
    picking: &Picking,
    above: egui::Rect,
    list: egui::Rect,
) -> egui::Rect {
    let mut room = egui::Rect::from_min_max(egui::pos2(list.right() + GAP, above.top()), above.max);
    room.max.x -= beside_lesson(world);
    if log_lies_over(world, picking) {
        room.max.x -= LOG + GAP;
    }
    room
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
