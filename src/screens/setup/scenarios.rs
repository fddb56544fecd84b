//! The scenarios as cards: where each is fought and by whom, drawn small, and what it is about.

use std::sync::Arc;

use bevy::prelude::World;
use bevy_egui::egui::{self, FontId, Galley, Painter, Rect, Response, RichText, Ui, pos2, vec2};
use riposte_rules::data::Scenario;
use riposte_rules::rulebook::Shelf;
use riposte_words::text;

use super::against::strengths;
use super::card::{MARGIN, card};
use super::{measured, small_map};
use crate::board::contract::Palette;
use crate::screens::setup_form::SetupForm;
use crate::shipped::{scenario_blurb, scenario_name};
use crate::theme::{self, widgets};

/// The least width of a card beside another, and the most that stand beside each other.
const LEAST: f32 = 300.0;
const MOST: usize = 3;
/// The least height of a map.
const MAP: f32 = 82.0;
/// The lines of what a scenario is about, at the least and at the most.
const LINES: usize = 2;
const MOST_LINES: usize = 9;

/// What stands under the card of the scenario that is chosen.
pub(super) type Beneath = fn(&mut Ui, &World, &mut SetupForm);

/// The scenarios that are listed; a click chooses one. In one column something may stand under the
/// one that is chosen; gives whether it does.
pub(super) fn show(
    ui: &mut Ui,
    world: &World,
    form: &mut SetupForm,
    beneath: Option<Beneath>,
) -> bool {
    let listed = form.listed();
    if listed.is_empty() {
        nothing(ui, form);
        return false;
    }
    let gap = ui.spacing().item_spacing.x;
    let columns = match theme::small(ui.ctx()) {
        true => 1,
        false => ((ui.available_width() / LEAST) as usize).clamp(1, MOST),
    };
    let width = (ui.available_width() - gap * (columns - 1) as f32) / columns as f32;
    let (mut clicked, mut shown) = (None, None);
    let mut faces = faces(ui, world, form, &listed, (width, columns)).into_iter();
    for row in listed.chunks(columns) {
        let faces: Vec<Face> = faces.by_ref().take(row.len()).collect();
        let height = card_height(&faces);
        ui.horizontal(|ui| {
            for (number, face) in row.iter().zip(faces) {
                let response = face.show(ui, world, &form.scenarios[*number], vec2(width, height));
                if response.clicked() {
                    clicked = Some(*number);
                }
                if *number == form.chosen {
                    shown = Some(response);
                }
            }
        });
        if let Some(beneath) = beneath.filter(|_| row == [form.chosen]) {
            ui.add_space(4.0);
            widgets::card(false).show(ui, |ui| {
                ui.set_width(ui.available_width());
                beneath(ui, world, form);
            });
        }
    }
    // In a small window the first one stands below what the screen begins with, which is to be
    // seen as well.
    let at_top = theme::small(ui.ctx()) && listed.first() == Some(&form.chosen);
    let is_listed = shown.is_some();
    if let Some(card) = shown.filter(|_| std::mem::take(&mut form.unshown) && !at_top) {
        let align = beneath.map(|_| egui::Align::Min);
        card.scroll_to_me_animation(align, egui::style::ScrollAnimation::none());
    }
    if let Some(number) = clicked {
        form.choose(number);
    }
    beneath.is_some() && is_listed
}

/// The words of all cards. What each is about has as many lines as all of them have room for in the
/// view without scrolling, and two at the least.
fn faces(
    ui: &Ui,
    world: &World,
    form: &SetupForm,
    listed: &[usize],
    (width, columns): (f32, usize),
) -> Vec<Face> {
    let of = |lines: usize| -> Vec<Face> {
        listed.iter().map(|number| Face::of(ui, world, form, *number, (width, lines))).collect()
    };
    let room = ui.clip_rect().height();
    let gap = ui.spacing().item_spacing.y;
    let fits = |faces: &Vec<Face>| {
        let rows = faces.chunks(columns).map(|row| card_height(row) + gap);
        rows.sum::<f32>() <= room
    };
    let more = (LINES + 1..=MOST_LINES).rev().map(of).find(fits);
    more.unwrap_or_else(|| of(LINES))
}

/// The height of the cards of a row: that of the highest of them.
fn card_height(row: &[Face]) -> f32 {
    row.iter().map(Face::height).fold(MAP, f32::max) + 2.0 * MARGIN
}

fn nothing(ui: &mut Ui, form: &SetupForm) {
    ui.add_space(12.0);
    let words = text!("setup-none-found", search = form.search.trim());
    ui.label(RichText::new(words).size(16.0));
    ui.label(RichText::new(text!("setup-searched")).size(13.5).color(theme::PALE));
}

/// The words of a card, laid out for its width.
struct Face {
    picked: bool,
    map: f32,
    name: Arc<Galley>,
    /// The book where several are listed, and how many fight how many.
    counts: Arc<Galley>,
    blurb: Arc<Galley>,
}

impl Face {
    /// So wide, with so many lines of what it is about at the most.
    fn of(
        ui: &Ui,
        world: &World,
        form: &SetupForm,
        number: usize,
        (width, lines): (f32, usize),
    ) -> Face {
        let scenario = &form.scenarios[number];
        let picked = number == form.chosen;
        let map = (0.36 * width).clamp(96.0, 150.0);
        let room = width - map - 3.0 * MARGIN;
        let lay =
            |text: &str, font: FontId, ink, most| theme::lines(ui, text, font, ink, room, most);
        // Pale words are not read on gold.
        let pale = if picked { theme::INK } else { theme::PALE };
        let book = world.resource::<Shelf>().find(&scenario.rulebook);
        let book = book.filter(|_| form.searches()).map(|book| format!("{} · ", book.name()));
        let known = measured::row(world, scenario);
        let known = known.map(|row| format!(" · {}", measured::in_short(&row, &scenario.sides)));
        let counts = [book.unwrap_or_default(), strengths(scenario), known.unwrap_or_default()];
        let counts = counts.concat();
        Face {
            picked,
            map,
            name: lay(&scenario_name(scenario), FontId::new(16.5, theme::bold()), theme::INK, 2),
            counts: lay(&counts, FontId::proportional(13.5), pale, 2),
            blurb: lay(&scenario_blurb(scenario), FontId::proportional(13.5), theme::INK, lines),
        }
    }

    fn height(&self) -> f32 {
        self.name.size().y + self.counts.size().y + self.blurb.size().y + 4.0
    }

    fn show(self, ui: &mut Ui, world: &World, scenario: &Scenario, size: egui::Vec2) -> Response {
        let (name, blurb) = (scenario_name(scenario), scenario_blurb(scenario));
        let said = format!("{name}, {}. {blurb}", strengths(scenario));
        let response = card(ui, size, self.picked, &said);
        if ui.is_rect_visible(response.rect) {
            let place = response.rect.shrink(MARGIN);
            let map = Rect::from_min_size(place.min, vec2(self.map, place.height()));
            let book = world.resource::<Shelf>().find(&scenario.rulebook);
            let faces = book.is_none_or(|book| book.faces());
            small_map::paint(ui.painter(), map, scenario, world.resource::<Palette>(), faces);
            self.paint(ui.painter(), place);
        }
        match self.blurb.elided {
            true => response.on_hover_text(blurb),
            false => response,
        }
    }

    fn paint(&self, painter: &Painter, place: Rect) {
        let left = place.left() + self.map + MARGIN;
        let mut top = place.top() + (place.height() - self.height()) / 2.0;
        for (words, gap) in [(&self.name, 1.0), (&self.counts, 3.0), (&self.blurb, 0.0)] {
            painter.galley(pos2(left, top), words.clone(), theme::INK);
            top += words.size().y + gap;
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, RawInput, ScrollArea};

    use super::*;

    /// How far the list is scrolled, in points, in a window too low for it.
    fn scrolled(ctx: &Context, world: &World, form: &mut SetupForm) -> f32 {
        let screen = Rect::from_min_size(pos2(0.0, 0.0), vec2(500.0, 300.0));
        let input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
        let mut offset = 0.0;
        let mut output = ctx.run_ui(input, |ui| {
            let view = ScrollArea::vertical().show(ui, |ui| show(ui, world, form, None));
            offset = view.state.offset.y;
        });
        output.textures_delta.clear();
        offset
    }

    #[test]
    fn what_a_scenario_is_about_ends_in_dots_only_where_there_is_no_room_for_it() {
        let mut form = SetupForm::new(&riposte_shelf::library());
        let mut world = World::new();
        world.insert_resource(riposte_shelf::shelf());
        let cut = |form: &SetupForm, world: &World, height: f32| {
            let size = vec2(840.0, height);
            let ctx = theme::dressed(size);
            let screen = Rect::from_min_size(pos2(0.0, 0.0), size);
            let input = RawInput { screen_rect: Some(screen), ..RawInput::default() };
            let (mut cut, mut high) = (0, 0.0);
            let mut output = ctx.run_ui(input, |ui| {
                let faces = faces(ui, world, form, &form.listed(), (400.0, 2));
                cut = faces.iter().filter(|face| face.blurb.elided).count();
                high = faces.chunks(2).map(card_height).sum::<f32>();
            });
            output.textures_delta.clear();
            (cut, high)
        };
        for book in riposte_shelf::shelf().0 {
            form.choose_book(book.key());
            let (few, high) = cut(&form, &world, 2000.0);
            assert_eq!(few, 0, "{}", book.key());
            assert!(high <= 2000.0, "{}", book.key());
            // The list scrolls there anyhow: its cards stay low.
            let (many, low) = cut(&form, &world, 200.0);
            assert!(many > 0 && low < high, "{}", book.key());
        }
    }

    #[test]
    fn the_list_shows_the_scenario_that_is_chosen_and_lets_go_of_it() {
        let mut form = SetupForm::new(&riposte_shelf::library());
        let mut world = World::new();
        world.insert_resource(riposte_shelf::shelf());
        world.init_resource::<Palette>();
        let ctx = theme::dressed(vec2(500.0, 300.0));
        for _ in 0..3 {
            assert_eq!(scrolled(&ctx, &world, &mut form), 0.0);
        }
        let last = form.listed().into_iter().last().unwrap_or_default();
        form.choose(last);
        for _ in 0..3 {
            scrolled(&ctx, &world, &mut form);
        }
        assert!(scrolled(&ctx, &world, &mut form) > 300.0);
        assert!(!form.unshown, "it would hold the list fast");
    }
}
