//! What goes with one maneuver only.

use riposte_kit::action::{Why, need_with};
use riposte_rules::decision::Verb;
use riposte_rules::figure::FigureId;

use crate::view::BookView;
use crate::words::VERBS;

/// Closes what goes with one maneuver only.
///
/// # Errors
/// That the figure has another.
pub fn with(rules: BookView, figure: FigureId, verb: Verb) -> Result<(), Why> {
    let info = &VERBS[usize::from(verb.0)];
    let words = || format!("goes with {}", info.name).into();
    need_with(rules.maneuver(figure) == Some(verb), words, info.rule)
}
