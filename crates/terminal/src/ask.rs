//! The pending decision: what is asked of whom, and every answer with its number.

use riposte_rules::battle::Table;
use riposte_rules::decision::{
    Choice, Decision, Exposure, Forecast, When, put_in_order, useful, usual, write,
};
use riposte_rules::exchange::LinkView;
use riposte_rules::rulebook::side_name;
use riposte_rules::tell::{self, percent};
use riposte_words::{phrase, say};

/// What stands before the choice that a lesson asks for.
const RING: char = 'o';

/// A choice as it is listed.
struct Way {
    wording: String,
    odds: String,
    price: String,
    notation: String,
    open_to: String,
}

/// The question with numbered choices, what is closed and why. Empty when nothing is asked.
pub fn question(table: Table) -> String {
    question_with(table, &[])
}

/// The same where a lesson asks for some of the choices.
pub(crate) fn question_with(table: Table, wanted: &[Choice]) -> String {
    let Some(decision) = table.decision() else { return String::new() };
    let (exchange, head) = (exchange(table), head(table, decision));
    format!("{exchange}{head}{}{}", ways_with(table, wanted), closed(table))
}

/// The manoeuvres under way.
fn exchange(table: Table) -> String {
    let links = table.book().exchange(table.world());
    let line = |under_way: &LinkView| {
        let (link, name) = (phrase(under_way.link.word()), table.name(under_way.actor));
        let words = phrase(&under_way.words);
        format!("  {}\n", say!("under way, {link}: {name} {words}", link, name, words))
    };
    links.iter().map(line).collect()
}

fn head(table: Table, decision: &Decision) -> String {
    let name = table.name(decision.figure);
    let side = side_name(table.world(), decision.side);
    format!("{name} ({side}): {}\n", phrase(&tell::asked(table)))
}

/// The choices of the pending decision with what they would bring, in the order in which they
/// are listed, and the usual one.
pub fn listed(table: Table) -> Option<(Vec<(Choice, Forecast)>, Choice)> {
    let decision = table.decision()?;
    let forecast = |choice: &Choice| (*choice, table.book().forecast(table.world(), choice));
    let mut ways: Vec<(Choice, Forecast)> = decision.choices.iter().map(forecast).collect();
    put_in_order(&mut ways, |(choice, forecast)| (choice, forecast));
    let told = ways.iter().map(|(choice, forecast)| (choice, forecast));
    let usual = useful(table, decision, told.clone()).unwrap_or_else(|| usual(decision, told));
    Some((ways, usual))
}

/// The choices of the pending decision, numbered from 1; a star marks the usual one.
pub fn ways(table: Table) -> String {
    ways_with(table, &[])
}

/// The same where some may be wanted: those have a ring, and the usual one has no star.
fn ways_with(table: Table, wanted: &[Choice]) -> String {
    let Some((listed, usual)) = listed(table) else { return String::new() };
    let ways: Vec<Way> =
        listed.iter().map(|(choice, forecast)| way(table, choice, forecast)).collect();
    let width = |part: fn(&Way) -> &str| {
        ways.iter().map(|way| part(way).chars().count()).max().unwrap_or(0)
    };
    let wording = width(|way| &way.wording);
    let odds = width(|way| &way.odds);
    let price = width(|way| &way.price);
    let notation = width(|way| &way.notation);
    let mut text = String::new();
    for (index, (way, (choice, _))) in ways.iter().zip(&listed).enumerate() {
        let mark = match wanted.contains(choice) {
            true => RING,
            false if wanted.is_empty() && *choice == usual => '*',
            false => ' ',
        };
        let line = format!(
            "{mark}{:>3}  {:<wording$}  {:>odds$}  {:>price$}  {:<notation$}  {}",
            index + 1,
            way.wording,
            way.odds,
            way.price,
            way.notation,
            way.open_to
        );
        text += line.trim_end();
        text.push('\n');
    }
    text
}

fn way(table: Table, choice: &Choice, forecast: &Forecast) -> Way {
    Way {
        wording: phrase(&table.book().wording(table.world(), choice)).into_owned(),
        odds: short_odds(forecast),
        price: price(forecast),
        notation: write(table, choice),
        open_to: open_to(table, forecast),
    }
}

/// The chance against the best answer, what it is likely to do, and the chance if it is let pass.
fn short_odds(forecast: &Forecast) -> String {
    let outlook = forecast.outlook();
    let Some(chance) = outlook.first.chance else { return String::new() };
    let fells = outlook.first.fells().map(percent);
    let fells = fells.map(|chance| format!(", {}", say!("fells {chance}", chance)));
    let small = Some(outlook.small_print()).filter(|words| !words.is_empty());
    let small = small.map(|words| format!(" ({words})"));
    format!("{chance}{}{}", fells.unwrap_or_default(), small.unwrap_or_default())
}

/// Who may strike the figure for it: on the way, where it ends, and if they come.
fn open_to(table: Table, forecast: &Forecast) -> String {
    let part = |when: When| {
        let (blows, _) = forecast.open_to(when);
        let name = |blow: &&Exposure| {
            let whom = tell::struck_instead(table, blow);
            format!("{}{whom} {}", table.name(blow.by), blow.chance)
        };
        let names: Vec<String> = blows.iter().map(name).collect();
        (!names.is_empty()).then(|| format!("{}: {}", phrase(when.words()), names.join(", ")))
    };
    When::ALL.into_iter().filter_map(part).collect::<Vec<_>>().join("; ")
}

fn price(forecast: &Forecast) -> String {
    let paid = forecast.costs.iter().filter(|cost| cost.amount != 0);
    paid.map(|cost| format!("{} {}", cost.amount, phrase(cost.of))).collect::<Vec<_>>().join(", ")
}

fn closed(table: Table) -> String {
    let closed = table.book().closed(table.world());
    let verbs = table.book().verbs();
    closed
        .iter()
        .map(|closed| {
            let name = phrase(verbs[closed.verb.0 as usize].name);
            format!("   –  {name}: {} ({})\n", phrase(&closed.reason), closed.rule)
        })
        .collect()
}
