//! Battles for the tests of records.
#![allow(dead_code)]

use riposte_ai::find;
use riposte_record::{Deal, Record, Save};
use riposte_rules::battle::Battle;
use riposte_rules::data::{Library, Scenario};
use riposte_rules::rulebook::Shelf;

/// The rulebooks and files.
pub fn sources() -> (Shelf, Library) {
    (riposte_shelf::shelf(), riposte_shelf::library())
}

/// A scenario of each rulebook.
pub fn of_each_book() -> Vec<Scenario> {
    riposte_trial::of_each_book(&riposte_shelf::shelf(), &riposte_shelf::library())
}

/// A battle some choices on, and its record.
pub fn played(scenario: &Scenario, seed: u64, choices: usize) -> (Battle, Record) {
    let (shelf, library) = sources();
    let deal = Deal::new(&library, scenario, Some(seed), &[]);
    let mut battle = deal.set_up(&shelf, &library).unwrap();
    let mut record = Record::begin(deal, battle.world());
    let mut player = find("random").unwrap().make(seed, &library);
    for _ in 0..choices {
        let Some((choice, _)) = player.decide(battle.world()) else { break };
        record.submit(&mut battle, choice).unwrap();
    }
    (battle, record)
}

/// A save of such a battle.
pub fn saved(scenario: &Scenario, seed: u64, choices: usize) -> Save {
    let (battle, record) = played(scenario, seed, choices);
    Save::of(record, battle.world()).unwrap()
}
