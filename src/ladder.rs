//! The ladder: how one's battles against each level of the computer ended, by rulebook.

use std::fmt::Write as _;
use std::sync::Arc;

use bevy::prelude::*;
use riposte_ai::Entry;
use riposte_rules::battle::{Ending, Table};
use riposte_rules::data::DataError;
use riposte_rules::rulebook::{Rulebook, Shelf};
use riposte_words::{phrase, text};

use crate::app_state::Notice;
use crate::lesson::Teaching;
use crate::match_setup::{MatchSetup, Seat};
use crate::platform;
use crate::records::{self, Folder};
use crate::settings::{Score, Settings};

/// Whether it is asked whether all scores are to be forgotten.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Doomed(pub bool);

/// The score against a level by the rules of a book.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rung {
    /// The rulebook, by name.
    pub book: String,
    /// The level, by key and by name.
    pub level: (String, String),
    /// How the battles ended.
    pub score: Score,
    /// Whether one stands there: no higher level was beaten.
    pub stands: bool,
}

impl Rung {
    /// Whether a battle was fought against it.
    pub fn is_met(&self) -> bool {
        self.score.fought() > 0
    }

    /// How many battles there were and how they ended, or that there was none.
    pub fn told(&self) -> String {
        let Score { won, lost, drawn } = self.score;
        let fought = self.score.fought();
        match self.is_met() {
            true => text!("ladder-told", fought = fought, won = won, lost = lost, drawn = drawn),
            false => text!("ladder-never"),
        }
    }

    /// In a sentence.
    pub fn words(&self) -> String {
        let (book, level) = (self.book.as_str(), self.level.1.as_str());
        text!("ladder-rung", book = book, level = level, score = self.told())
    }
}

/// "3 of 5 won", with those that nobody won.
pub fn score_words(score: Score) -> String {
    let Score { won, drawn, .. } = score;
    let fought = score.fought();
    match drawn {
        0 => text!("ladder-score", won = won, fought = fought),
        _ => text!("ladder-score-drawn", won = won, fought = fought, drawn = drawn),
    }
}

/// The level of the computer against which one person fights, by key; nothing where several
/// persons do, or none, or against several levels.
fn level(setup: &MatchSetup) -> Option<&'static str> {
    let mut levels = setup.seats.iter().filter_map(|seat| match seat {
        Seat::Computer(key) => riposte_ai::find(key).map(|entry| entry.level),
        Seat::Person | Seat::Friend => None,
    });
    let first = levels.next()?;
    (setup.persons() == 1 && levels.all(|other| other == first)).then_some(first)
}

/// Writes down how the battle on the table ended. What is only watched does not count, nor do
/// lessons.
pub fn note(world: &mut World) {
    let Some(setup) = world.get_resource::<MatchSetup>() else { return };
    let counts = records::fought(world) && !world.contains_resource::<Teaching>();
    let Some(level) = level(setup).filter(|_| counts) else { return };
    let won = setup.fared(world.resource::<Ending>().0.and_then(|outcome| outcome.winner));
    let book = Table::new(world).book().key();
    let mut settings = world.resource_mut::<Settings>();
    let score = settings.ladder.entry(book.into()).or_default().entry(level.into()).or_default();
    let count = match won {
        Some(true) => &mut score.won,
        Some(false) => &mut score.lost,
        None => &mut score.drawn,
    };
    *count = count.saturating_add(1);
}

/// The score against a level by the rules of a book, if there is one.
fn score(world: &World, book: &str, level: &str) -> Option<Score> {
    world.resource::<Settings>().ladder.get(book)?.get(level).copied()
}

/// One's score against who sits on a seat, in words.
pub fn against(world: &World, book: &str, seat: Seat) -> Option<String> {
    let Seat::Computer(key) = seat else { return None };
    let entry = riposte_ai::find(key)?;
    let score = score(world, book, entry.level)?;
    Some(text!("ladder-against", score = score_words(score)))
}

/// One's score after the battle that is over, in words.
pub fn of_battle(world: &World) -> Option<String> {
    let level = level(world.get_resource::<MatchSetup>()?)?;
    if world.contains_resource::<Teaching>() {
        return None;
    }
    let book = Table::new(world).book();
    let score = score(world, book.key(), level)?;
    let name = phrase(riposte_ai::find(level).map_or(level, |entry| entry.name));
    let (book, score) = (book.name(), score_words(score));
    Some(text!("ladder-of-battle", book = book, level = name, score = score))
}

/// The ladder of a rulebook, from the weakest level to the strongest: all that everybody is offered,
/// and of the others those that were met.
pub fn of_book(world: &World, book: &dyn Rulebook) -> Vec<Rung> {
    let scores = world.resource::<Settings>().ladder.get(book.key());
    let score = |entry: &Entry| {
        scores.and_then(|scores| scores.get(entry.key)).copied().unwrap_or_default()
    };
    let levels = riposte_ai::players();
    let beaten = levels.iter().rev().find(|entry| entry.is_level() && score(entry).won > 0);
    let highest = beaten.map(|entry| entry.key);
    let listed = levels.iter().filter(|entry| entry.is_level() || score(entry).fought() > 0);
    let rungs = listed.map(|entry| Rung {
        book: book.name().to_owned(),
        level: (entry.key.to_owned(), phrase(entry.name).into_owned()),
        score: score(entry),
        stands: highest == Some(entry.key),
    });
    rungs.collect()
}

/// The ladders of all rulebooks in their order.
pub fn rows(world: &World) -> Vec<Rung> {
    let shelf = world.resource::<Shelf>();
    shelf.0.iter().flat_map(|book| of_book(world, book.as_ref())).collect()
}

/// Whether any battle was fought.
pub fn begun(world: &World) -> bool {
    rows(world).iter().any(Rung::is_met)
}

/// Where one stands by the rules of a book, in a sentence.
pub fn standing(world: &World, book: &dyn Rulebook) -> String {
    let rungs = of_book(world, book);
    match rungs.iter().find(|rung| rung.stands) {
        Some(rung) => {
            let level = rung.level.1.as_str();
            text!("ladder-stands", book = book.name(), level = level)
        }
        None => text!("ladder-stands-nowhere", book = book.name()),
    }
}

/// All of it in sentences, for those who do not see it.
pub fn told(world: &World) -> Vec<String> {
    let books = world.resource::<Shelf>().0.iter();
    let of_one = |book: &Arc<dyn Rulebook>| {
        let rungs = of_book(world, book.as_ref()).into_iter();
        let mut told: Vec<String> = rungs.map(|rung| rung.words()).collect();
        told.push(standing(world, book.as_ref()));
        told
    };
    books.flat_map(of_one).collect()
}

/// All scores as a table that other programs read, in lines of values apart by commas.
pub fn as_table(world: &World) -> String {
    let mut table = "rulebook,level,won,lost,drawn\n".to_owned();
    for Rung { book, level, score, .. } in rows(world).into_iter().filter(Rung::is_met) {
        let Score { won, lost, drawn } = score;
        let _ = writeln!(table, "{book},{},{won},{lost},{drawn}", level.0);
    }
    table
}

/// Keeps the table as a file, and tells the player where.
///
/// # Errors
/// When it cannot be written.
pub fn keep(world: &mut World) -> Result<(), DataError> {
    let folder = world.resource::<Folder>().0.clone();
    let place = platform::keep(folder.as_deref(), "battles.csv", &as_table(world))?;
    world.resource_mut::<Notice>().say(text!("ladder-kept", place = place));
    Ok(())
}
