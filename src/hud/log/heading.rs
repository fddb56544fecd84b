//! The headings of the log: turns and phases, and who acts.

use bevy::prelude::*;
use bevy_egui::egui::{Label, RichText, Sense, Ui};
use riposte_rules::battle::Table;
use riposte_rules::figure::FigureId;
use riposte_rules::tell::Entry;

use super::log_view::LogView;
use super::{ink, row};
use crate::theme;

/// A turn or a phase; that of a figure narrows the log to it.
pub(super) fn of_time(ui: &mut Ui, entry: &Entry, view: &mut LogView) {
    let format = ink::format(entry.tone());
    let words = RichText::new(entry.text()).font(format.font_id).color(format.color);
    let words = if entry.figure().is_none() { words.underline() } else { words };
    ui.add_space(3.0);
    narrowing(ui, words, entry.figure(), view);
}

/// The figure whose deeds follow.
pub(super) fn of_figure(ui: &mut Ui, world: &World, figure: Option<FigureId>, view: &mut LogView) {
    let Some(figure) = figure else { return };
    let table = Table::new(world);
    let ink = theme::side_color(world, table.side(figure));
    let name = RichText::new(table.name(figure)).size(12.5).family(theme::bold()).color(ink);
    narrowing(ui, name, Some(figure), view);
}

/// A heading; a click on that of a figure narrows the log to it, or shows all again.
fn narrowing(ui: &mut Ui, words: RichText, figure: Option<FigureId>, view: &mut LogView) {
    let Some(figure) = figure else {
        ui.add(Label::new(words).wrap());
        return;
    };
    let label = ui.add(Label::new(words).wrap().sense(Sense::click()));
    if row::pressable(label).clicked() {
        view.only = if view.only == Some(figure) { None } else { Some(figure) };
    }
}
