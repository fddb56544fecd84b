//! Choices in words.

use riposte_rules::decision::Choice;
use riposte_words::say;

use crate::actions::ACTIONS;
use crate::holds;
use crate::view::BookView;
use crate::words::*;

/// A choice as on a button: "Try for strike on Wat".
pub fn button(view: BookView, choice: &Choice) -> String {
    let decision = view.table.decision();
    let figure = choice.actor.or(decision.map(|decision| decision.figure)).unwrap_or_default();
    let question = decision.map(|decision| decision.question);
    match (choice.verb, question) {
        (PICK, _) => view.named(figure),
        (DONE, Some(Q_PICK)) => say!("End the phase"),
        (HOLD, _) => holds::kept_words(view, figure, choice),
        (HELP, _) => say!("Help up {name}", name = view.target_name(choice)),
        (LOOT, _) => say!("Loot {name}", name = view.target_name(choice)),
        _ => ACTIONS.wording(VERBS, view, figure, choice),
    }
}
