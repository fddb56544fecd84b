//! What is foretold of holds that begin and end.

use riposte_kit::forecast::{note, warn};
use riposte_rules::decision::{BondChange, BondForecast, Forecast};
use riposte_rules::figure::{Bond, BondKind, FigureId};
use riposte_words::say;

use super::answers::{Answer, answers};
use super::{STRIKE_ON, VANTAGE_ON, hold_on};
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
    if forecast.wordless {
        return;
    }
    let name = |it| view.table.name(it);
    let foe = name(foe);
    match answer {
        Answer::Loses(other) => {
            let hold = hold_on(VANTAGE_ON, name(other));
            note(forecast, say!("won: {foe} loses {hold}", foe, hold), rule_ids::BREAKS);
        }
        Answer::Gains(STRIKE_ON) => {
            let text = say!("even then {foe} gains strike on you", foe);
            warn(forecast, text, rule_ids::STRIKE_BACK);
        }
        Answer::Gains(_) => {
            let text = say!("even then {foe} gains vantage on you", foe);
            warn(forecast, text, rule_ids::VANTAGE_BACK);
        }
        Answer::Chooses(kind, other) => {
            let hold = hold_on(kind, name(other));
            let text = say!("even then {foe} chooses: {hold} or on you", foe, hold);
            warn(forecast, text, rule_ids::CHOOSE);
        }
    }
}
