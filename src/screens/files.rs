//! The list of saves and replays.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, ScrollArea, Ui};
use riposte_rules::rulebook::Shelf;
use riposte_words::text;

use super::file_list::{FileCommand, Listing};
use super::menu_command::MenuCommand;
use super::setup::small_map::paint;
use super::when;
use crate::app_state::Overlay;
use crate::board::contract::Palette;
use crate::input::{Act, Acts};
use crate::platform;
use crate::records::{self, Entry, Kind};
use crate::screens::frame::first;
use crate::theme::{self, sheet, widgets};

pub(super) fn show(world: &mut World, mut since: Local<u32>) {
    if *world.resource::<Overlay>() != Overlay::Files {
        *since = 0;
        return;
    }
    *since += 1;
    if *since == 1 {
        let entries = records::entries(world);
        world.insert_resource(Listing { entries, doomed: None });
    }
    let Some(ctx) = theme::context(world) else { return };
    let acts = world.resource::<Acts>();
    let pressed = [Act::Back, Act::Files].iter().any(|act| acts.just_pressed(act));
    let mut close = *since > 1 && pressed;
    let mut pressed = None;
    let mut picks = false;
    sheet(&ctx, "files", 720.0, |ui| {
        ui.label(RichText::new(text!("menu-files")).size(26.0).family(theme::bold()));
        ui.add_space(6.0);
        let height = (ctx.content_rect().height() - 200.0).max(80.0);
        ScrollArea::vertical().max_height(height).auto_shrink([false, true]).show(ui, |ui| {
            pressed = rows(ui, world, world.resource::<Listing>());
        });
        ui.add_space(10.0);
        ui.horizontal_wrapped(|ui| {
            let button = widgets::menu_button(ui, &text!("screen-close"));
            first(&button);
            close |= button.clicked();
            if platform::SHARES {
                picks = widgets::menu_button(ui, &MenuCommand::PickFile.words()).clicked();
            }
        });
    });
    if picks {
        MenuCommand::PickFile.follow(world);
    }
    if close {
        *world.resource_mut::<Overlay>() = Overlay::None;
    }
    if let Some(pressed) = pressed {
        pressed.follow(world);
    }
}

fn rows(ui: &mut Ui, world: &World, listing: &Listing) -> Option<FileCommand> {
    let Listing { entries, doomed } = listing;
    if entries.is_empty() {
        ui.label(text!("filelist-none"));
    }
    let mut pressed = None;
    let begun = entries.first().is_some_and(|entry| entry.kind != Kind::Kept);
    for (number, entry) in entries.iter().enumerate() {
        // Where the kind changes stands its name, if any is under way.
        let before = number.checked_sub(1).map(|before| entries[before].kind);
        if begun && before != Some(entry.kind) {
            widgets::caption(ui, &entry.kind.heading());
        }
        ui.horizontal(|ui| {
            let width = ui.available_width() - DELETE;
            let name = theme::capitals(&entry.title, 16.0);
            let button = egui::Button::new(name).min_size(egui::vec2(width, 34.0));
            let button = ui.add_enabled(entry.about.is_ok(), button);
            if number == 0 && entry.about.is_ok() {
                first(&button);
            }
            if button.clicked() {
                pressed = Some(FileCommand::Open(number));
            }
            if ui.add(small(&entry.doom())).clicked() {
                pressed = Some(FileCommand::Doom(number));
            }
        });
        if *doomed == Some(number) {
            pressed = confirm(ui, number, entry).or(pressed);
        } else {
            ui.horizontal(|ui| {
                picture(ui, world, entry);
                ui.vertical(|ui| about(ui, entry));
            });
        }
        ui.add_space(4.0);
    }
    pressed
}

/// The width kept free for a button at the end of a row.
const DELETE: f32 = 140.0;

fn small(words: &str) -> egui::Button<'static> {
    egui::Button::new(theme::capitals(words, 14.0)).min_size(egui::vec2(80.0, 34.0))
}

fn confirm(ui: &mut Ui, number: usize, entry: &Entry) -> Option<FileCommand> {
    ui.horizontal(|ui| {
        let asks = match entry.kind {
            Kind::Kept => text!("filelist-asks-delete"),
            Kind::Letter | Kind::UnderWay => text!("filelist-asks-throw"),
        };
        ui.label(RichText::new(asks).color(theme::RED));
        let delete = ui.add(small(&text!("filelist-delete"))).clicked();
        let keep = ui.add(small(&text!("filelist-spare"))).clicked();
        match (delete, keep) {
            (true, _) => Some(FileCommand::Delete(number)),
            (_, true) => Some(FileCommand::Spare),
            _ => None,
        }
    })
    .inner
}

/// The size of the picture of a battle, in points.
const MAP: egui::Vec2 = egui::vec2(76.0, 54.0);

/// Where it is fought and who began where, drawn small; nothing where it cannot be read.
fn picture(ui: &mut Ui, world: &World, entry: &Entry) {
    let Some(scenario) = &entry.scenario else { return };
    let (place, _) = ui.allocate_exact_size(MAP, egui::Sense::hover());
    if ui.is_rect_visible(place) {
        let book = world.resource::<Shelf>().find(&scenario.rulebook);
        let faces = book.is_none_or(|book| book.faces());
        paint(ui.painter(), place, scenario, world.resource::<Palette>(), faces);
    }
}

fn about(ui: &mut Ui, entry: &Entry) {
    ui.horizontal_wrapped(|ui| {
        match &entry.about {
            Ok(about) => ui.label(widgets::pale(about)),
            Err(error) => ui.label(RichText::new(error).small().color(theme::RED)),
        };
        ui.label(widgets::pale(when::words(entry.age)));
    });
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use bevy_egui::egui::{RawInput, Rect, pos2, vec2};
    use riposte_rules::data::Scenario;

    use super::*;

    /// How many shapes the list of one battle is drawn with: in a scenario, or one that cannot be had.
    fn drawn(scenario: Option<Scenario>) -> usize {
        let mut world = World::new();
        world.insert_resource(riposte_shelf::shelf());
        world.init_resource::<Palette>();
        let entry = Entry {
            file: "duel-1.riposte".into(),
            name: "duel-1".into(),
            title: "Axe and sword".into(),
            kind: Kind::UnderWay,
            about: Ok("Save, turn 3".into()),
            scenario: scenario.map(Arc::new),
            age: 5,
        };
        let listing = Listing { entries: vec![entry], doomed: None };
        let size = vec2(500.0, 300.0);
        let screen = Some(Rect::from_min_size(pos2(0.0, 0.0), size));
        let input = RawInput { screen_rect: screen, ..RawInput::default() };
        let mut output = theme::dressed(size).run_ui(input, |ui| {
            rows(ui, &world, &listing);
        });
        output.textures_delta.clear();
        output.shapes.len()
    }

    #[test]
    fn a_battle_of_the_list_has_a_picture_of_its_map() {
        let scenario = Scenario::shipped(&riposte_shelf::library(), "duel");
        let scenario = scenario.unwrap_or_else(|error| panic!("{error}"));
        let hexes = scenario.board.hexes().count();
        assert!(drawn(Some(scenario)) > drawn(None) + hexes);
    }
}
