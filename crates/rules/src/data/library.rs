//! All data files by path, wherever they came from.

use std::any::{Any, TypeId};
use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

use bevy_ecs::prelude::Resource;
use serde::de::DeserializeOwned;

use super::{DataError, place};
use crate::written::read_data;

/// The mark that says how the bytes of a text are ordered.
pub const BOM: char = '\u{feff}';

/// A file's name and text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// The file, as its reader knows it.
    pub file: String,
    /// Its whole text.
    pub text: String,
}

impl Source {
    /// A source from its parts. A byte-order mark at the beginning of the text is left out.
    pub fn new(file: impl Into<String>, text: impl Into<String>) -> Source {
        let mut text = text.into();
        // Some editors begin every text with a mark of its form.
        if text.starts_with(BOM) {
            text.drain(..BOM.len_utf8());
        }
        Source { file: file.into(), text }
    }

    /// Reads the text as RON.
    pub fn parse<T: DeserializeOwned>(&self) -> Result<T, DataError> {
        read_data(&self.text).map_err(|error| {
            DataError::new(&self.file, error.code.to_string()).at(Some(error.span.start.line))
        })
    }

    /// The line in which a quoted word stands for the `nth` time (from 0), comments aside.
    pub fn line_of(&self, word: &str, nth: usize) -> Option<usize> {
        place::nth(&place::code(&self.text), &format!("\"{word}\""), nth)
    }

    /// The line in which a field stands for the `nth` time (from 0), comments aside.
    pub fn line_of_field(&self, field: &str, nth: usize) -> Option<usize> {
        place::nth_field(&place::code(&self.text), field, nth)
    }

    /// The line in which a quoted word stands in the entry with a key; else that of the key.
    pub fn line_in_entry(&self, key: &str, word: &str) -> Option<usize> {
        place::in_entry(&place::code(&self.text), key, word)
    }

    /// An error in this file at a quoted word.
    pub fn error(&self, word: &str, nth: usize, what: impl Into<String>) -> DataError {
        DataError::new(&self.file, what).at(self.line_of(word, nth))
    }

    /// An error in this file at the first place of a field.
    pub fn error_at_field(&self, field: &str, what: impl Into<String>) -> DataError {
        DataError::new(&self.file, what).at(self.line_of_field(field, 0))
    }
}

/// The data files by path, such as `scenarios/duel.ron`. Copies share the files and what was made
/// of them.
#[derive(Resource, Clone, Debug, Default)]
pub struct Library {
    files: Arc<BTreeMap<String, String>>,
    made: Made,
}

/// What was made of the files, by its type.
#[derive(Clone, Default)]
struct Made(Arc<Mutex<HashMap<TypeId, Arc<dyn Any + Send + Sync>>>>);

impl fmt::Debug for Made {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Made")
    }
}

impl Library {
    /// Adds a file, or puts another in its place. What was made of the files before is forgotten.
    pub fn add(&mut self, path: impl Into<String>, text: impl Into<String>) {
        Arc::make_mut(&mut self.files).insert(path.into(), text.into());
        self.made = Made::default();
    }

    /// What is made of the files: made at the first time, afterwards the same again.
    ///
    /// # Errors
    /// Those of `make`; then it is tried anew the next time.
    pub fn once<T: Any + Send + Sync>(
        &self,
        make: impl FnOnce(&Library) -> Result<T, DataError>,
    ) -> Result<Arc<T>, DataError> {
        let known = |made: &Made| {
            let all = made.0.lock().unwrap_or_else(PoisonError::into_inner);
            all.get(&TypeId::of::<T>()).cloned().and_then(|it| it.downcast::<T>().ok())
        };
        if let Some(known) = known(&self.made) {
            return Ok(known);
        }
        // Not while the lock is held: what is made may ask for something else.
        let new = Arc::new(make(self)?);
        let mut all = self.made.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.insert(TypeId::of::<T>(), new.clone());
        Ok(new)
    }

    /// The file at a path.
    pub fn source(&self, path: &str) -> Result<Source, DataError> {
        match self.files.get(path) {
            Some(text) => Ok(Source::new(path, text)),
            None => {
                let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
                let error = DataError::new(path, "there is no such file");
                Err(error.expecting_one_of(self.names(folder)))
            }
        }
    }

    /// Reads the file at a path as RON.
    pub fn read<T: DeserializeOwned>(&self, path: &str) -> Result<T, DataError> {
        self.source(path)?.parse()
    }

    /// The names (without ending) of the files in a folder, in order.
    pub fn names<'a>(&'a self, folder: &'a str) -> impl Iterator<Item = &'a str> + 'a {
        self.files.keys().filter_map(move |path| {
            let (place, file) = path.rsplit_once('/')?;
            if place == folder { file.strip_suffix(".ron") } else { None }
        })
    }

    /// Every path.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }
}
