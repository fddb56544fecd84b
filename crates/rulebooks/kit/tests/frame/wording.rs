//! Choices in words, what they come to, and what is not open.

use riposte_rules::decision::{Choice, Closed, Decision, Forecast};

use crate::actions::ACTIONS;
use crate::view::BookView;
use crate::words::VERBS;

/// A choice as on a button.
pub fn button(view: BookView, choice: &Choice) -> String {
    let asked = view.table.decision().map(|decision| decision.figure);
    ACTIONS.wording(VERBS, view, choice.actor.or(asked).unwrap_or_default(), choice)
}

/// What a choice comes to.
pub fn forecast(view: BookView, choice: &Choice) -> Forecast {
    let mut forecast = Forecast::default();
    let asked = view.table.decision().map(|decision| decision.figure);
    if let (Some(figure), Some(action)) = (asked, ACTIONS.find(choice.verb)) {
        action.foretell(view, figure, choice, &mut forecast);
    }
    forecast
}

/// What is not open besides the choices of a decision, with the reason for each.
pub fn closed(view: BookView, decision: &Decision) -> Vec<Closed> {
    ACTIONS.closed(view, decision.figure)
}
