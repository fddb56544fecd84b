//! Everything that is known of a choice before it is made.

use riposte_rules::battle::Table;
use riposte_rules::board::hex_name;
use riposte_rules::decision::{
    Choice, Exposure, Forecast, HarmForecast, RollForecast, When, write,
};
use riposte_rules::roll::Chance;
use riposte_rules::tell::{self, Sum};
use riposte_words::{decimal, phrase, say};

/// The forecast of a choice as an indented text.
pub fn details(table: Table, choice: &Choice) -> String {
    let forecast = table.book().forecast(table.world(), choice);
    let wording = table.book().wording(table.world(), choice);
    let mut text = format!("{}  [{}]\n", phrase(&wording), write(table, choice));
    for line in lines(table, choice, &forecast) {
        text += &format!("    {line}\n");
    }
    text
}

/// A chance as percent, fraction and decimal.
pub fn odds(chance: Chance) -> String {
    let value = decimal(chance.value(), 4);
    format!("{chance} = {}/{} = {value}", chance.favourable, chance.all)
}

fn lines(table: Table, choice: &Choice, forecast: &Forecast) -> Vec<String> {
    let mut lines = Vec::new();
    for cost in &forecast.costs {
        let (amount, what, has, rule) = (cost.amount, phrase(cost.of), cost.has, cost.rule);
        lines.push(say!("costs {amount} {what} of {has} ({rule})", amount, what, has, rule));
    }
    let outlook = forecast.outlook();
    if let Some(chance) = outlook.first.chance {
        let meaning = phrase(tell::meaning(table, choice, &outlook));
        lines.push(format!("{meaning}: {}", odds(chance)));
    }
    if let Some(chance) = outlook.passed.and_then(|passed| passed.chance) {
        lines.push(say!("if let pass: {odds}", odds = odds(chance)));
    }
    forecast.rolls.iter().for_each(|roll| lines.extend(roll_lines(roll)));
    let told = |harm: &HarmForecast| harm_line(table, harm);
    if let Some(harm) = outlook.first.harm {
        lines.push(say!("does: {harm}", harm = told(harm)));
    }
    if let Some(harm) = outlook.passed.and_then(|passed| passed.harm) {
        lines.push(say!("does if let pass: {harm}", harm = told(harm)));
    }
    if let Some(harm) = &forecast.suffered {
        lines.push(say!("suffers: {harm}", harm = told(harm)));
    }
    let astray = forecast.astray.iter();
    lines.extend(astray.map(|harm| say!("may do: {harm}", harm = told(harm))));
    lines.extend(forecast.exposure.iter().map(|exposure| exposure_line(table, exposure)));
    for when in When::ALL {
        let (blows, danger) = forecast.open_to(when);
        if blows.len() > 1 {
            let (when, odds) = (phrase(when.words()), odds(danger));
            lines.push(say!("{when}: hit at least once, if all strike: {odds}", when, odds));
        }
    }
    let notes = forecast.notes.iter();
    lines.extend(notes.map(|note| format!("{} ({})", phrase(&note.text), note.rule)));
    lines
}

fn roll_lines(forecast: &RollForecast) -> Vec<String> {
    let mut lines = Vec::new();
    for (number, sum) in tell::sums(forecast).into_iter().enumerate() {
        lines.push(match number {
            0 => say!("roll {sum}", sum = &sum.words),
            _ => say!("against {sum}", sum = &sum.words),
        });
        lines.extend(parts(sum));
    }
    let named = |name: &str, chance: Chance| format!("→ {}: {}", phrase(name), odds(chance));
    match forecast {
        RollForecast::Contest { contest, chance } => {
            lines.push(format!("→ {}", odds(*chance)));
            let degrees = tell::degrees(contest).into_iter();
            lines.extend(degrees.map(|(degree, chance)| named(degree.name, chance)));
        }
        RollForecast::Table { rows, .. } => {
            lines.extend(rows.iter().map(|(row, chance)| named(row, *chance)));
        }
    }
    lines
}

fn parts(sum: Sum) -> impl Iterator<Item = String> {
    sum.parts.into_iter().map(|(value, label, rule)| format!("    {value:>4} {label} ({rule})"))
}

fn harm_line(table: Table, harm: &HarmForecast) -> String {
    let likely = harm.degrees.iter().filter(|(_, chance)| *chance > 0.0);
    let degrees: Vec<String> =
        likely.map(|(name, chance)| format!("{} {} %", phrase(name), tenths(*chance))).collect();
    say!(
        "{name}: {degrees}; on average {mean}, out of the fight {out} %",
        name = table.name(harm.figure),
        degrees = degrees.join(", "),
        mean = decimal(harm.mean, 2),
        out = tenths(harm.out)
    )
}

/// A part as percent with a decimal.
fn tenths(part: f64) -> String {
    decimal(part * 100.0, 1)
}

fn exposure_line(table: Table, exposure: &Exposure) -> String {
    let when = phrase(exposure.when().words());
    let when = match exposure.from_behind {
        true => say!("{when}, from behind", when),
        false => when.into_owned(),
    };
    say!(
        "open to {name}{instead} with the {weapon} at {hex} ({when}): {odds}",
        name = table.name(exposure.by),
        instead = tell::struck_instead(table, exposure),
        weapon = phrase(&exposure.weapon),
        hex = hex_name(exposure.hex),
        when,
        odds = odds(exposure.chance)
    )
}
