//! All parts of an entry of the log: a line for each, with what its numbers are made up of; then, set
//! apart from them, why it was done.

use bevy_egui::egui::{self, Label, Response, RichText, Ui};
use riposte_rules::tell::{Entry, Line, Sum, Tone};
use riposte_words::phrase;

use super::ink;
use crate::rulebook::rule_link;
use crate::theme;

/// How far the parts stand in from the results, in points.
const INDENT: i8 = 20;
/// How far the reasons stand from the parts, in points.
const APART: f32 = 4.0;

/// Draws the parts.
pub(super) fn show(ui: &mut Ui, entry: &Entry, lines: &[Line]) -> Response {
    let margin = egui::Margin { left: INDENT, ..Default::default() };
    let frame = egui::Frame::NONE.inner_margin(margin);
    let parts = frame.show(ui, |ui| {
        let mut reasons = false;
        for line in entry.parts(lines) {
            if line.tone == Tone::Reason && !std::mem::replace(&mut reasons, true) {
                ui.add_space(APART);
            }
            part(ui, line);
        }
    });
    parts.response
}

/// A line among the parts, its rule behind it, and what its numbers are made up of.
fn part(ui: &mut Ui, line: &Line) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let format = ink::format(line.tone);
        let words = RichText::new(theme::unbroken(&line.text)).font(format.font_id);
        let words = if format.italics { words.italics() } else { words };
        ui.add(Label::new(words.color(format.color)).wrap());
        rule_link(ui, line.rule);
    });
    for sum in line.sums.iter().filter(|sum| !sum.parts.is_empty()) {
        made_of(ui, sum);
    }
}

/// A sum, then its parts, each with its rule.
fn made_of(ui: &mut Ui, sum: &Sum) {
    ui.label(RichText::new(theme::unbroken(&sum.words)).size(12.5).family(theme::bold()));
    for (value, label, rule) in &sum.parts {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            ui.label(RichText::new(format!("{value} {}", phrase(label))).size(12.5));
            rule_link(ui, rule);
        });
    }
}
