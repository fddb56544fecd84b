//! A file that a battle was kept in.

use std::path::Path;

use riposte_record::{Record, Save};
use riposte_rules::data::{DataError, Library};
use riposte_rules::rulebook::Shelf;

use super::deal;
use crate::driver::Bout;
use crate::platform::disk;

/// A save or a replay.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Paper {
    /// A battle to go on with.
    Save(Save),
    /// A battle to watch.
    Replay(Record),
}

impl Paper {
    /// Reads a file.
    ///
    /// # Errors
    /// When it is neither a save nor a replay, of another version, cut off or edited.
    pub fn read(file: &Path) -> Result<Paper, DataError> {
        Paper::from_text(&file.display().to_string(), &disk::read(file)?)
    }

    /// Reads a text; `file` is what errors call it.
    ///
    /// # Errors
    /// As for [`Paper::read`].
    pub fn from_text(file: &str, text: &str) -> Result<Paper, DataError> {
        if text.starts_with("riposte replay ") {
            return Record::from_text(file, text).map(Paper::Replay);
        }
        Save::from_text(file, text).map(Paper::Save)
    }

    /// How the battle came to be.
    pub fn record(&self) -> &Record {
        match self {
            Paper::Save(save) => &save.record,
            Paper::Replay(record) => record,
        }
    }

    /// The battle as it was set up.
    ///
    /// # Errors
    /// When the scenario is not as it was.
    pub fn bout(&self, library: &Library) -> Result<Bout, DataError> {
        deal::bout(library, &self.record().deal)
    }

    /// Lays it on a table of its own, to find out whether it can be opened.
    ///
    /// # Errors
    /// When the scenario is not as it was, or the state does not fit it.
    pub fn check(&self, shelf: &Shelf, library: &Library) -> Result<(), DataError> {
        match self {
            Paper::Save(save) => save.lay(shelf, library).map(drop),
            Paper::Replay(record) => record.deal.lay(shelf, library).map(drop),
        }
    }

    /// What it is and how far it goes, for lists.
    pub fn summary(&self) -> String {
        let choices = self.record().steps.len();
        match self {
            Paper::Save(save) => match turn_of(&save.state) {
                Some(turn) => format!("Save, turn {turn}, {choices} choices"),
                None => format!("Save, {choices} choices"),
            },
            Paper::Replay(_) => format!("Replay, {choices} choices"),
        }
    }
}

/// The turn that a state stands in.
fn turn_of(state: &str) -> Option<u16> {
    let value = state.lines().find_map(|line| line.strip_prefix("turn: "))?;
    value.trim().trim_start_matches('(').trim_end_matches(')').parse().ok()
}
