//! What a choice would bring, exactly.

pub mod common;
pub mod danger;
pub mod harm;
pub mod strike;

use riposte_kit::forecast::note_with;
use riposte_rules::decision::{Choice, Decision, Forecast, HarmForecast};
use riposte_rules::figure::FigureId;
use riposte_words::say;

use crate::actions::action_of;
use crate::casting;
use crate::declare;
use crate::grapple;
use crate::grapple::defence::Comer;
use crate::melee::retreat;
use crate::rule_ids;
use crate::under_way::UnderWay;
use crate::view::BookView;
use crate::wording::doer;
use crate::words::*;
use danger::Guard;

/// What a choice of the pending decision would bring.
pub fn forecast(rules: BookView, choice: &Choice) -> Forecast {
    let mut forecast = foretold(rules, choice, Forecast::default());
    if let Some(decision) = rules.table.decision() {
        danger_of(rules, decision, choice, &mut forecast);
    }
    forecast
}

/// The same for computer players: without words, and without the blows that may fall where the
/// figure then stands.
pub fn weighed(rules: BookView, choice: &Choice) -> Forecast {
    foretold(rules, choice, Forecast::wordless())
}

fn foretold(rules: BookView, choice: &Choice, mut forecast: Forecast) -> Forecast {
    let Some(decision) = rules.table.decision() else { return forecast };
    let figure = doer(rules, choice);
    match decision.question {
        Q_RENEW => casting::forecast::renewal(rules, choice, &mut forecast),
        Q_MOVE | Q_ACT | Q_FIRST | Q_OFF_HAND | Q_SECOND => {
            if let Some(action) = action_of(choice.verb) {
                action.foretell(rules, figure, choice, &mut forecast);
            }
        }
        Q_DECLARE => declare::binds(choice, &mut forecast),
        Q_AGREE if choice.verb == AGREE => agreement(rules, figure, &mut forecast),
        Q_PUSH => retreat::foretell(rules, choice, &mut forecast),
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
        let chance = forecast.chance.take().map_or(String::new(), |chance| chance.to_string());
        let words = || say!("you go down with the other: {chance}", chance);
        note_with(forecast, words, rule_ids::GRAPPLE_ROLL);
        forecast.suffered = None;
    }
}
