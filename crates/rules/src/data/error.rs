//! An error in a data file.

use std::fmt;

use riposte_words::{phrase, say};
use thiserror::Error;

/// The most letters of what is wrong that a message shows.
const MOST: usize = 400;

/// Whether a sign does something to a terminal or to the order of letters instead of being one.
pub fn controls(sign: char) -> bool {
    let turns = matches!(
        sign,
        '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
    );
    let breaks = matches!(sign, '\u{2028}' | '\u{2029}');
    sign.is_control() || turns || breaks
}

/// A text from a file as it may be shown, in one line: what [`controls`] becomes `\u{fffd}`, and
/// after so many letters it is cut.
pub fn shown(text: &str, most: usize) -> String {
    let plain = |sign: char| if controls(sign) { '\u{fffd}' } else { sign };
    let mut line: String = text.chars().take(most).map(plain).collect();
    if text.chars().nth(most).is_some() {
        line.push('…');
    }
    line
}

/// What is wrong in a file, where, and what was expected.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub struct DataError {
    /// The file, as its reader knows it.
    pub file: String,
    /// The line, from 1, where it is known.
    pub line: Option<usize>,
    /// What is wrong, as a phrase that is translated when it is shown, or said already.
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

    /// The same error of something that came inside a file: that file is named, then the
    /// place inside it.
    pub fn inside(self, file: &str) -> DataError {
        if self.file == file {
            return self;
        }
        let line = self.line.map(|line| format!(":{line}")).unwrap_or_default();
        let what = format!("{}{line}: {}", self.file, phrase(&self.what));
        DataError { file: file.to_owned(), line: None, what, expected: self.expected }
    }

    /// Expecting one of some words; a long list is cut.
    pub fn expecting_one_of<T: fmt::Display>(
        self,
        words: impl IntoIterator<Item = T>,
    ) -> DataError {
        let mut words: Vec<String> = words.into_iter().map(|word| word.to_string()).collect();
        let more = words.len() > 24;
        words.truncate(24);
        let list = words.join(", ") + if more { ", ..." } else { "" };
        self.expecting(say!("one of: {list}", list))
    }
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", shown(&self.file, MOST))?;
        if let Some(line) = self.line {
            write!(f, ":{line}")?;
        }
        write!(f, ": {}", shown(&phrase(&self.what), MOST))?;
        if !self.expected.is_empty() {
            let expected = shown(&phrase(&self.expected), 2 * MOST);
            f.write_str(&say!("; expected {expected}", expected))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_sign_of_a_file_reaches_a_terminal_and_long_values_are_cut() {
        let signs = "\u{7}\u{202e}\u{61c}\u{2028}\r\n";
        let error = DataError::new("a\u{1b}[2J", format!("{signs}{}", "x".repeat(9_999)));
        let text = error.expecting("\u{9b}31m").to_string();
        assert!(!text.chars().any(controls), "{text:?}");
        assert!(text.chars().count() < 500, "{text}");
        assert!(text.contains('…'));
    }

    #[test]
    fn an_error_inside_a_file_names_the_file_first() {
        let error = DataError::new("scenarios/own.ron", "no").at(Some(7)).inside("my.riposte");
        assert_eq!(error.to_string(), "my.riposte: scenarios/own.ron:7: no");
        let own = DataError::new("my.riposte", "cut off").at(Some(2)).inside("my.riposte");
        assert_eq!(own.to_string(), "my.riposte:2: cut off");
    }
}
