//! How many dice the two sides of a blow would risk. The striker names them first, and
//! openly; whoever meets the blow knows them (REA-14).

use std::cell::RefCell;
use std::collections::BTreeMap;

use riposte_rules::decision::Verb;
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Roll, Scale};

use super::deed::{Meeting, against};
use crate::choices::{rolled, warding};
use crate::memory::Defence;
use crate::risked::Risking;
use crate::rolls::{Blow, best_dice, best_risk};
use crate::rule_ids;
use crate::view::BookView;

/// The number of dice that serves a defence best against an attack whose dice are named.
pub fn guarding(defence: &Roll, attack: &Roll) -> u8 {
    let spread = attack.spread();
    best_risk(defence, |total| 1.0 - spread.share(|other| other >= total))
}

/// The defence with that number of dice.
pub fn guarded(defence: Roll, attack: &Roll) -> Roll {
    let dice = guarding(&defence, attack);
    defence.risking(dice, rule_ids::RISK)
}

/// An attack with the number of dice that serves best in a clash with one whose dice are named.
pub fn clashing(roll: Roll, attack: &Roll) -> Roll {
    let spread = attack.spread();
    let dice = best_risk(&roll, |total| spread.share(|other| other <= total));
    roll.risking(dice, rule_ids::RISK)
}

/// A blow as declared, met with the number of dice that serves the defence best.
pub fn met_by(blow: Blow, attack: &Roll, defence: Roll) -> Meeting {
    let guard = guarded(defence, attack);
    Meeting::defended(blow, attack.clone(), guard)
}

/// What a blow may meet: the bare defence, and the best of each answer.
pub struct Guards {
    /// Without an answer.
    pub open: Roll,
    /// With each.
    pub answered: Vec<Roll>,
}

impl Guards {
    /// All that the target of a blow has, but for an item of it that is locked (REA-73).
    pub fn of(rules: BookView, blow: Blow, locked: Option<u8>) -> Guards {
        Guards { answered: answers(rules, blow, locked), ..Guards::open(rules, blow.target) }
    }

    /// A target that does not answer.
    pub fn open(rules: BookView, target: FigureId) -> Guards {
        Guards { open: rules.defence_roll(target, Defence::default()), answered: Vec::new() }
    }

    /// The number of dice with which an attack fares best: on the mean of being answered as
    /// well as can be and not being answered, each with the dice that then serve best.
    pub fn dice(&self, attack: &Roll) -> u8 {
        let (attacks, open) = (attack.basic(), self.open.basic());
        let met = self.answered.iter().map(Roll::basic).fold(open, i32::max);
        best_dice(attack, |dice| hits(attacks, dice, open) + hits(attacks, dice, met))
    }

    /// An attack with that number of dice.
    pub fn risked(&self, attack: Roll) -> Roll {
        let dice = self.dice(&attack);
        attack.risking(dice, rule_ids::RISK)
    }
}

/// The best defence by each kind of answer that the target could give.
fn answers(rules: BookView, blow: Blow, locked: Option<u8>) -> Vec<Roll> {
    let from = rules.direction(blow.target, blow.from);
    let mut choices = Vec::new();
    warding(rules, blow.target, from, locked, &mut choices);
    let mut best: Vec<(Verb, Roll)> = Vec::new();
    for (choice, roll) in rolled(rules, blow.target, &choices) {
        match best.iter_mut().find(|(verb, _)| *verb == choice.verb) {
            Some((_, known)) if roll.basic() > known.basic() => *known = roll,
            Some(_) => {}
            None => best.push((choice.verb, roll)),
        }
    }
    best.into_iter().map(|(_, roll)| roll).collect()
}

/// How likely an attack hits that risks so many dice, against a defence that then risks what
/// serves it best; both by their basic values. It is asked over and over for the same few.
fn hits(attack: i32, dice: u8, defence: i32) -> f64 {
    thread_local! {
        static KNOWN: RefCell<BTreeMap<(i32, u8, i32), f64>> = const { RefCell::new(BTreeMap::new()) };
    }
    let key = (attack, dice, defence);
    if let Some(known) = KNOWN.with_borrow(|known| known.get(&key).copied()) {
        return known;
    }
    let roll = |label, basic| Roll::new(label, Scale::Half).with("basic", basic, rule_ids::RISK);
    let attack = roll("attack", attack).risking(dice, rule_ids::RISK);
    let guard = guarded(roll("defence", defence), &attack);
    let chance = against(attack, guard).chance().value();
    KNOWN.with_borrow_mut(|known| known.insert(key, chance));
    chance
}
