//! An entry of the log: a line for each result, and all parts where it is opened.

use bevy::prelude::*;
use bevy_egui::egui::{self, CursorIcon, FontId, Label, Response, RichText, Sense, Ui};
use riposte_rules::tell::{Entry, Line, Tone};

use super::log_view::LogView;
use super::places::places;
use super::{ink, parts};
use crate::battle_log::BattleLog;
use crate::theme;

/// The room of the mark that says whether a line is opened, in points.
const MARK: f32 = 14.0;

/// Draws an entry.
pub(super) fn show(ui: &mut Ui, world: &World, entry: &Entry, view: &mut LogView) {
    let lines = &world.resource::<BattleLog>().lines;
    let number = entry.number();
    let open = view.unfolded.contains(&number);
    let row = results(ui, entry, open);
    if row.hovered() {
        view.pointed = places(world, entry);
    }
    if row.clicked() {
        view.goes = places(world, entry).first().copied();
        match open {
            true => view.unfolded.retain(|known| *known != number),
            false if entry.folds() => view.unfolded.push(number),
            false => {}
        }
    }
    if open {
        let parts = parts::show(ui, entry, lines);
        if view.reveals {
            ui.scroll_to_rect(row.rect.union(parts.rect), None);
        }
    } else if dice(entry, lines).next().is_some() {
        row.on_hover_ui(|ui| how_they_fell(ui, entry, lines));
    }
}

/// The lines of the results beside the mark of the entry.
fn results(ui: &mut Ui, entry: &Entry, open: bool) -> Response {
    let mark = match (entry.folds(), open) {
        (true, true) => "–",
        (true, false) => "+",
        (false, _) => "",
    };
    let row = ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let (place, marked) = ui.allocate_exact_size(egui::vec2(MARK, 16.0), Sense::click());
        let font = FontId::monospace(12.5);
        ui.painter().text(place.left_top(), egui::Align2::LEFT_TOP, mark, font, theme::RED);
        let heads = ui.vertical(|ui| {
            let label = |head| Label::new(ink::of(head)).wrap().sense(Sense::click());
            let all = entry.heads.iter().map(|head| ui.add(label(head)));
            all.reduce(|all, next| all | next)
        });
        marked | heads.inner.unwrap_or(heads.response)
    });
    pressable(row.inner)
}

/// The hand of what can be pressed.
pub(super) fn pressable(response: Response) -> Response {
    response.on_hover_cursor(CursorIcon::PointingHand)
}

/// The lines of an entry in which dice fell.
fn dice<'l>(entry: &'l Entry, lines: &'l [Line]) -> impl Iterator<Item = &'l Line> {
    let lines = entry.lines.iter().filter_map(|number| lines.get(*number));
    lines.filter(|line| line.tone == Tone::Dice)
}

/// The dice of an entry, for a person who points at it.
fn how_they_fell(ui: &mut Ui, entry: &Entry, lines: &[Line]) {
    ui.set_max_width(340.0);
    for line in dice(entry, lines) {
        ui.label(RichText::new(theme::unbroken(&line.text)).size(12.5));
    }
}
