//! How many dice the two sides of a blow would risk. The striker names them first, and
//! openly; whoever meets the blow knows them (REA-14).

use std::cell::RefCell;
use std::collections::BTreeMap;

use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Contest, Roll, Scale, Tie};

use super::blow::answers;
use crate::memory::Defence;
use crate::risked::Risking;
use crate::rolls::{Blow, best_dice, best_risk};
use crate::rule_ids;
use crate::view::BookView;

/// The defence with the number of dice that serves best against an attack as declared.
pub fn guarded(defence: Roll, attack: &Roll) -> Roll {
    let spread = attack.spread();
    let dice = best_risk(&defence, |total| 1.0 - spread.share(|other| other >= total));
    defence.risking(dice, rule_ids::RISK)
}

/// An attack as declared, against a defence with the number of dice that serves it best.
pub fn met_by(attack: &Roll, defence: Roll) -> Contest {
    Contest::opposed(attack.clone(), guarded(defence, attack), Tie::First)
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
    let spread = attack.spread();
    let guard = guarded(roll("defence", defence), &attack).spread();
    let all = guard.all() as f64;
    let mean = guard.iter().map(|(met, cases)| spread.share(|total| total >= met) * cases as f64);
    let chance = mean.sum::<f64>() / all;
    KNOWN.with_borrow_mut(|known| known.insert(key, chance));
    chance
}
