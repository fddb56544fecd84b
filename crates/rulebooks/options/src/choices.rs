//! What a figure may do when its action comes (OPT-401 to OPT-538).

use riposte_rules::board::Hex;
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::{FigureId, Posture};

use crate::allowed::{allowed, could_attack, defends_with};
use crate::casting;
use crate::grapple::{self, attempt, escape, hold};
use crate::kit;
use crate::melee::choices::attacks;
use crate::ranged::shots;
use crate::view::BookView;
use crate::ways;
use crate::words::*;

/// Every action open to a figure.
pub fn actions(rules: BookView, figure: FigureId) -> Vec<Choice> {
    let mut open = Vec::new();
    if rules.pinning(figure).is_some() {
        hold::holds(rules, figure, &mut open);
        return open;
    }
    open.push(Choice::plain(DONE));
    if rules.pinned(figure) {
        hold::holds(rules, figure, &mut open);
        return open;
    }
    if rules.grappled(figure) {
        grapple::act::actions(rules, figure, &mut open);
    } else {
        attacks(rules, figure, &mut open);
        shots::shots(rules, figure, &mut open);
        stances(rules, figure, &mut open);
        kit::changes(rules, figure, &mut open);
        attempt::grapples(rules, figure, &mut open);
    }
    casting::choices::spells(rules, figure, &mut open);
    open
}

/// Dodge, defend, change of stature, disengage, wait.
fn stances(rules: BookView, figure: FigureId, open: &mut Vec<Choice>) {
    let posture = rules.table.posture(figure);
    for verb in [DODGE, DEFEND, KNEEL, LIE] {
        let fits = match verb {
            DEFEND => defends_with(rules, figure),
            KNEEL => posture != Posture::Kneeling && rules.can_rise(figure),
            LIE => matches!(posture, Posture::Standing | Posture::Kneeling),
            _ => true,
        };
        // The stature at the start of the turn decides, but nobody gets up and down again.
        let as_begun = posture == rules.combatant(figure).turn.stature;
        if fits && as_begun && allowed(rules, figure, verb) {
            open.push(Choice::plain(verb));
        }
    }
    if posture != Posture::Standing && allowed(rules, figure, STAND) {
        if rules.can_rise(figure) {
            open.push(Choice::plain(STAND));
        }
        let hexes = rising_steps(rules, figure);
        open.extend(hexes.into_iter().map(|hex| Choice::plain(STAND).to(hex)));
    }
    if posture == Posture::Standing && allowed(rules, figure, DISENGAGE) {
        let empty = escape::empty_beside(rules, figure);
        open.extend(empty.map(|hex| Choice::plain(DISENGAGE).to(hex)));
    }
    let still = rules.combatant(figure).turn.moved <= 1;
    if still && could_attack(rules, figure) && rules.armed(figure) {
        open.push(Choice::plain(WAIT));
    }
}

/// What a figure had better do than nothing, where it strikes at nobody: get free, get up, take a
/// weapon in hand, load.
pub fn useful(rules: BookView) -> Option<Choice> {
    let decision = rules.table.decision().filter(|decision| decision.question == Q_ACT)?;
    let figure = decision.figure;
    let first = |verb: Verb| decision.choices.iter().find(|choice| choice.verb == verb).copied();
    let weapon = |choice: &&Choice| {
        let taken = choice.arm.is_some() || choice.verb == PICK_UP;
        matches!(choice.verb, READY | SWAP | RISE_READY | PICK_UP) && taken
    };
    let unarmed = !rules.armed(figure) && !casting::choices::hands_cast(rules, figure);
    let armed = || decision.choices.iter().filter(|_| unarmed).find(weapon).copied();
    let down = rules.table.posture(figure).down();
    let up = || first(STAND).filter(|_| down);
    first(BREAK_FREE).or_else(up).or_else(armed).or_else(|| first(RELOAD))
}

/// The hexes into which a figure may rise: one further, or a shift when it is engaged.
fn rising_steps(rules: BookView, figure: FigureId) -> Vec<Hex> {
    ways::shifts(rules, figure).collect()
}
