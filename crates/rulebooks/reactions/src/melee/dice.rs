//! How many dice the two sides of a blow would risk. The striker names them first, and
//! openly; the figure that meets the blow knows them (REA-14).

use riposte_rules::roll::Roll;

use super::blow::{advance_met, attack};
use super::met::{Met, answers};
use crate::choices::Coming;
use crate::risked::{best_dice, best_risk};
use crate::rolls::Blow;
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
        None => Guards::of(rules, blow, locked).dice(rules),
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
    pub fn dice(&self, rules: BookView) -> u8 {
        best_dice(&self.open.attack, |dice| {
            let hits = |met| hits(rules, met, dice);
            let open = hits(&self.open);
            let answered = self.answered.iter().map(hits);
            open + answered.fold(open, f64::min)
        })
    }
}

/// How likely a blow hits with so many dice, against a defence that then risks what serves it
/// best, if it comes to that.
fn hits(rules: BookView, met: &Met, dice: u8) -> f64 {
    let kept = met.kept(rules, dice).value();
    let Some(seat) = &met.seat else { return kept };
    let stays = seat.stays.value();
    stays * kept + (1.0 - stays) * seat.fallen.kept(rules, dice).value()
}
