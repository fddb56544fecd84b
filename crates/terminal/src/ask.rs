//! The pending decision: what is asked of whom, and every answer with its number.

use riposte_rules::battle::Table;
use riposte_rules::decision::{Choice, Decision, Forecast, write};
use riposte_rules::rulebook::side_name;

/// A choice as it is listed.
struct Way {
    wording: String,
    odds: String,
    price: String,
    notation: String,
}

/// The question with numbered choices, what is closed and why. Empty when nothing is asked.
pub fn question(table: Table) -> String {
    let Some(decision) = table.decision() else { return String::new() };
    format!("{}{}{}{}", exchange(table), head(table, decision), ways(table), closed(table))
}

/// The manoeuvres under way.
fn exchange(table: Table) -> String {
    let links = table.book().exchange(table.world());
    links
        .iter()
        .map(|link| {
            format!(
                "  under way, {}: {} {}\n",
                link.link.word(),
                table.name(link.actor),
                link.words
            )
        })
        .collect()
}

fn head(table: Table, decision: &Decision) -> String {
    let question = &table.book().questions()[decision.question.0 as usize];
    let name = table.name(decision.figure);
    let side = side_name(table.world(), decision.side);
    format!("{name} ({side}): {}\n", question.ask.replace("{figure}", name))
}

/// The choices of the pending decision, numbered from 1; a star marks the usual one.
pub fn ways(table: Table) -> String {
    let Some(decision) = table.decision() else { return String::new() };
    let ways: Vec<Way> = decision.choices.iter().map(|choice| way(table, choice)).collect();
    let width = |part: fn(&Way) -> &str| {
        ways.iter().map(|way| part(way).chars().count()).max().unwrap_or(0)
    };
    let wording = width(|way| &way.wording);
    let odds = width(|way| &way.odds);
    let price = width(|way| &way.price);
    let mut text = String::new();
    for (index, (way, choice)) in ways.iter().zip(&decision.choices).enumerate() {
        let star = if *choice == decision.default { '*' } else { ' ' };
        text += &format!(
            "{star}{:>3}  {:<wording$}  {:>odds$}  {:>price$}  {}\n",
            index + 1,
            way.wording,
            way.odds,
            way.price,
            way.notation
        );
    }
    text
}

fn way(table: Table, choice: &Choice) -> Way {
    let forecast = table.book().forecast(table.world(), choice);
    Way {
        wording: table.book().wording(table.world(), choice),
        odds: short_odds(&forecast),
        price: price(&forecast),
        notation: write(table, choice),
    }
}

fn short_odds(forecast: &Forecast) -> String {
    let danger = forecast.danger.filter(|danger| danger.favourable > 0);
    match (forecast.chance, danger) {
        (Some(chance), Some(danger)) => format!("{chance} (open to {danger})"),
        (Some(chance), None) => chance.to_string(),
        (None, Some(danger)) => format!("(open to {danger})"),
        (None, None) => String::new(),
    }
}

fn price(forecast: &Forecast) -> String {
    let paid = forecast.costs.iter().filter(|cost| cost.amount != 0);
    paid.map(|cost| format!("{} {}", cost.amount, cost.of)).collect::<Vec<_>>().join(", ")
}

fn closed(table: Table) -> String {
    let closed = table.book().closed(table.world());
    let verbs = table.book().verbs();
    closed
        .iter()
        .map(|closed| {
            let name = verbs[closed.verb.0 as usize].name;
            format!("   –  {name}: {} ({})\n", closed.reason, closed.rule)
        })
        .collect()
}
