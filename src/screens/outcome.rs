//! How it ended, and what everyone did.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, RichText, Ui};
use riposte_rules::battle::{Ending, Table, on_table};
use riposte_rules::figure::FigureId;
use riposte_rules::tell::ending;

use super::{Deed, Drawn, Screen, column, first, room};
use crate::driver::{Bout, Chronicle};
use crate::platform;
use crate::records::Scribe;
use crate::theme::{self, icons, widgets};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(Drawn).run_if(in_state(Screen::Outcome)));
}

fn show(world: &mut World) {
    let Some(ctx) = theme::context(world) else { return };
    let mut wish = None;
    column(&ctx, 860.0, |ui| {
        let tallies = world.resource::<Chronicle>().tallies.len() as f32;
        let content = 330.0 + 30.0 * tallies;
        ui.add_space(((room(ui) - content) / 3.0).max(8.0));
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
        row_of(ui, 21.0, &DEEDS, true, &mut wish);
        ui.add_space(12.0);
        row_of(ui, 16.0, &record_deeds(world), false, &mut wish);
        if let Some(name) = &world.resource::<Scribe>().saved_as {
            ui.label(widgets::pale(format!("Kept as {name}.")));
        }
    });
    if let Some(deed) = wish {
        deed.follow(world);
    }
}

/// What can be done next.
pub const DEEDS: [Deed; 3] = [Deed::Again, Deed::SameDice, Deed::Title];

/// What can be done with the record of the battle.
pub fn record_deeds(world: &World) -> Vec<Deed> {
    let scribe = world.resource::<Scribe>();
    let all = [
        (Deed::KeepReplay, scribe.saved_as.is_none()),
        (Deed::Watch, true),
        (Deed::Share, platform::SHARES),
    ];
    let open = all.into_iter().filter(|(_, open)| *open && !scribe.is_empty());
    open.map(|(deed, _)| deed).collect()
}

/// Buttons in a row in the middle; below each other where the window is narrow.
fn row_of(ui: &mut Ui, size: f32, deeds: &[Deed], leads: bool, wish: &mut Option<Deed>) {
    let width = if leads { 260.0 } else { 190.0 };
    let gap = ui.spacing().item_spacing.x;
    let all = deeds.len() as f32 * (width + gap) - gap;
    let mut add = |ui: &mut Ui| {
        for (number, deed) in deeds.iter().enumerate() {
            let words = theme::capitals(deed.words(), size);
            let height = if leads { 44.0 } else { 36.0 };
            let button = ui.add(egui::Button::new(words).min_size(egui::vec2(width, height)));
            if number == 0 && leads {
                first(&button);
            }
            if button.clicked() {
                *wish = Some(*deed);
            }
        }
    };
    let room = ui.available_width() - all;
    if room < 0.0 {
        ui.vertical_centered(add);
        return;
    }
    ui.horizontal(|ui| {
        ui.add_space(room / 2.0);
        add(ui);
    });
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
        egui::ScrollArea::horizontal().show(ui, |ui| {
            let grid = egui::Grid::new("deeds").num_columns(heads.len()).spacing([20.0, 7.0]);
            grid.striped(false).show(ui, |ui| {
                for head in heads {
                    ui.label(widgets::pale(head));
                }
                ui.end_row();
                for figure in table.figures() {
                    row(ui, world, figure);
                    ui.end_row();
                }
            });
        });
    });
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
