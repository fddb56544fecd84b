//! What to do with a turn where the rulebook names nothing as usual.

use super::{Choice, Decision, Forecast, PromptKind, Prospect};
use crate::battle::Table;
use crate::board::Hex;

/// Something useful that is open, where the rulebook names no more than to do nothing with a turn:
/// the blow that promises most, what the rulebook knows, or a step nearer to the enemy that leaves
/// time to strike and lays the figure open least. `None` where the rulebook names something to do,
/// where nothing of that kind is open, and where the question is about something else than a turn.
pub fn useful<'f>(
    table: Table,
    decision: &Decision,
    ways: impl Iterator<Item = (&'f Choice, &'f Forecast)> + Clone,
) -> Option<Choice> {
    if !gives_up(table, decision) {
        return None;
    }
    let known = table.book().useful(table.world()).filter(|choice| decision.is_legal(choice));
    blow(ways.clone()).or(known).or_else(|| approach(table, decision, ways))
}

/// Whether the rulebook names no more than to do nothing with a turn, though more is open.
pub fn gives_up(table: Table, decision: &Decision) -> bool {
    let question = table.book().questions().get(usize::from(decision.question.0));
    let of_a_turn = question.is_some_and(|question| question.weight == PromptKind::Act);
    of_a_turn && decision.choices.len() > 1 && decision.default == decision.decline
}

/// The blow that promises most. Nobody lets go of what is in the hand, or spends the last of its
/// strength, without having been told to.
fn blow<'f>(ways: impl Iterator<Item = (&'f Choice, &'f Forecast)>) -> Option<Choice> {
    let sensible = |forecast: &Forecast| {
        let costly = forecast.suffered.as_ref().is_some_and(|harm| harm.out > 0.0);
        !forecast.lets_go && !costly
    };
    let harms = |(choice, forecast): (&'f Choice, &'f Forecast)| {
        let first = forecast.outlook().first;
        let harms = first.harm.is_some_and(|harm| harm.worth > 0.0);
        (harms && choice.target.is_some() && sensible(forecast)).then_some((first, *choice))
    };
    let better = |best: (Prospect<'f>, Choice), it: (Prospect<'f>, Choice)| {
        if it.0.compare(&best.0).is_gt() { it } else { best }
    };
    ways.filter_map(harms).reduce(better).map(|(_, choice)| choice)
}

/// The step nearer to an enemy, for a figure that has none beside it and fights hand to hand.
fn approach<'f>(
    table: Table,
    decision: &Decision,
    ways: impl Iterator<Item = (&'f Choice, &'f Forecast)>,
) -> Option<Choice> {
    let (world, figure) = (table.world(), decision.figure);
    let away = |hex: Hex| {
        let enemies = table.enemies(figure).flat_map(|enemy| table.hexes(enemy));
        enemies.map(|at| at.unsigned_distance_to(hex)).min()
    };
    let here = away(table.hex(figure)).filter(|hexes| *hexes > 1)?;
    if table.book().afar(world, figure) > 0 {
        return None;
    }
    let nearer = |(choice, forecast): (&'f Choice, &'f Forecast)| {
        let end = forecast.path.last().copied().or(choice.hex)?;
        let plain = choice.target.is_none() && choice.arm.is_none() && !forecast.lets_go;
        let far = away(end).filter(|far| *far < here)?;
        let danger = forecast.danger.map_or(0.0, |danger| danger.value());
        let fits = plain && table.book().leaves_time(world, choice);
        fits.then_some(((danger * 1000.0) as u32, far, forecast.path.len(), *choice))
    };
    let least =
        ways.filter_map(nearer).min_by_key(|(danger, far, hexes, _)| (*danger, *far, *hexes));
    least.map(|(.., choice)| choice)
}
