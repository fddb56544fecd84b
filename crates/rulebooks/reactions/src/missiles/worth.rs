//! What an aim and a loaded weapon are worth, by the measure of advantages.

use riposte_rules::decision::{Arm, Choice};
use riposte_rules::figure::FigureId;

use super::act::aiming;
use super::sent::Sent;
use super::shots::in_sights;
use crate::fighter::Phase;
use crate::melee::dice::Guards;
use crate::melee::harm;
use crate::melee::met::Met;
use crate::rolls::Blow;
use crate::rule_ids;
use crate::view::BookView;

/// What each Load that has been done is worth: the points that the next shot is spared.
pub const LOADED: f64 = 0.25;

/// What it costs to look after oneself no more while enemies are near who may yet strike.
const BARE: f64 = 0.5;

/// Within how many hexes they are near.
const NEAR: u32 = 3;

/// What a figure has in hand that it has yet to use: the aim it holds, as far as that makes its shot
/// better, and what is loaded (REA-205, REA-206).
pub fn poise(rules: BookView, figure: FigureId) -> f64 {
    let loads = rules.all_shots(figure).map(|(strike, flight)| {
        let left = rules.marksman(figure).unloaded.of(strike.arm.item);
        f64::from(flight.load.saturating_sub(left))
    });
    LOADED * loads.sum::<f64>() + held(rules, figure)
}

/// What the aim that a figure holds is worth; a step or a turn gives it up (REA-206).
pub fn held(rules: BookView, figure: FigureId) -> f64 {
    let Some(aim) = rules.marksman(figure).aim else { return 0.0 };
    let shot = rules.all_shots(figure).map(|(strike, _)| strike.arm);
    let shot = shot.filter(|arm| rules.weapon_of(figure, *arm) == aim.weapon);
    let better = |arm: Arm| {
        let at_once = worth(rules, figure, aim.at, arm, (Sent::Snapshot { turned: false }, 0));
        worth(rules, figure, aim.at, arm, (Sent::Aimed, 0)) - at_once
    };
    let in_sights = |arm: &Arm| in_sights(rules, figure, aim.at, *arm);
    shot.filter(in_sights).map(better).fold(0.0, f64::max)
}

/// What one more Set and aim is expected to bring.
pub fn aim(rules: BookView, figure: FigureId, choice: &Choice) -> f64 {
    let (Some(at), Some(arm)) = (choice.target, choice.arm) else { return 0.0 };
    let mut shots = rules.all_shots(figure).map(|(strike, _)| strike.arm);
    let Some(shot) = shots.find(|shot| shot.item == arm.item) else { return 0.0 };
    let before = held(rules, figure);
    let more = rules.tables.missiles.aim_bonus.halves;
    let at_once = worth(rules, figure, at, shot, (Sent::Snapshot { turned: false }, 0));
    let aimed = |more| (worth(rules, figure, at, shot, (Sent::Aimed, more)) - at_once).max(0.0);
    let dice = rules.aim_dice(figure, arm.item);
    let good = aiming(rules, figure, arm.item, dice).chance(|good| *good).value();
    let risk = if exposed(rules, figure) { BARE } else { 0.0 };
    good * aimed(more) + (1.0 - good) * aimed(0) - before - risk
}

/// Whether enemies are near who may yet strike this turn.
fn exposed(rules: BookView, figure: FigureId) -> bool {
    rules.foes(figure).any(|foe| {
        let may = rules.able(foe) && rules.fighter(foe).phase != Phase::Done;
        may && rules.table.distance(foe, figure) <= NEAR
    })
}

/// The part of an enemy's worth that a shot is expected to take, with so much more on the attack.
fn worth(
    rules: BookView,
    by: FigureId,
    target: FigureId,
    arm: Arm,
    (sent, more): (Sent, i32),
) -> f64 {
    let blow = Blow {
        by,
        target,
        arm,
        spot: rules.tables.chest(),
        from: rules.table.hex(by),
        at: rules.struck_in(target, rules.table.hex(by)),
        facing: rules.table.facing(target),
        sent: Some(sent),
        ..Blow::default()
    };
    let mut open = Met::open(rules, blow);
    open.attack.add("more aim", more, rule_ids::SET_AND_AIM);
    let guards = Guards { open, answered: Vec::new() };
    harm::of_met(rules, &guards.open, guards.dice(rules), false).worth
}
