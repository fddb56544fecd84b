//! The row above the log that narrows it to one figure.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, Ui};
use riposte_rules::battle::Table;
use riposte_rules::figure::FigureId;
use riposte_words::text;

use super::again;
use super::log_view::LogView;
use crate::articles::after_definite;
use crate::hud::command::HudCommand;
use crate::theme::{self, widgets};

/// With more figures than these there is a list in place of a row.
const MOST: usize = 4;

/// Draws the row, with the button that shows the last exchange again at its end.
pub(super) fn show(ui: &mut Ui, world: &World, view: &mut LogView, commands: &mut Vec<HudCommand>) {
    let table = Table::new(world);
    let figures: Vec<FigureId> = table.figures().collect();
    let small = theme::small(ui.ctx());
    if small || figures.len() > MOST {
        ui.horizontal(|ui| {
            let beside = again::width(ui, world);
            list(ui, table, &figures, view, ui.available_width() - beside);
            again::beside_chips(ui, world, commands);
        });
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        chip(ui, RichText::new(text!("log-all")), None, view);
        for figure in figures {
            let ink = theme::side_color(world, table.side(figure));
            chip(ui, RichText::new(short(table, figure)).color(ink), Some(figure), view);
        }
        again::beside_chips(ui, world, commands);
    });
}

fn chip(ui: &mut Ui, words: RichText, figure: Option<FigureId>, view: &mut LogView) {
    let button = egui::Button::selectable(view.only == figure, words.size(12.5));
    if ui.add(button).clicked() {
        view.only = figure;
    }
}

/// The figures as a list that opens, at most so wide.
fn list(ui: &mut Ui, table: Table, figures: &[FigureId], view: &mut LogView, most: f32) {
    let small = theme::small(ui.ctx());
    let everyone = text!("log-everyone");
    let name =
        |figure: Option<FigureId>| figure.map_or(everyone.as_str(), |figure| table.name(figure));
    let width = most.min(220.0);
    let height = if small { widgets::FINGER } else { ui.spacing().interact_size.y };
    ui.scope(|ui| {
        ui.spacing_mut().interact_size.y = height;
        let list = egui::ComboBox::from_id_salt("log of").width(width);
        list.selected_text(RichText::new(name(view.only)).size(13.5)).show_ui(ui, |ui| {
            let all = std::iter::once(None).chain(figures.iter().copied().map(Some));
            all.for_each(|figure| {
                ui.selectable_value(&mut view.only, figure, name(figure));
            });
        });
    });
}

/// The first word of a name, with the article where it has one.
fn short(table: Table, figure: FigureId) -> String {
    let name = table.name(figure);
    let words = if after_definite(name).is_some() { 2 } else { 1 };
    name.split(' ').take(words).collect::<Vec<_>>().join(" ")
}
