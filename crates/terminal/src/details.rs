//! Everything that is known of a choice before it is made.

use riposte_rules::battle::Table;
use riposte_rules::board::hex_name;
use riposte_rules::decision::{
    Choice, Exposure, Forecast, HarmForecast, RollForecast, When, write,
};
use riposte_rules::roll::Chance;
use riposte_rules::tell::{self, Sum};

/// The forecast of a choice as an indented text.
pub fn details(table: Table, choice: &Choice) -> String {
    let forecast = table.book().forecast(table.world(), choice);
    let wording = table.book().wording(table.world(), choice);
    let mut text = format!("{wording}  [{}]\n", write(table, choice));
    for line in lines(table, choice, &forecast) {
        text += &format!("    {line}\n");
    }
    text
}

/// A chance as percent, fraction and decimal.
pub fn odds(chance: Chance) -> String {
    format!("{chance} = {}/{} = {:.4}", chance.favourable, chance.all, chance.value())
}

fn lines(table: Table, choice: &Choice, forecast: &Forecast) -> Vec<String> {
    let mut lines = Vec::new();
    for cost in &forecast.costs {
        lines.push(format!("costs {} {} of {} ({})", cost.amount, cost.of, cost.has, cost.rule));
    }
    let outlook = forecast.outlook();
    if let Some(chance) = outlook.first.chance {
        lines.push(format!("{}: {}", tell::meaning(table, choice, &outlook), odds(chance)));
    }
    if let Some(chance) = outlook.passed.and_then(|passed| passed.chance) {
        lines.push(format!("if let pass: {}", odds(chance)));
    }
    forecast.rolls.iter().for_each(|roll| lines.extend(roll_lines(roll)));
    if let Some(harm) = outlook.first.harm {
        lines.push(format!("does: {}", harm_line(table, harm)));
    }
    if let Some(harm) = outlook.passed.and_then(|passed| passed.harm) {
        lines.push(format!("does if let pass: {}", harm_line(table, harm)));
    }
    if let Some(harm) = &forecast.suffered {
        lines.push(format!("suffers: {}", harm_line(table, harm)));
    }
    lines.extend(forecast.astray.iter().map(|harm| format!("may do: {}", harm_line(table, harm))));
    lines.extend(forecast.exposure.iter().map(|exposure| exposure_line(table, exposure)));
    for when in When::ALL {
        let (blows, danger) = forecast.open_to(when);
        if blows.len() > 1 {
            let words = when.words();
            lines.push(format!("{words}: hit at least once, if all strike: {}", odds(danger)));
        }
    }
    lines.extend(forecast.notes.iter().map(|note| format!("{} ({})", note.text, note.rule)));
    lines
}

fn roll_lines(forecast: &RollForecast) -> Vec<String> {
    let mut lines = Vec::new();
    for (number, sum) in tell::sums(forecast).into_iter().enumerate() {
        let what = if number == 0 { "roll" } else { "against" };
        lines.push(format!("{what} {}", sum.words));
        lines.extend(parts(sum));
    }
    let named = |name: &str, chance: Chance| format!("→ {name}: {}", odds(chance));
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
    let degrees: Vec<String> = harm
        .degrees
        .iter()
        .filter(|(_, chance)| *chance > 0.0)
        .map(|(name, chance)| format!("{name} {:.1} %", chance * 100.0))
        .collect();
    format!(
        "{}: {}; on average {:.2}, out of the fight {:.1} %",
        table.name(harm.figure),
        degrees.join(", "),
        harm.mean,
        harm.out * 100.0
    )
}

fn exposure_line(table: Table, exposure: &Exposure) -> String {
    let when = exposure.when().words();
    let behind = if exposure.from_behind { ", from behind" } else { "" };
    format!(
        "open to {}{} with the {} at {} ({when}{behind}): {}",
        table.name(exposure.by),
        tell::struck_instead(table, exposure),
        exposure.weapon,
        hex_name(exposure.hex),
        odds(exposure.chance)
    )
}
