//! How many dice the two sides of a blow would risk. The striker names them first, and
//! openly; the figure that meets the blow knows them (REA-14).

use std::cell::RefCell;
use std::collections::BTreeMap;

use riposte_rules::roll::{Roll, Scale};

use super::blow::{advance_met, attack};
use super::guarding::guarded;
use super::met::{Met, answers};
use crate::choices::Coming;
use crate::risked::{Risking, best_dice, best_risk};
use crate::rolls::Blow;
use crate::rule_ids;
use crate::view::BookView;

/// The number of dice that serves an attack best in a clash with one whose dice are named.
pub fn clashing(roll: &Roll, attack: &Roll) -> u8 {
    let spread = attack.spread();
    best_risk(roll, |total| spread.share(|other| other <= total))
}

/// The number of dice with which a blow just declared fares best: against the advance that it
/// meets, or against what its target may do.
pub fn attacking(rules: BookView, blow: Blow, locked: Option<u8>) -> u8 {
    match advance_met(rules) {
        Some(advance) => clashing(&rules.attack_roll(blow), &attack(rules, advance)),
        None => Guards::of(rules, blow, locked).dice(),
    }
}

/// What may become of a blow: nothing is done about it, or each answer.
pub struct Guards {
    /// Without an answer.
    pub open: Met,
    /// With each.
    pub answered: Vec<Met>,
}

impl Guards {
    /// All that the target of a blow can do about it, but with an item of it that is locked
    /// (REA-73).
    pub fn of(rules: BookView, blow: Blow, locked: Option<u8>) -> Guards {
        let from = rules.direction(blow.target, blow.from);
        let flies = blow.sent.is_some();
        let runs = blow.runs;
        let coming = Coming { by: blow.by, stands: blow.from, from, locked, flies, runs };
        Guards { open: Met::open(rules, blow), answered: answers(rules, blow, coming) }
    }

    /// The number of dice with which the attack fares best: on the mean of not being answered
    /// and being answered as well as can be, each with the dice that then serve best.
    pub fn dice(&self) -> u8 {
        best_dice(&self.open.attack, |dice| {
            let open = hits(&self.open, dice);
            let answered = self.answered.iter().map(|met| hits(met, dice));
            open + answered.fold(open, f64::min)
        })
    }
}

/// How likely a blow hits with so many dice, against a defence that then risks what serves it
/// best, if it comes to that.
fn hits(met: &Met, dice: u8) -> f64 {
    let kept = hits_the_guard(met, dice);
    let Some(seat) = &met.seat else { return kept };
    let stays = seat.stays.value();
    stays * kept + (1.0 - stays) * hits_the_guard(&seat.fallen, dice)
}

/// The same where nothing comes before. It is asked over and over for the same few values.
fn hits_the_guard(met: &Met, dice: u8) -> f64 {
    type Key = (i32, u8, Option<i32>, i32);
    thread_local! {
        static KNOWN: RefCell<BTreeMap<Key, f64>> = const { RefCell::new(BTreeMap::new()) };
    }
    let difficulty = met.difficulty.as_ref().map(Roll::basic);
    let rolled = Some(met.guard.basic()).filter(|_| !met.still);
    let fixed = difficulty.unwrap_or(if met.still { met.guard.basic() } else { i32::MIN });
    let key = (met.attack.basic(), dice, rolled, fixed);
    if let Some(known) = KNOWN.with_borrow(|known| known.get(&key).copied()) {
        return known;
    }
    let roll = |label, basic| Roll::new(label, Scale::Half).with("basic", basic, rule_ids::RISK);
    let attack = roll("attack", key.0).risking(dice, rule_ids::RISK);
    let chance = match rolled {
        None => attack.spread().share(|total| total >= fixed),
        Some(defence) => {
            let guard = guarded(roll("defence", defence), &attack, difficulty).spread();
            let meets = |total, guard| total >= guard && total >= fixed;
            attack.spread().chance_with(&guard, meets).value()
        }
    };
    KNOWN.with_borrow_mut(|known| known.insert(key, chance));
    chance
}
