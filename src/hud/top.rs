//! The bar at the top: phases of the turn, the order of the figures, switches.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout, RichText, Sense, Stroke, StrokeKind, Ui};
use riposte_rules::battle::{Table, TurnNumber};
use riposte_rules::rulebook::TurnOrderEntry;
use riposte_rules::tell::deadline;

use super::HudCommand;
use crate::app_state::Overlay;
use crate::driver::can_undo;
use crate::input::{Act, Keys};
use crate::settings::Settings;
use crate::theme::widgets::FINGER;
use crate::theme::{self, widgets};

pub(super) fn show(ui: &mut Ui, world: &World, commands: &mut Vec<HudCommand>) {
    ui.spacing_mut().item_spacing.y = 4.0;
    ui.horizontal(|ui| {
        turn(ui, world);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            buttons(ui, world, 0.0, commands)
        });
    });
    ribbon(ui, world);
}

/// The same in a small window: on two lines when it is tall.
pub(super) fn compact(ui: &mut Ui, world: &World, tall: bool, commands: &mut Vec<HudCommand>) {
    ui.horizontal(|ui| {
        let phases = Table::new(world).book().phases(world);
        let now = phases.iter().find(|phase| phase.now).map(|phase| phase.name.to_string());
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            number(ui, world, 15.0);
            ui.label(widgets::pale(now.unwrap_or_default()));
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            buttons(ui, world, FINGER, commands);
            if !tall {
                ui.with_layout(Layout::left_to_right(Align::Min), |ui| ribbon(ui, world));
            }
        });
    });
    if tall {
        ribbon(ui, world);
    }
}

/// Which turn of how many it is; who would win now is told on hovering.
fn number(ui: &mut Ui, world: &World, size: f32) {
    let table = Table::new(world);
    let (now, last) = (world.resource::<TurnNumber>().0, table.scenario().victory.turns);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.label(RichText::new(format!("Turn {now}")).size(size).family(theme::bold()));
        ui.label(widgets::pale(format!("of {last}")));
    })
    .response
    .on_hover_text(deadline(table));
}

/// The turn and its phases, the present one marked.
fn turn(ui: &mut Ui, world: &World) {
    let phases = Table::new(world).book().phases(world);
    ui.spacing_mut().item_spacing.x = 6.0;
    number(ui, world, 16.0);
    ui.add_space(8.0);
    for (index, phase) in phases.iter().enumerate() {
        if index > 0 {
            ui.label(widgets::pale("›"));
        }
        let text = RichText::new(phase.name.as_ref()).size(14.0);
        let text = if phase.now {
            text.family(theme::bold()).color(theme::RED).underline()
        } else {
            text.color(theme::PALE)
        };
        ui.label(text);
    }
}

/// The switches, from the right to the left.
fn buttons(ui: &mut Ui, world: &World, height: f32, commands: &mut Vec<HudCommand>) {
    let keys = world.resource::<Keys>();
    let mut button =
        |ui: &mut Ui, text: &str, key: &str, help: &str, on: bool, command: HudCommand| {
            let button = egui::Button::new(RichText::new(text).size(14.0));
            let button = button.min_size(egui::vec2(0.0, height));
            let response = ui.add_enabled(on, button).on_hover_text(format!("{help} [{key}]"));
            if response.clicked() {
                commands.push(command);
            }
        };
    let key = |act: Act| keys.first(act).to_owned();
    button(
        ui,
        "Menu",
        &key(Act::Back),
        "Help, settings, leave",
        true,
        HudCommand::Open(Overlay::Menu),
    );
    let help = "Take back what you did since the last dice";
    button(ui, "Undo", &key(Act::Undo), help, can_undo(world), HudCommand::Undo);
    let skip = world.resource::<Settings>().skip;
    let words = if skip { "Animate" } else { "Skip" };
    button(
        ui,
        words,
        &key(Act::Skip),
        "Whether moves and blows are played",
        true,
        HudCommand::Skip,
    );
}

/// So many points are drawn one by one; where anybody has more, all have bars.
const PIPS: i32 = 10;

/// The figures in the order in which they act.
fn ribbon(ui: &mut Ui, world: &World) {
    let marks = Table::new(world).book().turn_order(world);
    let bars = marks.iter().any(|mark| mark.points.is_some_and(|(left, of)| left.max(of) > PIPS));
    egui::ScrollArea::horizontal().auto_shrink([false, true]).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            for mark in &marks {
                figure(ui, world, mark, bars);
            }
        });
    });
}

fn figure(ui: &mut Ui, world: &World, mark: &TurnOrderEntry, bars: bool) {
    let table = Table::new(world);
    let active = table.active(mark.figure);
    let side = theme::side_color(world, table.side(mark.figure));
    let ink = if mark.done || !active { theme::PALE } else { theme::INK };
    let mut name = RichText::new(table.name(mark.figure)).size(14.0).color(ink);
    if mark.now {
        name = name.family(theme::bold());
    }
    if !active {
        name = name.strikethrough();
    }
    let frame = egui::Frame::new()
        .fill(if mark.now { theme::GOLD } else { theme::CARD })
        .stroke(Stroke::new(
            if mark.now { 2.0 } else { 1.0 },
            if mark.now { theme::INK } else { theme::LINE },
        ))
        .corner_radius(4.0)
        .inner_margin(egui::Margin { left: 11, right: 7, top: 2, bottom: 3 });
    let response = frame.show(ui, |ui| {
        ui.spacing_mut().item_spacing = egui::vec2(5.0, 1.0);
        // Nothing here is pressed, so that lines need no room for fingers.
        ui.spacing_mut().interact_size.y = 12.0;
        ui.vertical(|ui| {
            ui.horizontal(|ui| {
                ui.label(name);
                ui.label(RichText::new(&mark.order).size(13.0).color(ink));
            });
            ui.horizontal(|ui| points(ui, mark, active, bars));
        });
    });
    let rect = response.response.rect;
    let flag = egui::Rect::from_min_max(rect.min, egui::pos2(rect.left() + 5.0, rect.bottom()));
    ui.painter().rect_filled(flag, 2.0, side);
    come_into_view(ui, mark, &response.response);
    response.response.on_hover_text(tooltip(table, mark));
}

/// Scrolls to the figure whose phase it is, once when that changes.
fn come_into_view(ui: &Ui, mark: &TurnOrderEntry, response: &egui::Response) {
    let known = egui::Id::new("ribbon-now");
    let shown = ui.data(|data| data.get_temp::<u8>(known));
    if mark.now && shown != Some(mark.figure.0) {
        response.scroll_to_me(Some(Align::Center));
        ui.data_mut(|data| data.insert_temp(known, mark.figure.0));
    }
}

fn points(ui: &mut Ui, mark: &TurnOrderEntry, active: bool, bars: bool) {
    let Some((left, of)) = mark.points.filter(|_| active) else {
        ui.label(widgets::pale(if active { "–" } else { "out" }));
        return;
    };
    match of.max(left) {
        ..1 => {
            ui.label(widgets::pale("–"));
        }
        _ if bars => bar(ui, left, of),
        many => pips(ui, left, many),
    }
}

fn bar(ui: &mut Ui, left: i32, of: i32) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(52.0, 9.0), Sense::hover());
    let part = left as f32 / of.max(left).max(1) as f32;
    let full = egui::Rect::from_min_size(rect.min, egui::vec2(rect.width() * part, rect.height()));
    let low = part <= 0.34;
    ui.painter().rect_filled(full, 1.5, if low { theme::RED } else { theme::INK });
    ui.painter().rect_stroke(rect, 1.5, Stroke::new(1.0, theme::PALE), StrokeKind::Inside);
    ui.label(RichText::new(format!("{left}/{of}")).size(12.5).color(theme::INK));
}

fn pips(ui: &mut Ui, left: i32, many: i32) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(many as f32 * 8.0, 12.0), Sense::hover());
    for pip in 0..many {
        let centre = rect.left_center() + egui::vec2(4.0 + pip as f32 * 8.0, 0.0);
        let pip_rect = egui::Rect::from_center_size(centre, egui::vec2(5.5, 9.0));
        let fill = if pip < left { theme::INK } else { egui::Color32::TRANSPARENT };
        let line = Stroke::new(1.0, theme::PALE);
        ui.painter().rect(pip_rect, 1.5, fill, line, StrokeKind::Inside);
    }
    ui.label(widgets::pale(format!("{left}")));
}

fn tooltip(table: Table, mark: &TurnOrderEntry) -> String {
    let state = match (table.active(mark.figure), mark.now, mark.done) {
        (false, ..) => table.harm(mark.figure).life.word(),
        (_, true, _) => "acting now",
        (_, _, true) => "has acted this turn",
        _ => "has yet to act",
    };
    let points = mark.points.map(|(left, of)| format!(", {left} of {of} points left"));
    format!(
        "{}: {state}, order {}{}",
        table.name(mark.figure),
        mark.order,
        points.unwrap_or_default()
    )
}
