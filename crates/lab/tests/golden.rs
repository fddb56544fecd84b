//! Golden transcripts: whole battles with every choice and every line that was told.
//!
//! `tests/golden/SCENARIO.txt` holds the seed, each choice after `>`, and what it led to.
//! The choices are read from the file, so a cleverer computer player changes nothing here;
//! a rule that changes does. `RIPOSTE_BLESS=1 cargo test -p riposte-lab --test golden`
//! writes them anew, with the squire on both sides; `RIPOSTE_BLESS=green` only that one.

#![allow(clippy::unwrap_used, clippy::expect_used)]

use std::fmt::Write as _;
use std::path::PathBuf;

use riposte_rules::data::Scenario;
use riposte_rules::decision::{read, write};
use riposte_rules::prelude::*;
use riposte_rules::tell;

const SEED: u64 = 7;

fn file(scenario: &str) -> PathBuf {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/golden");
    PathBuf::from(folder).join(format!("{scenario}.txt"))
}

fn lay(scenario: &str) -> Battle {
    let library = riposte_shelf::library();
    let scenario = Scenario::shipped(&library, scenario).unwrap();
    Battle::new(&riposte_shelf::shelf(), &library, &scenario, Dice::seeded(SEED)).unwrap()
}

fn told(battle: &mut Battle, text: &mut String) {
    for event in battle.drain_events() {
        writeln!(text, "{}", tell::line(battle.table(), &event).text).unwrap();
    }
}

/// Plays with a way to choose; gives the transcript.
fn transcript(scenario: &str, mut choose: impl FnMut(&Battle) -> Choice) -> String {
    let mut battle = lay(scenario);
    let mut text = format!("# {scenario}, seed {SEED}\n");
    told(&mut battle, &mut text);
    while battle.outcome().is_none() {
        let choice = choose(&battle);
        let who = &battle.table().sheet(battle.decision().unwrap().figure).key;
        writeln!(text, "> {}   # {who}", write(battle.table(), &choice)).unwrap();
        battle.submit(choice).unwrap();
        told(&mut battle, &mut text);
    }
    writeln!(text, "# hash {:016x}", battle.hash()).unwrap();
    text
}

fn bless(scenario: &str) -> String {
    let library = riposte_shelf::library();
    let squire = riposte_ai::find("squire").unwrap();
    let mut player = squire.make(SEED, &library);
    transcript(scenario, |battle| player.decide(battle.world()).unwrap().0)
}

fn replay(scenario: &str, golden: &str) -> String {
    let lines = golden.lines().filter_map(|line| line.strip_prefix("> "));
    let mut choices = lines.map(|line| line.split('#').next().unwrap_or("").trim());
    transcript(scenario, |battle| {
        let line = choices.next().expect("the transcript ends before the battle");
        read(battle.table(), line).unwrap_or_else(|error| panic!("{scenario}: {line}: {error}"))
    })
}

#[test]
fn every_scenario_has_a_golden_transcript_that_holds() {
    let library = riposte_shelf::library();
    for scenario in library.names("scenarios") {
        let path = file(scenario);
        if std::env::var("RIPOSTE_BLESS").is_ok_and(|which| which == "1" || which == scenario) {
            std::fs::write(&path, bless(scenario)).unwrap();
        }
        let golden = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}; see this file's head", path.display()));
        let now = replay(scenario, &golden);
        for (number, (old, new)) in (1..).zip(golden.lines().zip(now.lines())) {
            assert_eq!(old, new, "{scenario}.txt:{number}");
        }
        assert_eq!(golden.len(), now.len(), "{scenario}");
    }
}
