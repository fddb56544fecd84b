//! How to play, and every key.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, ScrollArea, Ui};
use riposte_rules::rulebook::{Rulebook, Shelf};
use riposte_words::{phrase, text};

use crate::app_state::Overlay;
use crate::hud::cap;
use crate::input::{Act, Acts, Keys, called};
use crate::rulebook::{from_the_table, page_link, rule_link};
use crate::screens::frame::first;
use crate::theme::{self, icons, sheet, widgets};

/// How to play: the keys of headings and texts.
const HOW: [(&str, &str); 6] = [
    ("howto-turn", "howto-turn-text"),
    ("howto-choosing", "howto-choosing-text"),
    ("howto-going", "howto-going-text"),
    ("howto-answering", "howto-answering-text"),
    ("howto-why", "howto-why-text"),
    ("howto-back", "howto-back-text"),
];

/// How to play: headings and texts.
pub fn how_to_play() -> impl Iterator<Item = (String, String)> {
    HOW.into_iter().map(|(head, words)| (text(head), text(words)))
}

/// What the help shows: how to play, or the actions of a rulebook by its number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Page {
    /// How to play, and the keys.
    #[default]
    Playing,
    /// The actions of the nth rulebook.
    Book(usize),
}

pub(super) fn show(world: &mut World, mut since: Local<u32>, mut page: Local<Page>) {
    if *world.resource::<Overlay>() != Overlay::Help {
        *since = 0;
        return;
    }
    if *since == 0 {
        *page = Page::Playing;
    }
    *since += 1;
    let Some(ctx) = theme::context(world) else { return };
    let acts = world.resource::<Acts>();
    let mut close = *since > 1 && [Act::Back, Act::Help].iter().any(|act| acts.just_pressed(act));
    let keys = world.resource::<Keys>().clone();
    sheet(&ctx, "help", 900.0, |ui| {
        let books = &world.resource::<Shelf>().0;
        pages(ui, books, &mut page);
        let height = (ctx.content_rect().height() - 230.0).max(80.0);
        if let Page::Book(number) = *page
            && let Some(book) = books.get(number)
        {
            let view = ScrollArea::vertical().id_salt(number).max_height(height);
            view.auto_shrink([false, false]).show(ui, |ui| actions(ui, world, book.as_ref()));
        } else if ui.available_width() < 860.0 {
            ScrollArea::vertical().max_height(height).show(ui, |ui| {
                how(ui);
                table(ui, &keys);
            });
        } else {
            side_by_side(ui, height, &keys);
        }
        close |= closing(ui);
    });
    if close {
        *world.resource_mut::<Overlay>() = Overlay::None;
    }
}

fn closing(ui: &mut Ui) -> bool {
    ui.add_space(10.0);
    let button = widgets::menu_button(ui, &text!("screen-close"));
    first(&button);
    button.clicked()
}

/// The tabs: how to play, and each rulebook.
fn pages(ui: &mut Ui, books: &[Arc<dyn Rulebook>], page: &mut Page) {
    let size = if theme::small(ui.ctx()) { 18.0 } else { 24.0 };
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 18.0;
        let names =
            books.iter().enumerate().map(|(n, book)| (Page::Book(n), book.name().to_owned()));
        for (of, name) in std::iter::once((Page::Playing, text!("howto"))).chain(names) {
            let here = *page == of;
            let name = RichText::new(name).size(size).family(theme::bold());
            let name = name.color(if here { theme::RED } else { theme::PALE });
            if widgets::bare_button(ui, name).clicked() {
                *page = of;
            }
        }
    });
    ui.add_space(4.0);
}

/// What a rulebook is like, and everything that can be done in it.
fn actions(ui: &mut Ui, world: &World, book: &dyn Rulebook) {
    ui.label(phrase(book.blurb()));
    ui.horizontal_wrapped(|ui| {
        page_link(ui, book.key(), &text!("howto-read-rules"));
        page_link(ui, &from_the_table(book.key()), &text!("howto-from-table"));
    });
    ui.add_space(8.0);
    if theme::small(ui.ctx()) {
        for verb in book.verbs() {
            ui.horizontal_wrapped(|ui| {
                if let Some(icon) = icons::image(world, verb.icon, 18.0) {
                    ui.add(icon.tint(theme::INK));
                }
                ui.label(RichText::new(phrase(verb.name)).family(theme::bold()));
                rule_link(ui, verb.rule);
            });
            ui.label(RichText::new(phrase(verb.help)).size(14.0));
            ui.add_space(4.0);
        }
        return;
    }
    // A grid gives wrapped words no more room than they took before.
    const REST: f32 = 330.0;
    let room = (ui.available_width() - REST).max(200.0);
    egui::Grid::new("actions").num_columns(4).spacing([12.0, 5.0]).show(ui, |ui| {
        for verb in book.verbs() {
            widgets::key_cap(ui, &cap(verb));
            ui.horizontal(|ui| {
                if let Some(icon) = icons::image(world, verb.icon, 18.0) {
                    ui.add(icon.tint(theme::INK));
                }
                ui.label(RichText::new(phrase(verb.name)).family(theme::bold()));
            });
            ui.scope(|ui| {
                ui.set_width(room);
                ui.add(egui::Label::new(RichText::new(phrase(verb.help)).size(14.0)).wrap());
            });
            rule_link(ui, verb.rule);
            ui.end_row();
        }
    });
}

fn side_by_side(ui: &mut Ui, height: f32, keys: &Keys) {
    ui.horizontal_top(|ui| {
        let down = egui::Layout::top_down(egui::Align::Min);
        let half = egui::vec2(430.0, height);
        ui.allocate_ui_with_layout(half, down, |ui| {
            ScrollArea::vertical().id_salt("how").max_height(height).show(ui, how);
        });
        ui.add_space(20.0);
        ui.allocate_ui_with_layout(half, down, |ui| {
            let keys_area = ScrollArea::vertical().id_salt("keys").max_height(height);
            keys_area.show(ui, |ui| table(ui, keys));
        });
    });
}

/// The same as [`HOW`] for fingers, for whom panels stand elsewhere.
const FINGERS: (&str, &str) = ("howto-finger", "howto-finger-text");

fn how(ui: &mut Ui) {
    let small = theme::small(ui.ctx());
    ui.set_width(ui.available_width().min(420.0));
    let fingers = small.then(|| (text(FINGERS.0), text(FINGERS.1)));
    for (head, words) in fingers.into_iter().chain(how_to_play()) {
        ui.label(RichText::new(head).family(theme::bold()));
        ui.label(RichText::new(words).size(14.0));
        ui.add_space(4.0);
    }
}

/// What mouse and fingers do: keys of words.
const HANDS: [(&str, &str); 7] = [
    ("hand-tap", "hand-tap-text"),
    ("hand-rest", "hand-rest-text"),
    ("hand-two", "hand-two-text"),
    ("hand-wheel", "hand-wheel-text"),
    ("hand-right", "hand-right-text"),
    ("hand-left", "hand-left-text"),
    ("hand-drag", "hand-drag-text"),
];

fn table(ui: &mut Ui, keys: &Keys) {
    buttons(ui, keys);
    let hands = HANDS.map(|(hand, help)| (text(hand), text(help)));
    if theme::small(ui.ctx()) {
        for (hand, help) in &hands {
            line(ui, &[hand.as_str()], help);
        }
        for (caps, help) in key_rows(keys) {
            line(ui, &caps, &help);
        }
        return;
    }
    egui::Grid::new("keys").num_columns(2).spacing([14.0, 3.0]).show(ui, |ui| {
        let hands = hands.iter().map(|(hand, help)| (vec![hand.as_str()], help.clone()));
        for (caps, help) in key_rows(keys).into_iter().chain(hands) {
            ui.horizontal(|ui| caps.iter().for_each(|key| widgets::key_cap(ui, key)));
            ui.label(RichText::new(help).size(13.5));
            ui.end_row();
        }
    });
}

/// A row of the table where the window is too narrow for columns.
fn line(ui: &mut Ui, caps: &[&str], help: &str) {
    ui.horizontal_wrapped(|ui| {
        caps.iter().for_each(|key| widgets::key_cap(ui, key));
        ui.label(RichText::new(help).size(13.5));
    });
}

/// What the buttons of a gamepad do, once one is plugged in: before the long table of keys.
fn buttons(ui: &mut Ui, keys: &Keys) {
    let Some(signs) = keys.pad else { return };
    widgets::heading(ui, &text!("howto-gamepad"));
    for row in keys.rows.iter().filter(|row| !row.pad.is_empty()) {
        ui.horizontal(|ui| {
            row.signs(signs).for_each(|sign| widgets::pad_cap(ui, sign));
            ui.label(RichText::new(row.help()).size(13.5));
        });
    }
    ui.add_space(8.0);
    widgets::heading(ui, &text!("howto-keys"));
}

/// Every key that is no letter or number of its own, then those.
fn key_rows(keys: &Keys) -> Vec<(Vec<&str>, String)> {
    let own = keys.rows.iter().filter(|row| !matches!(row.act, Act::Nth(_) | Act::Letter(_)));
    let own = own.filter(|row| !row.keys.is_empty());
    let own = own.map(|row| (row.caps().collect(), row.help()));
    own.chain([
        (vec!["1", "…", "9"], text!("howto-nth")),
        (vec!["A", "…", "Z", called("Space")], text!("howto-letter")),
    ])
    .collect()
}
