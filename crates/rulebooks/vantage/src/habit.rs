//! What those do whom nobody leads: a list, gone through from the top at every decision
//! (VAN-111).

use riposte_kit::action::Action;
use riposte_rules::board::Hex;
use riposte_rules::decision::{Choice, Decision, Verb};
use riposte_rules::figure::{FigureId, FigureSet};

use crate::attack::{ATTACKS, Attack, Blow};
use crate::choices::prefers_vantage;
use crate::tables::Kind;
use crate::view::BookView;
use crate::words::*;

/// What the list says to the pending decision.
pub fn habit(view: BookView) -> Option<Choice> {
    let decision = view.table.decision()?;
    if decision.question != Q_ACT {
        // The one with an attack ready goes first, and a hold is kept on a figure that is weaker.
        return Some(decision.default);
    }
    let evades = slips_away(view, decision);
    // Who is overwhelmed does nothing hostile (VAN-911), but may still get out of it.
    let found = match view.fighter(decision.figure).overwhelmed {
        Some(_) => evades,
        None => evades
            .or_else(|| presses(view, decision))
            .or_else(|| tries(view, decision, |_, _| true))
            .or_else(|| comes(view, decision)),
    };
    Some(found.unwrap_or(decision.decline))
}

/// Who is nearly down, and held by two or more, evades.
fn slips_away(view: BookView, decision: &Decision) -> Option<Choice> {
    let figure = decision.figure;
    let spent = view.health(figure) * 3 <= view.build(figure).health;
    let beset = view.holders(figure).count() >= 2;
    let evade = Choice::plain(EVADE);
    (spent && beset && decision.choices.contains(&evade)).then_some(evade)
}

/// Who can attack does so, unless there is somebody whom one hit would fell, and a point to try
/// for that one first.
fn presses(view: BookView, decision: &Decision) -> Option<Choice> {
    let figure = decision.figure;
    let first = |attack: &Attack| {
        let choice = attack.open(view, figure).ok()?.first().copied()?;
        Some((choice, attack.blow(view, figure, &choice)?))
    };
    let (choice, blow) = ATTACKS.iter().find_map(first)?;
    let better = match fells(view, blow) {
        true => None,
        false => tries(view, decision, |verb, foe| fells(view, won(view, figure, verb, foe))),
    };
    let spare = view.fighter(figure).points > 1;
    better.filter(|_| spare).or(Some(choice))
}

/// Whether an attack would fell the other with one hit.
fn fells(view: BookView, blow: Blow) -> bool {
    view.damage(blow) >= view.health(blow.at)
}

/// The attack that a try is for: with the weapon that needs the hold tried for.
fn won(view: BookView, by: FigureId, verb: Verb, at: FigureId) -> Blow {
    let kind = if verb == VANTAGE { Kind::Ranged } else { Kind::Melee };
    let shot = view.shots(by).next().filter(|_| kind == Kind::Ranged);
    Blow { by, at, kind, shot, special: None, free: false }
}

/// A try at the one of the enemies that fit who has the least Health, of several the one with the
/// lowest initiative: for vantage by those who would rather shoot, and for strike by the others only.
fn tries(
    view: BookView,
    decision: &Decision,
    fits: impl Fn(Verb, FigureId) -> bool,
) -> Option<Choice> {
    let holds: &[Verb] = match prefers_vantage(view, decision.figure) {
        true => &[VANTAGE, STRIKE],
        false => &[STRIKE],
    };
    holds.iter().copied().find_map(|verb| {
        let tries = decision.choices.iter().filter(|choice| choice.verb == verb);
        let tries = tries.filter_map(|choice| Some((choice.target?, *choice)));
        let rank = |foe: FigureId| (view.health(foe), view.fighter(foe).initiative, foe);
        let open = tries.filter(|(foe, _)| fits(verb, *foe));
        open.min_by_key(|(foe, _)| rank(*foe)).map(|(_, choice)| choice)
    })
}

/// Who has nobody in its hex goes nearer to the nearest enemy.
fn comes(view: BookView, decision: &Decision) -> Option<Choice> {
    if view.foes_here(decision.figure).next().is_some() {
        return None;
    }
    let foes: FigureSet = view.table.enemies(decision.figure).collect();
    let away = |hex: Hex| foes.iter().map(|foe| view.table.distance_to(foe, hex)).min();
    let now = away(view.table.hex(decision.figure));
    let moves = decision.choices.iter().filter(|choice| choice.verb == MOVE);
    let nearer = moves.filter_map(|choice| Some((away(choice.hex?), *choice)));
    nearer.filter(|(then, _)| *then < now).min_by_key(|(then, _)| *then).map(|(_, choice)| choice)
}
