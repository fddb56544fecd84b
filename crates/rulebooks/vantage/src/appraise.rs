//! What computer players ask of the book.

use riposte_rules::appraisal::Standing;
use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;

use crate::actions::ACTIONS;
use crate::cards::worth_at;
use crate::edge::edge;
use crate::view::BookView;

/// What a figure is worth as it stands.
pub fn standing(view: BookView, figure: FigureId) -> Standing {
    if !view.table.active(figure) {
        return Standing::default();
    }
    let points = f64::from(view.fighter(figure).points);
    let all = f64::from(view.constants().points.max(1));
    let edge = view.hold(figure).map_or(0.0, |bond| edge(view, figure, bond.kind, bond.to));
    Standing {
        worth: worth_at(view, figure, view.health(figure)),
        means: if view.can_act(figure) { points / all } else { 0.0 },
        edge,
        ..Standing::default()
    }
}

/// The advantage that a choice is likely to gain: its own, less what the other gains by it.
pub fn gains(view: BookView, choice: &Choice) -> f64 {
    brings(view, choice).unwrap_or(0.0).clamp(0.0, 1.0)
}

/// What a choice is expected to bring beyond its forecast; nothing where nothing is foreseen.
pub fn brings(view: BookView, choice: &Choice) -> Option<f64> {
    let figure = view.table.decision()?.figure;
    ACTIONS.find(choice.verb)?.brings(view, figure, choice)
}
