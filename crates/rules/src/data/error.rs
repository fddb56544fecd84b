//! An error in a data file.

use std::fmt;

use thiserror::Error;

/// What is wrong in a file, where, and what was expected.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct DataError {
    /// The file, as its reader knows it.
    pub file: String,
    /// The line, from 1, where it is known.
    pub line: Option<usize>,
    /// What is wrong.
    pub what: String,
    /// What was expected instead; empty when `what` says it all.
    pub expected: String,
}

impl DataError {
    /// An error without a known line.
    pub fn new(file: impl Into<String>, what: impl Into<String>) -> DataError {
        DataError { file: file.into(), line: None, what: what.into(), expected: String::new() }
    }

    /// With the line.
    pub fn at(mut self, line: Option<usize>) -> DataError {
        self.line = line;
        self
    }

    /// With what was expected.
    pub fn expecting(mut self, expected: impl Into<String>) -> DataError {
        self.expected = expected.into();
        self
    }

    /// Expecting one of some words; a long list is cut.
    pub fn expecting_one_of<T: fmt::Display>(
        self,
        words: impl IntoIterator<Item = T>,
    ) -> DataError {
        let mut words: Vec<String> = words.into_iter().map(|word| word.to_string()).collect();
        let more = words.len() > 24;
        words.truncate(24);
        let list = words.join(", ");
        self.expecting(format!("one of: {list}{}", if more { ", ..." } else { "" }))
    }
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file)?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        write!(f, ": {}", self.what)?;
        if !self.expected.is_empty() {
            write!(f, "; expected {}", self.expected)?;
        }
        Ok(())
    }
}
