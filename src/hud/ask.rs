//! The panel at the left: what is asked of whom, and what may be answered.

use bevy::prelude::*;
use bevy_egui::egui::{RichText, ScrollArea, TextureId, Ui};
use riposte_rules::battle::Table;
use riposte_rules::board::hex_name;
use riposte_rules::decision::{Choice, Permit};
use riposte_rules::figure::Side;
use riposte_rules::rulebook::side_name;

use super::list::{reveal, revealed};
use super::{HudCommand, Picking, answers, closed, words};
use crate::driver::{Match, PendingPrompt, Play, Prompt};
use crate::input::{Act, Keys};
use crate::theme::widgets::{self, ChoiceRow};
use crate::theme::{self, icons};

pub(super) fn show(
    ui: &mut Ui,
    world: &World,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    match (&world.resource::<PendingPrompt>().0, world.resource::<Match>().play) {
        (Some(prompt), _) => asked(ui, world, prompt, picking, commands),
        (None, Play::Thinking(side)) => waiting(ui, world, side, "is thinking …"),
        (None, Play::HandOver(side)) => waiting(ui, world, side, "to take the seat"),
        (None, Play::Over) => {
            widgets::heading(ui, "The battle is over");
            if widgets::menu_button(ui, "See how it went").clicked() {
                commands.push(HudCommand::Outcome);
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

fn asked(
    ui: &mut Ui,
    world: &World,
    prompt: &Prompt,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    let table = Table::new(world);
    let side = prompt.decision.side;
    // Where any figure may be named it is the side that is asked.
    let name = match prompt.is_pick() {
        true => side_name(world, side),
        false => table.name(prompt.decision.figure).to_owned(),
    };
    ui.label(
        RichText::new(name).heading().family(theme::bold()).color(theme::side_color(world, side)),
    );
    ui.label(RichText::new(&prompt.ask).size(16.0));
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
        if prompt.is_answer() || prompt.is_small() {
            answers::show(ui, world, prompt, picking, commands);
        } else if picking.lists(prompt) {
            narrowed(ui, prompt, picking, commands);
        } else {
            verbs(ui, world, prompt, picking, commands);
        }
        closed::show(ui, prompt, picking);
    });
}

/// The open verbs, one row each.
fn verbs(
    ui: &mut Ui,
    world: &World,
    prompt: &Prompt,
    picking: &mut Picking,
    commands: &mut Vec<HudCommand>,
) {
    let columns = marks(world);
    for verb in prompt.open_verbs() {
        let info = prompt.verb(verb);
        let of_verb: Vec<_> =
            prompt.options.iter().filter(|option| option.choice.verb == verb).collect();
        let right = match of_verb.as_slice() {
            [only] => words::at_right(&only.forecast),
            several => best(several),
        };
        let small = match of_verb.as_slice() {
            [only] => words::beneath(&only.forecast),
            _ => String::new(),
        };
        let key = words::cap(info);
        let permits: &[Permit] = match of_verb.as_slice() {
            [only] => &only.forecast.permits,
            _ => &[],
        };
        let marked: Vec<Option<TextureId>> = match permits.is_empty() {
            true => Vec::new(),
            false => columns
                .iter()
                .map(|(permit, icon)| icon.filter(|_| permits.contains(permit)))
                .collect(),
        };
        let said = permits.iter().map(|permit| permit.word()).collect::<Vec<_>>().join(", ");
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
            marks: &marked,
            marked: &said,
        };
        let response = row.show(ui).on_hover_ui(|ui| verb_help(ui, info, &said));
        if response.hovered() && of_verb.len() == 1 {
            picking.pointed = prompt.options.iter().position(|option| option.choice.verb == verb);
        }
        if response.clicked() {
            commands.push(HudCommand::Pick(picking.choose_verb(prompt, verb)));
        }
    }
    ui.add_space(4.0);
    ui.label(widgets::pale(match theme::small(ui.ctx()) {
        true => "Tap one here, or a marked hex on the map.",
        false => "Pick here or by letter, or click a marked hex on the map.",
    }));
}

/// The small marks of what choices leave open, one column each.
fn marks(world: &World) -> [(Permit, Option<TextureId>); 4] {
    Permit::ALL.map(|permit| (permit, icons::texture(world, permit.icon())))
}

/// The range of prices, and how many choices there are.
fn best(several: &[&crate::driver::PromptOption]) -> String {
    let chance = several
        .iter()
        .filter_map(|option| words::headline(&option.forecast))
        .max_by(|a, b| a.value().total_cmp(&b.value()));
    match chance {
        Some(chance) => format!("up to {chance}"),
        None => format!("{} ways", several.len()),
    }
}

fn verb_help(ui: &mut Ui, info: &riposte_rules::decision::VerbInfo, permits: &str) {
    ui.set_max_width(260.0);
    ui.label(info.help);
    if !permits.is_empty() {
        ui.label(widgets::pale(format!("Leaves open: {permits}.")));
    }
    ui.label(widgets::pale(info.rule));
}

/// The choices left after a verb or a place was picked.
fn narrowed(ui: &mut Ui, prompt: &Prompt, picking: &mut Picking, commands: &mut Vec<HudCommand>) {
    let narrowed = picking.verb.is_some() || picking.place.is_some();
    if narrowed {
        narrowed_to(ui, prompt, picking);
    }
    rows(ui, prompt, picking, commands);
    ui.add_space(2.0);
    let small = theme::small(ui.ctx());
    let hint = match picking.picked {
        _ if prompt.is_turn() && small => "Tap the map where to look.",
        _ if prompt.is_turn() => {
            "Click on the map to look there, or turn with the arrow keys; Enter does it."
        }
        Some(_) if small => "Tap it once more, or “Do it”.",
        Some(_) => "Enter or a second click does it.",
        None if picking.place.is_none() => "Pick one here, or a marked hex on the map.",
        None => "Pick one.",
    };
    ui.label(widgets::pale(hint));
}

/// What was picked so far, and the way back.
fn narrowed_to(ui: &mut Ui, prompt: &Prompt, picking: &mut Picking) {
    ui.horizontal(|ui| {
        let verb = picking.verb.map(|verb| prompt.verb(verb).name);
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

fn rows(ui: &mut Ui, prompt: &Prompt, picking: &mut Picking, commands: &mut Vec<HudCommand>) {
    let fitting = picking.fitting(prompt);
    let words: Vec<&str> =
        fitting.iter().map(|number| in_list(prompt, &prompt.options[*number], picking)).collect();
    let common = words::in_common(&words);
    if common > 0 {
        ui.label(words[0][..common].trim_end_matches([' ', ',', ':']));
    }
    for (index, number) in fitting.into_iter().enumerate() {
        let option = &prompt.options[number];
        let key = if index < 9 { (index + 1).to_string() } else { String::new() };
        let right = words::at_right(&option.forecast);
        let small = words::beneath(&option.forecast);
        let picked = picking.picked == Some(number);
        let row = ChoiceRow {
            key: &key,
            words: &words[index][common..],
            right: &right,
            small: &small,
            icon: None,
            picked,
            open: true,
            marks: &[],
            marked: "",
        };
        let response = row.show(ui);
        if picked {
            reveal(ui, number, response.rect, !ui.rect_contains_pointer(ui.clip_rect()));
        }
        if response.hovered() {
            picking.pointed = Some(number);
        }
        if response.clicked() {
            commands.push(HudCommand::Pick(picking.choose(number)));
        }
    }
}

/// The words of a choice: short where its verb stands over the list.
fn in_list<'a>(
    prompt: &Prompt,
    option: &'a crate::driver::PromptOption,
    picking: &Picking,
) -> &'a str {
    let one_verb = picking.verb.is_some();
    match one_verb {
        true => words::short(&option.words, prompt.verb(option.choice.verb), &option.forecast),
        false => without_price(option),
    }
}

/// The words of a choice whose price stands beside them.
fn without_price(option: &crate::driver::PromptOption) -> &str {
    let price = format!(" ({})", words::costs(&option.forecast.costs));
    option.words.strip_suffix(price.as_str()).unwrap_or(&option.words)
}
