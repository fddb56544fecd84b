//! Rows and notes of a forecast.

use riposte_rules::decision::{Cost, Forecast, Note, RollForecast};
use riposte_rules::deed::Deed;
use riposte_rules::roll::{Chance, Contest, Roll, Text};

/// Adds something to know, where words are wanted.
pub fn note(forecast: &mut Forecast, text: impl Into<Text>, rule: &'static str) {
    if !forecast.wordless {
        say_once(forecast, Note { text: text.into(), rule, warns: false });
    }
}

/// Adds something to think twice for, where words are wanted.
pub fn warn(forecast: &mut Forecast, text: impl Into<Text>, rule: &'static str) {
    if !forecast.wordless {
        say_once(forecast, Note { text: text.into(), rule, warns: true });
    }
}

/// The same word of two weapons of one enemy is said once.
fn say_once(forecast: &mut Forecast, note: Note) {
    if !forecast.notes.contains(&note) {
        forecast.notes.push(note);
    }
}

/// Adds something to know, in words that are made only where somebody reads them.
pub fn note_with(forecast: &mut Forecast, words: impl FnOnce() -> String, rule: &'static str) {
    if !forecast.wordless {
        note(forecast, words(), rule);
    }
}

/// The same for something to think twice for.
pub fn warn_with(forecast: &mut Forecast, words: impl FnOnce() -> String, rule: &'static str) {
    if !forecast.wordless {
        warn(forecast, words(), rule);
    }
}

/// Adds the rolls of a choice whose chance or harm is told, where somebody reads them.
pub fn rolls(forecast: &mut Forecast, rolls: impl FnOnce() -> Vec<RollForecast>) {
    if !forecast.wordless {
        forecast.rolls.extend(rolls());
    }
}

/// Adds a price, unless it is nothing.
pub fn cost(forecast: &mut Forecast, cost: Cost) {
    if cost.amount > 0 {
        forecast.costs.push(cost);
    }
}

/// Adds a roll against something; the first of them is the chance of the choice.
pub fn contest(forecast: &mut Forecast, contest: Contest) {
    let chance = contest.chance();
    forecast.chance.get_or_insert(chance);
    rolls(forecast, || vec![RollForecast::Contest { contest, chance }]);
}

/// Adds a roll whose result is looked up: the chance of each row that has a name.
pub fn table(forecast: &mut Forecast, roll: Roll, row: impl Fn(i32) -> Option<Text>) {
    let spread = roll.spread();
    let mut rows: Vec<(Text, u64)> = Vec::new();
    for (total, cases) in spread.iter() {
        let Some(name) = row(total) else { continue };
        match rows.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => *count += cases,
            None => rows.push((name, cases)),
        }
    }
    let all = u128::from(spread.all());
    let chance = |(name, cases)| (name, Chance::new(u128::from(cases), all));
    let rows = rows.into_iter().map(chance).collect();
    forecast.rolls.push(RollForecast::Table { roll, rows });
}

/// The rolls of a deed and, where it has any, the chance that it ends as it is meant to.
pub fn deed<T>(forecast: &mut Forecast, deed: &Deed<'_, T>, meant: impl Fn(&T) -> bool) {
    forecast.rolls = deed.outline();
    let rolled = forecast.rolls.iter().any(|it| matches!(it, RollForecast::Contest { .. }));
    if rolled {
        forecast.chance = Some(deed.chance(meant));
    }
}
