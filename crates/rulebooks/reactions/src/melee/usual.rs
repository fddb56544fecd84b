//! How many dice are usually risked on what a hit does: what the default of each question names,
//! and what a forecast reckons with (REA-14).

use riposte_kit::memo::{self, Memo};
use riposte_rules::roll::Roll;

use super::footing::Footing;
use crate::memory::Hit;
use crate::risked::best_risk;
use crate::rolls::{Pain, pain_effect, soaked_levels, wound_level};
use crate::view::BookView;

/// The dice on the damage: for the deepest wound, and of equally deep ones the most damage.
pub fn damage(rules: BookView, hit: &Hit) -> u8 {
    let resistance = rules.resistance(hit.target, hit.spot);
    remembered(On::Damage(resistance), &rules.damage_roll(hit), |total| {
        f64::from(wound_level(total - resistance)) + f64::from(total) / 1000.0
    })
}

/// The dice on soaking: for the most levels that the wound has.
pub fn soak(rules: BookView, hit: &Hit) -> u8 {
    let level = hit.level;
    remembered(On::Soak(level), &rules.soak_roll(hit.target), |total| {
        f64::from(soaked_levels(total).min(level))
    })
}

/// The dice against the pain.
pub fn pain(rules: BookView, hit: &Hit) -> u8 {
    remembered(On::Pain, &rules.pain_roll(hit), |total| match pain_effect(total) {
        Pain::Unconscious => -10.0,
        Pain::Stunned => -3.0,
        Pain::Staggered => -1.0,
        Pain::None => 0.0,
    })
}

/// The dice to keep one's footing.
pub fn footing(rules: BookView, hit: &Hit) -> u8 {
    let difficulty = rules.footing_difficulty(hit).basic();
    remembered(On::Footing(difficulty), &rules.footing_roll(hit), |total| {
        match Footing::by(total - difficulty) {
            Footing::Stands => 0.0,
            Footing::Pushed => -1.0,
            Footing::Down => -3.0,
        }
    })
}

/// What dice are risked on, with all that the worth of a result depends on.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum On {
    Damage(i32),
    Soak(u8),
    Pain,
    Footing(i32),
}

/// The best number of dice. It is asked over and over for the same few basic values.
fn remembered(on: On, roll: &Roll, worth: impl Fn(i32) -> f64) -> u8 {
    thread_local! {
        static KNOWN: Memo<(On, i32), u8> = Memo::default();
    }
    memo::remembered(&KNOWN, (on, roll.basic()), || best_risk(roll, worth))
}
