//! What is known of a scenario beforehand: how hard it is for each side, and how long a battle takes.

use bevy::prelude::World;
use riposte_ai::{Balance, Difficulty, Row};
use riposte_rules::data::{Library, Scenario};
use riposte_words::{phrase, text};

/// Fewer battles say too little of the chances of the sides.
const ENOUGH: u32 = 40;

/// What came of battles between the strongest players that fought enough of them; `None` for a
/// scenario of the player's own.
pub(super) fn row(world: &World, scenario: &Scenario) -> Option<Row> {
    let library = world.get_resource::<Library>()?;
    // A test reads the file that is shipped; without it nothing is told.
    row_in(Balance::shipped(library).ok()?.as_ref(), scenario)
}

/// The same out of a table.
pub(super) fn row_in(balance: &Balance, scenario: &Scenario) -> Option<Row> {
    balance.of(&scenario.key).filter(|row| row.games >= ENOUGH).last().cloned()
}

/// What was measured of a scenario, in a sentence.
pub fn measured(world: &World, scenario: &Scenario) -> Option<String> {
    row(world, scenario).map(|row| row.words(&scenario.sides))
}

/// How even the sides are and how long a battle takes, in a few words: "even, 9 turns", "easy for
/// the watch, 12 turns".
pub(super) fn in_short(row: &Row, sides: &[String]) -> String {
    let uneven = sides.iter().enumerate().find_map(|(number, name)| {
        (row.difficulty(number) == Difficulty::Easy).then_some(name.as_str())
    });
    match uneven {
        Some(side) => text!("measured-easy", side = phrase(side), turns = row.turns),
        None => text!("measured-even", turns = row.turns),
    }
}

/// What a side has to expect against its equal.
pub(super) fn of_side(row: &Row, side: usize) -> String {
    match row.difficulty(side) {
        Difficulty::Easy => text!("measured-side-easy"),
        Difficulty::Fair => text!("measured-side-fair"),
        Difficulty::Hard => text!("measured-side-hard"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scenario_of_the_game_tells_how_hard_it_is_and_one_of_ones_own_does_not() {
        let library = riposte_shelf::library();
        let scenario = Scenario::shipped(&library, "duel");
        let mut scenario = scenario.unwrap_or_else(|error| panic!("{error}"));
        let mut world = World::new();
        world.insert_resource(library);
        let told = row(&world, &scenario).map(|row| in_short(&row, &scenario.sides));
        assert!(told.is_some_and(|told| told.ends_with("turns")), "nothing is told of the duel");
        scenario.key = "duel-own".into();
        assert_eq!(row(&world, &scenario), None);
    }

    #[test]
    fn who_has_it_easy_is_named() {
        let row = |first: u32, second: u32| Row {
            scenario: "duel".into(),
            player: "squire".into(),
            files: String::new(),
            date: String::new(),
            games: first + second,
            first,
            second,
            drawn: 0,
            on_time: 0,
            turns: 9,
            most_turns: 12,
            decisions: 100,
        };
        let sides = ["The blades".to_owned(), "The watch".to_owned()];
        assert_eq!(in_short(&row(20, 20), &sides), "even, 9 turns");
        assert_eq!(in_short(&row(30, 10), &sides), "easy for The blades, 9 turns");
        assert_eq!(in_short(&row(10, 30), &sides), "easy for The watch, 9 turns");
    }
}
