//! What a blow, a shot or a throw would bring.

use riposte_kit::forecast::note;
use riposte_rules::decision::{Choice, Forecast};
use riposte_rules::figure::FigureId;

use super::common::{flies, posture_after};
use crate::grapple::outsider;
use crate::melee;
use crate::ranged;
use crate::ranged::flight::{Course, Missile};
use crate::rolls::Blow;
use crate::rule_ids;
use crate::tables::Way;
use crate::view::BookView;
use crate::words::*;

/// A blow, a shot or a throw, and whom it may hit instead.
pub fn strike(rules: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    let Some(now) = blow_of(rules, figure, choice) else { return };
    let Some(strike) = rules.strike(now.by, now.arm) else { return };
    if !flies(strike.stats.way) {
        melee::forecast::blow(rules, now, forecast);
        if outsider::strikes_into(rules, now.by, Some(now.target)) {
            outsider::may_hit(rules, now, forecast);
        }
        return;
    }
    if strike.stats.way == Way::Throw {
        forecast.lets_go = true;
        note(forecast, "leaves the hand, and lies where it strikes", rule_ids::THROWN_LIES);
    }
    let (by, target, missile) = (now.by, now.target, Missile::Weapon(now.arm));
    let course = Course { by, target, missile, posture: now.posture };
    let notes = |forecast: &mut Forecast| melee::forecast::notes(rules, now, forecast);
    ranged::forecast::missile(rules, course, notes, forecast);
}

/// The blow that a choice strikes.
fn blow_of(rules: BookView, figure: FigureId, choice: &Choice) -> Option<Blow> {
    let now = Blow::now(rules, figure, choice.target?, choice.arm?);
    let off_hand = rules.table.decision().is_some_and(|decision| decision.question == Q_OFF_HAND);
    Some(Blow { off_hand, posture: posture_after(rules, figure, choice.verb), ..now })
}
