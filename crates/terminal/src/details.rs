//! Everything that is known of a choice before it is made.

use riposte_rules::battle::Table;
use riposte_rules::board::hex_name;
use riposte_rules::decision::{Choice, Exposure, Forecast, HarmForecast, RollForecast, write};
use riposte_rules::roll::Chance;
use riposte_rules::tell::{self, Sum};

/// The forecast of a choice as an indented text.
pub fn details(table: Table, choice: &Choice) -> String {
    let forecast = table.book().forecast(table.world(), choice);
    let wording = table.book().wording(table.world(), choice);
    let mut text = format!("{wording}  [{}]\n", write(table, choice));
    for line in lines(table, &forecast) {
        text += &format!("    {line}\n");
    }
    text
}

/// A chance as percent, fraction and decimal.
pub fn odds(chance: Chance) -> String {
    format!("{chance} = {}/{} = {:.4}", chance.favourable, chance.all, chance.value())
}

fn lines(table: Table, forecast: &Forecast) -> Vec<String> {
    let mut lines = Vec::new();
    for cost in &forecast.costs {
        lines.push(format!("costs {} {} of {} ({})", cost.amount, cost.of, cost.has, cost.rule));
    }
    if let Some(chance) = forecast.chance {
        lines.push(format!("succeeds {}", odds(chance)));
    }
    if let Some(chance) = forecast.answered {
        lines.push(format!("answered as well as can be: {}", odds(chance)));
    }
    forecast.rolls.iter().for_each(|roll| lines.extend(roll_lines(roll)));
    if let Some(harm) = &forecast.harm {
        lines.push(format!("does: {}", harm_line(table, harm)));
    }
    if let Some(harm) = &forecast.suffered {
        lines.push(format!("suffers: {}", harm_line(table, harm)));
    }
    lines.extend(forecast.astray.iter().map(|harm| format!("may do: {}", harm_line(table, harm))));
    lines.extend(forecast.exposure.iter().map(|exposure| exposure_line(table, exposure)));
    if let Some(danger) = forecast.danger {
        lines.push(format!("is hit at least once, were all of them struck: {}", odds(danger)));
    }
    lines.extend(forecast.notes.iter().map(|note| format!("{} ({})", note.text, note.rule)));
    lines
}

fn roll_lines(forecast: &RollForecast) -> Vec<String> {
    match forecast {
        RollForecast::Contest { contest, chance } => {
            let mut lines = Vec::new();
            for (number, sum) in Sum::check(contest).into_iter().enumerate() {
                let what = if number == 0 { "roll" } else { "against" };
                lines.push(format!("{what} {}", sum.words));
                lines.extend(parts(sum));
            }
            lines.push(format!("→ {}", odds(*chance)));
            lines.extend(
                tell::degrees(contest)
                    .into_iter()
                    .map(|(degree, chance)| format!("→ {}: {}", degree.name, odds(chance))),
            );
            lines
        }
        RollForecast::Table { roll, rows } => {
            let mut lines = vec![format!("roll {} {roll}", roll.label)];
            lines.extend(parts(Sum::roll(roll)));
            lines.extend(rows.iter().map(|(row, chance)| format!("→ {row}: {}", odds(*chance))));
            lines
        }
    }
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
    let when = if exposure.on_the_way { "on the way" } else { "there" };
    let behind = if exposure.from_behind { ", from behind" } else { "" };
    format!(
        "open to {} with the {} at {} ({when}{behind}): {}",
        table.name(exposure.by),
        exposure.weapon,
        hex_name(exposure.hex),
        odds(exposure.chance)
    )
}
