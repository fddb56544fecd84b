//! The bar at the top: the turn and its phase, the figures in their order, switches.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout, RichText, Sense, Stroke, StrokeKind, Ui};
use riposte_rules::battle::Table;
use riposte_rules::figure::Life;
use riposte_rules::rulebook::TurnOrderEntry;
use riposte_rules::tell::deadline;
use riposte_words::{phrase, text};

use super::command::HudCommand;
use super::moment::{self, Moment};
use super::{Hint, Picking, left, words};
use crate::app_state::Overlay;
use crate::board::contract::NamesWanted;
use crate::driver::why_no_undo;
use crate::figures::{as_shown, short_name};
use crate::input::{Act, Keys};
use crate::settings::Settings;
use crate::theme::widgets::{FINGER, IconButton};
use crate::theme::{self, icons, widgets};

/// So many figures have their names beside their pictures; of more only the one that acts. In a small
/// window all have: there is no pointing at a picture there, and the row scrolls.
const NAMED: usize = 7;
/// The height of a flag, and the width of one without a name.
pub(super) const FLAG: egui::Vec2 = egui::vec2(34.0, 30.0);

pub(super) fn show(
    ui: &mut Ui,
    world: &World,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    let moment = moment::shown(world);
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        number(ui, world, &moment, 17.0);
        phase(ui, &moment);
        ui.add_space(4.0);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            buttons(ui, world, 0.0, picking, commands);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| ribbon(ui, world, &moment));
        });
    });
}

/// The same in a small window: on two lines when it is tall.
pub(super) fn compact(
    ui: &mut Ui,
    world: &World,
    tall: bool,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    let moment = moment::shown(world);
    let beside = (ui.available_width() - switches_width(ui)).max(FINGER);
    ui.horizontal(|ui| {
        ui.vertical(|ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            ui.set_max_width(beside);
            number(ui, world, &moment, 15.0);
            phase(ui, &moment);
        });
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = SWITCHES_GAP;
            buttons(ui, world, FINGER, picking, commands);
            if !tall {
                ui.with_layout(Layout::left_to_right(Align::Min), |ui| ribbon(ui, world, &moment));
            }
        });
    });
    if tall {
        ribbon(ui, world, &moment);
    }
}

/// Between the switches of a small window.
const SWITCHES_GAP: f32 = 4.0;

/// The width of all switches that a small window has room for, with what keeps them from the words
/// beside them.
fn switches_width(ui: &Ui) -> f32 {
    let window = ui.ctx().viewport_rect().width();
    let pictures = [NARROWEST, WITH_THREATS, WITH_HINT];
    // Undo is always there.
    let pictures = 1 + pictures.into_iter().filter(|least| window >= *least).count();
    let menu = words_width(ui, &text!("top-menu"), egui::FontId::proportional(MENU));
    let menu = menu + 2.0 * ui.spacing().button_padding.x;
    menu + pictures as f32 * (FINGER + SWITCHES_GAP) + ui.spacing().item_spacing.x
}

/// How wide words are in a line.
fn words_width(ui: &Ui, words: &str, font: egui::FontId) -> f32 {
    ui.painter().layout_no_wrap(words.to_owned(), font, theme::INK).size().x
}

/// Which turn it is, and of how many where there is room; who would win now is told on hovering.
fn number(ui: &mut Ui, world: &World, moment: &Moment, size: f32) {
    const GAP: f32 = 4.0;
    let table = Table::new(world);
    let (now, last) = (moment.turn, table.scenario().victory.turns);
    let (now, last) = (text!("top-turn", turn = now), text!("top-turn-of", last = last));
    let small = egui::TextStyle::Small.resolve(ui.style());
    let width = words_width(ui, &now, egui::FontId::new(size, theme::bold()))
        + GAP
        + words_width(ui, &last, small);
    let whole = width <= ui.available_width();
    let number = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = GAP;
        ui.label(RichText::new(&now).size(size).family(theme::bold()));
        if whole {
            ui.label(widgets::pale(last));
        }
    });
    number.response.on_hover_ui(|ui| widgets::tip(ui, &now, [deadline(table).as_str()]));
}

/// The phase now; all phases of a turn on hovering.
fn phase(ui: &mut Ui, moment: &Moment) {
    let Some(now) = moment.phases.iter().find(|phase| phase.now) else { return };
    let text = RichText::new(phrase(&now.name)).size(14.0).color(theme::BRIGHT);
    ui.add(egui::Label::new(text).truncate()).on_hover_ui(|ui| {
        widgets::tip(ui, &text!("top-phases"), None::<&str>);
        for phase in &moment.phases {
            let text = RichText::new(phrase(&phase.name));
            ui.label(if phase.now { text.color(theme::BRIGHT).strong() } else { text });
        }
    });
}

/// The size of the letters on the button of the menu.
const MENU: f32 = 14.0;

/// Less wide than this, in points, a window has no room for all switches.
const NARROWEST: f32 = 300.0;

/// The same for threats.
const WITH_THREATS: f32 = 215.0;

/// The same for a hint.
const WITH_HINT: f32 = 370.0;

/// The switches, from the right to the left.
fn buttons(
    ui: &mut Ui,
    world: &World,
    height: f32,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    let keys = world.resource::<Keys>();
    let menu = egui::Button::new(RichText::new(text!("top-menu")).size(MENU));
    let menu = ui.add(menu.min_size(egui::vec2(0.0, height.max(27.0))));
    let key = keys.first(Act::Back);
    let head = format!("{} [{key}]", text!("top-menu"));
    let help = text!("top-menu-help");
    if menu.on_hover_ui(|ui| widgets::tip(ui, &head, [help.as_str()])).clicked() {
        commands.push(HudCommand::Open(Overlay::Menu));
    }
    let switch = |ui: &mut Ui, name: &str, icon: &str, act: Act, help: &str, held: bool| {
        let (short, key) = (short(act), keys.first(act));
        let icon = icons::texture(world, icon);
        let button = IconButton { icon, name, short: &short, key, help, held, shut: None };
        button.show(ui, height).clicked()
    };
    let skip = world.resource::<Settings>().skip;
    // Where there is no room, it is in the settings.
    let room = ui.ctx().viewport_rect().width() >= NARROWEST;
    let (name, help) = (text!("top-skip"), text!("top-skip-help"));
    if room && switch(ui, &name, "now", Act::Skip, &help, skip) {
        commands.push(HudCommand::Skip);
    }
    // A small window shows log and figure in a panel of its own.
    if height == 0.0 {
        let names = world.get_resource::<NamesWanted>().is_some_and(|names| names.0);
        let (name, help) = (text!("top-names"), text!("top-names-help"));
        if switch(ui, &name, "person", Act::Names, &help, names) {
            commands.push(HudCommand::Names);
        }
        let (name, help) = (text!("top-arcs"), text!("top-arcs-help"));
        if Table::new(world).book().faces()
            && switch(ui, &name, "side", Act::Arcs, &help, picking.arcs)
        {
            picking.arcs = !picking.arcs;
        }
        let (name, help) = (text!("top-log"), text!("top-log-help"));
        if switch(ui, &name, "log", Act::Log, &help, picking.log.open) {
            picking.log.show(!picking.log.open);
        }
    }
    let (name, help) = (text!("top-threats"), text!("top-threats-help"));
    let room = ui.ctx().viewport_rect().width() >= WITH_THREATS;
    if room && switch(ui, &name, "threat", Act::Threats, &help, picking.threats) {
        picking.threats = !picking.threats;
    }
    let (name, help) = (text!("top-hint"), text!("top-hint-help"));
    let asked = world.get_resource::<Hint>().is_some_and(Hint::is_there);
    let room = height == 0.0 || ui.ctx().viewport_rect().width() >= WITH_HINT;
    if room && switch(ui, &name, "help", Act::Hint, &help, asked) {
        commands.push(HudCommand::Hint);
    }
    let (name, help, shut) = (text!("top-undo"), text!("top-undo-help"), why_no_undo(world));
    let undo = IconButton {
        icon: icons::texture(world, "undo"),
        name: &name,
        short: &short(Act::Undo),
        key: keys.first(Act::Undo),
        help: &help,
        held: false,
        shut: shut.as_deref(),
    };
    if undo.show(ui, height).clicked() {
        commands.push(HudCommand::Undo);
    }
}

/// The word under the picture of a switch in a small window, which has only some of them.
fn short(act: Act) -> String {
    match act {
        Act::Skip => text!("top-skip-short"),
        Act::Threats => text!("top-threats-short"),
        Act::Hint => text!("top-hint"),
        Act::Undo => text!("top-undo-short"),
        _ => String::new(),
    }
}

/// The figures in the order in which they act.
fn ribbon(ui: &mut Ui, world: &World, moment: &Moment) {
    let marks = &moment.order;
    let named = marks.len() <= NAMED || theme::small(ui.ctx());
    egui::ScrollArea::horizontal().auto_shrink([false, true]).show(ui, |ui| {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for mark in marks {
                figure(ui, world, mark, named);
            }
        });
    });
}

/// A flag: the colour of the side, the picture, the name, what is left of its life.
fn figure(ui: &mut Ui, world: &World, mark: &TurnOrderEntry, named: bool) {
    let table = Table::new(world);
    let seen = as_shown(world, mark.figure);
    let active = seen.life == Life::Active;
    let side = theme::side_color(world, table.side(mark.figure));
    let ink = if mark.done || !active { theme::PALE } else { theme::INK };
    let name = if named || mark.now { short_name(table.name(mark.figure)) } else { String::new() };
    let left = mark.points.as_ref().filter(|_| active).map(|points| points.left.to_string());
    let name = egui::WidgetText::from(RichText::new(name).size(13.5).color(ink)).into_galley(
        ui,
        Some(egui::TextWrapMode::Extend),
        f32::INFINITY,
        egui::TextStyle::Body,
    );
    let words = if name.size().x > 0.0 { name.size().x + 6.0 } else { 0.0 };
    let points = if left.is_some() { 14.0 } else { 0.0 };
    let (rect, response) =
        ui.allocate_exact_size(FLAG + egui::vec2(words + points, 0.0), Sense::hover());
    let painter = ui.painter();
    let (fill, line) = match mark.now {
        true => (theme::GOLD, Stroke::new(1.5, theme::BRIGHT)),
        false => (theme::CARD, Stroke::new(1.0, theme::LINE)),
    };
    painter.rect(rect, 4.0, fill, line, StrokeKind::Inside);
    let stripe = egui::Rect::from_min_size(rect.min, egui::vec2(4.0, rect.height()));
    painter.rect_filled(stripe, 2.0, side);
    let middle = egui::pos2(rect.left() + 18.0, rect.center().y - 2.0);
    portrait(ui, world, mark, middle, if active { side } else { theme::PALE });
    let at = egui::pos2(rect.left() + 31.0, middle.y - name.size().y / 2.0);
    painter.galley(at, name, ink);
    if let Some(left) = left {
        let at = egui::pos2(rect.right() - 5.0, middle.y);
        let font = egui::FontId::new(12.0, egui::FontFamily::Proportional);
        painter.text(at, egui::Align2::RIGHT_CENTER, left, font, theme::PALE);
    }
    left::life(ui, &seen, mark, rect);
    if !active {
        let ends = [rect.left_center() + egui::vec2(6.0, 0.0), rect.right_center()];
        painter.line_segment(ends, Stroke::new(1.5, theme::PALE));
    }
    come_into_view(ui, mark, &response);
    let told = tooltip(table, mark, seen.life);
    let told = told.iter().map(String::as_str);
    response.on_hover_ui(|ui| widgets::tip(ui, table.name(mark.figure), told));
}

/// The picture of a figure, or its first letter.
fn portrait(ui: &Ui, world: &World, mark: &TurnOrderEntry, at: egui::Pos2, colour: egui::Color32) {
    let table = Table::new(world);
    match icons::texture(world, &table.sheet(mark.figure).icon) {
        Some(icon) => {
            let whole = egui::Rect::from_min_max(egui::Pos2::ZERO, egui::pos2(1.0, 1.0));
            let rect = egui::Rect::from_center_size(at, egui::Vec2::splat(21.0));
            ui.painter().image(icon, rect, whole, colour);
        }
        None => {
            let letter = table.name(mark.figure).chars().next().map(String::from);
            let font = egui::FontId::new(15.0, theme::bold());
            let letter = letter.unwrap_or_default();
            ui.painter().text(at, egui::Align2::CENTER_CENTER, letter, font, colour);
        }
    }
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

/// How a figure is doing in the turn: a line each for whether it has acted, what it has left, and when
/// it acts.
fn tooltip(table: Table, mark: &TurnOrderEntry, life: Life) -> Vec<String> {
    let state = match (life == Life::Active, mark.now, mark.done) {
        (false, ..) => phrase(life.word()).into_owned(),
        (_, true, _) => text!("top-acting"),
        (_, _, true) => text!("top-has-acted"),
        _ => text!("top-yet-to-act"),
    };
    let pools = table.book().vitality(table.world(), mark.figure);
    let points = mark.points.as_ref().map(|points| words::left(points, &pools));
    let points = points.map(|left| left.join(", "));
    let place = Some(&mark.order).filter(|order| !order.is_empty());
    let place = place.map(|order| text!("top-place", place = phrase(order)));
    std::iter::once(state).chain(points).chain(place).collect()
}
