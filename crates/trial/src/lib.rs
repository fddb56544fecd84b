//! A table for the tests of rulebooks: figures are put where a test wants them, and choices
//! are given in the notation.
//!
//! Everything here panics with what went wrong, as a test should. The data files are read from
//! the folder `assets`, so that the tests of one rulebook build no other.
#![forbid(unsafe_code)]
#![deny(missing_docs)]
#![allow(clippy::unwrap_used, clippy::expect_used)]

pub mod actions;
mod files;
pub mod minds;
pub mod page;

use std::sync::Arc;

use riposte_rules::battle::advance;
use riposte_rules::data::{Library, Scenario, Source};
use riposte_rules::decision::{Forecast, read, write};
use riposte_rules::prelude::*;
use riposte_rules::rulebook::{Rulebook, Shelf};

pub use files::library;

/// The first fight of each rulebook, by the key of its scenario: what somebody plays who begins with it.
pub const FIRST: [&str; 5] = ["duel", "yard", "measure", "lesson", "footbridge"];

/// The first scenario of each rulebook on a shelf, in its order.
pub fn of_each_book(shelf: &Shelf, library: &Library) -> Vec<Scenario> {
    let all: Vec<Scenario> = Scenario::all(library).into_iter().map(Result::unwrap).collect();
    let of = |key| all.iter().find(|scenario| scenario.rulebook == key).unwrap().clone();
    shelf.0.iter().map(|book| of(book.key())).collect()
}

/// A battle of a rulebook on an open board of 11 by 11. Each side is a list of figures: key,
/// hex and facing; a key may carry digits and hyphens after that of the roster. `roster` is the
/// text of a list of figures.
pub fn battle(
    book: impl Rulebook + 'static,
    roster: &str,
    sides: &[&[(&str, &str, &str)]],
    dice: Dice,
) -> Battle {
    battle_on(book, &"\"...........\",".repeat(11), roster, sides, dice)
}

/// The same on a map of one's own, rows of quoted letters.
pub fn battle_on(
    book: impl Rulebook + 'static,
    rows: &str,
    roster: &str,
    sides: &[&[(&str, &str, &str)]],
    dice: Dice,
) -> Battle {
    let entry = |(key, at, facing): &(&str, &str, &str)| {
        let who = key.trim_end_matches(|c: char| c.is_ascii_digit() || c == '-');
        let reserve = at.is_empty();
        let at = if reserve { "A1" } else { at };
        format!(
            "(who: \"{who}\", key: \"{key}\", at: \"{at}\", facing: {facing}, reserve: {reserve}),"
        )
    };
    let side = |(number, figures): (usize, &&[(&str, &str, &str)])| {
        let figures: String = figures.iter().map(entry).collect();
        format!("(name: \"Side {}\", figures: [{figures}]),", number + 1)
    };
    let sides: String = sides.iter().enumerate().map(side).collect();
    let text = format!(
        "(name: \"Test\", rulebook: \"{}\", rows: [{rows}], roster: [{roster}], sides: [{sides}])",
        book.key()
    );
    battle_of(book, &text, dice)
}

/// A battle of a scenario that is given in full, in the form of its file.
pub fn battle_of(book: impl Rulebook + 'static, text: &str, dice: Dice) -> Battle {
    let library = library();
    let scenario = Scenario::read(&library, "test", Source::new("test", text));
    let scenario = scenario.unwrap_or_else(|error| panic!("{error}"));
    Battle::new(&only(book), &library, &scenario, dice).unwrap_or_else(|error| panic!("{error}"))
}

/// A shelf of one rulebook.
pub fn only(book: impl Rulebook + 'static) -> Shelf {
    Shelf(vec![Arc::new(book)])
}

/// Makes the battle list its choices anew after a test has changed it.
pub fn refresh(battle: &mut Battle) {
    battle.world_mut().resource_mut::<Pending>().withdraw();
    advance(battle.world_mut());
}

/// The name of the pending question, `over` when the battle is.
pub fn question(battle: &Battle) -> &'static str {
    match battle.decision() {
        Some(decision) => battle.table().book().questions()[decision.question.0 as usize].name,
        None => "over",
    }
}

/// Who is asked, by key; empty when the battle is over.
pub fn asked(battle: &Battle) -> String {
    let figure = battle.decision().map(|decision| decision.figure);
    figure.map_or(String::new(), |figure| battle.table().sheet(figure).key.clone())
}

/// Gives a choice in the notation.
pub fn say(battle: &mut Battle, line: &str) {
    let choice = read(battle.table(), line).unwrap_or_else(|error| panic!("{line}: {error}"));
    if let Err(error) = battle.submit(choice) {
        let open = open(battle).join("\n");
        panic!("{line}: {error}\nasked: {} of {}\nopen:\n{open}", question(battle), asked(battle));
    }
}

/// Gives several choices.
pub fn script(battle: &mut Battle, lines: &[&str]) {
    lines.iter().for_each(|line| say(battle, line));
}

/// Every open choice in the notation.
pub fn open(battle: &Battle) -> Vec<String> {
    let choices = battle.decision().map(|d| d.choices.clone()).unwrap_or_default();
    choices.iter().map(|choice| write(battle.table(), choice)).collect()
}

/// Whether a choice is open.
pub fn can(battle: &Battle, line: &str) -> bool {
    open(battle).iter().any(|choice| choice == line)
}

/// The verbs that are open, each once, in canonical order.
pub fn verbs(battle: &Battle) -> Vec<String> {
    let word = |choice: String| choice.split(' ').next().unwrap_or_default().to_owned();
    let mut verbs: Vec<String> = open(battle).into_iter().map(word).collect();
    verbs.dedup();
    verbs
}

/// What is foretold of an open choice.
pub fn forecast(battle: &Battle, line: &str) -> Forecast {
    let choice = read(battle.table(), line).unwrap_or_else(|error| panic!("{line}: {error}"));
    assert!(can(battle, line), "{line} is not open: {:?}", open(battle));
    battle.table().book().forecast(battle.world(), &choice)
}

/// Why a verb is not open, by its word.
pub fn closed(battle: &Battle, word: &str) -> Option<String> {
    let book = battle.table().book();
    let named = |closed: &riposte_rules::decision::Closed| {
        book.verbs()[closed.verb.0 as usize].word == word
    };
    book.closed(battle.world()).into_iter().find(named).map(|closed| closed.reason)
}

/// Declines everything until a question comes up.
pub fn until(battle: &mut Battle, wanted: &str) {
    for _ in 0..1000 {
        if question(battle) == wanted || battle.outcome().is_some() {
            return;
        }
        let decline = battle.decision().unwrap().decline;
        battle.submit(decline).unwrap();
    }
    panic!("{wanted} never came");
}

/// Puts faces in front of the dice.
pub fn dice(battle: &mut Battle, faces: &[u8]) {
    battle.world_mut().resource_mut::<Dice>().load(faces.iter().copied());
}

/// Every result rolled since the last call, by label, in units of its scale.
pub fn rolled(battle: &mut Battle) -> Vec<(String, i32)> {
    let events = battle.drain_events();
    let rolls = events.into_iter().filter_map(|event| match event {
        Event::Rolled { thrown, .. } => Some((thrown.roll.label.to_string(), thrown.total)),
        _ => None,
    });
    rolls.collect()
}

/// The log since the last call, a line for each event.
pub fn log(battle: &mut Battle) -> Vec<String> {
    let events = battle.drain_events();
    events.iter().map(|event| riposte_rules::tell::line(battle.table(), event).text).collect()
}

/// The log since the last call as it is folded, and all its lines.
pub fn folded(battle: &mut Battle) -> (Vec<riposte_rules::tell::Entry>, Vec<String>) {
    let (events, mut teller) = (battle.drain_events(), riposte_rules::tell::Teller::default());
    let tell = |event| teller.tell(battle.table(), event);
    let lines: Vec<_> = events.iter().map(tell).collect();
    let entries = riposte_rules::tell::entries(&lines, 0);
    (entries, lines.into_iter().map(|line| line.text).collect())
}

/// Every forecast of the pending decision can be made, and its chances are chances; every
/// choice has words, and everything that is not open a reason.
pub fn forecast_all(battle: &Battle) {
    let table = battle.table();
    for choice in &battle.decision().unwrap().choices {
        let forecast = table.book().forecast(battle.world(), choice);
        for chance in forecast.chance.iter().chain(&forecast.danger) {
            assert!((0.0..=1.0).contains(&chance.value()));
        }
        for harm in forecast.harms().chain(&forecast.answered_harm) {
            let sum: f64 = harm.degrees.iter().map(|(_, chance)| chance).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{sum}");
        }
        assert!(!table.book().wording(battle.world(), choice).is_empty());
    }
    for closed in table.book().closed(battle.world()) {
        assert!(!closed.reason.is_empty());
    }
}
