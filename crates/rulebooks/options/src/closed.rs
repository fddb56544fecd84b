//! What the rules offer a figure, but not now, and which condition fails.

use riposte_rules::decision::{Closed, Decision, Verb};
use riposte_rules::figure::{FigureId, Posture};

use crate::allowed::{defends_with, may_strike};
use crate::casting;
use crate::grapple::attempt;
use crate::option_table::permitted;
use crate::ranged::shots;
use crate::rule_ids;
use crate::spells::{SPELL_VERBS, spell_of};
use crate::tables::Class;
use crate::view::BookView;
use crate::words::*;
use crate::{kit, movement};

/// What the rules offer besides the open choices of a decision, with the reason for each.
pub fn closed(rules: BookView, decision: &Decision) -> Vec<Closed> {
    let figure = decision.figure;
    let open = |verb: Verb| decision.choices.iter().any(|choice| choice.verb == verb);
    let all: Vec<Closed> = match decision.question {
        Q_MOVE => movement::closed(rules, figure),
        Q_DECLARE | Q_CHANGE | Q_CHARGE => {
            shut_options(rules, figure, &[ATTACK, DODGE, DEFEND, KNEEL, LIE])
        }
        Q_ACT => shut_options(rules, figure, &offered(rules, figure)),
        _ => Vec::new(),
    };
    // What was declared before is open as well: it is kept.
    let kept = |verb: Verb| {
        let declared = rules.combatant(figure).turn.declared;
        decision.question == Q_CHANGE && declared == Some(verb)
    };
    all.into_iter().filter(|closed| !open(closed.verb) && !kept(closed.verb)).collect()
}

/// The verbs worth a word for a figure: those it could ever use.
fn offered(rules: BookView, figure: FigureId) -> Vec<Verb> {
    if rules.grappled(figure) {
        let mut verbs = vec![ATTACK, DRAW, BREAK_OUT, PIN];
        verbs.extend(magic(rules, figure));
        return verbs;
    }
    let mut verbs = vec![ATTACK, DODGE, DEFEND, KNEEL, LIE, READY, SWAP];
    let arms = rules.table.arms(figure);
    let has = |class: Class| {
        arms.items.iter().any(|item| rules.tables.weapons.of(item.weapon).class == class)
    };
    if has(Class::Missile) || has(Class::Crossbow) {
        verbs.extend([FIRE, LAST_SHOT, KNEEL_FIRE]);
    }
    if has(Class::Crossbow) {
        verbs.extend([LIE_FIRE, RELOAD]);
    }
    if has(Class::Shield) {
        verbs.push(RUSH);
    }
    if rules.table.posture(figure) != Posture::Standing {
        verbs.push(STAND);
    }
    verbs.extend([GRAPPLE, DISENGAGE, PICK_UP, WAIT]);
    verbs.extend(magic(rules, figure));
    verbs
}

/// The spells a figure knows, and disbelieving while there is an illusion on the board.
fn magic(rules: BookView<'_>, figure: FigureId) -> impl Iterator<Item = Verb> {
    let known =
        SPELL_VERBS.into_iter().filter(move |verb| casting::choices::knows(rules, figure, *verb));
    let illusions = rules.table.enemies(figure).any(|foe| rules.spells().illusion(foe));
    known.chain(illusions.then_some(DISBELIEVE))
}

/// Why a figure cannot wait for an opening: the option table has no row for it (OPT-643).
fn no_opening(rules: BookView, figure: FigureId) -> (String, &'static str) {
    let turn = &rules.combatant(figure).turn;
    let posture = rules.table.posture(figure);
    let why = match permitted(ATTACK, &rules.record(figure, false)) {
        _ if posture != Posture::Standing => format!("is {}", posture.word()),
        _ if turn.moved > 1 => format!("moved {}, at most 1", turn.moved),
        _ if !rules.armed(figure) => "holds no weapon".into(),
        Err((bar, _)) => bar.words(),
        Ok(_) => "does something else".into(),
    };
    (why, rule_ids::OPENING)
}

fn shut_options(rules: BookView, figure: FigureId, verbs: &[Verb]) -> Vec<Closed> {
    let moving = rules.table.decision().is_some_and(|decision| decision.question == Q_DECLARE);
    let record = rules.record(figure, moving);
    let shut = |verb: &Verb| {
        // A shield-rush is an attack, and has its rows.
        let row_of = if is_attack(*verb) { ATTACK } else { *verb };
        let (reason, rule) = match permitted(row_of, &record) {
            _ if *verb == WAIT => no_opening(rules, figure),
            Err((bar, rule)) => (bar.words(), rule),
            Ok(row) => lacking(rules, figure, *verb, row.rule()),
        };
        Closed { verb: *verb, reason, rule }
    };
    verbs.iter().map(shut).collect()
}

/// What is missing for an option that the table would allow.
fn lacking(
    rules: BookView,
    figure: FigureId,
    verb: Verb,
    row: &'static str,
) -> (String, &'static str) {
    let posture = rules.table.posture(figure);
    let word = |why: &str, rule| (why.to_owned(), rule);
    match verb {
        _ if rules.pinned(figure) => word("is pinned", rule_ids::PINNED),
        _ if rules.pinning(figure).is_some() => word("holds a foe down", rule_ids::HOLD),
        ATTACK | RUSH if posture != Posture::Standing && !rules.grappled(figure) => {
            (format!("is {} now", posture.word()), row)
        }
        ATTACK | RUSH if rules.holds_back(figure) => {
            word("has not said that it attacks", rule_ids::CHARGING)
        }
        ATTACK if !may_strike(rules, figure) => word("has nothing ready to strike with", row),
        ATTACK => word("no foe in the hexes its weapons reach", rule_ids::FRONT),
        RUSH if rules.shield(figure, true).is_none() => word("has no shield ready", row),
        RUSH => word("no foe next to it in front", rule_ids::SHIELD_RUSH),
        DEFEND if !defends_with(rules, figure) => {
            word("has no weapon ready to defend with", rule_ids::DEFEND_WITH)
        }
        KNEEL if !rules.can_rise(figure) => word("somebody stands over it", rule_ids::TAKEN),
        KNEEL | LIE | DODGE | DEFEND => (format!("is {} now", posture.word()), row),
        FIRE | LAST_SHOT | KNEEL_FIRE | LIE_FIRE => shots::lacking(rules, figure, verb),
        READY | SWAP => word("carries nothing else that it may ready", row),
        RELOAD => word("the crossbow is loaded, or not in hand", rule_ids::RELOAD),
        GRAPPLE => attempt::lacking(rules, figure),
        DISENGAGE => word("no hex beside it is empty", rule_ids::DISENGAGE),
        PICK_UP => kit::lacking(rules, figure),
        DRAW => word("carries no dagger, or has it out", row),
        BREAK_OUT => word("no hex beside it is empty", rule_ids::BREAK_OUT),
        PIN if rules.foes(figure).count() == 1 => word("the foe is pinned already", rule_ids::PIN),
        PIN => word("more than one foe is in the scuffle", rule_ids::PIN),
        STAND => word("somebody stands over it, and no hex beside it is free", rule_ids::TAKEN),
        DISBELIEVE => casting::choices::lacking(rules, figure, verb),
        verb if spell_of(verb).is_some() => casting::choices::lacking(rules, figure, verb),
        _ => (format!("is {}", posture.word()), row),
    }
}
