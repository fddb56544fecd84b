//! What a choice would bring, exactly.

pub mod common;
pub mod danger;
pub mod harm;
pub mod moves;

use riposte_kit::forecast::note;
use riposte_rules::decision::{Choice, Decision, Forecast, HarmForecast};
use riposte_rules::figure::FigureId;

use crate::casting;
use crate::grapple::defence::Comer;
use crate::grapple::{self, outsider};
use crate::melee;
use crate::ranged;
use crate::ranged::flight::{Course, Missile};
use crate::ranged::shots::{self, last_shot};
use crate::rolls::Blow;
use crate::rule_ids;
use crate::spells::spell_of;
use crate::tables::Way;
use crate::under_way::UnderWay;
use crate::view::{BookView, Strike};
use crate::wording::doer;
use crate::words::*;
use common::flies;
use danger::Guard;

/// What a choice of the pending decision would bring.
pub fn forecast(rules: BookView, choice: &Choice) -> Forecast {
    let mut forecast = weighed(rules, choice);
    if let Some(decision) = rules.table.decision() {
        danger_of(rules, decision, choice, &mut forecast);
    }
    forecast
}

/// The same but for the blows that may fall where the figure then stands.
pub fn weighed(rules: BookView, choice: &Choice) -> Forecast {
    let mut forecast = Forecast::default();
    let Some(decision) = rules.table.decision() else { return forecast };
    let figure = doer(rules, choice);
    match decision.question {
        Q_RENEW => casting::forecast::renewal(rules, choice, &mut forecast),
        Q_MOVE => {
            moves::movement(rules, figure, choice, &mut forecast);
            grapple::forecast::grapple(rules, figure, choice, &mut forecast);
        }
        Q_ACT | Q_FIRST | Q_OFF_HAND | Q_SECOND => action(rules, figure, choice, &mut forecast),
        Q_AGREE if choice.verb == AGREE => agreement(rules, figure, &mut forecast),
        Q_PUSH => melee::forecast::push(rules, choice, &mut forecast),
        _ => {}
    }
    forecast
}

/// Who may still strike the figure this turn, where a choice leads it and as it then bears itself.
fn danger_of(rules: BookView, decision: &Decision, choice: &Choice, forecast: &mut Forecast) {
    let figure = doer(rules, choice);
    // Nothing is said of blows at one that is out of the fight before any of them falls.
    let out = |harm: &HarmForecast| harm.figure == figure && harm.out >= 1.0;
    if forecast.suffered.as_ref().is_some_and(out) {
        return;
    }
    let here = rules.table.hex(figure);
    let guard = |verb| Guard::of(rules, figure, verb);
    match decision.question {
        Q_MOVE => {
            let hex = forecast.path.last().copied().unwrap_or(here);
            danger::at(rules, figure, hex, guard(None), forecast);
        }
        Q_FACE => {
            danger::looking(rules, figure, choice.facing.unwrap_or_default(), forecast);
        }
        Q_DECLARE | Q_CHANGE | Q_CHARGE => {
            let keeps = matches!(choice.verb, KEEP | KEEP_ALL);
            let verb = (!keeps).then_some(choice.verb);
            danger::at(rules, figure, here, guard(verb), forecast);
        }
        Q_ACT | Q_FIRST | Q_OFF_HAND | Q_SECOND => {
            let hex = choice.hex.filter(|_| matches!(choice.verb, DISENGAGE | STAND));
            danger::at(rules, figure, hex.unwrap_or(here), guard(Some(choice.verb)), forecast);
        }
        Q_FOLLOW => {
            danger::at(rules, figure, choice.hex.unwrap_or(here), guard(None), forecast);
        }
        _ => {}
    }
}

/// Letting oneself be grappled: one's own die.
fn agreement(rules: BookView, figure: FigureId, forecast: &mut Forecast) {
    if let Some(frame) = rules.table.world().resource::<UnderWay>().top() {
        let by = frame.actor;
        grapple::forecast::defence(rules, Comer::now(rules, by), figure, forecast);
        // To go down is no success of the one who is asked.
        let down = forecast.chance.take().map_or(String::new(), |chance| chance.to_string());
        note(forecast, format!("you go down with the other: {down}"), rule_ids::GRAPPLE_ROLL);
        forecast.suffered = None;
    }
}

/// An action: what it does.
fn action(rules: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    match (choice.verb, choice.target) {
        (ATTACK | FIRE | LAST_SHOT | KNEEL_FIRE | LIE_FIRE, _) => {
            if let Some(now) = blow_of(rules, figure, choice) {
                strike(rules, now, choice, forecast);
            }
        }
        (RUSH, Some(target)) => melee::forecast::rush(rules, figure, target, forecast),
        (DISBELIEVE, Some(target)) => {
            casting::forecast::disbelieving(rules, figure, target, forecast)
        }
        (verb, _) if spell_of(verb).is_some() => {
            casting::forecast::casting(rules, figure, choice, forecast)
        }
        _ => grapple::forecast::grapple(rules, figure, choice, forecast),
    }
}

/// A blow, a shot or a throw, and whom it may hit instead.
fn strike(rules: BookView, now: Blow, choice: &Choice, forecast: &mut Forecast) {
    let Some(strike) = rules.strike(now.by, now.arm) else { return };
    if !flies(strike.stats.way) {
        melee::forecast::blow(rules, now, forecast);
        if outsider::strikes_into(rules, now.by, Some(now.target)) {
            outsider::may_hit(rules, now, forecast);
        }
        return;
    }
    if strike.stats.way == Way::Throw {
        forecast.lets_go = true;
        note(forecast, "leaves the hand, and lies where it strikes", rule_ids::THROWN_LIES);
    }
    let (by, target, missile) = (now.by, now.target, Missile::Weapon(now.arm));
    let course = Course { by, target, missile, lying: now.lying };
    let notes = |forecast: &mut Forecast| melee::forecast::notes(rules, now, forecast);
    ranged::forecast::missile(rules, course, notes, forecast);
    if rules.table.decision().is_some_and(|decision| decision.question == Q_ACT) {
        let verb = choice.verb;
        follow_up(rules, now, strike, last_shot(rules, by, verb).is_some(), forecast);
    }
}

/// What a shot leaves to do: a second one, or loading.
fn follow_up(rules: BookView, now: Blow, strike: Strike, last: bool, forecast: &mut Forecast) {
    let weapon = strike.weapon;
    if last && !weapon.hurled {
        return note(forecast, "then the weapon is dropped", rule_ids::ROWS[18]);
    }
    if !last && shots::shoots_twice(rules, now.by, weapon) {
        note(forecast, "a second shot may follow this turn", rule_ids::DOUBLE_SHOT);
    }
    let turns = shots::loading_after(rules, now.by, weapon);
    if weapon.reload.is_some() && turns > 0 {
        note(forecast, format!("then {turns} turns of loading"), rule_ids::RELOAD);
    }
}

/// The blow that a choice strikes.
fn blow_of(rules: BookView, figure: FigureId, choice: &Choice) -> Option<Blow> {
    let now = Blow::now(rules, figure, choice.target?, choice.arm?);
    let off_hand = rules.table.decision().is_some_and(|decision| decision.question == Q_OFF_HAND);
    let lying = now.lying || choice.verb == LIE_FIRE;
    Some(Blow { off_hand, lying, ..now })
}
