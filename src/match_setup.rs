//! What is fought, by whom, with which seed.

use bevy::prelude::*;
use riposte_ai::{Entry, Personality, Player};
use riposte_rules::appraisal::Appraisal;
use riposte_rules::data::{DataError, Library, Scenario};
use riposte_rules::figure::Side;
use riposte_words::{phrase, text};

/// Who decides for a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// Somebody in front of the screen.
    Person,
    /// The computer player with a key.
    Computer(&'static str),
    /// Somebody far away, who is sent the battle and sends it back.
    Friend,
}

impl Seat {
    /// Every seat that is offered by the rules of a book: a person, then the levels of the
    /// computer, strongest last, then a friend far away. The one that is taken is always there.
    pub fn offered(book: &dyn Appraisal, taken: Seat) -> Vec<Seat> {
        let levels = riposte_ai::players().into_iter();
        let fits = |entry: &&Entry| entry.is_offered(book) || Seat::Computer(entry.key).like(taken);
        let computers = levels.filter(fits).map(|entry| Seat::Computer(entry.key));
        std::iter::once(Seat::Person).chain(computers).chain([Seat::Friend]).collect()
    }

    /// The same level of the computer in every temper it has, the usual one first.
    pub fn tempers(self) -> Vec<Seat> {
        let Seat::Computer(key) = self else { return Vec::new() };
        let level = riposte_ai::find(key).map_or(key, |entry| entry.level);
        riposte_ai::tempers(level).iter().map(|entry| Seat::Computer(entry.key)).collect()
    }

    /// Whether two seats are the same level, of whatever temper.
    pub fn like(self, other: Seat) -> bool {
        self == other || self.tempers().contains(&other)
    }

    /// Its temper by name, and what that is like, in the language spoken; `None` for those without
    /// one.
    pub fn temper(self, library: &Library) -> Option<Personality> {
        let Seat::Computer(key) = self else { return None };
        let temper = Personality::of(library, riposte_ai::find(key)?.temper).ok()?;
        let [name, blurb] = [&temper.name, &temper.blurb].map(|words| phrase(words).into_owned());
        Some(Personality { name, blurb, ..temper })
    }

    /// Reads a word of the command line.
    pub fn parse(word: &str) -> Result<Seat, DataError> {
        let word = word.trim();
        if word == "human" || word == "person" {
            return Ok(Seat::Person);
        }
        if word == "friend" {
            return Ok(Seat::Friend);
        }
        match riposte_ai::find(word) {
            Some(entry) => Ok(Seat::Computer(entry.key)),
            None => {
                let known = riposte_ai::players().into_iter().map(|entry| entry.key);
                Err(DataError::new("--players", format!("nobody is called \"{word}\""))
                    .expecting_one_of(["human", "friend"].into_iter().chain(known)))
            }
        }
    }

    /// The name shown to players.
    pub fn name(self) -> String {
        match self {
            Seat::Person => text!("seat-person"),
            Seat::Friend => text!("seat-friend"),
            Seat::Computer(key) => {
                phrase(riposte_ai::find(key).map_or(key, |entry| entry.name)).into_owned()
            }
        }
    }

    /// What to expect, in a sentence.
    pub fn blurb(self) -> String {
        match self {
            Seat::Person => text!("seat-person-help"),
            Seat::Friend => text!("seat-friend-help"),
            Seat::Computer(key) => {
                phrase(riposte_ai::find(key).map_or("", |entry| entry.blurb)).into_owned()
            }
        }
    }

    /// The player behind the seat; `None` for a person.
    pub fn player(self, seed: u64, library: &Library) -> Option<Box<dyn Player>> {
        match self {
            Seat::Person | Seat::Friend => None,
            Seat::Computer(key) => riposte_ai::find(key).map(|entry| entry.make(seed, library)),
        }
    }
}

/// The computer player for a first battle: one that defends itself and can be beaten.
pub fn usual_computer() -> Seat {
    Seat::parse("squire").unwrap_or(Seat::Person)
}

/// A person on the first side against the computer on the others.
pub fn usual_seats(sides: usize) -> Vec<Seat> {
    let mut seats = vec![usual_computer(); sides];
    if let Some(first) = seats.first_mut() {
        *first = Seat::Person;
    }
    seats
}

/// How the one person at the table fared, in words.
pub fn fared_words(won: bool) -> String {
    if won { text!("outcome-won") } else { text!("outcome-lost") }
}

/// A battle as it was set up; enough to lay it again.
#[derive(Resource, Clone, Debug)]
pub struct MatchSetup {
    /// The scenario.
    pub scenario: Scenario,
    /// Who decides for each side.
    pub seats: Vec<Seat>,
    /// The seed of the dice.
    pub seed: u64,
    /// Whether the dice are sworn: the seed is for laying the battle, then each throw needs a link of
    /// the other player's.
    pub sworn: bool,
}

impl MatchSetup {
    /// How many sides are a person's.
    pub fn persons(&self) -> usize {
        self.seats.iter().filter(|seat| **seat == Seat::Person).count()
    }

    /// Whether it is passed to and fro with somebody far away.
    pub fn by_letter(&self) -> bool {
        self.seats.contains(&Seat::Friend)
    }

    /// Whether the one person at the table has won against the computer; nothing where there are
    /// several, or none, or nobody has won.
    pub fn fared(&self, winner: Option<Side>) -> Option<bool> {
        let winner = winner.filter(|_| self.persons() == 1 && self.seats.len() > 1)?;
        Some(self.seat(winner) == Seat::Person)
    }

    /// Who decides for a side.
    pub fn seat(&self, side: Side) -> Seat {
        self.seats.get(side.index()).copied().unwrap_or(Seat::Person)
    }
}
