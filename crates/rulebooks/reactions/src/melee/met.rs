//! A blow as each answer of its target lets it fall: where the target then stands and looks, and
//! what the two then roll (REA-61, REA-62, REA-69).

use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Roll;

use super::blow::difficulty;
use super::guarding::guarded;
use super::meeting::Meeting;
use crate::choices::{Coming, price, ready_answers, rise, turns, warding};
use crate::martial;
use crate::memory::Defence;
use crate::risked::Risking;
use crate::rolls::Blow;
use crate::rule_ids;
use crate::view::BookView;
use crate::words::*;

/// A blow and one answer to it; both rolls without dice.
#[derive(Clone, Debug)]
pub struct Met {
    /// The answer.
    pub choice: Choice,
    /// The blow, with the target where it then is.
    pub blow: Blow,
    /// The attack.
    pub attack: Roll,
    /// The defence.
    pub guard: Roll,
    /// Whether no dice can be risked on the defence: nothing is done about what flies, or the
    /// target takes aim itself.
    pub still: bool,
    /// What a missile must come up to besides (REA-208).
    pub difficulty: Option<Roll>,
    /// Whether the target can soak the blow after that (REA-79).
    pub soaks: bool,
}

impl Met {
    /// A blow met by a choice of its target.
    pub fn by(rules: BookView, blow: Blow, from: Facing, choice: Choice) -> Met {
        let blow = match rules.rides(blow.target) {
            // From the saddle there is no step (REA-111).
            true => blow,
            false => left_by(blow, from, &choice),
        };
        let lies = lies(rules, blow.target, &choice);
        let guard = match martial::is_one(choice.verb) {
            true => martial::defence(rules, blow.target, choice.verb, rules.kind_of(blow)),
            false => guard(rules, blow.target, &choice),
        };
        let passes = !wards(choice.verb);
        let flies = blow.sent.is_some();
        let still = passes && flies || choice.verb == PASS && rules.aims(blow.target);
        let difficulty = difficulty(rules, blow);
        let soaks = can_soak(rules, blow.target, price(rules, blow.target, &choice));
        let attack = rules.attack_on(blow, lies);
        Met { choice, blow, attack, guard, still, difficulty, soaks }
    }

    /// A blow that nothing is done about.
    pub fn open(rules: BookView, blow: Blow) -> Met {
        Met::by(rules, blow, Facing::N, Choice::plain(PASS))
    }

    /// Both rolls, with so many dice on the attack, and on the defence what then serves it best.
    pub fn meeting(&self, dice: u8) -> Meeting {
        let attack = self.attack.clone().risking(dice, rule_ids::RISK);
        let floor = self.difficulty.as_ref().map(Roll::basic);
        let guard = match self.still {
            true => self.guard.clone(),
            false => guarded(self.guard.clone(), &attack, floor),
        };
        let (difficulty, warded) = (self.difficulty.clone(), wards(self.choice.verb));
        Meeting { difficulty, warded, ..Meeting::defended(self.blow, attack, guard) }
    }
}

/// Whether a figure can soak a blow once it has paid so many points (REA-79).
pub fn can_soak(rules: BookView, figure: FigureId, paid: i32) -> bool {
    rules.able(figure) && rules.points(figure) - paid >= rules.constants().price.soak
}

/// A blow, with its target where an answer leaves it.
fn left_by(blow: Blow, from: Facing, choice: &Choice) -> Blow {
    let at: Hex = match choice.verb {
        JUMP | PARRY => blow.at + from.opposite().step(),
        SIDESTEP | ROLL => choice.hex.unwrap_or(blow.at),
        _ => blow.at,
    };
    Blow { at, facing: choice.facing.unwrap_or(blow.facing), ..blow }
}

/// Whether the target lies on the ground when the blow falls: who gets up meets it standing.
fn lies(rules: BookView, target: FigureId, choice: &Choice) -> bool {
    rules.prone(target) && choice.verb != RISE
}

/// The defence of a figure that gives an answer. Who readies a weapon has the load of what it
/// then holds (REA-23).
fn guard(rules: BookView, target: FigureId, choice: &Choice) -> Roll {
    if choice.verb == PASS && rules.aims(target) {
        return rules.undefended();
    }
    let item = choice.arm.map(|arm| arm.item);
    let defence = Defence { verb: choice.verb, item, risk: 0 };
    let defence = if wards(choice.verb) { defence } else { Defence::default() };
    let co = match choice.verb {
        READY => rules.co_readied(target, choice),
        _ => rules.co(target),
    };
    rules.defence_of(target, defence, co, lies(rules, target, choice))
}

/// Every answer that lets a blow fall in another way; of those that differ in nothing that is
/// rolled the first.
pub fn answers(rules: BookView, blow: Blow, coming: Coming) -> Vec<Met> {
    let target = blow.target;
    if !rules.able(target) {
        return Vec::new();
    }
    let behind = |choice: &Choice| {
        let left = match rules.rides(target) {
            true => blow,
            false => left_by(blow, coming.from, choice),
        };
        let rear = rules.from_behind(left.at, left.facing, left.from);
        blow.sent.is_none() && (rear || lies(rules, target, choice))
    };
    let mut known: Vec<(Choice, bool)> = Vec::new();
    for choice in ways(rules, target, coming) {
        let rear = behind(&choice);
        let alike = |(other, as_much): &(Choice, bool)| {
            (other.verb, other.arm, other.number) == (choice.verb, choice.arm, choice.number)
                && *as_much == rear
        };
        if !known.iter().any(alike) {
            known.push((choice, rear));
        }
    }
    let met = |(choice, _)| Met::by(rules, blow, coming.from, choice);
    known.into_iter().map(met).collect()
}

/// What a target could do about a blow; words change nothing.
fn ways(rules: BookView, target: FigureId, coming: Coming) -> Vec<Choice> {
    let mut choices = Vec::new();
    warding(rules, target, coming, &mut choices);
    if coming.flies || rules.is_mount(target) {
        return choices;
    }
    turns(rules, target, &mut choices);
    ready_answers(rules, target, &mut choices);
    rise(rules, target, &mut choices);
    choices
}
