//! What lists of choices have in common.

use bevy_egui::egui::{Id, Rect, Ui};
use riposte_rules::roll::Chance;
use riposte_words::{phrase, text};

use super::ways::Row;
use super::{Picking, words};
use crate::driver::{Prompt, PromptOption};

/// Where it is remembered which choice was brought into view.
pub(super) fn revealed() -> Id {
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

/// The words of a row of choices; empty for other rows.
pub(super) fn way_words(prompt: &Prompt, row: &Row, picking: &Picking) -> String {
    let Row::Way(way) = row else { return String::new() };
    let all: Vec<&str> =
        way.iter().map(|number| in_list(prompt, &prompt.options[*number], picking)).collect();
    let shared = words::shared(&all);
    match (shared.is_empty(), all.as_slice()) {
        (true, [first, ..]) if way.len() == 1 => (*first).to_owned(),
        (true, _) => phrase(prompt.verb(prompt.options[way[0]].choice.verb).name).into_owned(),
        (false, _) => shared,
    }
}

/// The words of a choice: short where its verb stands over the list.
fn in_list<'a>(prompt: &Prompt, option: &'a PromptOption, picking: &Picking) -> &'a str {
    match picking.verb.is_some() {
        true => words::short(&option.words, prompt.verb(option.choice.verb), &option.forecast),
        false => without_price(option),
    }
}

/// The words of a choice whose price stands beside them.
pub(super) fn without_price(option: &PromptOption) -> &str {
    words::without_price(&option.words, &option.forecast)
}

/// What stands at the right of a row of several choices: the best chance.
pub(super) fn best(prompt: &Prompt, numbers: &[usize]) -> String {
    let best = most_likely(prompt, numbers).and_then(|number| chance(prompt, number));
    best.map_or_else(String::new, |chance| text!("ask-up-to", chance = chance.to_string()))
}

/// Of several choices the one whose chance stands on their row: the first of those that are as likely.
pub(super) fn most_likely(prompt: &Prompt, numbers: &[usize]) -> Option<usize> {
    let rolled = numbers.iter().filter_map(|number| Some((*number, chance(prompt, *number)?)));
    let best = rolled.rev().max_by(|a, b| a.1.value().total_cmp(&b.1.value()));
    best.map(|(number, _)| number)
}

fn chance(prompt: &Prompt, number: usize) -> Option<Chance> {
    words::headline(&prompt.options[number].forecast)
}
