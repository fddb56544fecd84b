//! What the rules offer a figure, but not now, and why.

use riposte_rules::decision::{Closed, Decision, Verb};
use riposte_rules::figure::FigureId;

use crate::keywords::Keyword;
use crate::rule_ids;
use crate::tables::Kind;
use crate::view::BookView;
use crate::words::*;
use crate::{attack, evade, holds, moving};

/// What is not open besides the choices of a decision, with the reason for each.
pub fn closed(view: BookView, decision: &Decision) -> Vec<Closed> {
    if decision.question != Q_ACT {
        return Vec::new();
    }
    let figure = decision.figure;
    let open = |verb: Verb| decision.choices.iter().any(|choice| choice.verb == verb);
    let mut all = Vec::new();
    let attacks = [ATTACK, SHOOT, COMBO, COUNTER, ONSLAUGHT, DEATHBLOW];
    let shoots = view.weapon(figure, Kind::Ranged).is_some();
    for verb in attacks.into_iter().filter(|verb| *verb != SHOOT || shoots) {
        all.extend(attack::closed(view, figure, verb));
    }
    all.push(holds::closed(view, figure, STRIKE));
    all.extend(shoots.then(|| holds::closed(view, figure, VANTAGE)));
    all.push(evade::closed(view, figure));
    if !open(FLEE) {
        all.push(stays(view, figure));
    }
    all.retain(|closed| !open(closed.verb));
    all
}

/// Why a figure does not go anywhere.
fn stays(view: BookView, figure: FigureId) -> Closed {
    let (reason, rule) = if view.has(figure, Keyword::Anchored) {
        ("is anchored".to_owned(), rule_ids::ANCHORED)
    } else if !moving::affords(view, figure, MOVE) {
        let (needs, has) = (moving::cost(view, MOVE), view.fighter(figure).points);
        (format!("needs {needs} AP, has {has}"), rule_ids::MOVE)
    } else if view.has(figure, Keyword::Follower) {
        ("goes nowhere of itself".to_owned(), rule_ids::FOLLOWERS)
    } else {
        ("no hex beside this one has room".to_owned(), rule_ids::PLACE)
    };
    Closed { verb: MOVE, reason, rule }
}
