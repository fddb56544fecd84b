//! The harm that a figure expects of the best blow of another.

use riposte_rules::decision::HarmForecast;
use riposte_rules::figure::FigureId;

use crate::appraisal::outlook::blow_harm;
use crate::melee::blow::Blow;
use crate::view::{BookView, Strike};
use crate::words::*;

/// The part of a figure's fighting worth that the best ready blow of another is expected to
/// take, well answered or from behind.
pub fn expected_harm(rules: BookView, by: FigureId, at: FigureId, behind: bool) -> f64 {
    best_of(rules, (by, at, behind), |_| true, |harm| harm.worth)
}

/// What the best of the ready blows of a figure at another that are wanted is worth, well answered or
/// from behind, by what its harm is worth.
pub fn best_of(
    rules: BookView,
    (by, at, behind): (FigureId, FigureId, bool),
    wanted: impl Fn(&Strike) -> bool,
    worth: impl Fn(&HarmForecast) -> f64,
) -> f64 {
    let of = |arm| {
        let now = Blow {
            by,
            at,
            arm,
            with: ATTACK,
            against: rules.maneuver(at).filter(|_| !behind),
            unseen: behind,
            ..Blow::default()
        };
        worth(&blow_harm(rules, now, true))
    };
    let near = rules.strikes(by).filter(|strike| !strike.flies() && wanted(strike));
    near.map(|strike| of(strike.arm)).fold(0.0, f64::max)
}
