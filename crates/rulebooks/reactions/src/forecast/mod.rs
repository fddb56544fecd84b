//! What a choice would bring, exactly, from the very rolls that will be made.

mod blow;
mod danger;
mod expected_harm;
mod harm;
pub mod risk;

pub use expected_harm::expected_harm;

use riposte_kit::forecast::{self as kit, contest, cost, note};
use riposte_rules::decision::{Choice, Cost, CostKind, Decision, Forecast};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Contest, Limit, Roll, Text};

use crate::ask::dice;
use crate::choices::price;
use crate::memory::Hit;
use crate::risked::Risking;
use crate::rolls::{Pain, draw_cost, pain_effect, wound_level, wound_words};
use crate::rule_ids;
use crate::view::BookView;
use crate::words::*;

/// The forecast of a choice of the pending decision.
pub fn forecast(rules: BookView, choice: &Choice) -> Forecast {
    let Some(decision) = rules.table.decision() else { return Forecast::default() };
    let figure = decision.figure;
    let mut forecast = Forecast::default();
    let (amount, has) = (price(rules, figure, choice), rules.points(figure));
    let (kind, rule) = (CostKind::Points, rule_ids::PRICE);
    cost(&mut forecast, Cost { of: "AP", kind, amount, has, rule });
    match decision.question {
        Q_POINTS => points(rules, figure, choice, &mut forecast),
        Q_INITIATIVE => {
            let roll = rules.initiative_roll(figure).risking(dice(*choice), rule_ids::RISK);
            table(&mut forecast, roll, |_| None);
        }
        Q_AIM | Q_ATTACK_RISK => blow::intended(rules, choice, &mut forecast),
        Q_ACT | Q_ENTER | Q_FOLLOW_ON | Q_FOLLOW | Q_NOTICE | Q_WORDS => {
            deed(rules, decision, choice, &mut forecast);
        }
        Q_DEFEND | Q_DEFENCE_RISK => blow::met(rules, figure, choice, &mut forecast),
        Q_DRAW_RISK => draw(rules, choice, &mut forecast),
        _ => hurt(rules, choice, &mut forecast),
    }
    forecast
}

fn deed(rules: BookView, decision: &Decision, choice: &Choice, forecast: &mut Forecast) {
    let figure = decision.figure;
    match choice.verb {
        ATTACK | ADVANCE => blow::own(rules, figure, choice, forecast),
        DRAW => note(forecast, "costs 3 AP at the most; a roll decides", rule_ids::FAST_DRAW),
        PASS if decision.question == Q_ENTER => blow::let_in(rules, figure, forecast),
        _ => {}
    }
    if matches!(choice.verb, ADVANCE | MOVE | FOLLOW | TURN | DONE) {
        danger::lay_open(rules, figure, choice, forecast);
    }
}

/// A roll whose result is looked up: the chance of each row, and what is rolled on average.
fn table(forecast: &mut Forecast, roll: Roll, row: impl Fn(i32) -> Option<Text>) {
    let mean = roll.spread().mean() / 2.0;
    kit::table(forecast, roll, row);
    note(forecast, format!("{mean:.1} on average"), rule_ids::RISK);
}

fn points(rules: BookView, figure: FigureId, choice: &Choice, forecast: &mut Forecast) {
    let roll = rules.points_roll(figure).risking(dice(*choice), rule_ids::RISK);
    let least = rules.constants().least_points;
    table(forecast, roll, |total| Some(format!("{} AP", total.div_euclid(2).max(least)).into()));
}

fn draw(rules: BookView, choice: &Choice, forecast: &mut Forecast) {
    let Some(frame) = rules.top() else { return };
    let item = frame.choice.arm.map_or(0, |arm| arm.item);
    let roll = rules.draw_roll(frame.actor, item).risking(dice(*choice), rule_ids::RISK);
    table(forecast, roll, |total| {
        Some(if total <= 0 { "fumbled".into() } else { format!("{} AP", draw_cost(total)).into() })
    });
}

/// Questions about a hit that is being worked out.
fn hurt(rules: BookView, choice: &Choice, forecast: &mut Forecast) {
    let hit = rules.top().and_then(|frame| frame.memory.hits.first().copied());
    let (Some(hit), Some(decision)) = (hit, rules.table.decision()) else { return };
    let risked = dice(*choice);
    match decision.question {
        Q_DAMAGE_RISK => damage(rules, &hit, risked, forecast),
        Q_SOAK if choice.verb == SOAK => {
            forecast.suffered = Some(harm::after_soak(rules, &hit, 0));
        }
        Q_SOAK => forecast.suffered = Some(harm::as_it_is(rules, &hit)),
        Q_SOAK_RISK => {
            let roll = rules.soak_roll(hit.target).risking(risked, rule_ids::RISK);
            table(forecast, roll, |total| {
                let level = hit.level.saturating_sub(crate::rolls::soaked_levels(total));
                Some(wound_words(level).into())
            });
            forecast.suffered = Some(harm::after_soak(rules, &hit, risked));
        }
        Q_PAIN_RISK => {
            let roll = rules.pain_roll(&hit).risking(risked, rule_ids::RISK);
            let spread = roll.spread();
            forecast.chance = Some(spread.chance(|total| pain_effect(total) == Pain::None));
            table(forecast, roll, |total| Some(pain_effect(total).words().into()));
        }
        Q_KNOCK_RISK => {
            let roll = rules.footing_roll(&hit).risking(risked, rule_ids::RISK);
            let difficulty = Limit::at_least(rules.footing_difficulty(&hit));
            contest(forecast, Contest::against(roll, difficulty));
        }
        _ => {}
    }
}

fn damage(rules: BookView, hit: &Hit, risked: u8, forecast: &mut Forecast) {
    let resistance = rules.resistance(hit.target, hit.spot);
    let roll = rules.damage_roll(hit).risking(risked, rule_ids::RISK);
    forecast.harm = Some(harm::of_damage(rules, hit, &roll.spread()));
    table(forecast, roll, |total| Some(wound_words(wound_level(total - resistance)).into()));
}
