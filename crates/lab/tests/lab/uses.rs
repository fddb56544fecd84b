//! Every action of a book finds its use: a small position in which it is by far the best thing to
//! do, and a computer player that does it.
//!
//! `tests/uses/BOOK/index.ron` has a row for each of them:
//!
//! ```ron
//! (
//!     uses: [
//!         // The scenario is `leap.ron`; a sergeant is asked at its first decision.
//!         (action: "leap"),
//!         // What is not the usual: another file, choices that come before, the faces of the dice
//!         // that fall in them, the beginning of the choice where the verb alone does not tell it,
//!         // the weakest player that finds it.
//!         (
//!             action: "trip",
//!             scenario: "held.ron",
//!             script: "trip.script",
//!             dice: [1, 1, 6],
//!             takes: "trip @gus",
//!             level: "captain",
//!         ),
//!     ],
//!     // These mean nothing by themselves: to end a turn, to do nothing.
//!     needs_none: ["done"],
//!     // These have no scenario yet, and why.
//!     none_yet: {"spring-up": "nobody takes the roll for what it may save"},
//! )
//! ```
//!
//! Every verb of the book stands in one of the three, so that the last can only become shorter. A
//! verb may have several rows. The same position is shown by
//! `riposte-lab play FILE --script SCRIPT --dice FACES --seed N --players LEVEL`: its seeds are
//! those of the test.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use riposte_ai::find;
use riposte_rules::data::{Scenario, Source};
use riposte_rules::decision::{read, write};
use riposte_rules::prelude::*;
use serde::Deserialize;

/// Each position is put to a player with so many seeds.
const SEEDS: u64 = 3;

/// The uses of the actions of a book.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Index {
    uses: Vec<Use>,
    needs_none: Vec<String>,
    none_yet: BTreeMap<String, String>,
}

/// A position and what is to be done in it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Use {
    action: String,
    #[serde(default)]
    scenario: String,
    #[serde(default)]
    script: String,
    #[serde(default)]
    dice: Vec<u8>,
    #[serde(default)]
    takes: String,
    #[serde(default = "sergeant")]
    level: String,
}

fn sergeant() -> String {
    "sergeant".to_owned()
}

impl Use {
    fn scenario(&self) -> String {
        match self.scenario.is_empty() {
            true => format!("{}.ron", self.action),
            false => self.scenario.clone(),
        }
    }

    /// Whether a choice is what is to be done: it begins with the same words.
    fn is_meant(&self, choice: &str) -> bool {
        let takes = if self.takes.is_empty() { &self.action } else { &self.takes };
        let mut words = choice.split(' ');
        takes.split(' ').all(|word| words.next() == Some(word))
    }
}

fn folder(book: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/uses").join(book)
}

fn source(book: &str, file: &str) -> Source {
    let path = folder(book).join(file);
    let name = format!("{book}/{file}");
    Source::new(&name, fs::read_to_string(path).unwrap_or_else(|error| panic!("{name}: {error}")))
}

fn index(book: &str) -> Index {
    source(book, "index.ron").parse().unwrap_or_else(|error| panic!("{error}"))
}

/// The position of a row.
fn position(book: &str, row: &Use, seed: u64) -> Battle {
    let (shelf, library) = (riposte_shelf::shelf(), riposte_shelf::library());
    let scenario = Scenario::read(&library, &row.action, source(book, &row.scenario()));
    let scenario = scenario.unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(scenario.rulebook, book, "{}", scenario.source.file);
    let dice = Dice::given(row.dice.iter().copied(), Some(seed));
    let battle = Battle::new(&shelf, &library, &scenario, dice);
    let mut battle = battle.unwrap_or_else(|error| panic!("{error}"));
    if !row.script.is_empty() {
        play(&mut battle, &source(book, &row.script));
    }
    battle
}

fn play(battle: &mut Battle, script: &Source) {
    for (number, line) in (1..).zip(script.text.lines()) {
        let line = line.split_once(" #").map_or(line, |(choice, _)| choice).trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let place = format!("{}, line {number}: {line}", script.file);
        let choice = read(battle.table(), line).unwrap_or_else(|error| panic!("{place}: {error}"));
        battle.submit(choice).unwrap_or_else(|error| panic!("{place}: {error}"));
    }
}

/// What a player of the level of a row does in its position, and why.
fn answer(book: &str, row: &Use, seed: u64) -> (String, String) {
    let battle = position(book, row, seed);
    let Some(decision) = battle.decision() else {
        return ("nothing".to_owned(), String::new());
    };
    let own = seed * 31 + decision.side.index() as u64;
    let entry = find(&row.level).unwrap_or_else(|| panic!("no player {}", row.level));
    let mut player = entry.make(own, &riposte_shelf::library());
    let (choice, reasons) = player.decide(battle.world()).unwrap();
    (write(battle.table(), &choice), reasons.join("; "))
}

/// What is done in a position instead of what is to be done.
fn otherwise(book: &str, row: &Use) -> Vec<String> {
    let told = |seed| {
        let (choice, reasons) = answer(book, row, seed);
        let place = format!("{book}/{}, {}, seed {seed}", row.action, row.level);
        (!row.is_meant(&choice)).then(|| format!("{place}: {choice} ({reasons})"))
    };
    (1..=SEEDS).filter_map(told).collect()
}

fn every_action_finds_its_use(book: &str) {
    let wrong: Vec<String> = index(book).uses.iter().flat_map(|row| otherwise(book, row)).collect();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}

#[test]
fn every_action_of_maneuvers_finds_its_use() {
    every_action_finds_its_use("maneuvers");
}

#[test]
fn every_action_of_vantage_finds_its_use() {
    every_action_finds_its_use("vantage");
}

#[test]
fn every_action_of_options_finds_its_use() {
    every_action_finds_its_use("options");
}

#[test]
fn every_action_of_lengths_finds_its_use() {
    every_action_finds_its_use("lengths");
}

#[test]
fn every_action_of_reactions_finds_its_use() {
    every_action_finds_its_use("reactions");
}

/// Each verb stands in one list of the index, and no word in a list is no verb.
#[test]
fn no_action_is_forgotten() {
    for book in riposte_shelf::shelf().0 {
        let index = index(book.key());
        let used: BTreeSet<&str> = index.uses.iter().map(|row| row.action.as_str()).collect();
        let without = index.needs_none.iter().chain(index.none_yet.keys()).map(String::as_str);
        let mut listed: Vec<&str> = used.into_iter().chain(without).collect();
        listed.sort_unstable();
        let mut verbs: Vec<&str> = book.verbs().iter().map(|verb| verb.word).collect();
        verbs.sort_unstable();
        let missing: Vec<_> = verbs.iter().filter(|verb| !listed.contains(verb)).collect();
        assert!(missing.is_empty(), "{} has no scenario of {missing:?}", book.key());
        assert_eq!(listed, verbs, "{}: each verb once", book.key());
    }
}

/// Every file of the folders is one of a row.
#[test]
fn no_scenario_of_a_use_is_left_over() {
    for book in riposte_shelf::shelf().0 {
        let index = index(book.key());
        let named = |row: &Use| [row.scenario(), row.script.clone()];
        let mut used: BTreeSet<String> = index.uses.iter().flat_map(named).collect();
        used.insert("index.ron".to_owned());
        for entry in fs::read_dir(folder(book.key())).unwrap() {
            let file = entry.unwrap().file_name().to_string_lossy().into_owned();
            assert!(used.contains(&file), "no row of {} names {file}", book.key());
        }
    }
}
