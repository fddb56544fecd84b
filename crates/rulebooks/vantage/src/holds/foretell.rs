//! What is foretold of holds that begin and end.

use riposte_kit::forecast::{note, warn};
use riposte_rules::decision::{BondChange, BondForecast, Forecast};
use riposte_rules::figure::{Bond, BondKind, FigureId};

use super::answers::{Answer, answers};
use super::{STRIKE_ON, VANTAGE_ON, word};
use crate::rule_ids;
use crate::view::BookView;

/// A hold that begins, ends, or may begin.
pub fn becomes(bond: Bond, change: BondChange) -> BondForecast {
    BondForecast { bond, change }
}

/// What comes about for the other when a hold on it is won.
pub fn answered(
    view: BookView,
    figure: FigureId,
    kind: BondKind,
    foe: FigureId,
    forecast: &mut Forecast,
) {
    for answer in answers(view, figure, kind, foe) {
        forecast.bonds.extend(change(view, figure, foe, answer));
        tell(view, foe, answer, forecast);
    }
}

/// What becomes of the bonds of the other when a try is won.
fn change(view: BookView, figure: FigureId, foe: FigureId, answer: Answer) -> Vec<BondForecast> {
    let back = |kind| Bond { from: foe, kind, to: figure };
    match answer {
        Answer::Loses(other) => {
            vec![becomes(Bond { from: foe, kind: VANTAGE_ON, to: other }, BondChange::Ends)]
        }
        Answer::Gains(kind) => {
            let old = view.hold(foe).filter(|old| old.kind == kind || kind == VANTAGE_ON);
            let ends = old.map(|bond| becomes(bond, BondChange::Ends));
            ends.into_iter().chain([becomes(back(kind), BondChange::Begins)]).collect()
        }
        Answer::Chooses(kind, _) => vec![becomes(back(kind), BondChange::MayBegin)],
    }
}

/// The same in words.
fn tell(view: BookView, foe: FigureId, answer: Answer, forecast: &mut Forecast) {
    let name = |it| view.table.name(it);
    let foe = name(foe);
    match answer {
        Answer::Loses(other) => {
            note(
                forecast,
                format!("won: {foe} loses vantage on {}", name(other)),
                rule_ids::BREAKS,
            );
        }
        Answer::Gains(kind) => {
            let rule =
                if kind == STRIKE_ON { rule_ids::STRIKE_BACK } else { rule_ids::VANTAGE_BACK };
            warn(forecast, format!("even then {foe} gains {} on you", word(kind)), rule);
        }
        Answer::Chooses(kind, other) => {
            let text =
                format!("even then {foe} chooses: {} on {} or on you", word(kind), name(other));
            warn(forecast, text, rule_ids::CHOOSE);
        }
    }
}
