//! How a battle ends, or has ended, in words.

use crate::battle::{Lead, Outcome, Table, at_goal, lead};
use crate::board::hex_name;
use crate::data::Scenario;
use crate::rulebook::side_name;

/// The end of a battle in words.
pub fn ending(table: Table, outcome: Outcome) -> String {
    let turn = outcome.turn;
    match outcome.winner.map(|side| side_name(table.world(), side)) {
        Some(side) if outcome.on_time => {
            let why = lead(table).map_or("", |(_, lead)| lead_words(lead));
            format!("Victory for {side}: time ran out in turn {turn}, and {why}")
        }
        Some(side) => match at_goal(table) {
            Some(_) => format!("Victory for {side} in turn {turn}: {}", goal_words(table, outcome)),
            None => format!("Victory for {side} in turn {turn}: nobody else is left"),
        },
        None if outcome.on_time => {
            format!("Nobody wins: time ran out in turn {turn}, and nobody has more left")
        }
        None => format!("Nobody wins: in turn {turn} nobody is left"),
    }
}

fn goal_words(table: Table, outcome: Outcome) -> &'static str {
    let goal = table.scenario().goal.as_ref().map(|goal| goal.side);
    match goal == outcome.winner {
        true => "they have come where they wanted to be",
        false => "too few are left to come where they wanted to be",
    }
}

/// What a side has to do to win by where it comes to, in words.
fn goal_terms(scenario: &Scenario) -> Option<String> {
    let goal = scenario.goal.as_ref()?;
    let side = scenario.sides.get(goal.side.index())?;
    let hexes: Vec<String> = goal
        .hexes
        .iter()
        .map(|hex| match scenario.place(*hex) {
            Some(place) => format!("{place} ({})", hex_name(*hex)),
            None => hex_name(*hex),
        })
        .collect();
    let (many, hexes) = (goal.figures, hexes.join(" or "));
    Some(format!(
        "{side} win as soon as {many} of theirs are in {hexes}, carried or on their feet."
    ))
}

fn lead_words(lead: Lead) -> &'static str {
    match lead {
        Lead::Holds => "it had only to hold out",
        Lead::Figures => "more of its figures are in the fight",
        Lead::Strength => "its figures have more strength left",
    }
}

/// When a battle ends at the latest, and who would win if it ended now.
pub fn deadline(table: Table) -> String {
    let goal = goal_terms(table.scenario()).map(|words| words + " ").unwrap_or_default();
    goal + &time_left(table)
}

fn time_left(table: Table) -> String {
    let turns = table.scenario().victory.turns;
    let now = match lead(table) {
        Some((side, Lead::Holds)) => {
            return format!("After turn {turns} {} wins.", side_name(table.world(), side));
        }
        Some((side, lead)) => {
            format!("{} would win, as {}.", side_name(table.world(), side), lead_words(lead))
        }
        None => "nobody would win.".into(),
    };
    format!("The battle ends after turn {turns} at the latest. If it ended now, {now}")
}

/// The same of a battle that has not begun.
pub fn terms(scenario: &Scenario) -> String {
    let turns = scenario.victory.turns;
    let goal = goal_terms(scenario).map(|words| words + " ").unwrap_or_default();
    let time = match scenario.victory.holds.and_then(|side| scenario.sides.get(side as usize)) {
        Some(side) => format!("After {turns} turns {side} wins."),
        None => format!(
            "Ends after {turns} turns at the latest: whoever has more figures in the fight then \
             wins, or with as many, more strength left."
        ),
    };
    goal + &time
}
