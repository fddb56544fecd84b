//! The letter: a battle that is passed to and fro between players who are far from each other.

use std::cmp::Ordering;

use bevy_ecs::prelude::World;
use riposte_rules::battle::{Battle, Table, TurnNumber};
use riposte_rules::data::{DataError, Library, shown};
use riposte_rules::decision::read;
use riposte_rules::figure::{FigureSet, Side};
use riposte_rules::rulebook::Shelf;
use riposte_words::{phrase, say};

use crate::Deal;
use crate::lines::{Lines, as_written, hex_number, seal};
use crate::oath::Link;
use crate::record::{Record, Step};
use crate::verify::play_through;

const KIND: &str = "letter";
/// How a line says that there is nothing.
const NOTHING: &str = "none";
const FORGED: &str = "its dice do not fall from the next link of the other side";
/// A seat that nobody has taken yet, and one of a computer player, as they are written.
const FREE: &str = "?";
const COMPUTER: &str = "=";
/// The most letters that a name has.
const LONGEST: usize = 24;

/// Who sits on a side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// Nobody yet.
    Free,
    /// A computer player.
    Computer,
    /// A person, by name.
    Person(String),
}

impl Holder {
    /// A person of this name, as far as it can be written in a line among others.
    pub fn named(name: &str) -> Option<Holder> {
        let plain = |sign: char| if sign == ',' || sign.is_control() { ' ' } else { sign };
        let name: String = name.chars().map(plain).collect();
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        let name: String =
            name.trim_start_matches(['?', '=']).trim().chars().take(LONGEST).collect();
        let name = name.trim_end();
        (!name.is_empty()).then(|| Holder::Person(name.to_owned()))
    }

    fn words(&self) -> &str {
        match self {
            Holder::Free => FREE,
            Holder::Computer => COMPUTER,
            Holder::Person(name) => name,
        }
    }

    fn read(word: &str) -> Option<Holder> {
        match word {
            FREE => Some(Holder::Free),
            COMPUTER => Some(Holder::Computer),
            name => Holder::named(name).filter(|read| read.words() == name),
        }
    }
}

/// What makes the letters of one battle belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Correspondence {
    /// A number that all letters of the battle share, and those of no other.
    pub id: u64,
    /// Who sits on each side.
    pub seats: Vec<Holder>,
    /// The end of the chain of each side, where dice fall from links; nothing for a seat that is free.
    pub oaths: Vec<Option<Link>>,
}

impl Correspondence {
    /// One that begins, for a deal whose players are told: all seats of persons are free.
    pub fn new(id: u64, deal: &Deal) -> Correspondence {
        let holder = |player: &String| match player.as_str() {
            PERSON => Holder::Free,
            _ => Holder::Computer,
        };
        let seats: Vec<Holder> = deal.players.iter().map(holder).collect();
        Correspondence { id, oaths: vec![None; seats.len()], seats }
    }

    /// The name of the person on a side.
    pub fn name(&self, side: Side) -> Option<&str> {
        match self.seats.get(side.index())? {
            Holder::Person(name) => Some(name),
            Holder::Free | Holder::Computer => None,
        }
    }

    /// The side from whose links the dice of another side fall: that of the next person.
    pub fn partner(&self, side: Side) -> Option<Side> {
        let later = self.persons().find(|other| *other > side);
        later.or_else(|| self.persons().find(|other| *other != side))
    }

    /// A seat of a person that nobody has taken yet.
    pub fn free(&self) -> Option<Side> {
        self.persons().find(|side| self.seats[side.index()] == Holder::Free)
    }

    /// The sides that are played by persons, also those that nobody has taken yet.
    pub fn persons(&self) -> impl Iterator<Item = Side> {
        let computer = |number: &usize| self.seats[*number] != Holder::Computer;
        (0..self.seats.len()).filter(computer).map(|number| Side(number as u8))
    }
}

/// How a deal calls a person.
const PERSON: &str = "human";

/// The battle as one player hands it to the other.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Letter {
    /// Which battle it is, and who sits where.
    pub correspondence: Correspondence,
    /// The side that is asked, and the turn; no side when the battle is over. Told for lists: what
    /// holds is what the choices lead to.
    pub asked: Option<Side>,
    /// See `asked`.
    pub turn: u16,
    /// How the battle came here.
    pub record: Record,
    /// A choice of the side that is to decide, in the notation, which waits for the link from which its
    /// dice fall.
    pub sealed: Option<String>,
}

/// What a letter has to tell, beside another of the same battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// What is known.
    Same,
    /// Less than is known: it was handed on earlier.
    Older,
    /// What comes after what is known.
    Newer,
    /// Something else: how the two disagree.
    Other(String),
}

/// A choice as it can be compared: in the notation, with what came of it, if that is known.
type Made<'a> = (&'a str, Option<&'a Step>);

impl Letter {
    /// The battle as it stands, with the choice that waits for its dice.
    pub fn of(
        correspondence: Correspondence,
        record: Record,
        sealed: Option<String>,
        world: &World,
    ) -> Letter {
        let asked = Table::new(world).decision().map(|decision| decision.side);
        // The one who has decided waits for the other.
        let other = |side| correspondence.partner(side).unwrap_or(side);
        let asked = if sealed.is_some() { asked.map(other) } else { asked };
        let turn = world.resource::<TurnNumber>().0;
        Letter { correspondence, asked, turn, record, sealed }
    }

    /// Every choice that was made.
    fn course(&self) -> Vec<Made<'_>> {
        let steps = self.record.steps.iter().map(|step| (step.choice.as_str(), Some(step)));
        steps.chain(self.sealed.iter().map(|choice| (choice.as_str(), None))).collect()
    }

    /// What this letter tells beside what is `known` of its battle.
    pub fn news(&self, known: &Letter) -> News {
        let (new, old) = (&self.record, &known.record);
        if self.correspondence.id != known.correspondence.id {
            return News::Other(say!("it is of another battle"));
        }
        if new.deal != old.deal || new.start != old.start {
            return News::Other(say!("it begins otherwise"));
        }
        if let Some(what) = taken(&self.correspondence, &known.correspondence) {
            return News::Other(what);
        }
        let (new, old) = (self.course(), known.course());
        let goes_with = |(new, old): &(&Made, &Made)| {
            new.0 == old.0 && (new.1 == old.1 || new.1.is_none() || old.1.is_none())
        };
        let common = new.iter().zip(&old).take_while(goes_with).count();
        if let (Some(new), Some(old)) = (new.get(common), old.get(common)) {
            let (number, new, old) = (common + 1, shown(new.0, 60), shown(old.0, 60));
            return News::Other(say!(
                "choice {number} is \"{new}\" in it, and \"{old}\" here",
                number,
                new,
                old
            ));
        }
        let far = |course: &[Made]| (course.len(), course.last().is_some_and(|it| it.1.is_some()));
        match far(&new).cmp(&far(&old)) {
            Ordering::Less => News::Older,
            Ordering::Equal if self.correspondence == known.correspondence => News::Same,
            Ordering::Equal | Ordering::Greater => News::Newer,
        }
    }

    /// The same with everybody who is known to have sat down.
    pub fn joined(mut self, known: &Letter) -> Letter {
        let (ours, known) = (&mut self.correspondence, &known.correspondence);
        let seats = ours.seats.iter_mut().zip(&known.seats);
        for (seat, known) in seats.filter(|(seat, _)| **seat == Holder::Free) {
            seat.clone_from(known);
        }
        for (oath, known) in ours.oaths.iter_mut().zip(&known.oaths) {
            *oath = oath.or(*known);
        }
        self
    }

    /// Lays the battle as it stood: it is played from its start, choice by choice.
    ///
    /// # Errors
    /// When the scenario is not as it was, a choice cannot be made or leads elsewhere, or dice fell from
    /// what is no link of the side that it should be of.
    pub fn set_up(&self, shelf: &Shelf, library: &Library) -> Result<Battle, DataError> {
        let mut ends = self.correspondence.oaths.clone();
        let allows = |battle: &Battle, index: usize| {
            let Some(link) = self.record.steps[index].link else { return Ok(()) };
            let side = battle.decision().map(|decision| decision.side);
            let other = side.and_then(|side| self.correspondence.partner(side));
            let end = other.and_then(|other| ends.get_mut(other.index()));
            let end = end.ok_or("its dice are of nobody")?;
            let is_next = *end == Some(link.before());
            *end = Some(link);
            is_next.then_some(()).ok_or_else(|| FORGED.to_owned())
        };
        let laid = play_through(&self.record, shelf, library, allows)?;
        let battle = laid.map_err(|divergence| {
            let what = say!("the battle goes another way {way}", way = divergence.to_string());
            self.record.deal.explained(library, DataError::new(phrase("the choices"), what))
        })?;
        let Some(sealed) = &self.sealed else { return Ok(battle) };
        let read = read(battle.table(), sealed);
        let place = || phrase("the sealed choice");
        let read = read.map_err(|error| DataError::new(place(), error.to_string()));
        read.map(|_| battle)
    }

    /// The letter as text.
    pub fn to_text(&self) -> String {
        let Letter { correspondence, asked, turn, record, sealed } = self;
        let oath = |oath: &Option<Link>| oath.map_or(FREE.to_owned(), Link::words);
        let oaths: Vec<String> = correspondence.oaths.iter().map(oath).collect();
        let seats: Vec<&str> = correspondence.seats.iter().map(Holder::words).collect();
        let asked = asked.map_or(NOTHING.to_owned(), |side| side.0.to_string());
        seal(format!(
            "riposte {KIND} {}\nbattle: {}\nseats: {}\noaths: {}\nasked: {asked}\nturn: {turn}\nsealed: {}\n{}",
            record.deal.form(),
            hex_number(correspondence.id),
            seats.join(","),
            oaths.join(","),
            sealed.as_deref().unwrap_or(NOTHING),
            record.body()
        ))
    }

    /// Reads a letter.
    ///
    /// # Errors
    /// When the text is no letter, of another version, cut off or edited.
    pub fn from_text(file: &str, text: &str) -> Result<Letter, DataError> {
        let text = as_written(text);
        let mut lines = Lines::open(file, &text, KIND)?;
        let id = lines.hash("battle")?;
        let words = lines.named("seats")?;
        lines.within(words.split(',').count(), FigureSet::MOST, "{count} seats are too many")?;
        let seats: Option<Vec<Holder>> = words.split(',').map(Holder::read).collect();
        let seats = seats.ok_or_else(|| lines.wrong(words, "names, ? for a free seat"))?;
        let words = lines.named("oaths")?;
        let oath = |word: &str| match word {
            FREE => Some(None),
            link => Link::read(link).map(Some),
        };
        let oaths: Option<Vec<Option<Link>>> = words.split(',').map(oath).collect();
        let oaths = oaths.filter(|oaths| oaths.len() == seats.len());
        let oaths = oaths.ok_or_else(|| lines.wrong(words, "a link, or ?, for each seat"))?;
        let asked = lines.named("asked")?;
        let asked = match asked {
            NOTHING => None,
            side => Some(Side(side.parse().map_err(|_| lines.wrong(side, "a side, or none"))?)),
        };
        let turn = lines.named("turn")?;
        let turn = turn.parse().map_err(|_| lines.wrong(turn, "a whole number"))?;
        let sealed = lines.named("sealed")?;
        let sealed = (sealed != NOTHING).then(|| sealed.to_owned());
        let record = Record::read_body(&mut lines)?;
        if record.deal.players.len() != seats.len() {
            return Err(lines.error("there are not as many seats as players"));
        }
        match lines.left() {
            0 => {
                let correspondence = Correspondence { id, seats, oaths };
                Ok(Letter { correspondence, asked, turn, record, sealed })
            }
            _ => Err(lines.error("there are lines after the last choice")),
        }
    }
}

/// Who sits where somebody else is known to sit, or throws by another chain.
fn taken(new: &Correspondence, known: &Correspondence) -> Option<String> {
    if new.seats.len() != known.seats.len() {
        return Some(say!("it has other seats"));
    }
    let other = new.seats.iter().zip(&known.seats).find_map(|(new, known)| match (new, known) {
        (Holder::Free, Holder::Person(_)) | (Holder::Person(_), Holder::Free) => None,
        (new, known) if new == known => None,
        (new, known) => Some(say!(
            "\"{new}\" sits in it where \"{known}\" sits here",
            new = shown(new.words(), LONGEST),
            known = shown(known.words(), LONGEST)
        )),
    });
    let mut oaths = new.oaths.iter().zip(&known.oaths);
    let differ =
        |(new, known): (&Option<Link>, &Option<Link>)| new.zip(*known).is_some_and(|(a, b)| a != b);
    other.or_else(|| oaths.any(differ).then(|| say!("its dice are sworn otherwise")))
}
