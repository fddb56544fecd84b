//! The ladder: how one's battles against each level of the computer ended, by rulebook.

use std::fmt::Write as _;

use bevy::prelude::*;
use riposte_rules::battle::{Ending, Table};
use riposte_rules::data::DataError;
use riposte_rules::rulebook::Shelf;
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
}

impl Rung {
    /// In a sentence.
    pub fn words(&self) -> String {
        let (book, level) = (self.book.as_str(), self.level.1.as_str());
        let score = score_words(self.score);
        text!("ladder-rung", book = book, level = level, score = score)
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

/// All scores, in the order of the rulebooks and from the weakest level to the strongest.
pub fn rows(world: &World) -> Vec<Rung> {
    let shelf = world.resource::<Shelf>();
    let ladder = &world.resource::<Settings>().ladder;
    let levels: Vec<_> =
        riposte_ai::players().into_iter().filter(|entry| entry.key == entry.level).collect();
    let of_book = |book: &str, name: &str| -> Vec<Rung> {
        let known = ladder.get(book);
        let known = |level: &str| known.and_then(|scores| scores.get(level)).copied();
        let rungs = levels.iter().filter_map(|entry| {
            let level = (entry.key.to_owned(), phrase(entry.name).into_owned());
            Some(Rung { book: name.to_owned(), level, score: known(entry.key)? })
        });
        rungs.collect()
    };
    shelf.0.iter().flat_map(|book| of_book(book.key(), book.name())).collect()
}

/// All scores as a table that other programs read, in lines of values apart by commas.
pub fn as_table(world: &World) -> String {
    let mut table = "rulebook,level,won,lost,drawn\n".to_owned();
    for Rung { book, level, score } in rows(world) {
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
