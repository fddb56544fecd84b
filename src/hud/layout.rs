//! Where the panels stand, and what becomes of clicks on them.

use bevy::prelude::*;
use bevy_egui::egui::{self, Panel};
use riposte_rules::battle::on_table;

use super::carry_out::grant;
use super::{HudCommand, Picking};
use crate::app_state::{Notice, Overlay};
use crate::board::contract::{BoardFrame, Covered};
use crate::records::Replay;
use crate::settings::Settings;
use crate::theme::{self, widgets};

const SIDE: f32 = 286.0;
const TOP: f32 = 88.0;
const BOTTOM: f32 = 136.0;

/// Draws all panels of the battle.
pub(super) fn battle(world: &mut World) {
    let Some(ctx) = theme::context(world) else { return };
    if !on_table(world) {
        return;
    }
    let mut commands = Vec::new();
    let (free, card) = world.resource_scope(|world, mut picking: Mut<Picking>| {
        draw(&ctx, world, picking.bypass_change_detection(), &mut commands)
    });
    leave_room(world, &ctx, free);
    cover(world, &ctx, free, card);
    for command in commands {
        grant(world, command);
    }
}

/// Draws the panels and what lies over the board; gives the room that is left, and the place of a
/// card over the board.
pub(super) fn draw(
    ctx: &egui::Context,
    world: &World,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) -> (egui::Rect, Option<egui::Rect>) {
    let mut ui = theme::viewport(ctx);
    picking.pointed = None;
    match theme::Form::of(ctx) {
        theme::Form::Wide => wide(&mut ui, world, picking, commands),
        form => super::compact::show(&mut ui, world, form, picking, commands),
    }
    crate::closeup::show(&mut ui, world, picking, commands);
    let free = ui.available_rect_before_wrap();
    (free, super::banner::show(ctx, free, world, commands))
}

/// Panels on all sides of the board.
fn wide(ui: &mut egui::Ui, world: &World, picking: &mut Picking, commands: &mut Vec<HudCommand>) {
    let frame = widgets::panel_frame;
    Panel::top("top").exact_size(TOP).resizable(false).frame(frame()).show(ui, |ui| {
        super::top::show(ui, world, commands);
    });
    Panel::left("ask").exact_size(SIDE).resizable(false).frame(frame()).show(ui, |ui| match world
        .get_resource::<Replay>(
    ) {
        Some(replay) => super::replay::beside(ui, world, replay),
        None => super::ask::show(ui, world, picking, commands),
    });
    Panel::right("know").exact_size(SIDE).resizable(false).frame(frame()).show(ui, |ui| {
        super::figure::show(ui, world, picking);
        super::log::show(ui, world, picking);
    });
    Panel::bottom("foresee").exact_size(BOTTOM).resizable(false).frame(frame()).show(ui, |ui| {
        match world.get_resource::<Replay>() {
            Some(replay) => super::replay::bar(ui, world, replay, commands),
            None => super::forecast::show(ui, world, picking),
        }
    });
}

/// Tells the board which part of the window is its own.
fn leave_room(world: &mut World, ctx: &egui::Context, free: egui::Rect) {
    let whole = ctx.viewport_rect();
    // Panels count in points of text size, the board in pixels of the window.
    let scale = world.resource::<Settings>().text;
    let frame = BoardFrame {
        left: (free.left() - whole.left()) * scale,
        right: (whole.right() - free.right()) * scale,
        top: (free.top() - whole.top()) * scale,
        bottom: (whole.bottom() - free.bottom()) * scale,
    };
    world.resource_mut::<BoardFrame>().set_if_neq(frame);
}

/// Tells the board where mouse and fingers are not its own.
fn cover(world: &mut World, ctx: &egui::Context, free: egui::Rect, card: Option<egui::Rect>) {
    let scale = world.resource::<Settings>().text;
    let rect = |rect: egui::Rect| {
        let corner = |at: egui::Pos2| Vec2::new(at.x, at.y) * scale;
        Rect::from_corners(corner(rect.min), corner(rect.max))
    };
    let above = ctx.pointer_latest_pos().and_then(|at| ctx.layer_id_at(at));
    let covered = Covered {
        free: rect(free),
        cards: card.into_iter().map(rect).collect(),
        all: *world.resource::<Overlay>() != Overlay::None
            || world.resource::<Notice>().0.is_some(),
        pointer: above.is_some_and(|layer| layer.order != egui::Order::Background),
    };
    world.resource_mut::<Covered>().set_if_neq(covered);
}
