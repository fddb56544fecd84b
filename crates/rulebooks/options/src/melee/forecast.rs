//! The odds of a blow, and of driving foes about.

use riposte_kit::forecast::{contest, note};
use riposte_rules::board::Facing;
use riposte_rules::decision::{Choice, Forecast};
use riposte_rules::figure::FigureId;

use super::blow;
use super::retreat::no_room_roll;
use super::rush;
use crate::forecast::common::{flies, guard_rule};
use crate::forecast::harm::{FALL, brought, to_target};
use crate::rolls::Blow;
use crate::rule_ids;
use crate::tables::{PoleCharge, Way};
use crate::view::BookView;

/// A blow: the roll to hit, the damage, the harm.
pub fn blow(rules: BookView, blow: Blow, forecast: &mut Forecast) {
    let deed = blow::deed(rules, blow);
    forecast.chance = Some(rules.attack(blow).chance());
    forecast.rolls.extend(deed.outline());
    notes(rules, blow, forecast);
    forecast.harm = Some(to_target(rules, blow.target, &deed.odds()));
}

/// What there is to know of a blow: the target's guard, what stops hits, what a charge adds.
pub fn notes(rules: BookView, blow: Blow, forecast: &mut Forecast) {
    if rules.attack_dice(blow) == 4 {
        let flying = rules.strike(blow.by, blow.arm).is_some_and(|s| flies(s.stats.way));
        note(forecast, "four dice: the target is on its guard", guard_rule(flying));
    }
    for (what, hits, id) in rules.stopped(blow) {
        note(forecast, format!("{what} stops {hits}"), id);
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
        lying: false,
        charged,
    };
    let near = rules.strikes(by).filter(|strike| strike.stats.way == Way::Strike);
    let worth = |blow: Blow| to_target(rules, at, &blow::deed(rules, blow).odds()).worth;
    near.map(|strike| worth(blow(strike.arm))).fold(0.0, f64::max)
}

/// A shield-rush: the roll to hit, and the target's roll to keep its feet (OPT-641).
pub fn rush(rules: BookView, figure: FigureId, target: FigureId, forecast: &mut Forecast) {
    let Some(attack) = rules.rush_attack(figure, target) else { return };
    let Some(deed) = rush::deed(rules, figure, target) else { return };
    forecast.chance = Some(attack.chance());
    forecast.rolls.extend(deed.outline());
    if rules.rush_save(figure, target).is_none() {
        let why = match rules.table.posture(target).down() {
            true => "the target is down already",
            false => "the target is too strong to be moved",
        };
        return note(forecast, why, rule_ids::SHIELD_RUSH);
    }
    let falls = deed.chance(|falls| *falls);
    note(forecast, format!("falls {falls}"), rule_ids::SHIELD_RUSH);
    forecast.harm = Some(brought(rules, target, ["stands", "falls"], falls, FALL));
}

/// Driving a foe back: what happens to one without room (OPT-732, OPT-734).
pub fn push(rules: BookView, choice: &Choice, forecast: &mut Forecast) {
    let Some(foe) = choice.target else { return };
    if choice.hex.is_some() {
        return note(forecast, "you may follow into the hex it leaves", rule_ids::FOLLOW);
    }
    let keeps = no_room_roll(rules, foe);
    let falls = keeps.chance().complement();
    contest(forecast, keeps);
    forecast.chance = Some(falls);
    note(forecast, "it has no room to give way, and falls if it fails", rule_ids::NO_ROOM);
    forecast.harm = Some(brought(rules, foe, ["stands", "falls"], falls, FALL));
}
