//! The objects of choices in words, as most verbs have them.

use riposte_kit::handling::thing_of;
use riposte_kit::naming::mode_words;
use riposte_rules::board::hex_name;
use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;
use riposte_words::{Thing, say};

use crate::view::BookView;

const NOTHING: Thing<'static> = Thing("nothing");

/// On whom, with what or where to, for a button: "Hans: rapier (strike)".
pub fn object(view: BookView, figure: FigureId, choice: &Choice) -> String {
    let arms = view.table.arms(figure);
    let weapon = choice.arm.map(|arm| view.table.armoury().said(arms, arm));
    let target = choice.target.map(|target| view.table.name(target));
    match (choice.hex.map(hex_name), target, weapon) {
        (Some(hex), ..) => say!("to {hex}", hex),
        (None, Some(target), Some(weapon)) => say!("{target}: {weapon}", target, weapon),
        (None, target, weapon) => target.map(str::to_owned).or(weapon).unwrap_or_default(),
    }
}

/// The name of the figure to which a choice is done.
pub fn target<'w>(view: BookView<'w>, choice: &Choice) -> &'w str {
    choice.target.map_or("", |target| view.table.name(target))
}

/// The weapon or other thing of a choice.
pub fn weapon<'w>(view: BookView<'w>, figure: FigureId, choice: &Choice) -> Thing<'w> {
    choice.arm.map_or(NOTHING, |arm| thing(view, figure, arm.item))
}

/// The same, and after it the way in which it is used: "rapier", " (strike)".
pub fn wielded<'w>(view: BookView<'w>, figure: FigureId, choice: &Choice) -> (Thing<'w>, String) {
    (weapon(view, figure, choice), mode_words(view.table, figure, choice))
}

/// A thing that a figure carries, by its number.
pub fn thing(view: BookView<'_>, figure: FigureId, number: u8) -> Thing<'_> {
    thing_of(view.table, figure, number).unwrap_or(NOTHING)
}
