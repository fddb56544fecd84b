//! What computer players ask: what a choice is worth, and what feints and set-ups gain.

use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::{FigureId, Spot};

use crate::appraisal::appraise_waiting;
use crate::appraisal::expected_harm::expected_harm;
use crate::appraisal::outlook::{ends, harm, meeting};
use crate::cards::POINT;
use crate::equipment::handling;
use crate::melee::blow::Blow;
use crate::melee::clash::Clash;
use crate::melee::{feints, reach, setup_points};
use crate::view::BookView;
use crate::words::*;

/// So many times a worth is an advantage of the same weight to players.
const WORTH: f64 = 2.5;

/// What nobody would do.
const NEVER: f64 = -100.0;

/// What a set-up is likely to gain, and at a glance a maneuver against those who cannot answer.
pub fn gains(rules: BookView, choice: &Choice) -> f64 {
    let Some(figure) = rules.table.decision().map(|decision| decision.figure) else { return 0.0 };
    match (choice.verb, choice.target) {
        (SET_UP, Some(foe)) => set_up(rules, figure, foe),
        (TWO_STRIKES, _) if harmless(rules, figure) => 0.1,
        (verb, Some(_)) if is_feint(verb) => feint(rules, figure, choice),
        _ => 0.0,
    }
}

/// What a choice is expected to bring that is neither blow nor step and need not be tried out.
pub fn brings(rules: BookView, choice: &Choice) -> Option<f64> {
    let figure = rules.table.decision()?.figure;
    match choice.verb {
        SET_UP => {
            let blow = best_blow(rules, figure, None);
            let less = if blow > 0.0 { f64::from(rules.constants().set_up_attack) } else { 0.0 };
            Some(set_up(rules, figure, choice.target?) + POINT * less + WORTH * blow)
        }
        AIM => Some(WORTH * best_blow(rules, figure, choice.spot)),
        STOP => Some(WORTH * appraise_waiting::braced(rules, figure)),
        WAIT => Some(WORTH * appraise_waiting::waiting(rules, figure)),
        RIPOSTE => Some(WORTH * appraise_waiting::riposte(rules, figure)),
        // For the defences of an attack that strikes at nobody there are better ones.
        verb @ (BOLD | ATTACK | CAUTIOUS) if idle(rules, figure, verb) => Some(NEVER),
        // Out of a wait the blow is foretold; the defences count besides.
        verb @ (BOLD | CAUTIOUS | WRAP) if waits(rules) => {
            let defences = rules.tables.maneuver(verb).and_then(|row| row.dodge);
            Some(POINT * f64::from(defences.unwrap_or(0)))
        }
        LET_GO if !handling::wants_a_hand(rules, figure) => Some(NEVER),
        // Computer players see all skills anyway, and leave it.
        SIZE_UP => Some(NEVER),
        verb if is_feint(verb) => {
            let blow = best_blow(rules, figure, None);
            Some(feint(rules, figure, choice) + WORTH * blow)
        }
        _ => None,
    }
}

/// Whether a figure asked for its maneuver could strike at nobody with it.
fn idle(rules: BookView, figure: FigureId, verb: Verb) -> bool {
    let asked = rules.table.decision().is_some_and(|decision| decision.question == Q_MANEUVER);
    asked && !reach::could_strike(rules, figure, verb)
}

fn waits(rules: BookView) -> bool {
    rules.table.decision().is_some_and(|decision| decision.question == Q_STRIKE_FIRST)
}

/// The points that a turn of setting up is expected to gain, by what they are worth.
fn set_up(rules: BookView, figure: FigureId, foe: FigureId) -> f64 {
    let most = f64::from(rules.constants().set_up.0);
    let odds: Vec<(i32, f64)> = setup_points::deed(rules, figure, foe).odds();
    let held = f64::from(rules.fighter(figure).pool.points);
    let worth = |by: i32| match by {
        ..0 => -held,
        by => f64::from(by).min(most),
    };
    POINT * odds.into_iter().map(|(by, share)| share * worth(by)).sum::<f64>()
}

/// What a feint is expected to gain: points on the blow that follows, the blow itself where it is
/// lost, and a weapon that does not parry until the next turn.
fn feint(rules: BookView, figure: FigureId, choice: &Choice) -> f64 {
    let (verb, Some(foe)) = (choice.verb, choice.target) else { return 0.0 };
    let Some(deed) = feints::deed(rules, figure, choice) else { return 0.0 };
    let blow = WORTH * expected_harm(rules, figure, foe, false);
    let spot = choice.spot.and_then(|spot| rules.tables.spots.get(usize::from(spot.0)));
    let place =
        spot.map_or(0.0, |row| POINT * f64::from(row.aim) + 0.4 * blow * f64::from(row.times - 1));
    let threatened = rules.table.engagement(figure).threatened_by.contains(foe);
    let parries = threatened && matches!(verb, WEAPON_FEINT | SHIELD_FEINT | BEAT | JAM);
    let bare = if parries { 3.0 * POINT } else { 0.0 };
    let worth = |by: i32| {
        let points = POINT * f64::from(by.clamp(-6, 6));
        match verb {
            JAM => points * if threatened { 0.6 } else { 0.0 },
            WEAPON_FEINT if by > 0 => 0.5 * points,
            SHIELD_FEINT if by > 0 => place + 4.0 * POINT,
            BODY_FEINT => points + place,
            BEAT if by > 0 => points - 2.0 * POINT,
            WEAPON_FEINT | SHIELD_FEINT if by < 0 => 0.5 * points - blow,
            BEAT if by < 0 => -blow,
            _ => 0.5 * points,
        }
    };
    let odds: Vec<(i32, f64)> = deed.odds();
    odds.into_iter().map(|(by, share)| share * worth(by)).sum::<f64>() - bare
}

/// What the best blow that is open to a figure is worth to players, at some place on the body.
fn best_blow(rules: BookView, figure: FigureId, spot: Option<Spot>) -> f64 {
    let blows = reach::blows(rules, figure);
    let blows = blows.iter().filter_map(|choice| Blow::of(rules, figure, choice));
    let there = blows.map(|blow| Blow { spot: spot.unwrap_or(blow.spot), ..blow });
    there.map(|blow| weighed(rules, blow)).fold(0.0, f64::max)
}

/// A blow as players weigh it: the harm if it is let pass, less a part of what the best answer
/// takes from it.
fn weighed(rules: BookView, blow: Blow) -> f64 {
    /// How much a figure that falls counts besides, and how far the answer is reckoned with.
    const OUT: f64 = 0.4;
    const ANSWER: f64 = 0.6;
    let hits = |met: &[(Clash, f64)]| -> f64 {
        met.iter().filter(|it| matches!(it.0, Clash::Won(_))).map(|it| it.1).sum()
    };
    let (open, met) = (meeting(rules, blow, false), meeting(rules, blow, true));
    let all = hits(&open);
    let left = if all > 0.0 { hits(&met) / all } else { 0.0 };
    let done = harm(rules, blow.at, &ends(rules, blow, &open));
    (done.worth + OUT * done.out) * (1.0 - ANSWER * (1.0 - left))
}

/// Whether nobody near a figure can strike back before its next turn.
fn harmless(rules: BookView, figure: FigureId) -> bool {
    let mut near =
        rules.table.enemies(figure).filter(|foe| rules.table.distance(figure, *foe) <= 3);
    near.all(|foe| rules.fighter(foe).stunned || handling::tired(rules, foe))
}

/// Whether a step leaves time for a blow: always with an attack, until one was struck.
pub fn leaves_time(rules: BookView, _: &Choice) -> bool {
    let figure = rules.table.decision().map(|decision| decision.figure);
    figure.is_some_and(|figure| {
        let row = rules.row(rules.maneuver(figure));
        row.is_some_and(|row| row.attack.is_some() && row.blows > 0)
    })
}
