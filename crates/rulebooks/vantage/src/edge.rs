//! What a hold on another is worth to a figure, for computer players.

use riposte_rules::decision::HarmForecast;
use riposte_rules::figure::{BondKind, FigureId};

use crate::attack::{Blow, harm_in_numbers, struck_back};
use crate::best_blow::{best_blow, gain_chance, hardest_shot};
use crate::holds::STRIKE_ON;
use crate::keywords::Keyword;
use crate::tables::Kind;
use crate::view::BookView;

/// What part of another's worth the best blow of a figure is expected to take, the hold for it
/// still to be won: what it has already is its edge.
pub fn expected_harm(view: BookView, by: FigureId, at: FigureId) -> f64 {
    let Some((blow, _)) = best_blow(view, by, at) else { return 0.0 };
    (gain_chance(view, by, blow.kind).value() * harm_in_numbers(view, blow).worth).clamp(0.0, 1.0)
}

/// What it is worth to have a hold on another: a blow that need not be prepared any more, and
/// something on its own, for it lasts.
pub fn edge(view: BookView, by: FigureId, kind: BondKind, at: FigureId) -> f64 {
    edge_when(view, by, kind, at, view.can_act(by))
}

/// The same, where it is said whether the figure could strike at once.
pub fn edge_when(view: BookView, by: FigureId, kind: BondKind, at: FigureId, soon: bool) -> f64 {
    /// What any hold is worth.
    const HOLD: f64 = 0.15;
    /// What it counts besides that the other may fall.
    const FELLS: f64 = 0.4;
    /// What it counts that can be used in the next phase at the earliest.
    const LATER: f64 = 0.6;
    let kind = if kind == STRIKE_ON { Kind::Melee } else { Kind::Ranged };
    // Of no use is what cannot be used on one whom the figure does not see (VAN-907).
    if view.weapon(by, kind).is_none() || !view.sees_in_the_open(by, at) {
        return 0.0;
    }
    let shot = hardest_shot(view, by).filter(|_| kind == Kind::Ranged);
    if kind == Kind::Ranged && shot.is_none() {
        return 0.0;
    }
    let blow = Blow { by, at, kind, shot, special: None, free: false };
    // Who can strike at once has more of it than one who has to wait, and may have lost it by then.
    let soon = if soon { 1.0 } else { LATER };
    let harm = harm_in_numbers(view, blow);
    let count = |harm: &HarmForecast| harm.worth + FELLS * harm.out;
    // A figure that strikes back takes some of it.
    let back = struck_back(view, blow, harm_in_numbers).map_or(0.0, |back| count(&back));
    (soon * (HOLD + count(&harm) - back)).clamp(0.0, 1.0)
}

/// What the hold that a figure has is worth.
pub fn held_edge(view: BookView, figure: FigureId) -> f64 {
    view.hold(figure).map_or(0.0, |bond| edge(view, figure, bond.kind, bond.to))
}

/// What a hold is worth that comes of itself to one who might have won it in its own phase anyway.
pub fn given(view: BookView, by: FigureId, kind: BondKind, at: FigureId) -> f64 {
    let weapon = if kind == STRIKE_ON { Kind::Melee } else { Kind::Ranged };
    let rooted = kind == STRIKE_ON && view.has(by, Keyword::Anchored);
    let won = if rooted { 0.0 } else { gain_chance(view, by, weapon).value() };
    (1.0 - won) * edge(view, by, kind, at)
}
