//! The rulebook over the screen: its books, its contents, what is looked for, and the page.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align, Layout, RichText, ScrollArea, Ui};

use super::find::find;
use super::page::{Kind, Page, Pages, Target};
use super::reading::{self, Place, Reading};
use super::set;
use crate::app_state::Overlay;
use crate::input::{Act, Acts};
use crate::theme::{self, sheet, widgets};

/// The width of the sheet and of the contents, in points.
const WIDTH: f32 = 1020.0;
const CONTENTS: f32 = 210.0;
/// What stands above and below the page.
const AROUND: f32 = 190.0;

/// What is done with it.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Turn {
    To(Place),
    Follow(Target),
    Back,
    Close,
}

/// Draws it, and does what is clicked.
pub(super) fn show(world: &mut World, mut since: Local<u32>) {
    if *world.resource::<Overlay>() != Overlay::Rulebook {
        *since = 0;
        return;
    }
    *since += 1;
    let Some(ctx) = theme::context(world) else { return };
    let acts = world.resource::<Acts>();
    let mut turn = None;
    if *since > 1 && acts.just_pressed(&Act::Back) {
        turn = Some(Turn::Back);
    } else if *since > 1 && acts.just_pressed(&Act::Rulebook) {
        turn = Some(Turn::Close);
    }
    world.resource_scope(|world, mut reading: Mut<Reading>| {
        let pages = &world.resource::<Pages>().0;
        turn = opened(&ctx, pages, &mut reading).or(turn.take());
    });
    if turn.is_some() {
        // The page is drawn before what is clicked is done.
        ctx.request_repaint();
    }
    match turn {
        Some(Turn::To(place)) => world.resource_mut::<Reading>().go(place),
        Some(Turn::Follow(target)) => follow(world, &target),
        Some(Turn::Back) => reading::back(world),
        Some(Turn::Close) => reading::close(world),
        None => {}
    }
}

/// The sheet with the page; what is clicked.
fn opened(ctx: &egui::Context, pages: &[Page], reading: &mut Reading) -> Option<Turn> {
    let mut turn = None;
    sheet(ctx, "rulebook", WIDTH, |ui| {
        turn = match pages.get(reading.place.page) {
            Some(page) => whole(ui, pages, page, reading),
            None => closing(ui),
        };
    });
    turn
}

/// Goes where a link leads.
fn follow(world: &mut World, target: &Target) {
    match target {
        Target::Rule(id) => reading::open(world, id),
        Target::Heading(name) => {
            let place = world.resource::<Reading>().place;
            let pages = &world.resource::<Pages>().0;
            if let Some(block) = pages.get(place.page).and_then(|page| page.heading(name)) {
                world.resource_mut::<Reading>().go(Place { block, ..place });
            }
        }
    }
}

fn whole(ui: &mut Ui, pages: &[Page], page: &Page, reading: &mut Reading) -> Option<Turn> {
    let small = theme::small(ui.ctx());
    let mut turn = books(ui, pages, reading.place.page);
    let looked = search(ui, reading);
    let height = (ui.ctx().content_rect().height() - AROUND).max(80.0);
    let now = page.chapter_of(reading.place.block);
    let number = reading.place.page;
    let goes = |block: Option<usize>| block.map(|block| Turn::To(Place { page: number, block }));
    if small {
        turn = goes(chapter_box(ui, page, now)).or(turn);
        // The names of the books may stand in several lines above it.
        let height = (ui.available_height() - foot(ui)).max(80.0);
        turn = text(ui, page, reading, height, looked).or(turn);
    } else {
        let row = egui::vec2(ui.available_width(), height);
        ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Min), |ui| {
            ui.set_max_height(height);
            let size = egui::vec2(CONTENTS, height);
            let down = Layout::top_down(Align::Min);
            ui.allocate_ui_with_layout(size, down, |ui| {
                turn = goes(contents(ui, page, now, height)).or(turn.take());
            });
            ui.separator();
            ui.vertical(|ui| turn = text(ui, page, reading, height, looked).or(turn.take()));
        });
    }
    closing(ui).or(turn)
}

/// The books on the shelf.
fn books(ui: &mut Ui, pages: &[Page], now: usize) -> Option<Turn> {
    let mut turn = None;
    let size = if theme::small(ui.ctx()) { 18.0 } else { 24.0 };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 18.0;
        for (number, page) in pages.iter().enumerate() {
            let ink = if number == now { theme::RED } else { theme::PALE };
            let name = RichText::new(page.name).size(size).family(theme::bold()).color(ink);
            if widgets::bare_button(ui, name).clicked() {
                turn = Some(Turn::To(Place { page: number, block: 0 }));
            }
        }
    });
    turn
}

/// The field for words; whether something is looked for.
fn search(ui: &mut Ui, reading: &mut Reading) -> bool {
    let field = egui::TextEdit::singleline(&mut reading.search);
    let example = riposte_words::text!("rulebook-search-example");
    let field = field.hint_text(example).desired_width(320.0);
    let field = ui.horizontal(|ui| {
        let field = ui.add(field);
        if !theme::small(ui.ctx()) {
            in_english(ui);
        }
        field
    });
    let name = riposte_words::text!("rulebook-search");
    let field = field.inner;
    field.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::TextEdit, true, &name));
    ui.add_space(4.0);
    !reading.search.trim().is_empty()
}

/// To those who play in another language: that the pages are not in it.
fn in_english(ui: &mut Ui) {
    if !riposte_words::is_english() {
        ui.label(widgets::pale(riposte_words::text!("rulebook-in-english")));
    }
}

/// The contents: the chapters of a page, one of them that of the place.
fn contents(ui: &mut Ui, page: &Page, now: usize, height: f32) -> Option<usize> {
    let mut chosen = None;
    let area = ScrollArea::vertical().id_salt("contents").max_height(height);
    area.auto_shrink([false, false]).show(ui, |ui| {
        for (block, words) in page.chapters() {
            let ink = if block == now { theme::BRIGHT } else { theme::INK };
            let words = RichText::new(words).size(15.0).color(ink);
            if widgets::bare_button(ui, words).clicked() {
                chosen = Some(block);
            }
        }
    });
    chosen
}

/// The same where there is no room beside the page.
fn chapter_box(ui: &mut Ui, page: &Page, now: usize) -> Option<usize> {
    let mut chosen = None;
    let name = page.chapters().find(|(block, _)| *block == now).map(|(_, words)| words);
    let shown = egui::ComboBox::from_id_salt("chapters").width(220.0);
    let name = name.unwrap_or_else(|| riposte_words::text!("rulebook-chapters"));
    shown.selected_text(name).show_ui(ui, |ui| {
        for (block, words) in page.chapters() {
            if ui.selectable_label(block == now, words).clicked() {
                chosen = Some(block);
            }
        }
    });
    chosen
}

/// The page, or where the words stand that are looked for.
fn text(
    ui: &mut Ui,
    page: &Page,
    reading: &mut Reading,
    height: f32,
    looked: bool,
) -> Option<Turn> {
    let salt = (page.book, looked);
    let area = ScrollArea::vertical().id_salt(salt).max_height(height).auto_shrink([false, false]);
    let shown = area.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        // In a small window there is no room for it above the page.
        if theme::small(ui.ctx()) {
            in_english(ui);
        }
        if looked { hits(ui, page, reading) } else { blocks(ui, page, reading) }
    });
    shown.inner
}

fn blocks(ui: &mut Ui, page: &Page, reading: &mut Reading) -> Option<Turn> {
    let mut turn = None;
    for (number, block) in page.blocks.iter().enumerate() {
        let here = number == reading.place.block;
        let marked = here && !matches!(block.kind, Kind::Heading(_));
        let (drawn, clicked) = set::block(ui, block, marked && block.rule.is_some());
        if here && std::mem::take(&mut reading.arriving) {
            drawn.scroll_to_me(Some(Align::Min));
        }
        turn = clicked.map(Turn::Follow).or(turn);
    }
    turn
}

fn hits(ui: &mut Ui, page: &Page, reading: &Reading) -> Option<Turn> {
    let hits = find(page, &reading.search);
    if hits.is_empty() {
        let none = riposte_words::text!("rulebook-nothing-found", book = page.name);
        ui.label(widgets::pale(none));
    }
    let mut turn = None;
    for hit in hits {
        let row = widgets::ChoiceRow::plain(&hit.words, "");
        if row.show(ui).clicked() {
            turn = Some(Turn::To(Place { page: reading.place.page, block: hit.block }));
        }
    }
    turn
}

/// What is kept between the page and the buttons below it.
const ABOVE_FOOT: f32 = 8.0;

/// The height of the buttons below the page, with what is kept above them.
fn foot(ui: &Ui) -> f32 {
    let spacing = ui.spacing();
    let words = ui.text_style_height(&egui::TextStyle::Button);
    let button = (words + 2.0 * spacing.button_padding.y).max(spacing.interact_size.y);
    ABOVE_FOOT + 2.0 * spacing.item_spacing.y + button + 2.0
}

fn closing(ui: &mut Ui) -> Option<Turn> {
    ui.add_space(ABOVE_FOOT);
    let mut turn = None;
    ui.horizontal(|ui| {
        if ui.button(riposte_words::text!("rulebook-back")).clicked() {
            turn = Some(Turn::Back);
        }
        if ui.button(riposte_words::text!("screen-close")).clicked() {
            turn = Some(Turn::Close);
        }
    });
    turn
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::vec2;
    use riposte_words::text;

    use super::*;

    #[test]
    fn the_rulebook_fits_a_phone_held_either_way() {
        theme::speak_as_asked();
        let mut world = World::new();
        world.insert_resource(riposte_shelf::shelf());
        world.init_resource::<Pages>();
        let pages = &world.resource::<Pages>().0;
        assert!(!pages.is_empty());
        let mut found = Vec::new();
        for size in
            [vec2(390.0, 844.0), vec2(844.0, 390.0), vec2(360.0, 640.0), vec2(1280.0, 720.0)]
        {
            for page in 0..pages.len() {
                let mut reading = Reading::default();
                reading.go(Place { page, block: 0 });
                let seen = theme::settled(size, |ctx| drop(opened(ctx, pages, &mut reading)));
                for words in [text!("rulebook-back"), text!("screen-close")] {
                    let button = seen.iter().find(|one| one.role == "Button" && one.name == words);
                    let whole =
                        button.is_some_and(|one| one.part.expand(0.5).contains_rect(one.whole));
                    if !whole {
                        found.push(format!("{size}, page {page}, {words}: {button:?}"));
                    }
                }
            }
        }
        assert!(found.is_empty(), "\n{}", found.join("\n"));
    }
}
