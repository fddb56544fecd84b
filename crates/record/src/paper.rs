//! A text that a battle was kept in: a save, a replay or a letter.

use riposte_rules::battle::Battle;
use riposte_rules::data::{BOM, DataError, Library};
use riposte_rules::rulebook::Shelf;
use riposte_words::say;

use crate::{Letter, Record, Save};

/// A save, a replay or a letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Paper {
    /// A battle to go on with.
    Save(Save),
    /// A battle to watch.
    Replay(Record),
    /// A battle that two players pass to and fro.
    Letter(Letter),
}

impl Paper {
    /// Reads a text; `file` is what errors call it.
    ///
    /// # Errors
    /// When it is none of them, of another version, cut off or edited.
    pub fn from_text(file: &str, text: &str) -> Result<Paper, DataError> {
        let heading = text.trim_start_matches(BOM);
        if heading.starts_with("riposte replay ") {
            return Record::from_text(file, text).map(Paper::Replay);
        }
        if heading.starts_with("riposte letter ") {
            return Letter::from_text(file, text).map(Paper::Letter);
        }
        Save::from_text(file, text).map(Paper::Save)
    }

    /// The text of its file.
    pub fn to_text(&self) -> String {
        match self {
            Paper::Save(save) => save.to_text(),
            Paper::Replay(record) => record.to_text(),
            Paper::Letter(letter) => letter.to_text(),
        }
    }

    /// How the battle came to be.
    pub fn record(&self) -> &Record {
        match self {
            Paper::Save(save) => &save.record,
            Paper::Replay(record) => record,
            Paper::Letter(letter) => &letter.record,
        }
    }

    /// Lays it on a table of its own: a save and a letter as they stood, a replay at its start.
    ///
    /// # Errors
    /// When the scenario is not as it was, or the state of a save is not what its choices
    /// lead to.
    pub fn set_up(&self, shelf: &Shelf, library: &Library) -> Result<Battle, DataError> {
        match self {
            Paper::Save(save) => save.set_up(shelf, library),
            Paper::Replay(record) => record.deal.set_up(shelf, library),
            Paper::Letter(letter) => letter.set_up(shelf, library),
        }
    }

    /// What it is and how far it goes, for lists.
    pub fn summary(&self) -> String {
        let choices = self.record().steps.len();
        match self {
            Paper::Save(save) => match turn_of(&save.state) {
                Some(turn) => say!("Save, turn {turn}, {choices} choices", turn, choices),
                None => say!("Save, {choices} choices", choices),
            },
            Paper::Replay(_) => say!("Replay, {choices} choices", choices),
            Paper::Letter(letter) => {
                say!("Turn {turn}, {choices} choices", turn = letter.turn, choices)
            }
        }
    }
}

/// The turn that a state stands in.
fn turn_of(state: &str) -> Option<u16> {
    let value = state.lines().find_map(|line| line.strip_prefix("turn: "))?;
    value.trim().trim_start_matches('(').trim_end_matches(')').parse().ok()
}
