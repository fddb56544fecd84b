//! The odds of a blow.

use riposte_kit::forecast::{note, rolls};
use riposte_rules::board::Facing;
use riposte_rules::decision::Forecast;
use riposte_rules::figure::FigureId;
use riposte_words::say;

use super::blow;
use super::outlook::outlook;
use crate::forecast::common::{flies, guard_rule};
use crate::forecast::harm::harm_of;
use crate::rolls::Blow;
use crate::tables::{PoleCharge, Way};
use crate::view::BookView;

/// A blow: the roll to hit, the damage, the harm.
pub fn blow(rules: BookView, blow: Blow, forecast: &mut Forecast) {
    let outlook = outlook(rules, blow);
    forecast.chance = Some(outlook.chance);
    rolls(forecast, || blow::deed(rules, blow).outline());
    notes(rules, blow, forecast);
    forecast.harm = Some(harm_of(rules, blow.target, &outlook.hits));
}

/// What there is to know of a blow: the target's guard, what stops hits, what a charge adds.
pub fn notes(rules: BookView, blow: Blow, forecast: &mut Forecast) {
    if forecast.wordless {
        return;
    }
    if rules.attack_dice(blow) == 4 {
        let flying = rules.strike(blow.by, blow.arm).is_some_and(|s| flies(s.stats.way));
        note(forecast, "four dice: the target is on its guard", guard_rule(flying));
    }
    for (what, hits, id) in rules.stopped(blow) {
        note(forecast, say!("{what} stops {hits}", what, hits), id);
    }
    if let Some(id) = rules.charge_bonus(blow) {
        let text = match rules.constants().pole_charge {
            PoleCharge::PlusOneDie => "the charge adds a die to the damage",
            PoleCharge::DoubleIfStraight | PoleCharge::DoubleAlways => {
                "the charge doubles the damage"
            }
        };
        note(forecast, text, id);
    }
}

/// The part of a figure's fighting worth that the best ready blow of another is expected to
/// take, from its front or from behind.
pub fn expected_harm(rules: BookView, by: FigureId, at: FigureId, behind: bool) -> f64 {
    let here = rules.table.hex(at);
    let facing = Facing::N;
    let from = if behind { here + facing.opposite().step() } else { here + facing.step() };
    let facing = rules.has_front(at).then_some(facing);
    let charged = rules.charging(at);
    let blow = |arm| Blow {
        by,
        target: at,
        arm,
        from,
        at: here,
        facing,
        off_hand: false,
        posture: rules.table.posture(by),
        charged,
    };
    let near = rules.strikes(by).filter(|strike| strike.stats.way == Way::Strike);
    let worth = |blow: Blow| harm_of(rules, at, &outlook(rules, blow).hits).worth;
    near.map(|strike| worth(blow(strike.arm))).fold(0.0, f64::max)
}
