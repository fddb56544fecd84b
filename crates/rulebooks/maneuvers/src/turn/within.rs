//! What goes with one maneuver only.

use riposte_kit::action::{Why, apt};
use riposte_rules::decision::Verb;
use riposte_rules::figure::FigureId;

use crate::view::BookView;
use crate::words::info;

/// Closes what goes with one maneuver only. A player who has chosen another is not told of it. The
/// words are given: most of these actions are closed at every decision, and to make words for each
/// would take time.
///
/// # Errors
/// That the figure has another.
pub fn with(rules: BookView, figure: FigureId, verb: Verb, words: &'static str) -> Result<(), Why> {
    apt(rules.maneuver(figure) == Some(verb), words, info(verb).rule)
}
