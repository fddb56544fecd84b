//! The panel at the left: what is asked of whom, and what may be answered.

use bevy::prelude::*;
use bevy_egui::egui::{RichText, ScrollArea, Ui};
use riposte_rules::battle::Table;
use riposte_rules::board::hex_name;
use riposte_rules::figure::Side;
use riposte_rules::rulebook::side_name;

use super::{Picking, Wish, answers, words};
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
            ui.label(widgets::pale(format!("{key} shows everything at once.")));
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
    ui.label(
        RichText::new(table.name(offer.decision.figure))
            .heading()
            .family(theme::bold())
            .color(theme::side_color(world, side)),
    );
    ui.label(RichText::new(&offer.ask).size(16.0));
    ui.add_space(2.0);
    ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        if offer.is_answer() || offer.is_small() {
            answers::show(ui, world, offer, picking, wishes);
        } else if picking.lists(offer) {
            narrowed(ui, offer, picking, wishes);
        } else {
            verbs(ui, world, offer, picking, wishes);
        }
        closed(ui, offer);
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
        let key = words::cap(info);
        let row = ChoiceRow {
            key: &key,
            words: info.name,
            right: &right,
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
    ui.label(widgets::pale("Pick here or by letter, or click a marked hex on the map."));
}

/// The range of prices, and how many choices there are.
fn best(several: &[&crate::driver::Open]) -> String {
    let chance = several
        .iter()
        .filter_map(|open| open.forecast.chance)
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
    ui.horizontal(|ui| {
        let verb = picking.verb.map(|verb| offer.verb(verb).name);
        let place = picking.place.map(|place| format!("at {}", hex_name(place)));
        let parts: Vec<&str> = verb.into_iter().chain(place.as_deref()).collect();
        ui.label(RichText::new(parts.join(" ")).family(theme::bold()));
        if ui.small_button("back").on_hover_text("Escape or right click").clicked() {
            picking.place = None;
            picking.picked = None;
            picking.verb = None;
        }
    });
    rows(ui, offer, picking, wishes);
    ui.add_space(2.0);
    let hint = match picking.picked {
        Some(_) => "Enter or a second click does it.",
        None if picking.place.is_none() => "Pick one here, or a marked hex on the map.",
        None => "Pick one.",
    };
    ui.label(widgets::pale(hint));
}

fn rows(ui: &mut Ui, offer: &Offer, picking: &mut Picking, wishes: &mut Vec<Wish>) {
    for (index, number) in picking.fitting(offer).into_iter().enumerate() {
        let open = &offer.open[number];
        let key = if index < 9 { (index + 1).to_string() } else { String::new() };
        let right = words::at_right(&open.forecast);
        let picked = picking.picked == Some(number);
        let row = ChoiceRow {
            key: &key,
            words: in_list(offer, open, picking),
            right: &right,
            icon: None,
            picked,
            open: true,
        };
        let response = row.show(ui);
        if picked && !ui.rect_contains_pointer(ui.clip_rect()) {
            response.scroll_to_me(None);
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
        false => {
            let price = format!(" ({})", words::costs(&open.forecast.costs));
            open.words.strip_suffix(price.as_str()).unwrap_or(&open.words)
        }
    }
}

/// What the rules offer, but not now, with the reason.
fn closed(ui: &mut Ui, offer: &Offer) {
    if offer.closed.is_empty() {
        return;
    }
    ui.add_space(6.0);
    widgets::caption(ui, "Not now");
    for closed in &offer.closed {
        let info = offer.verb(closed.verb);
        let label = ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            ui.label(RichText::new(info.name).size(13.5).color(theme::PALE).family(theme::bold()));
            ui.label(widgets::pale(&closed.reason));
        });
        label.response.on_hover_text(format!("{}\n{} ({})", info.help, closed.reason, closed.rule));
    }
}

/// A line for keys under a list of cards.
pub(super) fn key_hint(ui: &mut Ui, world: &World, usual: &str) {
    if theme::Form::of(ui.ctx()) != theme::Form::Wide {
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
