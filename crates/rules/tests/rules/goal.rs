//! A side that wants to come somewhere.
use std::sync::Arc;

use crate::brawl::{Brawl, HOLD, WAIT};
use riposte_rules::battle::{at_goal, fall_out, move_to};
use riposte_rules::data::{Scenario, Source};
use riposte_rules::prelude::*;
use riposte_rules::rulebook::Shelf;
use riposte_rules::tell;

/// The rulebook with its one bond.
const BRAWL: Brawl = Brawl(&[HOLD]);

/// Two against one, of whom the two want to come to C1 or D1.
fn flight(figures: usize) -> Result<Battle, DataError> {
    let text = format!(
        r#"(name: "Flight", rulebook: "brawl", rows: ["...."], goal: (side: 0, hexes: ["C1", "D1"], figures: {figures}),
        places: {{"C1": "the boat"}},
        roster: [(key: "a", name: "A", icon: "x", scores: {{}}), (key: "b", name: "B", icon: "x", scores: {{}})],
        sides: [(name: "One", figures: [(who: "a", at: "A1", facing: SE), (who: "a", key: "c", at: "A1", facing: SE)]),
                (name: "Two", figures: [(who: "b", at: "B1", facing: NW)])])"#
    );
    let (shelf, library) = (Shelf(vec![Arc::new(BRAWL)]), Library::default());
    let scenario = Scenario::read(&library, "flight", Source::new("flight.ron", text))?;
    Battle::new(&shelf, &library, &scenario, Dice::given([], None))
}

#[test]
fn a_side_wins_once_enough_of_it_are_where_it_wants_to_be_on_their_feet_or_carried() {
    let mut battle = flight(2).unwrap();
    assert!(tell::terms(battle.table().scenario()).starts_with(
        "One win as soon as 2 of theirs are in the boat (C1) or D1, carried or on their feet."
    ));
    let to = |name| riposte_rules::board::parse_hex(name).unwrap();
    fall_out(battle.world_mut(), FigureId(1), Life::Down);
    move_to(battle.world_mut(), FigureId(0), to("C1"), false);
    assert_eq!(at_goal(battle.table()), None);
    move_to(battle.world_mut(), FigureId(1), to("D1"), true);
    assert_eq!(at_goal(battle.table()), Some(Side(0)));
    battle.submit(Choice::plain(WAIT)).unwrap();
    let outcome = battle.outcome().unwrap();
    assert_eq!((outcome.winner, outcome.on_time), (Some(Side(0)), false));
    let words = tell::ending(battle.table(), outcome);
    assert_eq!(words, "Victory for One in turn 0: they have come where they wanted to be");
}

#[test]
fn a_side_of_which_too_few_are_left_to_reach_its_goal_has_lost() {
    let mut battle = flight(2).unwrap();
    fall_out(battle.world_mut(), FigureId(1), Life::Dead);
    assert_eq!(at_goal(battle.table()), Some(Side(1)));
    let mut battle = flight(1).unwrap();
    fall_out(battle.world_mut(), FigureId(1), Life::Dead);
    assert_eq!(at_goal(battle.table()), None);
}

#[test]
fn a_goal_that_cannot_be_reached_is_refused() {
    let said = flight(3).err().unwrap().to_string();
    assert_eq!(
        said,
        "flight.ron:1: the goal cannot be reached; expected a hex or more, and 1 to 2 figures"
    );
}
