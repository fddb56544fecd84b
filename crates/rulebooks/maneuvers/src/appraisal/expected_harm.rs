//! The harm that a figure expects of the best blow of another.

use riposte_rules::figure::FigureId;

use crate::appraisal::outlook::blow_harm;
use crate::melee::blow::Blow;
use crate::view::BookView;
use crate::words::*;

/// The part of a figure's fighting worth that the best ready blow of another is expected to
/// take, well answered or from behind.
pub fn expected_harm(rules: BookView, by: FigureId, at: FigureId, behind: bool) -> f64 {
    let worth = |arm| {
        let now = Blow {
            by,
            at,
            arm,
            with: ATTACK,
            against: rules.maneuver(at).filter(|_| !behind),
            unseen: behind,
            ..Blow::default()
        };
        blow_harm(rules, now, true).worth
    };
    let near = rules.strikes(by).filter(|strike| !strike.flies());
    near.map(|strike| worth(strike.arm)).fold(0.0, f64::max)
}
