//! What it is to fight from the saddle, and against it: to hit, armour class, damage (LEN-454 to
//! LEN-458).

use riposte_rules::roll::Roll;

use crate::attacks::blow::Blow;
use crate::equipment::weapons::Class;
use crate::rule_ids as id;
use crate::view::{BookView, Strike, flies};

/// Adds to a blow what a horse's height is worth; small weapons and fists have nothing of it
/// (LEN-454).
pub fn in_saddle(view: BookView, blow: &Blow, strike: &Strike, roll: &mut Roll) {
    let small = strike.weapon.minor || strike.weapon.class == Class::Bare;
    if view.rides(blow.by) && !small {
        roll.add("from the saddle", view.constants().riding.blow, id::SADDLE);
    }
}

/// Takes from a shot what an unsteady seat costs (LEN-454).
pub fn shot_from(view: BookView, blow: &Blow, roll: &mut Roll) {
    if view.rides(blow.by) {
        roll.add("from the saddle", view.constants().riding.shot, id::SADDLE);
    }
}

/// Takes from the armour class of somebody on foot whom a rider strikes at (LEN-454).
pub fn against_foot(view: BookView, blow: &Blow, strike: &Strike, class: &mut Roll) {
    if !flies(strike) && view.rides(blow.by) && view.on_foot(blow.target) {
        class.add("on foot against a rider", view.constants().riding.class, id::SADDLE);
    }
}

/// How many times the damage of a blow counts, and why: after a run, in a charge, from a spear
/// that is set against one (LEN-455, LEN-456, LEN-458).
pub fn times(view: BookView, blow: &Blow, strike: &Strike) -> (i32, &'static str) {
    let riding = &view.constants().riding;
    if flies(strike) {
        return (1, "");
    }
    if blow.counter && is_set(strike) && view.on_foot(blow.by) {
        let charged = blow.charge || view.charging(blow.target);
        return if charged { (riding.set, "set against the charge") } else { (1, "") };
    }
    let lance = matches!(strike.weapon.class, Class::Pole | Class::Lance);
    let rides = view.rides(blow.by) && !blow.counter;
    match (rides && blow.charge, view.has_run(blow.by)) {
        (true, _) if lance => (riding.charge, "in the charge"),
        (_, true) if lance && view.charging(blow.by) => (riding.charge, "in the charge"),
        (true, _) | (_, true) => (riding.run, "after the run"),
        _ => (1, ""),
    }
}

/// Whether a weapon can be set against a charge: a polearm, or a spear in both hands (LEN-458).
fn is_set(strike: &Strike) -> bool {
    match strike.weapon.class {
        Class::Pole | Class::Lance => true,
        Class::Spear => strike.mode.hands == 2,
        _ => false,
    }
}
