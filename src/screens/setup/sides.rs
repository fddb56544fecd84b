//! The scenario chosen: who fights with what, who decides for them, how it ends, with which dice.

use bevy::prelude::World;
use bevy_egui::egui::{RichText, Ui};
use riposte_rules::data::{FigureSpawn, Library};
use riposte_rules::figure::Side;
use riposte_rules::rulebook::Shelf;
use riposte_rules::tell::terms;
use riposte_words::{called, phrase, text};

use super::against::against;
use super::arms::Racks;
use super::measured;
use crate::ladder;
use crate::match_setup::Seat;
use crate::screens::invitation::name_field;
use crate::screens::setup_form::SetupForm;
use crate::shipped::{scenario_blurb, scenario_name};
use crate::theme::{self, widgets};

pub(super) fn show(ui: &mut Ui, world: &World, form: &mut SetupForm) {
    let Some(scenario) = form.scenarios.get(form.chosen).cloned() else { return };
    let small = theme::small(ui.ctx());
    if !small {
        ui.spacing_mut().item_spacing.y = 3.0;
    }
    // In a small window this stands under the card with the name.
    if !small || !form.listed().contains(&form.chosen) {
        let name = RichText::new(scenario_name(&scenario)).size(22.0).family(theme::bold());
        ui.label(name.color(theme::BRIGHT));
    }
    ui.label(RichText::new(scenario_blurb(&scenario)).size(14.0));
    ui.add_space(4.0);
    let known = measured::row(world, &scenario);
    for (number, name) in scenario.sides.iter().enumerate() {
        let side = Side(number as u8);
        let color = theme::side_color(world, side);
        ui.horizontal(|ui| {
            ui.label(RichText::new(phrase(name)).size(19.0).family(theme::bold()).color(color));
            if let Some(row) = &known {
                ui.label(widgets::pale(measured::of_side(row, number)));
            }
        });
        for one in scenario.figures.iter().filter(|figure| figure.side == side) {
            figure(ui, world, &scenario.rulebook, one);
        }
        if let Some(place) = form.seats.get_mut(number) {
            level(ui, world, &scenario.rulebook, place);
            let words = ladder::against(world, &scenario.rulebook, *place);
            words.map(|words| ui.label(widgets::pale(words)));
        }
        ui.add_space(6.0);
    }
    if form.seats.contains(&Seat::Friend) {
        name_field(ui, &mut form.name);
        if form.can_swear() {
            let help = text!("setup-sworn-help");
            ui.checkbox(&mut form.sworn, sworn()).on_hover_text(help);
        }
        ui.add_space(6.0);
    }
    if let Some(row) = &known {
        ui.label(widgets::pale(row.words(&scenario.sides)));
    }
    ui.label(widgets::pale(terms(&scenario)));
}

/// The words for dice that nobody foresees, here and beside the window.
pub fn sworn() -> String {
    text!("setup-sworn")
}

/// What is set up, in a line: "Axe and sword: A person against Squire".
pub(super) fn in_short(form: &SetupForm) -> Option<String> {
    let scenario = form.scenarios.get(form.chosen)?;
    let seats = against(form.seats.iter().map(|seat| seat.name()));
    Some(format!("{}: {seats}", scenario_name(scenario)))
}

/// Who it is, what it holds, what it is like.
fn figure(ui: &mut Ui, world: &World, book: &str, figure: &FigureSpawn) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.y = 1.0;
        ui.label(RichText::new(called(&figure.name)).size(14.0).family(theme::bold()));
        let held = world.resource::<Racks>().held(book, figure);
        if !held.is_empty() {
            ui.label(RichText::new(held).size(13.5));
        }
        ui.label(widgets::pale(phrase(&figure.entry.blurb)));
    });
}

/// Who may sit where somebody sits now, by the rules of a book.
pub fn seats(world: &World, book: &str, taken: Seat) -> Vec<Seat> {
    let book = world.resource::<Shelf>().find(book);
    book.map_or_else(Vec::new, |book| Seat::offered(book.as_ref(), taken))
}

/// Who decides for a side, how strong, and with what temper.
fn level(ui: &mut Ui, world: &World, book: &str, place: &mut Seat) {
    ui.horizontal_wrapped(|ui| {
        // All of them stand in one line where there is room for the form beside the list.
        let beside = !theme::small(ui.ctx());
        if beside {
            ui.spacing_mut().item_spacing.x = 1.0;
            ui.spacing_mut().button_padding.x = 5.0;
        }
        for seat in seats(world, book, *place) {
            let chosen = seat.like(*place);
            let mut name = RichText::new(seat.name());
            if beside {
                name = name.size(14.5);
            }
            let label = ui.selectable_label(chosen, name).on_hover_text(seat.blurb());
            if label.clicked() && !chosen {
                *place = seat;
            }
        }
    });
    ui.label(widgets::pale(place.blurb()));
    let library = world.resource::<Library>();
    if place.temper(library).is_none() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        for seat in place.tempers() {
            let Some(temper) = seat.temper(library) else { continue };
            let label = ui.selectable_label(seat == *place, temper.name);
            if label.on_hover_text(temper.blurb).clicked() {
                *place = seat;
            }
        }
    });
    ui.label(widgets::pale(place.temper(library).map_or(String::new(), |temper| temper.blurb)));
}
