//! What lists of choices have in common.

use bevy_egui::egui::{Id, Rect, Ui};
use riposte_words::phrase;

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
