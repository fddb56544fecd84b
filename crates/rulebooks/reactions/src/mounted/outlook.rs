//! What steering and staying on promise, and what a computer player makes of it.

use riposte_rules::board::Hex;
use riposte_rules::decision::{Choice, Forecast, HarmForecast};
use riposte_rules::deed::Deed;
use riposte_rules::figure::FigureId;

use super::gait::{GALLOP, TROT};
use super::table::Charging;
use crate::ask::dice;
use crate::view::BookView;
use crate::words::*;

/// Puts the rolls of a deed that comes out well or not into a forecast.
fn of_deed(deed: &Deed<bool>, forecast: &mut Forecast) {
    forecast.chance = Some(deed.chance(|well| *well));
    forecast.rolls.extend(deed.outline());
}

/// A steering roll, with the dice of the choice.
pub fn steering(rules: BookView, choice: &Choice, forecast: &mut Forecast) {
    let Some(frame) = rules.top() else { return };
    let rider = rules.rider(frame.actor).unwrap_or(frame.actor);
    of_deed(&rules.steering(rider, &frame.choice, dice(*choice)), forecast);
}

/// A roll to stay on, with the dice of the choice.
pub fn seat(rules: BookView, choice: &Choice, forecast: &mut Forecast) {
    let Some(frame) = rules.top() else { return };
    of_deed(&rules.staying_on(frame.actor, &frame.choice, dice(*choice)), forecast);
}

/// A rider's steering, with the dice that serve it best.
fn best_steering<'w>(rules: BookView<'w>, rider: FigureId, choice: &Choice) -> Deed<'w, bool> {
    rules.steering(rider, choice, rules.steering_dice(rider, choice))
}

/// What a rider's steering promises.
pub fn steered(rules: BookView, rider: FigureId, choice: &Choice, forecast: &mut Forecast) {
    of_deed(&best_steering(rules, rider, choice), forecast);
}

/// What running somebody down promises: only when the mount obeys (REA-114).
pub fn riding_down(rules: BookView, mount: FigureId, choice: &Choice, forecast: &mut Forecast) {
    let Some(rider) = rules.rider(mount) else { return };
    let deed = best_steering(rules, rider, choice);
    let obeys = deed.chance(|well| *well);
    forecast.chance = forecast.chance.map(|chance| chance.and(obeys));
    forecast.answered = forecast.answered.map(|chance| chance.and(obeys));
    for harm in [&mut forecast.harm, &mut forecast.answered_harm].into_iter().flatten() {
        lessen(harm, obeys.value());
    }
    forecast.rolls.splice(0..0, deed.outline());
}

/// Harm that comes about only so often.
fn lessen(harm: &mut HarmForecast, share: f64) {
    harm.degrees.iter_mut().for_each(|(_, chance)| *chance *= share);
    if let Some((_, none)) = harm.degrees.first_mut() {
        *none += 1.0 - share;
    }
    harm.mean *= share;
    harm.out *= share;
    harm.worth *= share;
}

/// What another gait is worth to a figure that has no time to try it out: to come to the enemy at
/// the gait that the weapon wants.
pub fn another_gait(rules: BookView, figure: FigureId, choice: &Choice) -> f64 {
    let better = if choice.verb == FASTER { 1.0 } else { -1.0 };
    let deed = best_steering(rules, figure, choice);
    let obeys = deed.chance(|well| *well).value();
    let wants = f64::from(wanted(rules, figure)) - f64::from(rules.gait(figure));
    let gains = (better * wants).clamp(-1.0, 1.0);
    GAIT * (gains * obeys - (1.0 - obeys))
}

/// What bracing is worth: to set a pike before riders come.
pub fn bracing(rules: BookView, figure: FigureId) -> f64 {
    if comes(rules, figure) { BRACING } else { -BRACING }
}

/// What a weapon that is braced is worth, as long as riders come.
pub fn braced(rules: BookView, figure: FigureId) -> f64 {
    if rules.steed(figure).braced && comes(rules, figure) { BRACING } else { 0.0 }
}

/// What it is worth not to leave one's place or turn: a figure that has braced a weapon against
/// mounts waits for them.
pub fn waits(rules: BookView, figure: FigureId) -> f64 {
    if rules.steed(figure).braced && comes(rules, figure) { 1.0 } else { 0.0 }
}

/// What the right gait and a braced weapon are worth, by the measure of advantages.
const GAIT: f64 = 0.3;
const BRACING: f64 = 0.5;
/// What a seat on a mount is worth.
pub const SEATED: f64 = 0.4;

/// The gait at which a rider wants to go: as fast as leads to the enemy with a lance or spear, as
/// long as there is one ahead and some way off; slowly where there is none ahead.
fn wanted(rules: BookView, rider: FigureId) -> u8 {
    let Some(mount) = rules.carrier(rider) else { return 0 };
    let (from, facing) = (rules.table.hex(mount), rules.table.facing(mount));
    let charges = rules.strikes(rider).any(|strike| strike.weapon.charging != Charging::Other);
    let ahead = |hex: &Hex| from == *hex || rules.before(from, facing, *hex);
    let foes = rules.foes(rider).map(|foe| rules.table.hex(foe)).filter(ahead);
    let far = foes.map(|hex| hex.unsigned_distance_to(from)).min();
    match far {
        None => rules.gait(rider).min(1),
        Some(0..=2) => TROT,
        Some(3..=5) if !charges => TROT,
        Some(_) if charges => GALLOP,
        Some(_) => 3,
    }
}

/// Whether a mount comes on, somewhere before a figure.
fn comes(rules: BookView, figure: FigureId) -> bool {
    let (from, facing) = (rules.table.hex(figure), rules.table.facing(figure));
    let mut mounts = rules.foes(figure).filter(|foe| rules.is_mount(*foe));
    mounts.any(|mount| rules.before(from, facing, rules.table.hex(mount)))
}
