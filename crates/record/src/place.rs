//! The place of a battle that is under way: a text of its own, which no other battle and no
//! other window takes.

use std::path::{Path, PathBuf};

use riposte_rules::data::{DataError, plain_key};

use crate::Store;
use crate::lines::digest;

/// The ending of saves and replays.
pub const ENDING: &str = "riposte";

/// Where one battle under way is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    file: PathBuf,
    /// What stands for the text as it was last written or read here.
    known: Option<u64>,
}

impl Place {
    /// A place for a battle that begins. `lot` is a number that nobody else draws.
    pub fn new(folder: &Path, scenario: &str, lot: u64) -> Place {
        let name = format!("{}-{:08x}", plain_key(scenario), lot as u32);
        Place { file: folder.join(format!("{name}.{ENDING}")), known: None }
    }

    /// A place in a file that is not there yet.
    pub fn at(file: &Path) -> Place {
        Place { file: file.to_owned(), known: None }
    }

    /// The place of a battle that was read from it.
    pub fn of(file: &Path, text: &str) -> Place {
        Place { file: file.to_owned(), known: Some(digest(text)) }
    }

    /// Its file.
    pub fn file(&self) -> &Path {
        &self.file
    }

    /// Whether what lies there is what this battle left, and not what another window wrote.
    fn ours(&self, store: &dyn Store) -> bool {
        store.read(&self.file).is_ok_and(|text| Some(digest(&text)) == self.known)
    }

    /// Keeps the battle. When another window goes on with the same one, this one moves to a
    /// place beside it.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn keep(&mut self, store: &dyn Store, text: &str) -> Result<(), DataError> {
        if store.exists(&self.file) && !self.ours(store) {
            self.file = beside(store, &self.file);
            self.known = None;
        }
        self.write(store, text)
    }

    /// Keeps the battle only where no other window has gone on with it: there are no two courses of
    /// a battle by letter.
    ///
    /// # Errors
    /// When another window has written there, or it cannot be written.
    pub fn keep_here(&mut self, store: &dyn Store, text: &str) -> Result<(), DataError> {
        if store.exists(&self.file) && !self.ours(store) {
            let what = "another window has gone on with this battle";
            let error = DataError::new(self.file.display().to_string(), what);
            return Err(error.expecting("this one closed, or the battle opened anew"));
        }
        self.write(store, text)
    }

    fn write(&mut self, store: &dyn Store, text: &str) -> Result<(), DataError> {
        store.write(&self.file, text)?;
        self.known = Some(digest(text));
        Ok(())
    }

    /// Gives the place up, for the battle is over.
    ///
    /// # Errors
    /// When the text stays.
    pub fn give_up(&self, store: &dyn Store) -> Result<(), DataError> {
        match self.ours(store) {
            true => store.remove(&self.file),
            false => Ok(()),
        }
    }
}

/// The first number behind a name that is not taken.
fn beside(store: &dyn Store, file: &Path) -> PathBuf {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let mut number = 2u32;
    loop {
        let other = file.with_file_name(format!("{stem}-{number}.{ENDING}"));
        if !store.exists(&other) {
            return other;
        }
        number += 1;
    }
}

/// The battles under way in a folder, the newest first.
pub fn under_way(store: &dyn Store, folder: &Path) -> Vec<PathBuf> {
    let ours = |file: &PathBuf| file.extension().is_some_and(|ending| ending == ENDING);
    let mut files: Vec<PathBuf> = store.list(folder).into_iter().filter(ours).collect();
    files.sort_by_cached_key(|file| (store.age(file).unwrap_or(u64::MAX), file.clone()));
    files
}
