//! The log: what happened, one line each with its dice; a click opens a line to see all its parts.

use bevy::prelude::*;
use bevy_egui::egui::text::{LayoutJob, TextFormat};
use bevy_egui::egui::{self, CursorIcon, FontId, Label, RichText, ScrollArea, Sense, Ui};
use riposte_rules::tell::{Entry, Line, Sum, Tone};

use super::Picking;
use crate::battle_log::BattleLog;
use crate::board::contract::Stage;
use crate::theme::{self, widgets};

/// How many lines are shown, folded or not.
const MOST: usize = 400;
/// How far the parts of a line stand in from it, in points.
const INDENT: i8 = 12;

/// How many lines of the log have been shown: what the stage has yet to show is not told before.
fn shown(world: &World) -> usize {
    let lines = world.resource::<BattleLog>().lines.len();
    lines.saturating_sub(world.resource::<Stage>().queue.len())
}

fn latest(world: &World) -> Vec<Entry> {
    world.resource::<BattleLog>().entries(shown(world), MOST)
}

/// A key opens the last line that has parts, then the one before it, and at the end none.
pub fn open_log(world: &mut World) {
    world.resource_scope(|world, mut picking: Mut<Picking>| open_before(world, &mut picking));
}

fn open_before(world: &World, picking: &mut Picking) {
    let entries = latest(world);
    let now = picking.unfolded.iter().min().copied();
    let older = |entry: &&Entry| now.is_none_or(|now| entry.number() < now);
    let next = entries.iter().rev().filter(|entry| entry.folds()).find(older);
    picking.unfolded = next.map(Entry::number).into_iter().collect();
    picking.reveals = true;
}

pub(super) fn show(ui: &mut Ui, world: &World, picking: &mut Picking) {
    let entries = latest(world);
    let lines = &world.resource::<BattleLog>().lines;
    let scroll = ScrollArea::vertical().id_salt("log").auto_shrink([false, false]);
    scroll.stick_to_bottom(true).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        for entry in &entries {
            one(ui, entry, lines, picking);
        }
    });
    picking.reveals = false;
}

/// The one line, and all its parts where it is opened.
fn one(ui: &mut Ui, entry: &Entry, lines: &[Line], picking: &mut Picking) {
    let number = entry.number();
    let open = picking.unfolded.contains(&number);
    let sense = if entry.folds() { Sense::click() } else { Sense::hover() };
    let mut label = ui.add(Label::new(job(entry, open)).wrap().sense(sense));
    if entry.folds() {
        label = label.on_hover_cursor(CursorIcon::PointingHand);
        if label.clicked() {
            match open {
                true => picking.unfolded.retain(|known| *known != number),
                false => picking.unfolded.push(number),
            }
        }
    }
    if open {
        let frame =
            egui::Frame::NONE.inner_margin(egui::Margin { left: INDENT, ..Default::default() });
        let parts = frame.show(ui, |ui| {
            entry.lines.iter().filter_map(|n| lines.get(*n)).for_each(|line| part(ui, line));
        });
        if picking.reveals {
            ui.scroll_to_rect(label.rect.union(parts.response.rect), None);
        }
        return;
    }
    let sums = entry.sums(lines);
    let known = sums.iter().any(|sum| !sum.parts.is_empty());
    if known || !entry.rule.is_empty() {
        label.on_hover_ui(|ui| made_of(ui, &sums, entry.rule));
    }
}

/// The one line, each piece in its own ink.
fn job(entry: &Entry, open: bool) -> LayoutJob {
    let mut job = LayoutJob::default();
    if entry.folds() {
        let mark = if open { "– " } else { "+ " };
        let format = TextFormat::simple(FontId::monospace(12.5), theme::RED);
        job.append(mark, 0.0, format);
    }
    for piece in &entry.pieces {
        job.append(&piece.text, 0.0, format(piece.tone));
    }
    job
}

fn format(tone: Tone) -> TextFormat {
    let (size, family, ink) = match tone {
        Tone::Heading => (13.5, theme::bold(), theme::INK),
        Tone::Deed => (13.5, egui::FontFamily::Proportional, theme::INK),
        Tone::Harm => (13.5, theme::bold(), theme::RED),
        Tone::Dice | Tone::Aside => (12.5, egui::FontFamily::Proportional, theme::PALE),
    };
    let underline = match tone {
        Tone::Heading => egui::Stroke::new(1.0, theme::INK),
        _ => egui::Stroke::NONE,
    };
    TextFormat { underline, ..TextFormat::simple(FontId::new(size, family), ink) }
}

/// A line among the parts of another, with what it is made up of.
fn part(ui: &mut Ui, line: &Line) {
    let mut job = LayoutJob::default();
    job.append(&line.text, 0.0, format(line.tone));
    ui.add(Label::new(job).wrap());
    made_of(ui, &line.sums.iter().collect::<Vec<_>>(), line.rule);
}

fn made_of(ui: &mut Ui, sums: &[&Sum], rule: &str) {
    ui.set_max_width(300.0);
    for sum in sums {
        if !sum.parts.is_empty() {
            ui.label(RichText::new(&sum.words).size(12.5).family(theme::bold()));
        }
        for (value, label, rule) in &sum.parts {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 5.0;
                ui.label(RichText::new(format!("{value} {label}")).size(12.5));
                ui.label(widgets::pale(*rule));
            });
        }
    }
    if !rule.is_empty() {
        ui.label(widgets::pale(rule));
    }
}
