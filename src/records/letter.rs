//! Battles by letter that are played here: who sits where, and where their letters lie.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use riposte_record::{Chain, Correspondence, Deal, ENDING, Holder, Letter, Place, Record, Step};
use riposte_rules::data::{DataError, Library, Scenario};
use riposte_rules::figure::Side;
use riposte_words::{phrase, text};

use super::folder::Folder;
use crate::match_setup::{MatchSetup, Seat};
use crate::platform::{self, disk};
use crate::settings::Settings;

/// The choices that came with a letter and are still to be shown, the next one first.
#[derive(Resource, Clone, Debug, Default)]
pub struct Incoming(pub Vec<Step>);

/// The battle by letter on the table.
#[derive(Clone, Debug)]
pub struct ByLetter {
    /// Which it is, and who sits where.
    pub correspondence: Correspondence,
    /// The side that is played here.
    pub own: Side,
    /// The chain from whose links the dice of the other side fall, where they are sworn.
    pub chain: Option<Chain>,
    /// A choice made here, in the notation, whose dice wait for a link of the other side; or one that
    /// came and waits for a link from here.
    pub sealed: Option<String>,
    /// How far it was when it came, or was last handed on; nothing before that.
    pub handed: Option<Far>,
}

/// How far a battle by letter is: how many choices were made, and whether another is sealed.
pub type Far = (usize, bool);

impl ByLetter {
    /// Takes the seat of its own side, and swears by a chain if dice are sworn.
    pub fn sit(&mut self, holder: Holder, sworn: bool) {
        let at = self.own.index();
        self.chain = sworn.then(|| Chain::new(platform::secret()));
        let Correspondence { seats, oaths, .. } = &mut self.correspondence;
        if let (Some(seat), Some(oath)) = (seats.get_mut(at), oaths.get_mut(at)) {
            *seat = holder;
            *oath = self.chain.as_ref().map(Chain::end);
        }
    }

    /// The side that has something to do before the side that is asked can decide: sit down, or let the
    /// dice of a sealed choice fall.
    pub fn before(&self, asked: Side) -> Option<Side> {
        let other = || self.correspondence.partner(asked);
        let sworn = self.chain.is_some();
        let free = self.correspondence.free().filter(|_| sworn);
        self.sealed.as_ref().and_then(|_| other()).or(free)
    }
}

/// A battle by letter that begins here, for the one person at the table.
pub(super) fn begin(world: &World, setup: &MatchSetup, record: &Record) -> Option<ByLetter> {
    let own = setup.seats.iter().position(|seat| *seat == Seat::Person)?;
    let own = Side(own as u8);
    let correspondence = Correspondence::new(platform::lot(), &record.deal);
    let mut by_letter = ByLetter { correspondence, own, chain: None, sealed: None, handed: None };
    // By its name as the file has it: the other player may speak another language.
    let side = setup.scenario.sides.get(own.index()).map_or("", String::as_str);
    by_letter.sit(holder(world, side), setup.sworn);
    Some(by_letter)
}

/// The person at the table by the name that was given, or else by that of a side.
pub fn holder(world: &World, side: &str) -> Holder {
    let name = world.get_resource::<Settings>().map_or("", |settings| settings.name.as_str());
    let person = || Holder::Person(text!("letter-somebody"));
    Holder::named(name).or_else(|| Holder::named(side)).unwrap_or_else(person)
}

/// What the person on a side is called by a letter. Who gave no name has that of the side, as its file
/// says it: it is said in the language spoken here.
pub fn signed(name: &str, side: Side, scenario: Option<&Scenario>) -> String {
    let of_side = scenario.and_then(|scenario| scenario.sides.get(side.index()));
    let of_side = of_side.filter(|of_side| is_of_side(name, of_side));
    of_side.map_or_else(|| name.to_owned(), |of_side| phrase(of_side).into_owned())
}

/// Whether a name in a letter is that of a side, and so of somebody who gave none. A letter has it
/// without the signs that a line cannot have.
pub fn is_of_side(name: &str, of_side: &str) -> bool {
    Holder::named(name) == Holder::named(of_side)
}

/// Who decides for each side of a battle by letter, where one side is played here.
///
/// # Errors
/// When the scenario is not as it was.
pub fn letter_setup(
    library: &Library,
    deal: &Deal,
    by_letter: &ByLetter,
) -> Result<MatchSetup, DataError> {
    let mut setup = super::deal::setup(library, deal)?;
    for side in by_letter.correspondence.persons() {
        if let Some(seat) = setup.seats.get_mut(side.index()) {
            *seat = if side == by_letter.own { Seat::Person } else { Seat::Friend };
        }
    }
    Ok(setup)
}

/// The file of a battle by letter, for the side that is played here.
fn file(folder: &Path, id: u64, own: Side) -> PathBuf {
    folder.join(format!("{id:016x}-{}.{ENDING}", own.0))
}

/// Where the chain of a side is kept: never in a letter.
fn chain_file(folder: &Path, id: u64, own: Side) -> PathBuf {
    folder.join(format!("{id:016x}-{}.chain", own.0))
}

/// Keeps the chain of a battle by letter beside it.
///
/// # Errors
/// When it cannot be written.
pub fn keep_chain(folder: &Folder, by_letter: &ByLetter) -> Result<(), DataError> {
    let (Some(folder), Some(chain)) = (folder.letters(), &by_letter.chain) else { return Ok(()) };
    let file = chain_file(&folder, by_letter.correspondence.id, by_letter.own);
    if disk::exists(&file) { Ok(()) } else { disk::write(&file, &chain.to_text()) }
}

/// The chain that is kept here for a side.
///
/// # Errors
/// When it is not here, or no chain.
pub fn read_chain(folder: &Folder, id: u64, own: Side) -> Result<Chain, DataError> {
    let none = || DataError::new(text!("record-the-battle"), text!("letter-sworn-elsewhere"));
    let file = folder.letters().map(|folder| chain_file(&folder, id, own)).ok_or_else(none)?;
    let text = disk::read(&file).map_err(|_| none())?;
    let wrong = || DataError::new(file.display().to_string(), text!("letter-no-chain"));
    Chain::from_text(&text).ok_or_else(wrong)
}

/// A new place for a battle by letter.
pub fn letter_place(folder: &Folder, id: u64, own: Side) -> Option<Place> {
    folder.letters().map(|folder| Place::at(&file(&folder, id, own)))
}

/// The side that a file of a battle by letter is played on here.
pub fn side_of(file: &Path) -> Option<Side> {
    let stem = file.file_stem()?.to_str()?;
    stem.rsplit_once('-')?.1.parse().ok().map(Side)
}

/// The seats of a battle that were taken here, each with the letter as it was last seen.
///
/// # Errors
/// When one cannot be read.
pub fn seats_here(
    folder: &Folder,
    correspondence: &Correspondence,
) -> Result<Vec<(Side, Letter, Place)>, DataError> {
    let Some(folder) = folder.letters() else { return Ok(Vec::new()) };
    let files = correspondence.persons().map(|own| (own, file(&folder, correspondence.id, own)));
    let here = files.filter(|(_, file)| disk::exists(file));
    here.map(|(own, file)| {
        let text = disk::read(&file)?;
        let letter = Letter::from_text(&file.display().to_string(), &text)?;
        Ok((own, letter, Place::of(&file, &text)))
    })
    .collect()
}
