//! What it is expected to bring to lay hands on somebody (LEN-701 to LEN-708).

use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;

use crate::appraisal::worth::{BOUND, HOLD, worth};
use crate::holds::wrestling::{beside, grip};
use crate::view::BookView;
use crate::words::{V_GANG, V_WRESTLE};

/// How many edges are as much as one whole figure.
const EDGES: f64 = 2.5;

/// What the contest of a choice is exactly expected to bring, by the measure of an edge: a hold if
/// it is won, and to be held if it is lost. A hold that exists ends as well if nobody wrestles about
/// it, so that to go on is worth the whole again.
pub fn brings(view: BookView, choice: &Choice) -> Option<f64> {
    let asked = view.table.decision().map(|decision| decision.figure);
    let by = choice.actor.or(asked)?;
    let at = choice.target.filter(|_| matches!(choice.verb, V_WRESTLE | V_GANG))?;
    let won = grip(view, by, at, &beside(view, by, choice), 0).chance(|won| *won).value();
    Some(won * hold(view, by, at) - (1.0 - won) * hold(view, at, by))
}

/// What it is worth to a figure to hold another: what that loses by it, and the hold itself. A figure
/// that holds somebody else already can only wrest something from the loser, which is worth less.
fn hold(view: BookView, by: FigureId, at: FigureId) -> f64 {
    if view.held(by).is_some_and(|held| held != at) {
        return HOLD;
    }
    let (left, _) = view.life(at);
    HOLD + EDGES * BOUND * worth(view, at, left)
}
