//! The bar at the top: phases of the turn, the order of the figures, switches.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout, RichText, Sense, Stroke, StrokeKind, Ui};
use riposte_rules::battle::{Table, TurnNumber};
use riposte_rules::rulebook::RibbonMark;

use super::Wish;
use crate::driver::can_undo;
use crate::input::{Act, Keys};
use crate::screens::Overlay;
use crate::settings::Settings;
use crate::theme::widgets::FINGER;
use crate::theme::{self, widgets};

pub(super) fn show(ui: &mut Ui, world: &World, wishes: &mut Vec<Wish>) {
    ui.horizontal_centered(|ui| {
        turn(ui, world);
        ui.separator();
        switches(ui, world, wishes);
    });
}

/// The same in a small window: on two lines when it is tall.
pub(super) fn compact(ui: &mut Ui, world: &World, tall: bool, wishes: &mut Vec<Wish>) {
    ui.horizontal(|ui| {
        let phases = Table::new(world).book().phases(world);
        let now = phases.iter().find(|phase| phase.now).map(|phase| phase.name.to_string());
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let turn = format!("Turn {}", world.resource::<TurnNumber>().0);
            ui.label(RichText::new(turn).size(15.0).family(theme::bold()));
            ui.label(widgets::pale(now.unwrap_or_default()));
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            buttons(ui, world, FINGER, wishes);
            if !tall {
                ui.with_layout(Layout::left_to_right(Align::Min), |ui| ribbon(ui, world));
            }
        });
    });
    if tall {
        ribbon(ui, world);
    }
}

fn turn(ui: &mut Ui, world: &World) {
    let phases = Table::new(world).book().phases(world);
    ui.vertical(|ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        ui.label(
            RichText::new(format!("Turn {}", world.resource::<TurnNumber>().0))
                .family(theme::bold()),
        );
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            for (index, phase) in phases.iter().enumerate() {
                if index > 0 {
                    ui.label(widgets::pale("›"));
                }
                let text = RichText::new(phase.name.as_ref()).small();
                let text = if phase.now {
                    text.family(theme::bold()).color(theme::RED).underline()
                } else {
                    text.color(theme::PALE)
                };
                ui.label(text);
            }
        });
    });
}

fn switches(ui: &mut Ui, world: &World, wishes: &mut Vec<Wish>) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        buttons(ui, world, 0.0, wishes);
        ui.separator();
        ui.with_layout(Layout::left_to_right(Align::Min), |ui| ribbon(ui, world));
    });
}

/// The switches, from the right to the left.
fn buttons(ui: &mut Ui, world: &World, height: f32, wishes: &mut Vec<Wish>) {
    let keys = world.resource::<Keys>();
    let mut button = |ui: &mut Ui, text: &str, key: &str, help: &str, on: bool, wish: Wish| {
        let button = egui::Button::new(RichText::new(text).size(14.0));
        let button = button.min_size(egui::vec2(0.0, height));
        let response = ui.add_enabled(on, button).on_hover_text(format!("{help} [{key}]"));
        if response.clicked() {
            wishes.push(wish);
        }
    };
    let key = |act: Act| keys.first(act).to_owned();
    button(ui, "Menu", &key(Act::Back), "Help, settings, leave", true, Wish::Open(Overlay::Menu));
    let help = "Take back what you did since the last dice";
    button(ui, "Undo", &key(Act::Undo), help, can_undo(world), Wish::Undo);
    let skip = world.resource::<Settings>().skip;
    let words = if skip { "Animate" } else { "Skip" };
    button(ui, words, &key(Act::Skip), "Whether moves and blows are played", true, Wish::Skip);
}

/// The figures in the order in which they act.
fn ribbon(ui: &mut Ui, world: &World) {
    let marks = Table::new(world).book().ribbon(world);
    egui::ScrollArea::horizontal().auto_shrink([false, true]).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            for mark in &marks {
                figure(ui, world, mark);
            }
        });
    });
}

fn figure(ui: &mut Ui, world: &World, mark: &RibbonMark) {
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
        ui.vertical(|ui| {
            ui.horizontal(|ui| {
                ui.label(name);
                ui.label(widgets::pale(&mark.order));
            });
            ui.horizontal(|ui| points(ui, mark, active));
        });
    });
    let rect = response.response.rect;
    let flag = egui::Rect::from_min_max(rect.min, egui::pos2(rect.left() + 5.0, rect.bottom()));
    ui.painter().rect_filled(flag, 2.0, side);
    response.response.on_hover_text(tooltip(table, mark));
}

fn points(ui: &mut Ui, mark: &RibbonMark, active: bool) {
    let Some((left, of)) = mark.points.filter(|_| active) else {
        ui.label(widgets::pale(if active { "–" } else { "out" }));
        return;
    };
    let many = of.max(left);
    if many == 0 {
        ui.label(widgets::pale("–"));
        return;
    }
    if (1..=10).contains(&many) {
        let size = egui::vec2(many as f32 * 8.0, 12.0);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        for pip in 0..many {
            let centre = rect.left_center() + egui::vec2(4.0 + pip as f32 * 8.0, 0.0);
            let pip_rect = egui::Rect::from_center_size(centre, egui::vec2(5.5, 9.0));
            let fill = if pip < left { theme::INK } else { egui::Color32::TRANSPARENT };
            let line = Stroke::new(1.0, theme::PALE);
            ui.painter().rect(pip_rect, 1.5, fill, line, StrokeKind::Inside);
        }
        ui.label(widgets::pale(format!("{left}")));
    } else {
        ui.label(widgets::pale(format!("{left} of {of}")));
    }
}

fn tooltip(table: Table, mark: &RibbonMark) -> String {
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
