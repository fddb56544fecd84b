//! Martial arts: the rolling dodge, the drop dodge, the forearm block, and the strike that follows
//! (REA-321 to REA-324).

use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::{FigureId, Place};
use riposte_rules::roll::Roll;

use crate::choices::{Coming, Limits, attacks};
use crate::rule_ids;
use crate::tables::Kind;
use crate::view::BookView;
use crate::words::*;

/// The skill; who has none of it knows none of this.
pub const SKILL: &str = "Martial arts";

/// Whether an answer is one of martial arts.
pub fn is_one(verb: Verb) -> bool {
    matches!(verb, ROLL | DROPDODGE | FOREARM)
}

/// The answers to a blow that martial arts add.
pub fn answers(rules: BookView, target: FigureId, coming: Coming, out: &mut Vec<Choice>) {
    let price = rules.constants().price;
    let points = rules.points(target);
    let able = rules.on_foot(target) && !rules.prone(target);
    if rules.table.sheet(target).score(SKILL) <= 0 || !able {
        return;
    }
    let (hex, from) = (rules.table.hex(target), coming.from);
    let towards = hex + from.step();
    let room = match towards == coming.stands {
        true => rules.on_foot(coming.by) && rules.squeezes_in(towards),
        false => coming.free(rules, towards),
    };
    for facing in rules.facings(target) {
        if !rules.front(facing, from) {
            continue;
        }
        let turned = |choice| rules.turned(target, choice, facing);
        if points >= price.dodge && room {
            out.push(turned(Choice::plain(ROLL).to(towards)));
        }
        if points >= price.dodge {
            out.push(turned(Choice::plain(DROPDODGE)));
        }
        if points >= price.block && !coming.flies && has_arm(rules, target) {
            out.push(turned(Choice::plain(FOREARM)));
        }
    }
}

/// Whether an arm is free to block with.
fn has_arm(rules: BookView, figure: FigureId) -> bool {
    let lost = rules.fighter(figure).arm_lost;
    let free = rules.table.arms(figure).free_hands();
    (0..2).any(|arm| free[arm] && !lost[arm])
}

/// The defence by martial arts: the load counts twice (REA-321 to REA-323).
pub fn defence(rules: BookView, figure: FigureId, verb: Verb, kind: Option<Kind>) -> Roll {
    let label = match verb {
        ROLL => "rolling dodge",
        DROPDODGE => "drop dodge",
        _ => "forearm block",
    };
    let mut roll = rules.roll(label);
    rules.score(&mut roll, figure, SKILL);
    if verb != FOREARM {
        rules.score(&mut roll, figure, "Martial arts: dodge");
    }
    let co = rules.co(figure);
    roll.add("co-ordination (CO)", co, rule_ids::DEFENCE);
    let load = co - rules.table.sheet(figure).score("CO");
    roll.add("load again", load, rule_ids::ROLLING);
    let martial = &rules.constants().martial;
    match (verb, kind) {
        (ROLL, _) => roll.add("rolling", martial.roll.halves, rule_ids::ROLLING),
        (DROPDODGE, Some(kind)) => {
            roll.add("dropping", martial.drop[kind as usize].halves, rule_ids::DROPPING)
        }
        (FOREARM, _) => roll.add("forearm", martial.forearm.halves, rule_ids::FOREARM_BLOCK),
        _ => {}
    }
    rules.burdened(roll, figure)
}

/// The strike or kick that may follow (REA-324).
pub fn follow_on(rules: BookView, figure: FigureId, at: Limits, out: &mut Vec<Choice>) {
    let mut found = Vec::new();
    attacks(rules, figure, at, &mut found);
    found.retain(|it| rules.item_of(figure, it).is_some_and(|item| item.at == Place::Body));
    out.extend(found);
}
