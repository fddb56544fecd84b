//! The seeds of the fuzz target `strangers`, and good texts with damage of every kind done to
//! them: a message, never a panic.

use std::fs;
use std::path::Path;

use riposte_lab::stranger::open;
use riposte_record::{Deal, Record, Save};
use riposte_rules::battle::Battle;
use riposte_rules::data::Scenario;

fn fine(bytes: &[u8]) {
    let (shelf, library) = (riposte_shelf::shelf(), riposte_shelf::library());
    if let Err(wrong) = open(&shelf, &library, bytes) {
        panic!("{wrong}\nfrom:\n{}", String::from_utf8_lossy(bytes));
    }
}

#[test]
fn the_seeds_of_the_fuzz_target_are_opened_without_a_panic() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/seeds/strangers");
    let files: Vec<_> = fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()).collect();
    assert!(files.len() > 8, "{files:?}");
    for file in files {
        fine(&fs::read(file).unwrap());
    }
}

/// A save and a replay of a battle of each rulebook, some choices on, and a scenario of each.
fn good() -> Vec<String> {
    let (shelf, library) = (riposte_shelf::shelf(), riposte_shelf::library());
    let mut texts = Vec::new();
    for book in &shelf.0 {
        let mut all = Scenario::all(&library).into_iter().map(Result::unwrap);
        let scenario = all.find(|scenario| scenario.rulebook == book.key()).unwrap();
        let deal = Deal::new(&library, &scenario, Some(4), &[]);
        let mut battle: Battle = deal.set_up(&shelf, &library).unwrap();
        let mut record = Record::begin(deal, battle.world());
        for _ in 0..6 {
            let Some(decision) = battle.decision() else { break };
            let choice = *decision.choices.last().unwrap();
            record.submit(&mut battle, choice).unwrap();
        }
        texts.push(record.to_text());
        texts.push(Save::of(record, battle.world()).unwrap().to_text());
        texts.push(scenario.source.text);
    }
    texts
}

#[test]
fn good_texts_with_damage_are_opened_without_a_panic() {
    const PUT_IN: [&str; 8] =
        ["", "99999999999999999999", "-1", "\u{1b}[2J", "((((((((", "\"", "\n", "\u{0}"];
    for text in good() {
        fine(text.as_bytes());
        for (number, at) in (0..text.len()).step_by(text.len() / 40 + 1).enumerate() {
            if text.is_char_boundary(at) {
                let put_in = PUT_IN[number % PUT_IN.len()];
                fine(&text.as_bytes()[..at]);
                fine(format!("{}{put_in}{}", &text[..at], &text[at..]).as_bytes());
            }
        }
    }
}
