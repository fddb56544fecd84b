//! Choices in words.

use riposte_kit::naming::hex_words;
use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;
use riposte_words::{phrase, say};

use crate::actions::find;
use crate::phrases;
use crate::view::BookView;
use crate::words::*;

/// A choice as on a button: "Attack Hans: rapier (strike)".
pub fn button(view: BookView, choice: &Choice) -> String {
    let asked = view.table.decision().map(|decision| decision.figure);
    let figure = choice.actor.or(asked).unwrap_or_default();
    let own = find(choice.verb).map(|action| action.object(view, figure, choice));
    let own = own.filter(|own| !own.is_empty());
    let object = own.unwrap_or_else(|| phrases::object(view, figure, choice));
    let name = phrase(info(choice.verb).name);
    match (choice.verb, choice.number) {
        (V_PICK, _) => view.table.name(figure).to_owned(),
        (V_SPEND, Some(points)) => say!("{points} of the blessing", points),
        (V_DISARM, _) => say!("Wrest {object}", object),
        (V_VIA, _) => say!("By way of {hex}", hex = hex_words(choice)),
        _ if object.is_empty() => name.into_owned(),
        // "to B2" and "on Hans" follow the verb in every language.
        (verb, _) if choice.hex.is_some() || is_spell(verb) => format!("{name} {object}"),
        _ => say!("{deed} {object}", deed = name, object),
    }
}

/// A choice as a deed, without the name of the figure: "attacks Hans with the rapier (strike)".
pub fn deed(view: BookView, figure: FigureId, choice: &Choice) -> String {
    match choice.verb {
        V_WAIT | V_PASS => "does nothing".into(),
        verb => find(verb).map_or_else(String::new, |it| it.announced(view, figure, choice)),
    }
}
