//! What a forecast is worth.

use riposte_rules::battle::Table;
use riposte_rules::decision::{Choice, Forecast, RollForecast, Weight};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Roll, Spread};

use super::Weights;
use super::position::behind;

/// Whether dice decide at once about a choice, so that its forecast must speak for it.
pub(super) fn by_dice(forecast: &Forecast, weight: Weight) -> bool {
    let blow = forecast.harm.is_some() || forecast.suffered.is_some();
    blow || (weight == Weight::Detail && !(forecast.rolls.is_empty() && forecast.chance.is_none()))
}

/// What the dice of a choice are expected to bring.
pub(super) fn dice(table: Table, choice: &Choice, forecast: &Forecast, weights: &Weights) -> f64 {
    let done = forecast.harm.as_ref().map_or(0.0, |harm| {
        let whole = weights.harm * harm.worth + weights.out * harm.out;
        whole * (1.0 - weights.answer * answers(table, choice, harm.figure))
    });
    let lost = forecast
        .suffered
        .as_ref()
        .map_or(0.0, |harm| weights.suffered * harm.worth + weights.fall * harm.out);
    if forecast.harm.is_some() || forecast.suffered.is_some() {
        return done - lost;
    }
    match (forecast.chance, forecast.rolls.first()) {
        (Some(chance), _) => weights.success * chance.value(),
        (None, Some(roll)) => odds(roll, weights),
        (None, None) => 0.0,
    }
}

/// How well a figure could still answer a blow, 0 to 1.
fn answers(table: Table, choice: &Choice, figure: FigureId) -> f64 {
    let Some(decision) = table.decision() else { return 0.0 };
    let weight = table.book().questions()[decision.question.0 as usize].weight;
    // A blow already declared has been answered, or will be, however it is struck now.
    if weight == Weight::Detail || choice.target != Some(figure) {
        return 0.0;
    }
    if behind(table, decision.figure, figure) {
        return 0.0;
    }
    table.book().standing(table.world(), figure).means.min(1.0)
}

/// The worth of a roll that is looked up, or simply counts.
fn odds(roll: &RollForecast, weights: &Weights) -> f64 {
    match roll {
        RollForecast::Contest { chance, .. } => weights.success * chance.value(),
        RollForecast::Table { roll, .. } => total(roll, weights),
    }
}

fn total(roll: &Roll, weights: &Weights) -> f64 {
    let spread = roll.spread();
    let pip = f64::from(roll.scale.pip());
    let mean = spread.mean() / pip;
    weights.pip * mean - weights.hazard * variance(&spread) / (pip * pip)
}

fn variance(spread: &Spread) -> f64 {
    let mean = spread.mean();
    let square = |(total, cases): (i32, u64)| (f64::from(total) - mean).powi(2) * cases as f64;
    spread.iter().map(square).sum::<f64>() / spread.all() as f64
}

/// What a choice costs, and what it leaves too little for.
pub(super) fn price(weight: Weight, reserve: i32, forecast: &Forecast, weights: &Weights) -> f64 {
    let short = |points: i32| f64::from((reserve - points).max(0));
    let each = forecast.costs.iter().map(|cost| {
        let spent = weights.point * f64::from(cost.amount);
        match weight {
            Weight::Act => {
                let lacking = short(cost.has - cost.amount) - short(cost.has);
                spent + weights.reserve * lacking
            }
            _ => spent,
        }
    });
    each.sum()
}

/// What the blows invited on the way cost.
pub(super) fn gauntlet(forecast: &Forecast, weights: &Weights) -> f64 {
    let way = forecast.exposure.iter().filter(|exposure| exposure.on_the_way);
    let unharmed: f64 = way.map(|exposure| 1.0 - exposure.chance.value()).product();
    weights.way * (1.0 - unharmed)
}

/// The points a figure should keep for answers: one for each enemy near who can still
/// act, two at most.
pub(super) fn reserve(table: Table, figure: FigureId) -> i32 {
    const NEAR: u32 = 3;
    let ribbon = table.book().ribbon(table.world());
    let to_come = |enemy: FigureId| {
        let mark = ribbon.iter().find(|mark| mark.figure == enemy);
        mark.is_none_or(|mark| !mark.done)
    };
    let near = table
        .enemies(figure)
        .filter(|enemy| to_come(*enemy) && table.distance(figure, *enemy) <= NEAR);
    near.count().min(2) as i32
}
