//! How one's battles against the computer ended: rulebooks by levels.

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, ScrollArea, Ui};
use riposte_words::text;

use super::menu_command::MenuCommand;
use crate::app_state::{Notice, Overlay};
use crate::input::{Act, Acts};
use crate::ladder::{Doomed, Rung, rows, score_words};
use crate::screens::frame::first;
use crate::theme::{self, sheet, widgets};

/// What can be done about it.
pub fn commands(world: &World) -> Vec<MenuCommand> {
    use MenuCommand::{Close, DoomLadder, KeepLadder, SpareLadder, WipeLadder};
    match (world.resource::<Doomed>().0, rows(world).is_empty()) {
        (_, true) => vec![Close],
        (true, _) => vec![SpareLadder, WipeLadder],
        (false, _) => vec![Close, KeepLadder, DoomLadder],
    }
}

pub(super) fn show(world: &mut World, mut since: Local<u32>) {
    if *world.resource::<Overlay>() != Overlay::Ladder {
        *since = 0;
        return;
    }
    *since += 1;
    let Some(ctx) = theme::context(world) else { return };
    let told = world.resource::<Notice>().0.is_some();
    let back = *since > 1 && !told && world.resource::<Acts>().just_pressed(&Act::Back);
    let mut pressed = back.then_some(MenuCommand::Close);
    sheet(&ctx, "ladder", 640.0, |ui| {
        widgets::heading(ui, &text!("menu-ladder"));
        ui.label(widgets::pale(text!("ladder-which")));
        ui.add_space(6.0);
        let height = (ctx.content_rect().height() - 240.0).max(80.0);
        ScrollArea::vertical().max_height(height).show(ui, |ui| table(ui, &rows(world)));
        ui.add_space(10.0);
        ui.horizontal_wrapped(|ui| {
            for (number, command) in commands(world).into_iter().enumerate() {
                let words = match command {
                    // There may be no battle to go back to.
                    MenuCommand::Close => text!("screen-close"),
                    other => other.words(),
                };
                let words = theme::capitals(words, 17.0);
                let size = egui::vec2(170.0, widgets::FINGER);
                let button = ui.add(egui::Button::new(words).min_size(size));
                if number == 0 {
                    first(&button);
                }
                if button.clicked() {
                    pressed = Some(command);
                }
            }
        });
    });
    if let Some(command) = pressed {
        command.follow(world);
    }
}

/// A heading for each rulebook, a line for each level.
fn table(ui: &mut Ui, rows: &[Rung]) {
    if rows.is_empty() {
        ui.label(text!("ladder-none"));
    }
    let mut book = "";
    for rung in rows {
        if rung.book != book {
            book = &rung.book;
            ui.add_space(4.0);
            ui.label(RichText::new(book).size(17.0).family(theme::bold()).color(theme::BRIGHT));
        }
        ui.horizontal(|ui| {
            let width = 110.0_f32.min(ui.available_width() * 0.35);
            let name = RichText::new(&rung.level.1).size(15.0);
            let column = egui::vec2(width, 20.0);
            let left = egui::Layout::left_to_right(egui::Align::Center);
            ui.allocate_ui_with_layout(column, left, |ui| {
                ui.set_min_width(width);
                ui.label(name);
            });
            bar(ui, rung);
            ui.label(score_words(rung.score));
        });
    }
}

/// The part of the battles that was won, as a bar.
fn bar(ui: &mut Ui, rung: &Rung) {
    let size = egui::vec2(120.0_f32.min(ui.available_width() * 0.4), 10.0);
    let (place, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    let part = rung.score.won as f32 / rung.score.fought().max(1) as f32;
    ui.painter().rect_filled(place, 3.0, theme::LINE);
    let won = egui::Rect::from_min_size(place.min, egui::vec2(size.x * part, size.y));
    ui.painter().rect_filled(won, 3.0, theme::GREEN);
}
