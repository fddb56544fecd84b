//! What computer players ask: what a choice is worth, and what feints and set-ups gain.

use riposte_rules::appraisal::Standing;
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::{FigureId, Posture};

use crate::appraisal::best_blow::{NEVER, POINT, WORTH, best};
use crate::appraisal::outlook::{expected_harm, worth};
use crate::appraisal::{appraise_waiting, beset, closeness, regrip, tossing, working};
use crate::close::grappling;
use crate::equipment::handling;
use crate::melee::{feints, reach, set_up};
use crate::missiles::shots;
use crate::movement::getting_away;
use crate::tables::Goes;
use crate::turn::acting::ACTING;
use crate::turn::declaring::AT_ONCE;
use crate::view::BookView;
use crate::waiting::out_of_turn::KINDS;
use crate::wording::small;
use crate::words::*;

/// What a set-up is likely to gain, and at a glance a maneuver against those who cannot answer.
pub fn gains(rules: BookView, choice: &Choice) -> f64 {
    let Some(figure) = rules.table.decision().map(|decision| decision.figure) else { return 0.0 };
    match (choice.verb, choice.target) {
        (SET_UP, Some(foe)) => set_up::gains(rules, figure, foe),
        (TWO_STRIKES, _) if harmless(rules, figure) => 0.1,
        (verb, Some(_)) if is_feint(verb) => feints::gains(rules, figure, choice),
        (READY, _) => regrip::best(rules, figure),
        // At a glance a figure strikes that can.
        (THROW | LONG, _) if reach::could_strike(rules, figure, ATTACK) => 0.0,
        (THROW, _) => tossing::best_throw(rules, figure),
        (LONG, _) => working::second(rules, figure),
        (WORK, _) => working::step(rules, figure, choice),
        (REGRIP, _) => held_for(rules, figure, choice),
        _ => 0.0,
    }
}

/// What a choice is expected to bring that is neither blow nor step and need not be tried out.
pub fn brings(rules: BookView, choice: &Choice) -> Option<f64> {
    let decision = rules.table.decision()?;
    let figure = decision.figure;
    match (decision.question, choice.verb) {
        (Q_MANEUVER, verb) if is_maneuver(verb) => maneuver(rules, figure, verb),
        (Q_MANEUVER, verb) => AT_ONCE.find(verb)?.brings(rules, figure, choice),
        (Q_ACT, verb) => acting(rules, figure, choice)
            .or_else(|| ACTING.find(verb)?.brings(rules, figure, choice)),
        // Out of a wait the blow is foretold; the defences count besides.
        (Q_STRIKE_FIRST, verb) if KINDS.contains(&verb) => {
            let defences = rules.tables.maneuver(verb).and_then(|row| row.dodge);
            Some(POINT * f64::from(defences.unwrap_or(0)))
        }
        _ => None,
    }
}

/// What some actions of a turn bring. It is judged here for the same reason as that of maneuvers.
fn acting(rules: BookView, figure: FigureId, choice: &Choice) -> Option<f64> {
    match choice.verb {
        STAND => rising(rules, figure),
        BREAK_OFF => Some(WORTH * breaking_off(rules, figure)),
        TOSS => Some(tossing::toss(rules, figure, choice)).filter(|worth| *worth > 0.0),
        REGRIP => Some(WORTH * held_for(rules, figure, choice)),
        _ => None,
    }
}

/// What the turn is worth once a figure has risen from its crouch: the blow that follows is struck
/// better, and those of the foes fall more easily. `None` where the turn is for going, or for the change
/// itself (MAN-401, MAN-403).
fn rising(rules: BookView, figure: FigureId) -> Option<f64> {
    let verb = rules.maneuver(figure).filter(|verb| *verb != CHANGE)?;
    let row = rules.row(Some(verb))?;
    if !matches!(row.goes, Goes::Still | Goes::OneHex | Goes::Short) {
        return None;
    }
    let mut up = rules;
    up.supposed.posture = Some((figure, Posture::Standing));
    let suffers = beset::worst(up, figure, verb) - beset::worst(rules, figure, verb);
    Some(WORTH * (best(up, figure, None).worth - suffers))
}

/// What a weapon is worth that is held for the distance of a choice.
fn held_for(rules: BookView, figure: FigureId, choice: &Choice) -> f64 {
    let both = choice.arm.zip(small(choice));
    both.map_or(0.0, |(arm, far)| regrip::worth(rules, figure, arm.item, far))
}

/// What it is worth to get off from those who have a figure within reach: what they would do to it,
/// less a part of what it would do to them (MAN-513).
fn breaking_off(rules: BookView, figure: FigureId) -> f64 {
    /// How far it counts to have somebody within reach.
    const WITHIN: f64 = 0.35;
    let Some(verb) = rules.maneuver(figure) else { return 0.0 };
    let (gets_off, _) = getting_away::gets_off(rules, figure, DISENGAGE);
    let spared = beset::worst(rules, figure, verb) + beset::further(rules, figure, verb);
    let foes = rules.table.engagement(figure).threatens.iter();
    let blows = foes.map(|foe| expected_harm(rules, figure, foe, false));
    gets_off.value() * spared - WITHIN * blows.fold(0.0, f64::max)
}

/// What a maneuver brings, less what foes beyond the worst may do to a figure that defends as it lets
/// one; those from whom it gets away do nothing.
fn maneuver(rules: BookView, figure: FigureId, verb: Verb) -> Option<f64> {
    let gained = gained(rules, figure, verb);
    let beset = match verb {
        DISENGAGE | FLEE => 0.0,
        _ => beset::further(rules, figure, verb),
    };
    if beset > 0.0 { Some(gained.unwrap_or(0.0) - WORTH * beset) } else { gained }
}

/// What a maneuver brings that lets the foes come, that closes in, or that is for handling things. It
/// is judged here, not by the maneuver: the judge asks about braced points and runs, in the files that
/// name those maneuvers.
fn gained(rules: BookView, figure: FigureId, verb: Verb) -> Option<f64> {
    let some = |worth: f64| Some(worth).filter(|worth| *worth > 0.0);
    match verb {
        STOP => Some(WORTH * appraise_waiting::braced(rules, figure)),
        WAIT => Some(WORTH * appraise_waiting::waiting(rules, figure)),
        RIPOSTE => Some(WORTH * appraise_waiting::riposte(rules, figure)),
        OPPORTUNITY => some(WORTH * appraise_waiting::lurking(rules, figure)),
        CLOSE => grappling::best_worth(rules, figure),
        READY => some(WORTH * regrip::best(rules, figure)),
        LONG => some(working::second(rules, figure)),
        THROW => some(tossing::best_throw(rules, figure)),
        CATCH => some(tossing::catching(rules, figure)),
        // For the defences of an attack that strikes at nobody there are better ones.
        BOLD | ATTACK | CAUTIOUS if !reach::could_strike(rules, figure, verb) => Some(NEVER),
        _ => None,
    }
}

/// What a figure is worth as it stands, with what it has over the foe whose hex it shares.
pub fn standing(rules: BookView, figure: FigureId) -> Standing {
    let mut standing = Standing::default();
    if rules.table.active(figure) {
        let fighter = rules.fighter(figure);
        let down = if rules.table.posture(figure).down() { 0.8 } else { 1.0 };
        let state = if fighter.stunned { 0.7 } else { 1.0 };
        let daze = 1.0 - 0.02 * f64::from(rules.daze(figure));
        let hindered = [
            (fighter.lame || fighter.maimed, 0.8),
            (handling::tired(rules, figure), 0.94),
            (fighter.pressed.is_some() || fighter.unbalanced, 0.95),
        ];
        let hindered: f64 = hindered.iter().filter(|it| it.0).map(|it| it.1).product();
        let life = worth(rules, figure, rules.life(figure));
        standing.worth = life * down * state * daze * hindered;
        standing.edge = POINT * f64::from(fighter.pool.points + shots::aim_gain(rules, figure));
        standing.means = if fighter.stunned { 0.0 } else { 1.0 };
    }
    // What the one gains the other loses: half for each.
    let over = closeness::now(rules, figure) / 2.0;
    let edge = standing.edge + WORTH * over + working::begun(rules, figure);
    Standing { edge, ..standing }
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
