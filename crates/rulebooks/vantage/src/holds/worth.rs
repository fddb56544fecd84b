//! What a hold that is won is worth to a computer player.

use riposte_rules::figure::{BondKind, FigureId};

use super::VANTAGE_ON;
use super::answers::{Answer, answers};
use crate::edge::{edge, edge_when, given, held_edge};
use crate::view::BookView;

/// What a hold on a foe is worth, less what the figure gives up for it and what the foe gains by
/// it; `soon`: there is a point left to use it at once.
pub fn worth_of_try(
    view: BookView,
    figure: FigureId,
    kind: BondKind,
    foe: FigureId,
    soon: bool,
) -> f64 {
    let mut gain = edge_when(view, figure, kind, foe, soon) - held_edge(view, figure);
    for answer in answers(view, figure, kind, foe) {
        gain += match answer {
            Answer::Loses(other) => edge(view, foe, VANTAGE_ON, other),
            Answer::Gains(kind) => {
                // What it held besides is lost; vantage that strike breaks is counted already.
                let kept = view.hold(foe).filter(|bond| bond.kind == kind || kind == VANTAGE_ON);
                let before = kept.map_or(0.0, |bond| edge(view, foe, bond.kind, bond.to));
                before - given(view, foe, kind, figure)
            }
            // It takes the better of the two.
            Answer::Chooses(kind, _) => {
                (held_edge(view, foe) - given(view, foe, kind, figure)).min(0.0)
            }
        };
    }
    gain
}
