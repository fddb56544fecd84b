//! Choices in words.

use riposte_rules::board::hex_name;
use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;

use crate::holds::word;
use crate::step;
use crate::view::BookView;
use crate::words::*;

/// Who a choice is made for.
fn doer(view: BookView, choice: &Choice) -> FigureId {
    let asked = view.table.decision().map(|decision| decision.figure);
    choice.actor.or(asked).unwrap_or_default()
}

/// A choice as on a button: "Try for strike on Wat".
pub fn button(view: BookView, choice: &Choice) -> String {
    let figure = doer(view, choice);
    let question = view.table.decision().map(|decision| decision.question);
    if choice.verb == PICK {
        return named(view, figure);
    }
    if choice.verb == DONE && question == Some(Q_PICK) {
        return "End the phase".into();
    }
    if choice.verb == HOLD {
        return kept(view, figure, choice);
    }
    let name = VERBS[usize::from(choice.verb.0)].name;
    match parts(view, figure, choice) {
        parts if parts.is_empty() => name.to_owned(),
        parts => format!("{name} {parts}"),
    }
}

/// On whom a figure has its hold from now on: where it was, or on its attacker.
fn kept(view: BookView, figure: FigureId, choice: &Choice) -> String {
    let target = choice.target.map(|it| named(view, it)).unwrap_or_default();
    let old = view.hold(figure).filter(|bond| Some(bond.to) == choice.target);
    match (old, step::offered(view)) {
        (None, Some(new)) => format!("Have {} on {target} instead", word(new)),
        (Some(old), _) => format!("Keep {} on {target}", word(old.kind)),
        (None, None) => target,
    }
}

/// The name of a figure; with its key, where somebody else is called the same.
fn named(view: BookView, figure: FigureId) -> String {
    let name = view.table.name(figure);
    let mut others = view.table.figures().filter(|other| *other != figure);
    match others.any(|other| view.table.name(other) == name) {
        true => format!("{name} ({})", view.table.sheet(figure).key),
        false => name.to_owned(),
    }
}

/// What comes after the verb.
fn parts(view: BookView, figure: FigureId, choice: &Choice) -> String {
    let target = choice.target.map(|it| named(view, it)).unwrap_or_default();
    match choice.verb {
        STRIKE | VANTAGE => format!("on {target}"),
        MOVE | FLEE | SOAR | LEAP => {
            choice.hex.map(|hex| format!("to {}", hex_name(hex))).unwrap_or_default()
        }
        CARRY => format!("{target} to {}", choice.hex.map(hex_name).unwrap_or_default()),
        READY => format!("for the {}", thing(view, figure, choice)),
        _ if choice.arm.is_some() => format!("{target}: {}", thing(view, figure, choice)),
        _ => target,
    }
}

/// With what, and with which shot.
fn thing(view: BookView, figure: FigureId, choice: &Choice) -> String {
    let Some(arm) = choice.arm else { return String::new() };
    let words = view.table.armoury().words(view.table.arms(figure), arm).to_lowercase();
    let kind = choice.number.and_then(|number| usize::try_from(number).ok());
    match kind.and_then(|kind| Some((view.tables.shots.get(kind)?, kind))) {
        Some((row, kind)) => {
            format!("{words}, {} ({} left)", row.name, view.shots_left(figure, kind))
        }
        None => words,
    }
}
