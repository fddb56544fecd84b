//! The panel at the right: the figure and the hex looked at.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, ScrollArea, Ui};
use riposte_rules::battle::Table;
use riposte_rules::board::hex_name;
use riposte_rules::figure::{Dropped, FigureId, FigureSet};
use riposte_rules::rulebook::{Fact, side_name};

use super::Picking;
use crate::driver::Desk;
use crate::input::LookedAt;
use crate::theme::{self, widgets};

/// The figure the panel is about: in the hex looked at, or the one that decides.
pub(super) fn subject(world: &World) -> Option<FigureId> {
    let table = Table::new(world);
    let looked_at = world.resource::<LookedAt>().0;
    let here = looked_at.and_then(|hex| table.figures().filter(|f| table.hex(*f) == hex).last());
    let asked = world.resource::<Desk>().0.as_ref().map(|offer| offer.decision.figure);
    here.or(asked).or_else(|| table.active_figures().next())
}

pub(super) fn show(ui: &mut Ui, world: &World, _: &Picking) {
    let height = ui.available_height() * 0.56;
    ScrollArea::vertical().id_salt("figure").max_height(height).auto_shrink([false, false]).show(
        ui,
        |ui| {
            ui.spacing_mut().item_spacing.y = 3.0;
            if let Some(figure) = subject(world) {
                figure_card(ui, world, figure);
            }
        },
    );
    ground(ui, world);
    ui.separator();
}

/// All of it, in a panel of its own.
pub(super) fn card(ui: &mut Ui, world: &World) {
    ScrollArea::vertical().id_salt("card").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        if let Some(figure) = subject(world) {
            figure_card(ui, world, figure);
        }
        ground(ui, world);
    });
}

fn figure_card(ui: &mut Ui, world: &World, figure: FigureId) {
    let table = Table::new(world);
    let side = table.side(figure);
    ui.horizontal(|ui| {
        let name = RichText::new(table.name(figure)).heading().family(theme::bold());
        ui.label(name.color(theme::side_color(world, side)));
        ui.label(widgets::pale(side_name(world, side)));
    });
    let life = table.harm(figure).life;
    let state = if table.active(figure) { table.posture(figure).word() } else { life.word() };
    let facing = table.facing(figure).word();
    ui.label(format!("{state}, faces {facing}, at {}", hex_name(table.hex(figure))));
    facts(ui, "facts", &table.book().card(world, figure));
    wounds(ui, table, figure);
    engaged(ui, table, figure);
    arms(ui, world, figure);
}

fn facts(ui: &mut Ui, id: &str, facts: &[Fact]) {
    egui::Grid::new(id).num_columns(2).spacing([10.0, 2.0]).show(ui, |ui| {
        for fact in facts {
            let name = ui.label(widgets::pale(fact.name.as_ref()));
            let value = ui.add(egui::Label::new(RichText::new(&fact.value).size(13.5)).wrap());
            if !fact.rule.is_empty() {
                name.on_hover_text(fact.rule);
                value.on_hover_text(fact.rule);
            }
            ui.end_row();
        }
    });
}

fn wounds(ui: &mut Ui, table: Table, figure: FigureId) {
    let wounds = &table.harm(figure).wounds;
    if wounds.is_empty() {
        return;
    }
    let spots = table.book().spots(table.world());
    let words: Vec<String> = wounds
        .iter()
        .map(|wound| {
            let spot = spots.get(wound.spot.0 as usize).map_or("body", String::as_str);
            format!("{} ({})", spot.to_lowercase(), wound.level)
        })
        .collect();
    ui.label(RichText::new(format!("Wounds: {}", words.join(", "))).size(13.5).color(theme::RED));
}

fn engaged(ui: &mut Ui, table: Table, figure: FigureId) {
    let engagement = table.engagement(figure);
    let names = |set: FigureSet| -> String {
        let names: Vec<&str> = set.iter().map(|figure| table.name(figure)).collect();
        names.join(", ")
    };
    if !engagement.threatens.is_empty() {
        ui.label(RichText::new(format!("Can strike {}", names(engagement.threatens))).size(13.5));
    }
    if engagement.engaged() {
        let text = format!("Can be struck by {}", names(engagement.threatened_by));
        ui.label(RichText::new(text).size(13.5).color(theme::RED));
    }
}

fn arms(ui: &mut Ui, world: &World, figure: FigureId) {
    let table = Table::new(world);
    let items = table.arms(figure).items.iter();
    for item in items {
        let weapon = table.armoury().weapon(item.weapon);
        if weapon.natural {
            continue;
        }
        let text = format!("{}, {}", weapon.name, item.at.words());
        let ink = if item.at.ready() { theme::INK } else { theme::PALE };
        let label = ui.label(RichText::new(text).size(13.5).color(ink));
        let card = table.book().weapon_card(world, item.weapon);
        if !card.is_empty() {
            label.on_hover_ui(|ui| {
                ui.set_max_width(320.0);
                ui.label(RichText::new(&weapon.name).family(theme::bold()));
                facts(ui, "weapon", &card);
            });
        }
    }
}

fn ground(ui: &mut Ui, world: &World) {
    let table = Table::new(world);
    let Some(hex) = world.resource::<LookedAt>().0 else { return };
    let Some(terrain) = table.board().terrain(hex) else { return };
    let lying: Vec<String> = world
        .resource::<Dropped>()
        .0
        .iter()
        .filter(|lying| lying.hex == hex)
        .map(|lying| table.armoury().weapon(lying.weapon).name.to_lowercase())
        .collect();
    let things = match lying.is_empty() {
        true => String::new(),
        false => format!("; here lies: {}", lying.join(", ")),
    };
    ui.label(widgets::pale(format!("{}: {}{things}", hex_name(hex), terrain.name())));
}
