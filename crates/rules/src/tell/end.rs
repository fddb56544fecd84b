//! How a battle ends, or has ended, in words.

use riposte_words::{phrase, say};

use crate::battle::{Lead, Outcome, Table, at_goal, lead};
use crate::board::hex_name;
use crate::data::Scenario;
use crate::rulebook::side_name;

/// The end of a battle in words.
pub fn ending(table: Table, outcome: Outcome) -> String {
    let turn = outcome.turn;
    match outcome.winner.map(|side| side_name(table.world(), side)) {
        Some(side) if outcome.on_time => {
            let why = phrase(lead(table).map_or("", |(_, lead)| lead_words(lead)));
            say!("Victory for {side}: time ran out in turn {turn}, and {why}", side, turn, why)
        }
        Some(side) => {
            let why = phrase(match at_goal(table) {
                Some(_) => goal_words(table, outcome),
                None => "nobody else is left",
            });
            say!("Victory for {side} in turn {turn}: {why}", side, turn, why)
        }
        None if outcome.on_time => {
            say!("Nobody wins: time ran out in turn {turn}, and nobody has more left", turn)
        }
        None => say!("Nobody wins: in turn {turn} nobody is left", turn),
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
    let side = phrase(scenario.sides.get(goal.side.index())?);
    let hexes: Vec<String> = goal
        .hexes
        .iter()
        .map(|hex| match scenario.place(*hex) {
            Some(place) => format!("{} ({})", phrase(place), hex_name(*hex)),
            None => hex_name(*hex),
        })
        .collect();
    let (many, hexes) = (goal.figures, hexes.join(&format!(" {} ", phrase("or"))));
    Some(say!(
        "{side} win as soon as {many} of theirs are in {hexes}, carried or on their feet.",
        side,
        many,
        hexes
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
    let lead = lead(table).map(|(side, lead)| (side_name(table.world(), side), lead));
    match lead {
        Some((side, Lead::Holds)) => say!("After turn {turns} {side} wins.", turns, side),
        Some((side, lead)) => say!(
            "The battle ends after turn {turns} at the latest. If it ended now, {side} would win, \
             as {why}.",
            turns,
            side,
            why = phrase(lead_words(lead))
        ),
        None => say!(
            "The battle ends after turn {turns} at the latest. If it ended now, nobody would win.",
            turns
        ),
    }
}

/// The same of a battle that has not begun.
pub fn terms(scenario: &Scenario) -> String {
    let turns = scenario.victory.turns;
    let goal = goal_terms(scenario).map(|words| words + " ").unwrap_or_default();
    let time = match scenario.victory.holds.and_then(|side| scenario.sides.get(side as usize)) {
        Some(side) => say!("After {turns} turns {side} wins.", turns, side = phrase(side)),
        None => say!(
            "Ends after {turns} turns at the latest: whoever has more figures in the fight then \
             wins, or with as many, more strength left.",
            turns
        ),
    };
    goal + &time
}
