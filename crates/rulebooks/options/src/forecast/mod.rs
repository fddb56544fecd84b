//! What a choice would bring, exactly.

mod blow;
mod danger;
mod moves;

use riposte_rules::decision::{Choice, Forecast, Note, RollForecast};
use riposte_rules::figure::{FigureId, Posture};
use riposte_rules::roll::{Contest, Text};

use crate::rolls::Blow;
use crate::rule;
use crate::rules::Rules;
use crate::tables::Way;
use crate::wording::doer;
use crate::words::*;
pub use blow::menace;
pub use moves::leaves_time;
use danger::Guard;

/// What a choice of the pending decision would bring.
pub fn forecast(rules: Rules, choice: &Choice) -> Forecast {
    let mut forecast = Forecast::default();
    let Some(decision) = rules.table.decision() else { return forecast };
    let figure = doer(rules, choice);
    match decision.question {
        Q_MOVE => moves::movement(rules, figure, choice, &mut forecast),
        Q_FACE => {
            let facing = choice.facing.unwrap_or_default();
            danger::looking(rules, figure, facing, &mut forecast);
        }
        Q_DECLARE | Q_CHANGE => {
            let verb = if choice.verb == KEEP { None } else { Some(choice.verb) };
            danger::standing(rules, figure, Guard::of(rules, figure, verb), &mut forecast);
        }
        Q_ACT | Q_FIRST | Q_OFF_HAND | Q_SECOND => action(rules, figure, choice, &mut forecast),
        _ => {}
    }
    forecast
}

/// An action: the blow it strikes, and who may still strike the figure this turn.
fn action(rules: Rules, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    match choice.verb {
        ATTACK | FIRE | LAST_SHOT | KNEEL_FIRE | LIE_FIRE => {
            if let Some(now) = blow_of(rules, figure, choice) {
                blow::blow(rules, now, forecast);
            }
        }
        RUSH => {
            if let Some(target) = choice.target {
                blow::rush(rules, figure, target, forecast);
            }
        }
        _ => {}
    }
    let guard = Guard::of(rules, figure, Some(choice.verb));
    match choice.hex.filter(|_| matches!(choice.verb, DISENGAGE | STAND)) {
        Some(hex) => danger::at(rules, figure, hex, guard, forecast),
        None => danger::standing(rules, figure, guard, forecast),
    }
}

/// The blow that a choice strikes.
fn blow_of(rules: Rules, figure: FigureId, choice: &Choice) -> Option<Blow> {
    let now = Blow::now(rules, figure, choice.target?, choice.arm?);
    let off_hand = rules.table.decision().is_some_and(|decision| decision.question == Q_OFF_HAND);
    let lying = now.lying || choice.verb == LIE_FIRE;
    Some(Blow { off_hand, lying, ..now })
}

/// Adds a roll against something, the first of them as the chance of the choice.
pub fn contest(forecast: &mut Forecast, contest: Contest) {
    let chance = contest.chance();
    forecast.chance.get_or_insert(chance);
    forecast.rolls.push(RollForecast::Contest { contest, chance });
}

/// Adds something to know.
pub fn note(forecast: &mut Forecast, text: impl Into<Text>, rule: &'static str) {
    forecast.notes.push(Note { text: text.into(), rule });
}

/// The posture a figure takes with an action.
fn posture_after(rules: Rules, figure: FigureId, choice: riposte_rules::decision::Verb) -> Posture {
    match choice {
        KNEEL | KNEEL_FIRE => Posture::Kneeling,
        LIE | LIE_FIRE => Posture::Prone,
        STAND | RISE_READY => Posture::Standing,
        _ => rules.table.posture(figure),
    }
}

/// Whether a way of striking is one that Dodge is against; Defend is against the others.
fn flies(way: Way) -> bool {
    matches!(way, Way::Fire | Way::Throw)
}

/// The rule behind the four dice against a figure.
fn guard_rule(flying: bool) -> &'static str {
    if flying { rule::DODGE } else { rule::DEFEND }
}
