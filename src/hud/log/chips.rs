//! The row above the log that narrows it to one figure.

use bevy::prelude::*;
use bevy_egui::egui::{self, Color32, RichText, Ui};
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
        chip(ui, (text!("log-all"), theme::INK), None, view);
        for figure in figures {
            let side = theme::side_color(world, table.side(figure));
            chip(ui, (short(table, figure), side), Some(figure), view);
        }
        again::beside_chips(ui, world, commands);
    });
}

fn chip(
    ui: &mut Ui,
    (words, side): (String, Color32),
    figure: Option<FigureId>,
    view: &mut LogView,
) {
    let chosen = view.only == figure;
    let words = RichText::new(words).size(12.5).color(ink(chosen, side));
    if ui.add(egui::Button::selectable(chosen, words)).clicked() {
        view.only = figure;
    }
}

/// The colour of a name: that of its side, but on gold, where that could not be read.
fn ink(chosen: bool, side: Color32) -> Color32 {
    if chosen { theme::INK } else { side }
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

#[cfg(test)]
mod tests {
    use super::*;

    /// How bright a colour is seen, from 0 to 1.
    fn brightness(colour: Color32) -> f32 {
        let part = |part: u8| match f32::from(part) / 255.0 {
            low if low <= 0.04045 => low / 12.92,
            high => ((high + 0.055) / 1.055).powf(2.4),
        };
        let [red, green, blue, _] = colour.to_array();
        0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
    }

    #[test]
    fn the_name_that_is_chosen_can_be_read_on_gold() {
        let contrast = |ink: Color32| (brightness(ink) + 0.05) / (brightness(theme::GOLD) + 0.05);
        // The red and the blue of the first two sides.
        for side in [Color32::from_rgb(0xD0, 0x80, 0x80), Color32::from_rgb(0x80, 0x98, 0xC8)] {
            assert!(contrast(ink(true, side)) >= 4.5, "{}", contrast(ink(true, side)));
            assert_eq!(ink(false, side), side, "elsewhere it has the colour of its side");
        }
    }
}
