//! The golden numbers of choice sequences: `SCENARIO SEED DEPTH SEQUENCES` a line, from the start
//! of a battle, or `SCENARIO after CHOICES DEPTH SEQUENCES`, from the middle of its golden
//! transcript. `RIPOSTE_BLESS=perft cargo test -p riposte-lab --test lab perft` counts them anew.

use std::path::{Path, PathBuf};

use riposte_lab::perft::{sequences, sequences_from};
use riposte_rules::data::Scenario;
use riposte_rules::decision::read;
use riposte_rules::prelude::*;

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests").join(name)
}

/// The battle of a golden transcript after so many choices.
fn middle(scenario: &str, choices: usize) -> Battle {
    let text = std::fs::read_to_string(folder("golden").join(format!("{scenario}.txt"))).unwrap();
    let seed = text.lines().next().and_then(|head| head.rsplit(' ').next()).unwrap();
    let library = riposte_shelf::library();
    let laid = Scenario::shipped(&library, scenario).unwrap();
    let dice = Dice::seeded(seed.parse().unwrap());
    let mut battle = Battle::new(&riposte_shelf::shelf(), &library, &laid, dice).unwrap();
    let lines = text.lines().filter_map(|line| line.strip_prefix("> "));
    let mut played = 0;
    for line in lines.take(choices) {
        let line = line.split(" #").next().unwrap_or("").trim();
        battle.submit(read(battle.table(), line).unwrap()).unwrap();
        played += 1;
    }
    assert_eq!(played, choices, "the transcript of {scenario} is shorter");
    battle
}

/// A line with its number counted now; comments and empty lines stay as they are.
fn counted(line: &str) -> String {
    if line.starts_with('#') || line.trim().is_empty() {
        return line.to_owned();
    }
    let (position, _) = line.rsplit_once(' ').unwrap_or_else(|| panic!("{line}"));
    let count = match position.split(' ').collect::<Vec<_>>()[..] {
        [scenario, "after", choices, depth] => {
            let mut battle = middle(scenario, choices.parse().unwrap());
            sequences_from(&mut battle, depth.parse().unwrap()).unwrap()
        }
        [scenario, seed, depth] => {
            sequences(scenario, seed.parse().unwrap(), depth.parse().unwrap()).unwrap()
        }
        _ => panic!("{line}"),
    };
    format!("{position} {count}")
}

#[test]
fn golden_numbers_hold() {
    let bless = std::env::var("RIPOSTE_BLESS").is_ok_and(|which| which == "perft");
    for book in riposte_shelf::shelf().0 {
        let file = folder("perft").join(format!("{}.txt", book.key()));
        let golden = std::fs::read_to_string(&file)
            .unwrap_or_else(|error| panic!("{}: {error}; every book has one", file.display()));
        let now: String = golden.lines().map(|line| counted(line) + "\n").collect();
        if bless {
            std::fs::write(&file, &now).unwrap();
            continue;
        }
        for (line, (old, new)) in (1..).zip(golden.lines().zip(now.lines())) {
            assert_eq!(old, new, "{}:{line}", file.display());
        }
        for scenario in riposte_shelf::library().names("scenarios") {
            let library = riposte_shelf::library();
            let of_book = Scenario::shipped(&library, scenario).unwrap().rulebook == book.key();
            let counts = |line: &str| line.starts_with(&format!("{scenario} after"));
            assert!(!of_book || golden.lines().any(counts), "{scenario} is not in the middle once");
        }
    }
}
