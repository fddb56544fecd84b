//! Choices as on buttons.

use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;
use riposte_words::{phrase, say};

use crate::equipment::long_actions;
use crate::melee::strike::names;
use crate::turn::acting::ACTING;
use crate::view::BookView;
use crate::wording::named;
use crate::words::*;

/// A choice as on a button: "Press Raoul". An action says only what else it is about than what its
/// choice names.
pub fn button(rules: BookView, choice: &Choice) -> String {
    let decision = rules.table.decision();
    let figure = decision.map(|decision| decision.figure).unwrap_or_default();
    if let Some(words) = of_blow(rules, figure, choice) {
        return words;
    }
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

/// A blow on a button: "Strike Raoul with the broadsword (cut)". The log has words of its own for it,
/// as other languages say it shorter on a button.
fn of_blow(rules: BookView, figure: FigureId, choice: &Choice) -> Option<String> {
    let (whom, [weapon, mode]) = names(rules, figure, choice)?;
    match choice.verb {
        STRIKE => Some(say!("Strike {whom} with the {weapon} ({mode})", whom, weapon, mode)),
        SWING => Some(say!("Swing wildly {whom} with the {weapon} ({mode})", whom, weapon, mode)),
        _ => None,
    }
}

fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
