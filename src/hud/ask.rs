//! What is asked of whom, and what may be answered: at most nine rows at a time.

use std::borrow::Cow;

use bevy::prelude::*;
use bevy_egui::egui::{self, RichText, ScrollArea, TextureId, Ui};
use riposte_rules::battle::Table;
use riposte_rules::board::hex_name;
use riposte_rules::decision::{Choice, Permit, Verb, VerbGroup};
use riposte_rules::figure::Side;
use riposte_rules::rulebook::side_name;
use riposte_words::{phrase, text};

use super::command::HudCommand;
use super::list::{best, most_likely, reveal, revealed, way_words, without_price};
use super::ways::Row;
use super::{Picking, closed, words};
use crate::driver::{Match, PendingPrompt, Play, Prompt, PromptOption};
use crate::rulebook::rule_link;
use crate::theme::widgets::{self, ChoiceRow};
use crate::theme::{self, icons};

/// From so many rows on their groups are named between them.
const NAMED: usize = 5;
/// The sign on the row that Enter takes.
const ENTER: &str = "↵";
/// So many places or facings of a row are offered as buttons; more are for the map.
const CHIPS: usize = 12;

/// Whether somebody is asked.
pub(super) fn is_there(world: &World) -> bool {
    world.resource::<PendingPrompt>().0.is_some()
}

pub(super) fn show(
    ui: &mut Ui,
    world: &World,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    match (&world.resource::<PendingPrompt>().0, world.resource::<Match>().play) {
        (Some(prompt), _) => asked(ui, world, prompt, picking, commands),
        (None, Play::Thinking(side)) => waiting(ui, world, side, &text!("ask-thinking")),
        (None, Play::HandOver(side)) => waiting(ui, world, side, &text!("ask-to-take-seat")),
        (None, Play::Away(side)) => waiting(ui, world, side, &text!("ask-far-away")),
        (None, Play::Over) => {
            widgets::heading(ui, &text!("ask-over"));
            if widgets::menu_button(ui, &text!("ask-see-how-it-went")).clicked() {
                commands.push(HudCommand::Outcome);
            }
        }
        (None, Play::Showing | Play::Asking) => {
            widgets::heading(ui, "…");
        }
    }
}

fn waiting(ui: &mut Ui, world: &World, side: Side, what: &str) {
    let name = RichText::new(side_name(world, side)).heading().family(theme::bold());
    ui.label(name.color(theme::side_color(world, side)));
    ui.label(what);
}

fn asked(
    ui: &mut Ui,
    world: &World,
    prompt: &Prompt,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    head(ui, world, prompt);
    let small = theme::small(ui.ctx());
    // Never higher than its room: what lies below is the card of what is picked.
    let mut area = ScrollArea::vertical().auto_shrink([false, !small]).min_scrolled_height(0.0);
    area = area.max_height(ui.available_height() - super::pad_legend::height(world));
    if picking.lists_anew() {
        area = area.vertical_scroll_offset(0.0);
    }
    area.show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        if picking.picked.is_none() {
            ui.data_mut(|data| data.remove::<usize>(revealed()));
        }
        if small && super::hint::is_there(world) {
            super::hint::show(ui, world, picking, commands);
        }
        if small && super::lesson::is_in_list(ui.ctx()) {
            super::lesson::show(ui, world, commands);
        }
        narrowed_to(ui, world, prompt, picking);
        rows(ui, world, prompt, picking, commands);
        closed::show(ui, prompt, picking);
    });
    super::pad_legend::show(ui, world);
}

/// Who is asked, what it has left to spend, and the question.
fn head(ui: &mut Ui, world: &World, prompt: &Prompt) {
    let table = Table::new(world);
    let side = prompt.decision.side;
    // Where any figure may be named it is the side that is asked.
    let name = match prompt.is_pick() {
        true => side_name(world, side),
        false => table.name(prompt.decision.figure).to_owned(),
    };
    let order = table.book().turn_order(world);
    let mark = order.iter().find(|mark| mark.figure == prompt.decision.figure);
    let points = mark.and_then(|mark| mark.points.as_ref()).filter(|_| !prompt.is_pick());
    ui.horizontal_wrapped(|ui| {
        (ui.spacing_mut().item_spacing.y, ui.spacing_mut().interact_size.y) = (0.0, 16.0);
        let name = RichText::new(name).size(19.0).family(theme::bold());
        ui.label(name.color(theme::side_color(world, side)));
        if let Some(points) = points.filter(|points| points.of > 0) {
            let pools = table.book().vitality(world, prompt.decision.figure);
            for left in words::left(points, &pools) {
                // On a line of its own rather than broken.
                ui.add(egui::Label::new(widgets::pale(left)).extend());
            }
        }
    });
    ui.add(egui::Label::new(RichText::new(&prompt.ask).size(15.5)).wrap());
    ui.add_space(1.0);
}

/// What was picked so far, and the way back.
fn narrowed_to(ui: &mut Ui, world: &World, prompt: &Prompt, picking: &mut Picking) {
    let verb = picking.verb.map(|verb| phrase(prompt.verb(verb).name));
    let group = picking.group.filter(|_| verb.is_none()).map(|group| phrase(group.name()));
    let place = picking.place.map(|place| Cow::from(text!("ask-at", place = hex_name(place))));
    let parts: Vec<Cow<str>> = group.into_iter().chain(verb).chain(place).collect();
    if parts.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        let back = widgets::small_button(ui, &text!("ask-back"));
        let lost = crate::lesson::asked_for(world, prompt)
            .is_some_and(|number| !picking.fitting(prompt).contains(&number));
        if lost {
            super::lesson::ring(ui, back.rect);
        }
        if back.on_hover_text(text!("ask-back-help")).clicked() {
            picking.place = None;
            picking.picked = None;
            picking.verb = None;
            picking.figure = None;
            picking.group = None;
            picking.page = 0;
        }
        ui.label(RichText::new(parts.join(" ")).family(theme::bold()));
    });
}

fn rows(
    ui: &mut Ui,
    world: &World,
    prompt: &Prompt,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    let rows = picking.rows(prompt);
    let told: Vec<String> = rows.iter().map(|row| way_words(prompt, row, picking)).collect();
    let ways: Vec<&str> =
        told.iter().map(String::as_str).filter(|words| !words.is_empty()).collect();
    let common = words::in_common(&ways);
    if common > 0 {
        ui.label(ways[0][..common].trim_end_matches([' ', ',', ':']));
    }
    let small = theme::small(ui.ctx());
    let under_hint = small && super::hint::is_there(world);
    let asked_for = crate::lesson::asked_for(world, prompt);
    let leading = asked_for.and_then(|number| super::lesson::leading(prompt, &rows, number));
    let named = rows.len() > NAMED && picking.group.is_none() && !picking.lists(prompt);
    // What is pointed at on the map: its row is to be seen beside its card.
    let on_card = super::forecast::shown(world, prompt, picking).0;
    let mut before = None;
    for (index, row) in rows.iter().enumerate() {
        if let (Row::Verb(verb), true) = (row, named) {
            let group = prompt.group(*verb);
            if before.replace(group) != Some(group) {
                widgets::caption(ui, &phrase(group.name()));
            }
        }
        let key = (index + 1).to_string();
        let response = match row {
            Row::Verb(verb) => verb_row(ui, world, prompt, *verb, &key, picking),
            Row::Group(group, verbs) => group_row(ui, world, prompt, *group, verbs, &key),
            Row::Way(way) => {
                let words = told[index].get(common..).unwrap_or(&told[index]);
                let on_card = on_card.filter(|number| way.contains(number));
                way_row(ui, prompt, way, (words, key.as_str()), (under_hint, on_card), picking)
            }
            Row::More(left) => {
                let (words, right) = (text!("ask-more", left = *left), words::leading_on(""));
                ChoiceRow { right: &right, ..ChoiceRow::plain(&words, &key) }.show(ui)
            }
        };
        let here = |asked| !elsewhere(prompt, row, picking, asked, small);
        if leading == Some(index) && asked_for.is_some_and(here) {
            super::lesson::ring(ui, response.rect);
            super::lesson::bring_into_view(ui, world, picking, response.rect);
        }
        if response.clicked() {
            commands.push(HudCommand::Pick(picking.choose_row(prompt, row)));
        }
        if let Row::Way(way) = row {
            chips(ui, prompt, way, asked_for, picking, commands);
        }
    }
}

/// A verb with all that can be done by it.
fn verb_row(
    ui: &mut Ui,
    world: &World,
    prompt: &Prompt,
    verb: Verb,
    key: &str,
    picking: &mut Picking,
) -> egui::Response {
    let info = prompt.verb(verb);
    let numbered = prompt.options.iter().enumerate();
    let numbered = numbered.filter(|(_, option)| option.choice.verb == verb);
    let (numbers, of_verb): (Vec<usize>, Vec<&PromptOption>) = numbered.unzip();
    let only = numbers.first().copied().filter(|_| numbers.len() == 1);
    let right = match of_verb.as_slice() {
        [only] => words::at_right(&only.forecast),
        _ => best(prompt, &numbers),
    };
    let leads_on = only.is_none_or(|only| prompt.at_once(only));
    let right = if leads_on { words::leading_on(&right) } else { right };
    let small = match of_verb.as_slice() {
        [only] => words::beneath(&only.forecast),
        _ => String::new(),
    };
    let permits: &[Permit] = match of_verb.as_slice() {
        [only] => &only.forecast.permits,
        _ => &[],
    };
    let said = permits.iter().map(|permit| phrase(permit.word())).collect::<Vec<_>>().join(", ");
    let cap = match info.key {
        _ if enter_takes(ui, prompt, &numbers, picking) => ENTER.to_owned(),
        '-' => key.to_owned(),
        _ => words::cap(info),
    };
    let name = phrase(info.name);
    let row = ChoiceRow {
        key: &cap,
        words: match of_verb.as_slice() {
            [only] if only.choice == Choice::plain(verb) => without_price(only),
            _ => &name,
        },
        right: &right,
        small: &small,
        icon: icons::texture(world, info.icon),
        // A hint may pick one of several.
        picked: picking.picked.is_some_and(|number| numbers.contains(&number)),
        pointed: false,
        open: true,
        marks: &[],
        marked: &said,
    };
    let response = row.show(ui);
    widgets::tip_beside(&response, |ui| verb_help(ui, info, &said));
    if response.hovered() {
        let picked = picking.picked.filter(|number| numbers.contains(number));
        let shown = only.or(picked).or_else(|| most_likely(prompt, &numbers));
        picking.pointed = shown.or(picking.pointed);
    }
    response
}

/// Verbs that are folded: how many, and which.
fn group_row(
    ui: &mut Ui,
    world: &World,
    prompt: &Prompt,
    group: VerbGroup,
    verbs: &[Verb],
    key: &str,
) -> egui::Response {
    let icon = verbs.first().map(|verb| prompt.verb(*verb).icon);
    let icon: Option<TextureId> = icon.and_then(|icon| icons::texture(world, icon));
    let names: Vec<Cow<str>> = verbs.iter().map(|verb| phrase(prompt.verb(*verb).name)).collect();
    let many = text!("ask-choices", count = verbs.len());
    let (right, name) = (words::leading_on(&many), phrase(group.name()));
    let row = ChoiceRow { icon, right: &right, ..ChoiceRow::plain(&name, key) };
    let response = row.show(ui);
    widgets::tip_beside(&response, |ui| {
        ui.label(names.join(", "));
    });
    response
}

fn verb_help(ui: &mut Ui, info: &riposte_rules::decision::VerbInfo, permits: &str) {
    ui.set_max_width(260.0);
    ui.label(phrase(info.help));
    if !permits.is_empty() {
        ui.label(widgets::pale(text!("ask-leaves-open", permits = permits)));
    }
    rule_link(ui, info.rule);
}

/// Whether Enter alone takes one of some choices; in a small window there is no such key.
fn enter_takes(ui: &Ui, prompt: &Prompt, numbers: &[usize], picking: &Picking) -> bool {
    let taken = picking.at_enter(prompt).filter(|_| !theme::small(ui.ctx()));
    taken.is_some_and(|number| numbers.contains(&number))
}

/// What is done, wherever it is and whichever way the figure then looks. Under a hint no row is
/// brought into view: the hint would leave it.
fn way_row(
    ui: &mut Ui,
    prompt: &Prompt,
    way: &[usize],
    (words, key): (&str, &str),
    (under_hint, on_card): (bool, Option<usize>),
    picking: &mut Picking,
) -> egui::Response {
    let lead = picking.lead(prompt, way).unwrap_or(way[0]);
    let option = &prompt.options[lead];
    let right = words::at_right(&option.forecast);
    let picked = way.iter().any(|number| picking.picked == Some(*number));
    let mut small = words::beneath(&option.forecast);
    if way.len() > CHIPS {
        small = text!("ask-on-map");
    }
    let key = if enter_takes(ui, prompt, way, picking) { ENTER } else { key };
    let pointed = on_card.is_some();
    let plain = ChoiceRow::plain(words, key);
    let row = ChoiceRow { right: &right, small: &small, picked, pointed, ..plain };
    let response = row.show(ui);
    if picked {
        let away = !under_hint && !ui.rect_contains_pointer(ui.clip_rect());
        reveal(ui, lead, response.rect, away);
    }
    if response.hovered() {
        picking.pointed = Some(lead);
    }
    response
}

/// Whether what is asked for is not to be pressed on its row: it is on the map, or on a button under the
/// row, which is picked with another place or facing.
fn elsewhere(prompt: &Prompt, row: &Row, picking: &Picking, asked: usize, small: bool) -> bool {
    let Row::Way(way) = row else { return false };
    let picked = picking.picked.filter(|number| way.contains(number));
    if way.len() < 2 || picked.or(picking.lead(prompt, way)) == Some(asked) {
        return false;
    }
    // In a small window the card of what is picked hides the buttons under the row.
    let on_map = small && !prompt.options[asked].places.is_empty();
    way.len() > CHIPS || picked.is_some() || on_map
}

/// The places and facings of the row that is picked, as small buttons; drawing to a side on the map
/// does the same.
fn chips(
    ui: &mut Ui,
    prompt: &Prompt,
    way: &[usize],
    asked_for: Option<usize>,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    let picked = picking.picked.filter(|number| way.contains(number));
    if picked.is_none() || way.len() < 2 || way.len() > CHIPS {
        return;
    }
    let hexes = way.iter().map(|number| prompt.options[*number].choice.hex);
    let one_hex = hexes.clone().all(|hex| Some(hex) == hexes.clone().next());
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = egui::vec2(3.0, 3.0);
        ui.add_space(6.0);
        for number in way {
            let choice = &prompt.options[*number].choice;
            let hex = choice.hex.filter(|_| !one_hex).map(hex_name);
            let facing = choice.facing.map(|facing| phrase(facing.word()).into_owned());
            let words = hex.into_iter().chain(facing).collect::<Vec<_>>().join(" ");
            let words = if words.is_empty() { text!("ask-as-now") } else { words };
            let words = RichText::new(words).size(13.0);
            let response = ui.add(egui::Button::selectable(picked == Some(*number), words));
            if asked_for == Some(*number) && picked != asked_for {
                super::lesson::ring(ui, response.rect);
            }
            if response.hovered() {
                picking.pointed = Some(*number);
            }
            if response.clicked() {
                commands.push(HudCommand::Pick(picking.choose(*number)));
            }
        }
    });
}
