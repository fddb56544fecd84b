//! How one's battles against the computer ended: for each rulebook a ladder of levels, with the place
//! where one stands.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, ScrollArea, Ui, pos2, vec2};
use riposte_rules::rulebook::{Rulebook, Shelf};
use riposte_words::text;

use super::menu_command::MenuCommand;
use crate::app_state::{Notice, Overlay};
use crate::input::{Act, Acts};
use crate::ladder::{Doomed, Rung, begun, of_book, standing};
use crate::screens::frame::first;
use crate::settings::Score;
use crate::theme::{self, sheet, widgets};

/// What can be done about it.
pub fn commands(world: &World) -> Vec<MenuCommand> {
    use MenuCommand::{Close, DoomLadder, KeepLadder, SpareLadder, WipeLadder};
    match (world.resource::<Doomed>().0, begun(world)) {
        (_, false) => vec![Close],
        (true, _) => vec![SpareLadder, WipeLadder],
        (false, _) => vec![Close, KeepLadder, DoomLadder],
    }
}

pub(super) fn show(world: &mut World, mut since: Local<u32>, mut book: Local<usize>) {
    if *world.resource::<Overlay>() != Overlay::Ladder {
        *since = 0;
        return;
    }
    if *since == 0 {
        *book = first_met(world);
    }
    *since += 1;
    let Some(ctx) = theme::context(world) else { return };
    let told = world.resource::<Notice>().0.is_some();
    let back = *since > 1 && !told && world.resource::<Acts>().just_pressed(&Act::Back);
    let pressed = whole(&ctx, world, &mut book);
    if let Some(command) = pressed.or(back.then_some(MenuCommand::Close)) {
        command.follow(world);
    }
}

/// The first book by whose rules a battle was fought, by its number.
fn first_met(world: &World) -> usize {
    let mut books = world.resource::<Shelf>().0.iter();
    books.position(|book| of_book(world, book.as_ref()).iter().any(Rung::is_met)).unwrap_or(0)
}

/// The ladder of a book, and what was pressed.
fn whole(ctx: &egui::Context, world: &World, book: &mut usize) -> Option<MenuCommand> {
    let commands = commands(world);
    let mut pressed = None;
    sheet(ctx, "ladder", 640.0, |ui| {
        widgets::heading(ui, &text!("menu-ladder"));
        let about = if begun(world) { text!("ladder-which") } else { text!("ladder-none") };
        ui.label(widgets::pale(about));
        let books = &world.resource::<Shelf>().0;
        tabs(ui, books, book);
        let height = (ui.available_height() - foot(ui, commands.len())).max(80.0);
        let area = ScrollArea::vertical().id_salt(*book).max_height(height);
        area.auto_shrink([false, true]).show(ui, |ui| {
            if let Some(book) = books.get(*book) {
                rungs(ui, &of_book(world, book.as_ref()));
                ui.add_space(4.0);
                ui.label(standing(world, book.as_ref()));
            }
        });
        ui.add_space(10.0);
        ui.horizontal_wrapped(|ui| pressed = buttons(ui, &commands));
    });
    pressed
}

/// The books, one of which is shown.
fn tabs(ui: &mut Ui, books: &[Arc<dyn Rulebook>], shown: &mut usize) {
    let size = if theme::small(ui.ctx()) { 18.0 } else { 21.0 };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 18.0;
        for (number, book) in books.iter().enumerate() {
            let ink = if number == *shown { theme::RED } else { theme::PALE };
            let name = RichText::new(book.name()).size(size).family(theme::bold()).color(ink);
            if widgets::bare_button(ui, name).clicked() {
                *shown = number;
            }
        }
    });
    ui.add_space(4.0);
}

/// The least width of a button, and what one is taken to have at most.
const BUTTON: f32 = 170.0;
const WIDEST: f32 = 200.0;

fn buttons(ui: &mut Ui, commands: &[MenuCommand]) -> Option<MenuCommand> {
    let mut pressed = None;
    for (number, command) in commands.iter().enumerate() {
        let words = match command {
            // There may be no battle to go back to.
            MenuCommand::Close => text!("screen-close"),
            other => other.words(),
        };
        let words = theme::capitals(words, 17.0);
        let button = ui.add(egui::Button::new(words).min_size(vec2(BUTTON, widgets::FINGER)));
        if number == 0 {
            first(&button);
        }
        if button.clicked() {
            pressed = Some(*command);
        }
    }
    pressed
}

/// The height of so many buttons below the ladder.
fn foot(ui: &Ui, buttons: usize) -> f32 {
    let gap = ui.spacing().item_spacing;
    let beside = ((ui.available_width() + gap.x) / (WIDEST + gap.x)).floor().max(1.0);
    let lines = (buttons as f32 / beside).ceil();
    10.0 + gap.y + lines * (widgets::FINGER + gap.y)
}

/// With less room, in points, the numbers stand below the names.
const NARROW: f32 = 520.0;

/// The levels, the strongest at the top.
fn rungs(ui: &mut Ui, rungs: &[Rung]) {
    let from_top = rungs.iter().rev();
    if ui.available_width() < NARROW {
        from_top.for_each(|rung| in_lines(ui, rung));
        return;
    }
    egui::Grid::new("rungs").num_columns(6).spacing([16.0, 7.0]).show(ui, |ui| {
        ui.label("");
        ui.label(widgets::pale(text!("ladder-battles")));
        ui.label(widgets::pale(text!("ladder-won")));
        ui.label(widgets::pale(text!("ladder-lost")));
        ui.label(widgets::pale(text!("ladder-drawn")));
        ui.end_row();
        from_top.for_each(|rung| in_columns(ui, rung));
    });
}

fn in_columns(ui: &mut Ui, rung: &Rung) {
    name(ui, rung);
    let Score { won, lost, drawn } = rung.score;
    for count in [rung.score.fought(), won, lost, drawn] {
        ui.label(if rung.is_met() { count.to_string() } else { String::new() });
    }
    if rung.is_met() {
        bar(ui, rung);
    } else {
        ui.label(widgets::pale(rung.told()));
    }
    ui.end_row();
}

fn in_lines(ui: &mut Ui, rung: &Rung) {
    ui.horizontal(|ui| {
        name(ui, rung);
        if rung.is_met() {
            bar(ui, rung);
        }
    });
    ui.label(widgets::pale(rung.told()));
}

/// The name of the level, with a mark where one stands.
fn name(ui: &mut Ui, rung: &Rung) {
    ui.horizontal(|ui| {
        let (place, _) = ui.allocate_exact_size(vec2(10.0, 18.0), egui::Sense::hover());
        let name = RichText::new(&rung.level.1).size(16.0);
        if !rung.stands {
            ui.label(name);
            return;
        }
        let middle = place.left_center();
        let points = [(0.0, -6.0), (8.0, 0.0), (0.0, 6.0)];
        let points = points.map(|(x, y)| pos2(middle.x + x, middle.y + y)).to_vec();
        let mark = egui::Shape::convex_polygon(points, theme::BRIGHT, egui::Stroke::NONE);
        ui.painter().add(mark);
        ui.label(name.family(theme::bold()).color(theme::BRIGHT));
    });
}

/// The part of the battles that was won, as a bar.
fn bar(ui: &mut Ui, rung: &Rung) {
    let size = vec2(90.0, 10.0);
    let (place, _) = ui.allocate_exact_size(size, egui::Sense::hover());
    let part = rung.score.won as f32 / rung.score.fought().max(1) as f32;
    ui.painter().rect_filled(place, 3.0, theme::LINE);
    let won = egui::Rect::from_min_size(place.min, vec2(size.x * part, size.y));
    ui.painter().rect_filled(won, 3.0, theme::GREEN);
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::Rect;

    use super::*;
    use crate::settings::Settings;

    /// Somebody who has beaten a squire by the rules of the second book.
    fn world() -> World {
        theme::speak_as_asked();
        let mut world = World::new();
        world.insert_resource(riposte_shelf::shelf());
        world.init_resource::<Doomed>();
        let mut settings = Settings::default();
        let book = world.resource::<Shelf>().0[1].key();
        let scores = settings.ladder.entry(book.into()).or_default();
        scores.insert("squire".into(), Score { won: 12, lost: 3, drawn: 1 });
        scores.insert("sergeant".into(), Score { won: 0, lost: 20, drawn: 0 });
        world.insert_resource(settings);
        world
    }

    /// Run in German as well.
    #[test]
    fn the_ladder_of_a_book_fits_every_window() {
        let world = world();
        let mut book = first_met(&world);
        assert_eq!(book, 1);
        let of_book = of_book(&world, world.resource::<Shelf>().0[1].as_ref());
        for size in
            [vec2(1280.0, 720.0), vec2(960.0, 560.0), vec2(390.0, 844.0), vec2(360.0, 640.0)]
        {
            let seen = theme::settled(size, |ctx| {
                whole(ctx, &world, &mut book);
            });
            let screen = Rect::from_min_size(egui::Pos2::ZERO, size).expand(0.5);
            // In the smallest window the ladder scrolls.
            for one in seen.iter().filter(|one| one.part.width() > 1.0 && one.part.height() > 1.0) {
                assert!(screen.contains_rect(one.part), "{} in {size}: {:?}", one.name, one.part);
                let cut = one.whole.width() > one.part.width() + 1.0;
                assert!(!cut, "{} in {size} is cut off: {:?}", one.name, one.whole);
            }
            let shown = |name: &str| seen.iter().any(|one| one.name == name);
            for rung in &of_book {
                assert!(shown(&rung.level.1), "{} is not there in {size}", rung.level.1);
            }
            assert!(shown(&text!("screen-close")) && shown(&MenuCommand::DoomLadder.words()));
        }
    }

    #[test]
    fn where_nothing_was_fought_there_is_nothing_to_keep_or_forget() {
        let mut world = world();
        assert_eq!(commands(&world).len(), 3);
        world.insert_resource(Settings::default());
        assert_eq!(commands(&world), [MenuCommand::Close]);
    }
}
