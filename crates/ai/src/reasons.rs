//! Why a choice was made, in words: what speaks for it, then what it costs.

use riposte_rules::battle::Table;
use riposte_rules::decision::{Choice, Decision, Exposure, Forecast, HarmForecast, PromptKind};
use riposte_rules::figure::FigureId;
use riposte_rules::tell;
use riposte_words::say;

use crate::around::Around;
use crate::decision::{actor, is_blow, weight};
use crate::evaluation_context::EvalContext;
use crate::foe::Foe;
use crate::names::names;
use crate::pose::Pose;
use crate::what_changes;

/// What speaks for and against a choice, the weightiest first.
pub(crate) fn of(table: Table, choice: &Choice) -> Vec<String> {
    let Some(decision) = table.decision() else { return Vec::new() };
    if decision.choices.len() == 1 {
        return vec![say!("nothing else is open")];
    }
    let forecast = table.book().weighed(table.world(), choice);
    let mut reasons = odds(table, actor(decision, choice), choice, &forecast);
    let (gains, losses) = place(table, decision, choice);
    reasons.extend(gains);
    reasons.extend(losses.into_iter().map(|loss| say!("but {loss}", loss)));
    if reasons.is_empty() {
        reasons.push(otherwise(table, decision, choice, &forecast));
    }
    reasons
}

/// What is said where neither dice nor the place speak.
fn otherwise(table: Table, decision: &Decision, choice: &Choice, forecast: &Forecast) -> String {
    // Where nothing is done but an order chosen, there is nothing to be saved.
    let deed = |choice: &Choice| choice.target.is_some() || choice.hex.is_some();
    let acts = weight(table, decision) == PromptKind::React || decision.choices.iter().any(deed);
    let saved = acts && *choice == decision.decline && forecast.costs.is_empty();
    match weight(table, decision) {
        PromptKind::React if saved => say!("no answer is worth its price"),
        _ if saved => say!("nothing is worth doing now"),
        _ if *choice == decision.default => say!("nothing else promises more"),
        _ => guarded(table, decision, choice)
            .or_else(|| turned(table, decision, choice))
            .or_else(|| what_changes::of(table, decision, choice))
            .unwrap_or_else(|| say!("the position is better for it")),
    }
}

/// How much harder a figure is to hit than if it did nothing. Where the choice neither moves the
/// figure nor says what it is laid open to, its turn goes on and there is nothing to compare.
fn guarded(table: Table, decision: &Decision, choice: &Choice) -> Option<String> {
    let whole = |choice: &Choice| table.book().forecast(table.world(), choice);
    let otherwise = whole(&decision.decline);
    let (blow, before) = worst(&otherwise, false)?;
    let stays = choice.hex.is_none() && choice.facing.is_none();
    let after = worst(&whole(choice), false).map(|(_, chance)| chance);
    let after = if stays { after? } else { after.unwrap_or(0.0) };
    let (by, less) = (table.name(blow.by), before - after >= 0.005);
    let (after, before) = (percent(after), percent(before));
    less.then(|| say!("open to {by} {after} instead of {before}", by, after, before))
}

/// Whose blow is the likeliest to hit, on the way or where the figure ends, and how likely.
fn worst(forecast: &Forecast, on_the_way: bool) -> Option<(&Exposure, f64)> {
    let blows = forecast.exposure.iter().filter(|blow| blow.on_the_way == on_the_way);
    blows.map(|blow| (blow, blow.chance.value())).max_by(|a, b| a.1.total_cmp(&b.1))
}

/// The nearest enemy to whom a figure turns, or how it keeps its distance.
fn turned(table: Table, decision: &Decision, choice: &Choice) -> Option<String> {
    let figure = actor(decision, choice);
    let context = EvalContext::of(table, figure);
    let (here, there) = (Pose::of(table, figure), Pose::after(table, decision, choice));
    let away = |pose: Pose, foe: &Foe| pose.hex.unsigned_distance_to(foe.pose.hex);
    let near = context.enemies.iter().min_by_key(|foe| away(here, foe))?;
    if away(there, near) > away(here, near) {
        return Some(say!("keeps away from {name}", name = table.name(near.pose.figure)));
    }
    let apart = |pose: Pose, foe: &Foe| context.apart(pose, foe.pose.hex);
    let faced = context.enemies.iter().filter(|foe| apart(there, foe) < apart(here, foe));
    let nearest = faced.min_by_key(|foe| away(there, foe))?;
    Some(say!("turns to {name}", name = table.name(nearest.pose.figure)))
}

fn percent(part: f64) -> String {
    format!("{:.0} %", part * 100.0)
}

/// What the dice are expected to bring.
fn odds(table: Table, me: FigureId, choice: &Choice, forecast: &Forecast) -> Vec<String> {
    let mut reasons = Vec::new();
    let outlook = forecast.outlook();
    if let Some(chance) = outlook.first.chance {
        let answers = table.decision().is_some_and(|it| weight(table, it) == PromptKind::React);
        let chance = percent(chance.value());
        reasons.push(match (is_blow(choice), &forecast.suffered) {
            (true, _) => say!("hits {chance}", chance),
            (false, Some(_)) if answers => say!("keeps it off {chance}", chance),
            _ => say!("succeeds {chance}", chance),
        });
    }
    if outlook.passed.is_some() {
        reasons.push(outlook.small_print());
    }
    if let Some(harm) = outlook.first.harm.filter(|harm| harm.worth >= 0.005) {
        let whom = table.name(harm.figure);
        let part = percent(harm.worth);
        reasons.push(say!("takes {part} of the strength of {whom}", part, whom));
        if harm.out >= 0.005 {
            reasons.push(say!("fells {whom} {chance}", whom, chance = percent(harm.out)));
        }
    }
    if let Some(suffered) = forecast.suffered.as_ref().filter(|harm| harm.worth >= 0.005) {
        let part = percent(suffered.worth);
        reasons.push(say!("expects to lose {part} of its own strength", part));
    }
    let friend = |harm: &&HarmForecast| table.side(harm.figure) == table.side(me);
    for harm in forecast.astray.iter().filter(friend).filter(|harm| harm.worth >= 0.005) {
        let (name, part) = (table.name(harm.figure), percent(harm.worth));
        reasons.push(say!("but may strike {name}, for {part} of its strength", name, part));
    }
    if let Some((blow, chance)) = worst(forecast, true) {
        let whom = tell::struck_instead(table, blow);
        let (by, chance) = (table.name(blow.by), percent(chance));
        reasons.push(say!("but {by} may strike{whom} on the way, {chance}", by, whom, chance));
    }
    reasons
}

/// What is gained and lost by where the figure then stands.
fn place(table: Table, decision: &Decision, choice: &Choice) -> (Vec<String>, Vec<String>) {
    let context = EvalContext::of(table, actor(decision, choice));
    let (here, there) =
        (Pose::of(table, actor(decision, choice)), Pose::after(table, decision, choice));
    if here == there {
        return (Vec::new(), Vec::new());
    }
    let (before, after) = (Around::of(&context, here), Around::of(&context, there));
    let (mut gains, mut losses) = (Vec::new(), Vec::new());
    let new = |now: &[FigureId], then: &[FigureId]| -> Vec<FigureId> {
        now.iter().filter(|figure| !then.contains(figure)).copied().collect()
    };
    let behind = new(&after.behind, &before.behind);
    let reached: Vec<FigureId> = new(&after.reaches, &before.reaches);
    if let Some(list) = names(table, &behind) {
        gains.push(say!("has {list} in reach from the side or from behind", list));
    } else if let Some(list) = names(table, &reached) {
        gains.push(say!("has {list} in reach", list));
    } else if after.far < before.far {
        gains.push(say!("comes nearer"));
    }
    if let Some(list) = names(table, &new(&before.open_to, &after.open_to)) {
        gains.push(say!("turns its back to {list} no longer", list));
    } else if let Some(list) = names(table, &new(&before.reached_by, &after.reached_by)) {
        gains.push(say!("gets out of the reach of {list}", list));
    } else if let Some(list) =
        names(table, &spared(table, choice, new(&before.threateners, &after.threateners)))
    {
        gains.push(say!("goes where {list} cannot come", list));
    }
    if let Some(list) = names(table, &new(&after.open_to, &before.open_to)) {
        losses.push(say!("lays its back open to {list}", list));
    } else if let Some(list) = names(table, &new(&after.reached_by, &before.reached_by)) {
        losses.push(say!("comes into the reach of {list}", list));
    } else if let Some(list) = names(table, &new(&after.threateners, &before.threateners)) {
        losses.push(say!("goes where {list} may come", list));
    }
    (gains, losses)
}

/// Those of some enemies who do not come where a choice puts the figure: the rulebook knows better than
/// the distance who does.
fn spared(table: Table, choice: &Choice, mut enemies: Vec<FigureId>) -> Vec<FigureId> {
    if !enemies.is_empty() {
        let forecast = table.book().forecast(table.world(), choice);
        let comes = |enemy: FigureId| {
            forecast.exposure.iter().any(|blow| blow.by == enemy && !blow.on_the_way)
        };
        enemies.retain(|enemy| !comes(*enemy));
    }
    enemies
}
