//! Choices as on buttons.

use riposte_rules::decision::Choice;
use riposte_words::{phrase, say};

use crate::equipment::long_actions;
use crate::turn::acting::ACTING;
use crate::view::BookView;
use crate::wording::named;
use crate::words::*;

/// A choice as on a button: "Strike Raoul: broadsword (cut)". An action says only what else it is
/// about than what its choice names.
pub fn button(rules: BookView, choice: &Choice) -> String {
    let decision = rules.table.decision();
    let figure = decision.map(|decision| decision.figure).unwrap_or_default();
    let verb = phrase(info(choice.verb).name);
    let object = match (decision.map(|it| it.question), choice.verb, choice.number) {
        (_, SPRING, Some(0)) => return say!("Keep all of it"),
        (_, SPRING, Some(points)) => return say!("Use {points}", points),
        // A work has a name of its own in its row.
        (_, WORK, _) => return capital(&long_actions::words(rules, figure, choice)),
        (Some(Q_ACT), verb, _) => ACTING.find(verb).map(|it| it.object(rules, figure, choice)),
        _ => None,
    };
    let object = object.filter(|object| !object.is_empty());
    let object = object.unwrap_or_else(|| named(rules, figure, choice));
    match object.is_empty() {
        true => verb.into_owned(),
        false => say!("{verb} {object}", verb, object),
    }
}

fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
