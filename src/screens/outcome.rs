//! How it ended, and what everyone did.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, RichText, Ui};
use riposte_rules::battle::{Ending, Table, on_table};
use riposte_rules::figure::{FigureId, Life};
use riposte_rules::tell::ending;

use super::setup::{open, seed_by_lot};
use super::{Drawn, Notice, Screen, column, first};
use crate::driver::{Bout, Chronicle, Tally};
use crate::records::{self, Scribe};
use crate::theme::{self, icons, widgets};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(Drawn).run_if(in_state(Screen::Outcome)));
}

fn show(world: &mut World) {
    let Some(ctx) = theme::context(world) else { return };
    let mut wish = None;
    let mut record_wish = None;
    column(&ctx, 860.0, |ui| {
        let tallies = world.resource::<Chronicle>().tallies.len() as f32;
        let content = 330.0 + 30.0 * tallies;
        ui.add_space(((ui.available_height() - content) / 3.0).max(8.0));
        if let Some(picture) = icons::image(world, "victory", 72.0) {
            ui.add(picture.tint(theme::RED));
        }
        if on_table(world) {
            verdict(ui, world);
            ui.add_space(18.0);
            deeds(ui, world);
        } else {
            ui.label(RichText::new("No battle was fought.").size(30.0));
        }
        ui.add_space(26.0);
        ui.horizontal(|ui| {
            ui.add_space((ui.available_width() - 796.0).max(0.0) / 2.0);
            let entries = ["Again", "The same dice again", "Title"];
            for (number, text) in entries.into_iter().enumerate() {
                let button = widgets::menu_button(ui, text);
                if number == 0 {
                    first(&button);
                }
                if button.clicked() {
                    wish = Some(number);
                }
            }
        });
        if let Some(record) = world.get_resource::<Scribe>().filter(|scribe| !scribe.is_empty()) {
            ui.add_space(12.0);
            record_wish = record_buttons(ui, record.saved_as.is_some());
            if let Some(name) = &record.saved_as {
                ui.label(widgets::pale(format!("Kept as {name}.")));
            }
        }
    });
    if let Some(watches) = record_wish {
        of_record(world, watches);
    }
    let bout = world.get_resource::<Bout>().cloned();
    match (wish, bout) {
        (Some(0), Some(bout)) => open(world, &Bout { seed: seed_by_lot(), ..bout }),
        (Some(1), Some(bout)) => open(world, &bout),
        (Some(_), _) => world.resource_mut::<NextState<Screen>>().set(Screen::Title),
        (None, _) => {}
    }
}

/// Keeping the battle, and seeing it again. True for seeing it.
fn record_buttons(ui: &mut Ui, saved: bool) -> Option<bool> {
    let mut wish = None;
    ui.horizontal(|ui| {
        ui.add_space((ui.available_width() - 320.0).max(0.0) / 2.0);
        let size = egui::vec2(156.0, 32.0);
        let words = if saved { "Replay saved" } else { "Save replay" };
        let save = egui::Button::new(theme::capitals(words, 16.0)).min_size(size);
        if ui.add_enabled(!saved, save).clicked() {
            wish = Some(false);
        }
        let watch = egui::Button::new(theme::capitals("Watch it again", 16.0)).min_size(size);
        if ui.add(watch).clicked() {
            wish = Some(true);
        }
    });
    wish
}

fn of_record(world: &mut World, watches: bool) {
    let done = match watches {
        true => world.resource::<Scribe>().record.clone().map_or(Ok(()), |record| {
            records::watch(world, record, Screen::Outcome)?;
            world.resource_mut::<NextState<Screen>>().set(Screen::Battle);
            Ok(())
        }),
        false => records::keep_replay(world).map(|name| {
            world.resource_mut::<Scribe>().saved_as = Some(name);
        }),
    };
    if let Err(error) = done {
        world.resource_mut::<Notice>().0 = Some(error.to_string());
    }
}

fn verdict(ui: &mut Ui, world: &World) {
    let table = Table::new(world);
    let Some(outcome) = world.resource::<Ending>().0 else {
        ui.label(RichText::new("The battle was left unfinished").size(30.0).family(theme::bold()));
        return;
    };
    let ink = outcome.winner.map_or(theme::INK, |side| theme::side_color(world, side));
    ui.label(theme::capitals(ending(table, outcome), 34.0).color(ink));
    let bout = world.resource::<Bout>();
    ui.label(widgets::pale(format!("{}, seed {}", bout.scenario.name, bout.seed)));
}

fn deeds(ui: &mut Ui, world: &World) {
    let table = Table::new(world);
    let heads = [
        "",
        "Blows struck",
        "Hits",
        "Wounds given",
        "Felled",
        "Blows faced",
        "Turned aside",
        "Wounds taken",
        "Fate",
    ];
    widgets::card(false).inner_margin(16.0).show(ui, |ui| {
        ui.set_width(ui.available_width());
        egui::Grid::new("deeds").num_columns(heads.len()).spacing([20.0, 7.0]).striped(false).show(
            ui,
            |ui| {
                for head in heads {
                    ui.label(widgets::pale(head));
                }
                ui.end_row();
                for figure in table.figures().filter(|figure| took_part(world, *figure)) {
                    row(ui, world, figure);
                    ui.end_row();
                }
            },
        );
    });
}

/// Whether a figure was ever on the field: not one that stayed in reserve.
fn took_part(world: &World, figure: FigureId) -> bool {
    let tallies = &world.resource::<Chronicle>().tallies;
    let did = tallies.get(figure.index()).is_some_and(|tally| *tally != Tally::default());
    did || Table::new(world).harm(figure).life != Life::Gone
}

fn row(ui: &mut Ui, world: &World, figure: FigureId) {
    let table = Table::new(world);
    let tallies = &world.resource::<Chronicle>().tallies;
    let tally = tallies.get(figure.index()).cloned().unwrap_or_default();
    let name = RichText::new(table.name(figure)).family(theme::bold());
    ui.label(name.color(theme::side_color(world, table.side(figure))));
    let counts = [
        tally.blows,
        tally.hits,
        tally.given,
        tally.felled,
        tally.faced,
        tally.turned,
        tally.taken,
    ];
    for count in counts {
        ui.label(count.to_string());
    }
    let active = table.active(figure);
    let fate = if active { "still standing" } else { table.harm(figure).life.word() };
    ui.label(RichText::new(fate).color(if active { theme::GREEN } else { theme::RED }));
}
