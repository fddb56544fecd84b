//! The answers open to a manoeuvre: reactions and follow-ons.

use riposte_kit::action::{Action, Actions, Why, need};
use riposte_rules::decision::{Asking, Choice, Verb};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Roll;

use super::coming::Coming;
use super::strike::{Limits, advances, attacks};
use super::wards::warding;
use crate::close::{against_closing, closes};
use crate::martial;
use crate::memory::{Defence, Manoeuvre};
use crate::missiles::shots::set_shots;
use crate::mounted::foot::Brace;
use crate::on_the_spot::{Rise, Speak, Turn};
use crate::rule_ids;
use crate::things::{Draw, Part, PickUp, Ready};
use crate::view::{Book, BookView};
use crate::words::*;

const PASSED: Choice = Choice::plain(PASS);

fn asking(choices: Vec<Choice>, default: Choice) -> Asking {
    Asking { choices, decline: PASSED, default }
}

/// The first answer but to let it pass, where there is one, is the usual one.
fn first_of(choices: Vec<Choice>) -> Asking {
    let default = choices.get(1).copied().unwrap_or(PASSED);
    asking(choices, default)
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
        return first_of(choices);
    }
    if rules.may_meet(figure, coming.memory.adjacent.contains(figure)) {
        attacks(rules, figure, limits, &mut choices);
        if rider.is_some() {
            attacks(rules, figure, Limits { target: rider, ..limits }, &mut choices);
        }
        // A blow at oneself is met by a blow alone (REA-68).
        if coming.choice.target != Some(figure) {
            closes(rules, figure, limits, &mut choices);
        }
    }
    let closes_in = coming.choice.verb == CLOSE && coming.choice.target == Some(figure);
    if closes_in && rules.stands_ready(figure) {
        choices.truncate(1);
        against_closing(rules, figure, coming.actor, &mut choices);
    }
    if rules.stands_ready(figure) {
        for target in rider.into_iter().chain([coming.actor]) {
            set_shots(rules, figure, target, &mut choices);
        }
    }
    first_of(choices)
}

/// Everything a figure may do about what it sees, besides meeting a blow.
pub fn notices(rules: BookView, figure: FigureId) -> Asking {
    let choices = [PASSED].into_iter().chain(SEEN.open(rules, figure)).collect();
    asking(choices, PASSED)
}

/// What can be done about what is seen.
pub static SEEN: Actions<Book> =
    Actions(&[&Turn, &Speak, &Ready { answer: true }, &Draw, &PickUp, &Part(STOW), &Rise, &Brace]);

/// How a target may meet a blow that is coming (REA-71 to REA-78).
pub fn defences(rules: BookView, target: FigureId, coming: Coming) -> Asking {
    let mut choices = vec![PASSED];
    warding(rules, target, coming, &mut choices);
    let rolls = rolled(rules, target, &choices);
    // The first of equals, so that the order of the list decides.
    let best = rolls.iter().rev().max_by_key(|(_, roll)| roll.basic());
    let default = best.map_or(PASSED, |(choice, _)| *choice);
    choices.extend(SEEN.open(rules, target));
    asking(choices, default)
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
    let mut asking = first_of(choices);
    asking.choices.extend(Speak.open(rules, figure).unwrap_or_default());
    asking
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
    found.retain(|it| rules.item_of(figure, it).is_some_and(|item| item.at.in_hand()));
    out.extend(found);
}

/// Whether to soak a blow (REA-79).
pub fn soaks(rules: BookView, figure: FigureId) -> Asking {
    let soak = may_soak(rules, figure).map(|()| Choice::plain(SOAK));
    first_of([PASSED].into_iter().chain(soak).collect())
}

/// Whether a figure can soak a blow, or why not.
pub fn may_soak(rules: BookView, figure: FigureId) -> Result<(), Why> {
    rules.pays(figure, rules.constants().price.soak)?;
    need(!rules.fighter(figure).stunned, "is stunned", rule_ids::PAIN)
}
