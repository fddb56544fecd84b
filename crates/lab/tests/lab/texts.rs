//! The fuzz targets of texts, a little of each: good texts with damage done to them.

use proptest::prelude::*;
use riposte_lab::texts;
use riposte_record::{Deal, Record};
use riposte_rules::battle::Battle;
use riposte_rules::data::Scenario;
use riposte_rules::decision::write;

/// The first choices of each book's first battle, its scenario, its state, its replay.
struct Good {
    number: u8,
    lines: Vec<String>,
    scenario: String,
    state: String,
    replay: String,
}

fn good() -> Vec<Good> {
    let (shelf, library) = (riposte_shelf::shelf(), riposte_shelf::library());
    let all: Vec<Scenario> = Scenario::all(&library).into_iter().map(Result::unwrap).collect();
    let of_book = |key: &str| all.iter().position(|scenario| scenario.rulebook == key).unwrap();
    let texts = |number: usize| {
        let deal = Deal::new(&library, &all[number], Some(3), &[]);
        let mut battle: Battle = deal.set_up(&shelf, &library).unwrap();
        let mut record = Record::begin(deal, battle.world());
        let mut lines = Vec::new();
        for _ in 0..12 {
            let Some(decision) = battle.decision() else { break };
            lines.extend(decision.choices.iter().map(|choice| write(battle.table(), choice)));
            let choice = decision.default;
            record.submit(&mut battle, choice).unwrap();
        }
        Good {
            number: number as u8,
            lines,
            scenario: all[number].source.text.clone(),
            state: battle.snapshot().to_text(battle.world()).unwrap(),
            replay: record.to_text(),
        }
    };
    shelf.0.iter().map(|book| texts(of_book(book.key()))).collect()
}

fn fine(look: fn(&[u8]) -> Result<(), String>, bytes: &[u8]) {
    if let Err(wrong) = look(bytes) {
        panic!("{wrong}\nfrom:\n{}", String::from_utf8_lossy(bytes));
    }
}

fn numbered(number: u8, text: &str) -> Vec<u8> {
    [&[number], text.as_bytes()].concat()
}

#[test]
fn good_texts_are_read_as_they_were_written() {
    for good in good() {
        for line in &good.lines {
            fine(texts::notation, &numbered(good.number, line));
        }
        fine(texts::scenario, good.scenario.as_bytes());
        fine(texts::snapshot, &numbered(good.number, &good.state));
        fine(texts::replay, good.replay.as_bytes());
    }
}

/// A text with some letters put in the place of others.
fn damaged(text: &str, at: usize, long: usize, put_in: &str) -> String {
    let letters: Vec<char> = text.chars().collect();
    let at = at % (letters.len() + 1);
    let end = (at + long).min(letters.len());
    letters[..at].iter().chain(&put_in.chars().collect::<Vec<_>>()).chain(&letters[end..]).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]

    #[test]
    fn damaged_texts_are_answered(
        at in any::<usize>(), long in 0..9usize, put_in in "[ -~\u{1b}]{0,6}", pick in any::<prop::sample::Index>(),
    ) {
        for good in good() {
            let line = &good.lines[pick.index(good.lines.len())];
            fine(texts::notation, &numbered(good.number, &damaged(line, at, long, &put_in)));
            fine(texts::scenario, damaged(&good.scenario, at, long, &put_in).as_bytes());
            fine(texts::snapshot, &numbered(good.number, &damaged(&good.state, at, long, &put_in)));
            fine(texts::replay, damaged(&good.replay, at, long, &put_in).as_bytes());
        }
    }

    /// Any parts in any order: what is a choice is written and read as the same.
    #[test]
    fn any_parts_of_choices_are_read_as_they_are_written(
        parts in prop::collection::vec(any::<prop::sample::Index>(), 1..6),
    ) {
        for good in good() {
            let verb = |line: &str| line.split(' ').next().unwrap().to_owned();
            let words: Vec<&str> =
                good.lines.iter().flat_map(|line| line.split(' ').skip(1)).collect();
            let first = verb(&good.lines[parts[0].index(good.lines.len())]);
            let rest = parts[1..].iter().filter(|_| !words.is_empty());
            let rest: Vec<&str> = rest.map(|part| words[part.index(words.len())]).collect();
            let line = format!("{first} {}", rest.join(" "));
            fine(texts::notation, &numbered(good.number, &line));
        }
    }
}
