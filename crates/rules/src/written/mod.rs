//! Values as they are written in RON: the way in which the game reads and writes them.
//!
//! RON's own functions are compiled anew, with all that reads letters in them, for each type of
//! value, which makes the page large. Here they are compiled once. What is still made for each type
//! is the code that serde derives for it. Values, texts and errors are the same as RON's.

mod piece;
mod reader;
#[cfg(test)]
mod tests;

use ron::error::{Position, Span, SpannedError};
use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use ron::{Error, Options};
use serde::de::{Deserialize, DeserializeOwned};

use piece::{Given, Then, To};
use reader::Reader;

/// Reads a value as it is written here: one that may be absent has `Some` around it.
///
/// # Errors
/// When the text holds no such value, with the place.
pub fn read<T: DeserializeOwned>(text: &str) -> Result<T, SpannedError> {
    read_with(text, &Options::default())
}

/// Reads a value as data files have it: one that may be absent needs no `Some` around it.
///
/// # Errors
/// When the text holds no such value, with the place.
pub fn read_data<T: DeserializeOwned>(text: &str) -> Result<T, SpannedError> {
    read_with(text, &Options::default().with_default_extension(Extensions::IMPLICIT_SOME))
}

/// The value in one line.
///
/// # Errors
/// When the value cannot be written.
pub fn write(value: &dyn erased_serde::Serialize) -> Result<String, Error> {
    ron::to_string(value)
}

/// The value with a line for each part, to be read by people.
///
/// # Errors
/// When the value cannot be written.
pub fn write_pretty(value: &dyn erased_serde::Serialize) -> Result<String, Error> {
    ron::ser::to_string_pretty(value, PrettyConfig::default())
}

fn read_with<T: DeserializeOwned>(text: &str, options: &Options) -> Result<T, SpannedError> {
    let mut read = None;
    open(text, options, &mut |given| {
        if let Given::Inside(piece) = given {
            read = Some(<T as Deserialize>::deserialize(Reader(piece))?);
        }
        Ok(())
    })?;
    read.ok_or_else(nothing)
}

fn open<'de>(
    text: &'de str,
    options: &Options,
    then: &mut Then<'_, 'de>,
) -> Result<(), SpannedError> {
    options.from_str_seed(text, To(then))
}

fn nothing() -> SpannedError {
    let start = Position { line: 1, col: 1 };
    SpannedError { code: Error::Eof, span: Span { start, end: start } }
}
