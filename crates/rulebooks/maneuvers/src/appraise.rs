//! What computer players ask: harm to be expected, and what feints and set-ups gain.

use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;

use crate::blow::Blow;
use crate::cards::POINT;
use crate::outlook::{ends, harm, meeting};
use crate::view::BookView;
use crate::words::*;
use crate::{feints, pool};

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
        harm(rules, at, &ends(rules, now, &meeting(rules, now, true))).worth
    };
    let near = rules.strikes(by).filter(|strike| !strike.flies());
    near.map(|strike| worth(strike.arm)).fold(0.0, f64::max)
}

/// What a set-up or a feint is likely to gain: points for blows to come.
pub fn gains(rules: BookView, choice: &Choice) -> f64 {
    let figure = rules.table.decision().map(|decision| decision.figure);
    let (Some(figure), Some(foe)) = (figure, choice.target) else { return 0.0 };
    let most = f64::from(rules.constants().set_up.0);
    match choice.verb {
        SET_UP => {
            let odds: Vec<(i32, f64)> = pool::deed(rules, figure, foe).odds();
            let held = f64::from(rules.fighter(figure).pool.points);
            let worth = |by: i32| match by {
                ..0 => -held,
                by => f64::from(by).min(most),
            };
            POINT * odds.into_iter().map(|(by, share)| share * worth(by)).sum::<f64>()
        }
        verb if is_feint(verb) => {
            let deed = feints::deed(rules, figure, choice);
            let odds: Vec<(i32, f64)> = deed.map(|deed| deed.odds()).unwrap_or_default();
            let mean: f64 =
                odds.into_iter().map(|(by, share)| share * f64::from(by.clamp(-6, 6))).sum();
            POINT * 0.5 * mean
        }
        _ => 0.0,
    }
}

/// Whether a step leaves time for a blow: always with an attack, until one was struck.
pub fn leaves_time(rules: BookView, _: &Choice) -> bool {
    let figure = rules.table.decision().map(|decision| decision.figure);
    figure.is_some_and(|figure| {
        let row = rules.row(rules.maneuver(figure));
        row.is_some_and(|row| row.attack.is_some() && row.blows > 0)
    })
}
