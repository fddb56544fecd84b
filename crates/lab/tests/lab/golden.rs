//! Golden transcripts: whole battles with every choice and every line that was told.
//!
//! `tests/golden/SCENARIO.txt` holds the seed, each choice after `>`, and what it led to.
//! The choices are read from the file, so a cleverer computer player changes nothing here;
//! a rule that changes does. `RIPOSTE_BLESS=1 cargo test -p riposte-lab --test lab golden`
//! writes them anew, with the squire on both sides; `RIPOSTE_BLESS=green` only that one.
//! `RIPOSTE_BLESS=retell` keeps the choices and writes what they lead to now.

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

fn set_up(scenario: &str) -> Battle {
    let library = riposte_shelf::library();
    let scenario = Scenario::shipped(&library, scenario).unwrap();
    Battle::new(&riposte_shelf::shelf(), &library, &scenario, Dice::seeded(SEED)).unwrap()
}

/// The transcript so far, and the log as it is folded.
#[derive(Default)]
struct Told {
    text: String,
    lines: Vec<tell::Line>,
    teller: tell::Teller,
}

impl Told {
    fn take(&mut self, battle: &mut Battle) {
        for event in battle.drain_events() {
            let line = self.teller.tell(battle.table(), &event);
            writeln!(self.text, "{}", line.text).unwrap();
            self.lines.push(line);
        }
    }
}

/// Every line is a part of one entry; the one line of each says who was harmed and how, and does
/// not say what follows from a roll or a walk.
fn folds(scenario: &str, lines: &[tell::Line]) {
    let entries = tell::entries(lines, 0);
    let mut parts: Vec<usize> = entries.iter().flat_map(|entry| entry.lines.clone()).collect();
    parts.sort_unstable();
    assert!(parts.into_iter().eq(0..lines.len()), "{scenario}");
    for entry in &entries {
        let text = entry.text();
        for line in entry.lines.iter().map(|number| &lines[*number]) {
            let words = line.text.split_once(" takes a ").map(|(_, wound)| wound);
            let told = words.is_none_or(|wound| text.contains(wound));
            assert!(told, "{scenario}: \"{}\" is not in \"{text}\"", line.text);
        }
        assert!(!text.contains(" AP, "), "{scenario}: {text}");
        assert!(text.matches("attack ").count() < 4, "{scenario}: {text}");
    }
    let most = lines.len() * 2 / 3;
    assert!(entries.len() < most, "{scenario}: {} entries of {}", entries.len(), lines.len());
}

/// Plays with a way to choose; gives the transcript.
fn transcript(scenario: &str, mut choose: impl FnMut(&Battle) -> Choice) -> String {
    let mut battle = set_up(scenario);
    let mut told = Told { text: format!("# {scenario}, seed {SEED}\n"), ..Told::default() };
    told.take(&mut battle);
    while battle.outcome().is_none() {
        let choice = choose(&battle);
        let who = &battle.table().sheet(battle.decision().unwrap().figure).key;
        writeln!(told.text, "> {}   # {who}", write(battle.table(), &choice)).unwrap();
        battle.submit(choice).unwrap();
        told.take(&mut battle);
    }
    folds(scenario, &told.lines);
    writeln!(told.text, "# hash {:016x}", battle.hash()).unwrap();
    told.text
}

fn bless(scenario: &str) -> String {
    let library = riposte_shelf::library();
    let squire = riposte_ai::find("squire").unwrap();
    let mut player = squire.make(SEED, &library);
    transcript(scenario, |battle| player.decide(battle.world()).unwrap().0)
}

fn replay(scenario: &str, golden: &str) -> String {
    let lines = golden.lines().filter_map(|line| line.strip_prefix("> "));
    // A name may have a number of its own: `knife#2`.
    let mut choices = lines.map(|line| line.split(" #").next().unwrap_or("").trim());
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
        let mut golden = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}; see this file's head", path.display()));
        let now = replay(scenario, &golden);
        if std::env::var("RIPOSTE_BLESS").is_ok_and(|which| which == "retell") {
            std::fs::write(&path, &now).unwrap();
            golden.clone_from(&now);
        }
        for (number, (old, new)) in (1..).zip(golden.lines().zip(now.lines())) {
            assert_eq!(old, new, "{scenario}.txt:{number}");
        }
        assert_eq!(golden.len(), now.len(), "{scenario}");
    }
}
