//! The answers open to a manoeuvre: reactions and follow-ons.

use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{Asking, Choice, Verb};
use riposte_rules::figure::{FigureId, Item, Place};
use riposte_rules::roll::Roll;

use super::act::{ready_answers, rise, turns, words};
use super::coming::Coming;
use super::strike::{Limits, advances, attacks};
use crate::close::{against_closing, closes};
use crate::martial;
use crate::memory::{Defence, Manoeuvre};
use crate::missiles::shots::set_shots;
use crate::view::BookView;
use crate::words::*;

const PASSED: Choice = Choice::plain(PASS);

fn asking(choices: Vec<Choice>, default: Choice) -> Asking {
    Asking { choices, decline: PASSED, default }
}

/// The blows with which a figure that stands ready may meet one who enters its reach (REA-66):
/// without a turn, and at nobody who was beside it when the movement began (REA-67).
pub fn set_blows(rules: BookView, figure: FigureId, coming: &Manoeuvre) -> Asking {
    let mut choices = vec![PASSED];
    let limits = Limits { target: Some(coming.actor), no_turn: true, ..Limits::default() };
    let rider = rules.rider(coming.actor);
    if rider == Some(figure) {
        // From the saddle of what comes, at a figure that is there (REA-107).
        if rules.stands_ready(figure) {
            attacks(rules, figure, Limits { target: None, ..limits }, &mut choices);
        }
        let default = choices.get(1).copied().unwrap_or(PASSED);
        return asking(choices, default);
    }
    if rules.may_meet(figure, coming.memory.adjacent.contains(figure)) {
        attacks(rules, figure, limits, &mut choices);
        if rider.is_some() {
            attacks(rules, figure, Limits { target: rider, ..limits }, &mut choices);
        }
    }
    if closes_on(coming, figure) && rules.stands_ready(figure) {
        choices.truncate(1);
        against_closing(rules, figure, coming.actor, &mut choices);
    }
    if rules.stands_ready(figure) {
        for target in rider.into_iter().chain([coming.actor]) {
            set_shots(rules, figure, target, &mut choices);
        }
    }
    let default = choices.get(1).copied().unwrap_or(PASSED);
    asking(choices, default)
}

/// Whether a manoeuvre closes in on a figure.
fn closes_on(coming: &Manoeuvre, figure: FigureId) -> bool {
    coming.choice.verb == CLOSE && coming.choice.target == Some(figure)
}

/// Everything a figure may do about what it sees, besides meeting a blow.
pub fn notices(rules: BookView, figure: FigureId) -> Asking {
    let mut choices = vec![PASSED];
    seen(rules, figure, &mut choices);
    asking(choices, PASSED)
}

fn seen(rules: BookView, figure: FigureId, out: &mut Vec<Choice>) {
    turns(rules, figure, out);
    words(rules, figure, out);
    ready_answers(rules, figure, out);
    rise(rules, figure, out);
}

/// How a target may meet a blow that is coming (REA-71 to REA-78).
pub fn defences(rules: BookView, target: FigureId, coming: Coming) -> Asking {
    let mut choices = vec![PASSED];
    warding(rules, target, coming, &mut choices);
    let rolls = rolled(rules, target, &choices);
    // The first of equals, so that the order of the list decides.
    let best = rolls.iter().rev().max_by_key(|(_, roll)| roll.basic());
    let default = best.map_or(PASSED, |(choice, _)| *choice);
    seen(rules, target, &mut choices);
    asking(choices, default)
}

/// The answers that ward a blow off: blocks, parries, jumps and side-steps.
pub fn warding(rules: BookView, target: FigureId, coming: Coming, out: &mut Vec<Choice>) {
    if rules.is_mount(target) {
        return;
    }
    if !coming.runs {
        blocks(rules, target, coming, out);
    }
    dodges(rules, target, coming, out);
    if !coming.runs {
        martial::answers(rules, target, coming, out);
    }
}

/// The rolls of defences, each with the first choice that leads to it: where a defence goes
/// and looks makes no difference to its roll.
fn rolled(rules: BookView, target: FigureId, choices: &[Choice]) -> Vec<(Choice, Roll)> {
    let mut rolls: Vec<(Choice, Roll)> = Vec::new();
    for choice in choices {
        if rolls.iter().any(|(known, _)| (known.verb, known.arm) == (choice.verb, choice.arm)) {
            continue;
        }
        let item = choice.arm.map(|arm| arm.item);
        let defence = Defence { verb: choice.verb, item, risk: 0 };
        rolls.push((*choice, rules.defence_roll(target, defence)));
    }
    rolls
}

fn plain(rules: BookView, target: FigureId, verb: Verb, facing: Facing) -> Choice {
    let choice = Choice::plain(verb);
    if facing == rules.table.facing(target) { choice } else { choice.facing(facing) }
}

/// Whether an item covers a direction, were its bearer to look some way (REA-72).
pub fn covers(rules: BookView, item: Item, facing: Facing, from: Facing) -> bool {
    let relative = facing.relative(from);
    let constants = rules.constants();
    if !rules.table.armoury().weapon(item.weapon).shield {
        return constants.weapon_covers.contains(&relative);
    }
    // The table is for the left arm; on the right arm it is mirrored.
    let seen = if item.at == Place::Right { (6 - relative) % 6 } else { relative };
    constants.shield_covers.contains(&seen)
}

fn blocks(rules: BookView, target: FigureId, coming: Coming, out: &mut Vec<Choice>) {
    let price = rules.constants().price;
    let (points, from) = (rules.points(target), coming.from);
    let back = rules.table.hex(target) + from.opposite().step();
    // From the saddle there is no step, but one has to stay on (REA-111).
    let steps = rules.rides(target) || !rules.prone(target) && coming.free(rules, back);
    let close = coming.stands == rules.table.hex(target);
    for facing in rules.facings(target) {
        for (number, item) in rules.table.arms(target).ready() {
            let able = rules.has_arm_for(target, item)
                && (!close || rules.short(item))
                && coming.locked != Some(number)
                && rules.parry_of(target, number).is_some();
            let shield = rules.table.armoury().weapon(item.weapon).shield;
            if !able || !covers(rules, item, facing, from) || (coming.flies && !shield) {
                continue;
            }
            if points >= price.block {
                out.push(plain(rules, target, BLOCK, facing).with(number, None));
            }
            if points >= price.parry && steps && !coming.flies {
                out.push(plain(rules, target, PARRY, facing).with(number, None));
            }
        }
    }
}

fn dodges(rules: BookView, target: FigureId, coming: Coming, out: &mut Vec<Choice>) {
    if rules.prone(target) || rules.points(target) < rules.constants().price.dodge {
        return;
    }
    let (hex, from) = (rules.table.hex(target), coming.from);
    for facing in rules.facings(target) {
        if !rules.front(facing, from) {
            continue;
        }
        if rules.rides(target) {
            out.extend([JUMP, SIDESTEP].map(Choice::plain));
            continue;
        }
        if coming.free(rules, hex + from.opposite().step()) {
            out.push(plain(rules, target, JUMP, facing));
        }
        for side in [-1, 1] {
            let to: Hex = hex + from.turned(side).step();
            if coming.free(rules, to) {
                out.push(plain(rules, target, SIDESTEP, facing).to(to));
            }
        }
    }
}

/// What may follow on a defence that held: a blow against the one who struck (REA-74, REA-76,
/// REA-78), or words (REA-56).
pub fn follow_ons(
    rules: BookView,
    figure: FigureId,
    striker: FigureId,
    verb: Verb,
    item: Option<u8>,
) -> Asking {
    let mut choices = vec![PASSED];
    let at = Limits { target: Some(striker), ..Limits::default() };
    match verb {
        BLOCK => second_weapon(rules, figure, at, item, &mut choices),
        ROLL | FOREARM => martial::follow_on(rules, figure, at, &mut choices),
        PARRY => advances(rules, figure, at, &mut choices),
        SIDESTEP => attacks(rules, figure, at, &mut choices),
        _ => {}
    }
    let default = choices.get(1).copied().unwrap_or(PASSED);
    words(rules, figure, &mut choices);
    asking(choices, default)
}

/// A second weapon is one that is ready beside the blocking one, in the other hand; fists
/// and feet are none (REA-74).
fn second_weapon(
    rules: BookView,
    figure: FigureId,
    at: Limits,
    blocking: Option<u8>,
    out: &mut Vec<Choice>,
) {
    let mut found = Vec::new();
    let limits = Limits { other_than: blocking, ..at };
    attacks(rules, figure, limits, &mut found);
    closes(rules, figure, limits, &mut found);
    let arms = rules.table.arms(figure);
    found.retain(|choice| {
        let item = choice.arm.and_then(|arm| arms.item(arm.item));
        item.is_some_and(|item| item.at.in_hand())
    });
    out.extend(found);
}

/// Whether to soak a blow (REA-79).
pub fn soaks(rules: BookView, figure: FigureId) -> Asking {
    let mut choices = vec![PASSED];
    if rules.points(figure) >= rules.constants().price.soak && !rules.fighter(figure).stunned {
        choices.push(Choice::plain(SOAK));
    }
    let default = choices.last().copied().unwrap_or(PASSED);
    asking(choices, default)
}
