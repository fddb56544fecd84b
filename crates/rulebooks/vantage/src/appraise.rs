//! What computer players ask of the book.

use riposte_rules::appraisal::Standing;
use riposte_rules::decision::{Choice, HarmForecast};
use riposte_rules::figure::{BondKind, FigureId};

use crate::attack::Blow;
use crate::best_blow::{best_blow, gain_chance, hardest_shot};
use crate::cards::worth_at;
use crate::forecast::{harm, struck_back};
use crate::holds::{Answer, STRIKE_ON, VANTAGE_ON, answers};
use crate::keywords::Keyword;
use crate::tables::Kind;
use crate::view::BookView;
use crate::words::*;
use crate::{evade, holds};

/// What part of another's worth the best blow of a figure is expected to take, the hold for it
/// still to be won: what it has already is its edge.
pub fn expected_harm(view: BookView, by: FigureId, at: FigureId) -> f64 {
    let Some((blow, _)) = best_blow(view, by, at) else { return 0.0 };
    (gain_chance(view, by, blow.kind).value() * harm(view, blow).worth).clamp(0.0, 1.0)
}

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

/// What it is worth to have a hold on another: a blow that need not be prepared any more, and
/// something on its own, for it lasts.
fn edge(view: BookView, by: FigureId, kind: BondKind, at: FigureId) -> f64 {
    edge_when(view, by, kind, at, view.can_act(by))
}

/// The same, where it is said whether the figure could strike at once.
fn edge_when(view: BookView, by: FigureId, kind: BondKind, at: FigureId, soon: bool) -> f64 {
    /// What any hold is worth.
    const HOLD: f64 = 0.15;
    /// What it counts besides that the other may fall.
    const FELLS: f64 = 0.4;
    /// What it counts that can be used in the next phase at the earliest.
    const LATER: f64 = 0.6;
    let kind = if kind == STRIKE_ON { Kind::Melee } else { Kind::Ranged };
    if view.weapon(by, kind).is_none() {
        return 0.0;
    }
    let shot = hardest_shot(view, by).filter(|_| kind == Kind::Ranged);
    if kind == Kind::Ranged && shot.is_none() {
        return 0.0;
    }
    let blow = Blow { by, at, kind, shot, special: None, free: false };
    // Who can strike at once has more of it than one who has to wait, and may have lost it by then.
    let soon = if soon { 1.0 } else { LATER };
    let harm = harm(view, blow);
    let count = |harm: &HarmForecast| harm.worth + FELLS * harm.out;
    // A figure that strikes back takes some of it.
    let back = struck_back(view, blow, 1.0 - harm.out).map_or(0.0, |back| count(&back));
    (soon * (HOLD + count(&harm) - back)).clamp(0.0, 1.0)
}

/// The advantage that a choice is likely to gain: its own, less what the other gains by it.
pub fn gains(view: BookView, choice: &Choice) -> f64 {
    brings(view, choice).unwrap_or(0.0).clamp(0.0, 1.0)
}

/// What a try or evading is expected to bring; nothing else is foreseen.
pub fn brings(view: BookView, choice: &Choice) -> Option<f64> {
    let figure = view.table.decision()?.figure;
    match (choice.verb, choice.target) {
        (STRIKE, Some(foe)) => Some(tried(view, figure, choice, STRIKE_ON, foe)),
        (VANTAGE, Some(foe)) => Some(tried(view, figure, choice, VANTAGE_ON, foe)),
        (EVADE, _) => Some(evaded(view, figure)),
        _ => None,
    }
}

/// What the hold that a figure has is worth.
fn held_edge(view: BookView, figure: FigureId) -> f64 {
    view.hold(figure).map_or(0.0, |bond| edge(view, figure, bond.kind, bond.to))
}

fn tried(view: BookView, figure: FigureId, choice: &Choice, kind: BondKind, foe: FigureId) -> f64 {
    let chance = holds::deed(view, figure, choice).chance(|gained| *gained).value();
    // What is won with the last point can be used in the next phase at the earliest.
    let soon = view.fighter(figure).points > holds::COST;
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
    chance * gain
}

/// What a hold is worth that comes of itself to one who might have won it in its own phase anyway.
fn given(view: BookView, by: FigureId, kind: BondKind, at: FigureId) -> f64 {
    let weapon = if kind == STRIKE_ON { Kind::Melee } else { Kind::Ranged };
    let rooted = kind == STRIKE_ON && view.has(by, Keyword::Anchored);
    let won = if rooted { 0.0 } else { gain_chance(view, by, weapon).value() };
    (1.0 - won) * edge(view, by, kind, at)
}

/// What those who have something on a figure would lose, less what it would; and what those who
/// have nothing on it yet could no longer win in their next phase.
fn evaded(view: BookView, figure: FigureId) -> f64 {
    let chance = evade::deed(view, figure).chance(|evaded| *evaded).value();
    let lost = evade::lost(view, figure).into_iter().map(|bond| {
        let edge = edge(view, bond.from, bond.kind, bond.to);
        if bond.from == figure { -edge } else { edge }
    });
    let hex = view.table.hex(figure);
    let friends = view.table.friends(figure).filter(|it| view.table.hex(*it) == hex).count();
    let free = view.foes_here(figure).filter(|foe| view.hold(*foe).is_none());
    let spared = free.map(|foe| expected_harm(view, foe, figure)).sum::<f64>();
    chance * (lost.sum::<f64>() + spared / (friends + 1) as f64)
}
