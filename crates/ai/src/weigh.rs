//! What a forecast is worth.

use riposte_rules::battle::Table;
use riposte_rules::board::Hex;
use riposte_rules::decision::{
    Choice, Cost, CostKind, Forecast, HarmForecast, PromptKind, RollForecast, When,
};
use riposte_rules::figure::{FigureId, Side};
use riposte_rules::roll::{Roll, Spread};
use smallvec::SmallVec;

use crate::Weights;
use crate::armament::would_miss;
use crate::pose::Pose;

/// Whether dice decide at once about a choice, so that its forecast must speak for it.
pub(crate) fn by_dice(forecast: &Forecast, weight: PromptKind) -> bool {
    let blow = forecast.harm.is_some() || forecast.suffered.is_some();
    blow || (weight == PromptKind::Detail
        && !(forecast.rolls.is_empty() && forecast.chance.is_none()))
}

/// What the dice of a choice are expected to bring a side.
pub(crate) fn dice(table: Table, side: Side, forecast: &Forecast, weights: &Weights) -> f64 {
    let done = forecast.harm.as_ref().map_or(0.0, |harm| {
        let whole = weights.harm * harm.worth + weights.out * harm.out;
        // Who is struck down on the way does not strike.
        whole * (1.0 - weights.answer * met(forecast)) * unharmed(forecast)
    });
    let lost = forecast
        .suffered
        .as_ref()
        .map_or(0.0, |harm| weights.suffered * harm.worth + weights.fall * harm.out);
    if forecast.harm.is_some() || forecast.suffered.is_some() {
        return done - lost + astray(table, side, forecast, weights);
    }
    match (forecast.chance, forecast.rolls.first()) {
        (Some(chance), _) => weights.success * chance.value(),
        (None, Some(roll)) => odds(roll, weights),
        (None, None) => 0.0,
    }
}

/// What a maneuver or a stance is worth to the side that is asked: what its dice are expected to
/// bring, and the advantages it brings besides.
pub(crate) fn stance(table: Table, choice: &Choice, forecast: &Forecast, weights: &Weights) -> f64 {
    let brings = table.book().brings(table.world(), choice).unwrap_or(0.0);
    let side = table.decision().map(|decision| decision.side);
    let dice = side.map_or(0.0, |side| dice(table, side, forecast, weights));
    dice + weights.edge * brings
}

/// What harm to others than those it is meant for, friends and enemies, comes to.
fn astray(table: Table, side: Side, forecast: &Forecast, weights: &Weights) -> f64 {
    forecast.astray.iter().map(|harm| brought(table, side, harm, weights)).sum()
}

/// What harm to somebody brings a side.
pub(crate) fn brought(table: Table, side: Side, harm: &HarmForecast, weights: &Weights) -> f64 {
    match table.side(harm.figure) == side {
        true => -weights.suffered * harm.worth - weights.fall * harm.out,
        false => weights.harm * harm.worth + weights.out * harm.out,
    }
}

/// The part of a blow's hits that the best answer of its target takes from it.
fn met(forecast: &Forecast) -> f64 {
    let (Some(chance), Some(answered)) = (forecast.chance, forecast.answered) else { return 0.0 };
    if chance.value() == 0.0 { 0.0 } else { 1.0 - (answered.value() / chance.value()).min(1.0) }
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

/// What a choice costs, and what it leaves too little for where the figure then stands.
pub(crate) fn price(
    weight: PromptKind,
    reserve: &Reserve,
    pose: Pose,
    forecast: &Forecast,
    weights: &Weights,
) -> f64 {
    let keep = reserve.at(pose);
    let short = |points: i32| f64::from((keep - points).max(0));
    let each = forecast.costs.iter().map(|cost| {
        let spent = spent(cost, keep, weights);
        match weight {
            PromptKind::Act if cost.kind == CostKind::Points => {
                let lacking = short(cost.has - cost.amount) - short(cost.has);
                spent + weights.reserve * lacking
            }
            _ => spent,
        }
    });
    each.sum()
}

/// The part of the price of a choice that shows in what its figure is worth after it: the strength
/// and the life that are gone. Where a choice is tried out it would count twice.
pub(crate) fn drained(
    reserve: &Reserve,
    pose: Pose,
    forecast: &Forecast,
    weights: &Weights,
) -> f64 {
    let keep = reserve.at(pose);
    let shows = |cost: &&Cost| matches!(cost.kind, CostKind::Fatigue | CostKind::Life);
    forecast.costs.iter().filter(shows).map(|cost| spent(cost, keep, weights)).sum()
}

/// What it costs to pay so much. Points are kept to answer blows with; where no enemy near can
/// still strike this turn, those left over are lost, so spending them costs little.
fn spent(cost: &Cost, keep: i32, weights: &Weights) -> f64 {
    let use_of_it = if keep > 0 { 1.0 } else { 0.2 };
    unit(cost.kind, weights) * use_of_it * f64::from(cost.amount)
}

/// What one of a kind is worth to the figure that pays with it.
fn unit(kind: CostKind, weights: &Weights) -> f64 {
    match kind {
        CostKind::Points => weights.point,
        CostKind::Fatigue => weights.fatigue,
        CostKind::Shots => weights.shot,
        CostKind::Life => weights.life,
    }
}

/// What it costs to let go of a weapon with a blow: to be without it among enemies, as long as
/// no other is in hand.
pub(crate) fn parting(
    table: Table,
    choice: &Choice,
    pose: Pose,
    forecast: &Forecast,
    weights: &Weights,
) -> f64 {
    /// Within how many hexes enemies are a worry.
    const NEAR: u32 = 2;
    let Some(arm) = choice.arm.filter(|_| forecast.lets_go) else { return 0.0 };
    let close = |enemy: FigureId| table.hex(enemy).unsigned_distance_to(pose.hex) <= NEAR;
    let missed = match table.enemies(pose.figure).any(close) {
        true => would_miss(table, pose.figure, arm.item),
        false => 0.0,
    };
    weights.held + weights.unarmed * missed
}

/// The chance that no blow invited on the way hits.
fn unharmed(forecast: &Forecast) -> f64 {
    if forecast.exposure.is_empty() {
        return 1.0;
    }
    1.0 - forecast.open_to(When::OnTheWay).1.value()
}

/// What the blows invited on the way cost.
pub(crate) fn gauntlet(forecast: &Forecast, weights: &Weights) -> f64 {
    weights.way * (1.0 - unharmed(forecast))
}

/// The enemies for whom points should be kept back: those who can still act this turn.
pub(crate) struct Reserve(SmallVec<[Hex; 8]>);

impl Reserve {
    /// No need to keep any.
    pub(crate) fn none() -> Reserve {
        Reserve(SmallVec::new())
    }

    /// What a figure of a side has to expect.
    pub(crate) fn of(table: Table, side: Side) -> Reserve {
        let ribbon = table.book().turn_order(table.world());
        let done = |figure: FigureId| ribbon.iter().any(|mark| mark.figure == figure && mark.done);
        let able = |figure: FigureId| table.book().standing(table.world(), figure).means > 0.0;
        let enemies = table.active_figures().filter(|figure| table.side(*figure) != side);
        Reserve(
            enemies
                .filter(|enemy| !done(*enemy) && able(*enemy))
                .map(|enemy| table.hex(enemy))
                .collect(),
        )
    }

    /// The points to keep at a place: one for each of them near, two at most.
    fn at(&self, pose: Pose) -> i32 {
        const NEAR: u32 = 3;
        let near = self.0.iter().filter(|hex| hex.unsigned_distance_to(pose.hex) <= NEAR);
        near.count().min(2) as i32
    }
}
