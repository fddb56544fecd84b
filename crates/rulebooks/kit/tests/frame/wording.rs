//! Choices in words, what they come to, and what is not open.

use riposte_rules::decision::{Choice, Closed, Decision, Forecast};

use crate::view::BookView;
use crate::words::VERBS;

/// A choice as on a button.
pub fn button(_view: BookView, choice: &Choice) -> String {
    let name = VERBS[usize::from(choice.verb.0)].name;
    choice.facing.map_or(name.to_owned(), |facing| format!("{name} {}", facing.word()))
}

/// What a choice comes to.
pub fn forecast(_view: BookView, _choice: &Choice) -> Forecast {
    Forecast::default()
}

/// What is not open besides the choices of a decision, with the reason for each.
pub fn closed(_view: BookView, _decision: &Decision) -> Vec<Closed> {
    Vec::new()
}
