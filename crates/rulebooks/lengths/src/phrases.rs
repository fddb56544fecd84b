//! The objects of choices in words, as most verbs have them.

use riposte_rules::board::hex_name;
use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;

use crate::view::BookView;

fn weapon(view: BookView, figure: FigureId, choice: &Choice) -> Option<String> {
    let arms = view.table.arms(figure);
    choice.arm.map(|arm| view.table.armoury().words(arms, arm).to_lowercase())
}

/// On whom, with what or where to, for a button: "Hans: rapier (strike)".
pub fn object(view: BookView, figure: FigureId, choice: &Choice) -> String {
    let hex = choice.hex.map(|hex| format!("to {}", hex_name(hex)));
    let target = choice.target.map(|target| view.table.name(target).to_owned());
    match (hex, target, weapon(view, figure, choice)) {
        (Some(hex), ..) => hex,
        (None, Some(target), Some(weapon)) => format!("{target}: {weapon}"),
        (None, target, weapon) => target.or(weapon).unwrap_or_default(),
    }
}

/// The same after what a figure does, for the log: "attacks Hans with the rapier (strike)".
pub fn said(view: BookView, figure: FigureId, does: &str, choice: &Choice) -> String {
    let hex = choice.hex.map(|hex| format!(" to {}", hex_name(hex)));
    let target = choice.target.map(|target| format!(" {}", view.table.name(target)));
    let with = match (&target, weapon(view, figure, choice)) {
        (Some(_), Some(weapon)) => format!(" with the {weapon}"),
        (None, Some(weapon)) => format!(" the {weapon}"),
        (_, None) => String::new(),
    };
    format!("{does}{}{}{with}", hex.unwrap_or_default(), target.unwrap_or_default())
}
