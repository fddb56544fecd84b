//! The panel at the left: what is asked of whom, and what may be answered.

use bevy::prelude::*;
use bevy_egui::egui::{Id, Rect, RichText, ScrollArea, Ui};
use riposte_rules::battle::Table;
use riposte_rules::board::hex_name;
use riposte_rules::decision::Choice;
use riposte_rules::figure::Side;
use riposte_rules::rulebook::side_name;

use super::{Picking, Wish, answers, closed, words};
use crate::driver::{Desk, Match, Offer, Play};
use crate::input::{Act, Keys};
use crate::theme::widgets::{self, ChoiceRow};
use crate::theme::{self, icons};

pub(super) fn show(ui: &mut Ui, world: &World, picking: &mut Picking, wishes: &mut Vec<Wish>) {
    match (&world.resource::<Desk>().0, world.resource::<Match>().play) {
        (Some(offer), _) => asked(ui, world, offer, picking, wishes),
        (None, Play::Thinking(side)) => waiting(ui, world, side, "is thinking …"),
        (None, Play::HandOver(side)) => waiting(ui, world, side, "to take the seat"),
        (None, Play::Over) => {
            widgets::heading(ui, "The battle is over");
            if widgets::menu_button(ui, "See how it went").clicked() {
                wishes.push(Wish::Outcome);
            }
        }
        (None, Play::Showing | Play::Asking) => {
            widgets::heading(ui, "…");
            let key = world.resource::<Keys>().first(Act::Skip);
            ui.label(widgets::pale(match theme::small(ui.ctx()) {
                true => "“Skip” shows everything at once.".to_owned(),
                false => format!("{key} shows everything at once."),
            }));
        }
    }
}

fn waiting(ui: &mut Ui, world: &World, side: Side, what: &str) {
    let name = RichText::new(side_name(world, side)).heading().family(theme::bold());
    ui.label(name.color(theme::side_color(world, side)));
    ui.label(what);
}

fn asked(ui: &mut Ui, world: &World, offer: &Offer, picking: &mut Picking, wishes: &mut Vec<Wish>) {
    let table = Table::new(world);
    let side = offer.decision.side;
    // Where any figure may be named it is the side that is asked.
    let name = match offer.is_pick() {
        true => side_name(world, side),
        false => table.name(offer.decision.figure).to_owned(),
    };
    ui.label(
        RichText::new(name).heading().family(theme::bold()).color(theme::side_color(world, side)),
    );
    ui.label(RichText::new(&offer.ask).size(16.0));
    ui.add_space(2.0);
    let mut area = ScrollArea::vertical().auto_shrink([false, false]);
    if picking.lists_anew() {
        area = area.vertical_scroll_offset(0.0);
    }
    area.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        if picking.picked.is_none() {
            ui.data_mut(|data| data.remove::<usize>(revealed()));
        }
        if offer.is_answer() || offer.is_small() {
            answers::show(ui, world, offer, picking, wishes);
        } else if picking.lists(offer) {
            narrowed(ui, offer, picking, wishes);
        } else {
            verbs(ui, world, offer, picking, wishes);
        }
        closed::show(ui, offer, picking);
    });
}

/// The open verbs, one row each.
fn verbs(ui: &mut Ui, world: &World, offer: &Offer, picking: &mut Picking, wishes: &mut Vec<Wish>) {
    for verb in offer.open_verbs() {
        let info = offer.verb(verb);
        let of_verb: Vec<_> = offer.open.iter().filter(|open| open.choice.verb == verb).collect();
        let right = match of_verb.as_slice() {
            [only] => words::at_right(&only.forecast),
            several => best(several),
        };
        let small = match of_verb.as_slice() {
            [only] => words::beneath(&only.forecast),
            _ => String::new(),
        };
        let key = words::cap(info);
        let words = match of_verb.as_slice() {
            [only] if only.choice == Choice::plain(verb) => without_price(only),
            _ => info.name,
        };
        let row = ChoiceRow {
            key: &key,
            words,
            right: &right,
            small: &small,
            icon: icons::texture(world, info.icon),
            picked: false,
            open: true,
        };
        let response = row.show(ui).on_hover_ui(|ui| verb_help(ui, info));
        if response.hovered() && of_verb.len() == 1 {
            picking.pointed = offer.open.iter().position(|open| open.choice.verb == verb);
        }
        if response.clicked() {
            wishes.push(Wish::Pick(picking.choose_verb(offer, verb)));
        }
    }
    ui.add_space(4.0);
    ui.label(widgets::pale(match theme::small(ui.ctx()) {
        true => "Tap one here, or a marked hex on the map.",
        false => "Pick here or by letter, or click a marked hex on the map.",
    }));
}

/// The range of prices, and how many choices there are.
fn best(several: &[&crate::driver::Open]) -> String {
    let chance = several
        .iter()
        .filter_map(|open| words::headline(&open.forecast))
        .max_by(|a, b| a.value().total_cmp(&b.value()));
    match chance {
        Some(chance) => format!("up to {chance}"),
        None => format!("{} ways", several.len()),
    }
}

fn verb_help(ui: &mut Ui, info: &riposte_rules::decision::VerbInfo) {
    ui.set_max_width(260.0);
    ui.label(info.help);
    ui.label(widgets::pale(info.rule));
}

/// The choices left after a verb or a place was picked.
fn narrowed(ui: &mut Ui, offer: &Offer, picking: &mut Picking, wishes: &mut Vec<Wish>) {
    let narrowed = picking.verb.is_some() || picking.place.is_some();
    if narrowed {
        narrowed_to(ui, offer, picking);
    }
    rows(ui, offer, picking, wishes);
    ui.add_space(2.0);
    let small = theme::small(ui.ctx());
    let hint = match picking.picked {
        _ if offer.is_turn() && small => "Tap the map where to look.",
        _ if offer.is_turn() => {
            "Click on the map to look there, or turn with the arrow keys; Enter does it."
        }
        Some(_) if small => "Tap it once more, or “Do it”.",
        Some(_) => "Enter or a second click does it.",
        None if picking.place.is_none() => "Pick one here, or a marked hex on the map.",
        None => "Pick one.",
    };
    ui.label(widgets::pale(hint));
}

/// Where it is remembered which choice was brought into view.
fn revealed() -> Id {
    Id::new("choice brought into view")
}

/// Brings a choice into view when it was just picked, by keys or by a finger. Only then: asked
/// for in every frame, the list swings to and fro where there is hardly room for one row.
pub(super) fn reveal(ui: &Ui, number: usize, rect: Rect, away: bool) {
    let before = ui.data_mut(|data| {
        let before = data.get_temp::<usize>(revealed());
        data.insert_temp(revealed(), number);
        before
    });
    if away && before != Some(number) {
        ui.scroll_to_rect(rect, None);
    }
}

/// What was picked so far, and the way back.
fn narrowed_to(ui: &mut Ui, offer: &Offer, picking: &mut Picking) {
    ui.horizontal(|ui| {
        let verb = picking.verb.map(|verb| offer.verb(verb).name);
        let place = picking.place.map(|place| format!("at {}", hex_name(place)));
        let parts: Vec<&str> = verb.into_iter().chain(place.as_deref()).collect();
        ui.label(RichText::new(parts.join(" ")).family(theme::bold()));
        if widgets::small_button(ui, "back").on_hover_text("Escape or right click").clicked() {
            picking.place = None;
            picking.picked = None;
            picking.verb = None;
            picking.figure = None;
        }
    });
}

fn rows(ui: &mut Ui, offer: &Offer, picking: &mut Picking, wishes: &mut Vec<Wish>) {
    for (index, number) in picking.fitting(offer).into_iter().enumerate() {
        let open = &offer.open[number];
        let key = if index < 9 { (index + 1).to_string() } else { String::new() };
        let right = words::at_right(&open.forecast);
        let small = words::beneath(&open.forecast);
        let picked = picking.picked == Some(number);
        let row = ChoiceRow {
            key: &key,
            words: in_list(offer, open, picking),
            right: &right,
            small: &small,
            icon: None,
            picked,
            open: true,
        };
        let response = row.show(ui);
        if picked {
            reveal(ui, number, response.rect, !ui.rect_contains_pointer(ui.clip_rect()));
        }
        if response.hovered() {
            picking.pointed = Some(number);
        }
        if response.clicked() {
            wishes.push(Wish::Pick(picking.choose(number)));
        }
    }
}

/// The words of a choice: short where its verb stands over the list.
fn in_list<'a>(offer: &Offer, open: &'a crate::driver::Open, picking: &Picking) -> &'a str {
    let one_verb = picking.verb.is_some();
    match one_verb {
        true => words::short(&open.words, offer.verb(open.choice.verb), &open.forecast),
        false => without_price(open),
    }
}

/// The words of a choice whose price stands beside them.
fn without_price(open: &crate::driver::Open) -> &str {
    let price = format!(" ({})", words::costs(&open.forecast.costs));
    open.words.strip_suffix(price.as_str()).unwrap_or(&open.words)
}

/// A line for keys under a list of cards.
pub(super) fn key_hint(ui: &mut Ui, world: &World, usual: &str) {
    if theme::small(ui.ctx()) {
        ui.label(widgets::pale("Tap one to pick it, once more to do it."));
        return;
    }
    let keys = world.resource::<Keys>();
    let confirm = keys.first(Act::Confirm);
    ui.add_space(2.0);
    ui.label(widgets::pale(format!(
        "{confirm} takes {usual}. Numbers pick one, {confirm} takes it."
    )));
}
