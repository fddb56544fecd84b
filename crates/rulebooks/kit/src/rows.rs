//! Rows of data files that are named by a word.

use riposte_rules::data::{DataError, Source};

/// A row that is named by a word in other files.
pub trait Keyed {
    /// The word.
    fn key(&self) -> &str;
}

/// The row with a word.
pub fn find<'t, R: Keyed>(rows: &'t [R], key: &str) -> Option<&'t R> {
    rows.iter().find(|row| row.key() == key)
}

/// Checks that no two rows have the same word; `of` is what a row is: "armour".
///
/// # Errors
/// At the second of them.
pub fn check_keys<R: Keyed>(rows: &[R], source: &Source, of: &str) -> Result<(), DataError> {
    for (index, row) in rows.iter().enumerate() {
        if rows[..index].iter().any(|before| before.key() == row.key()) {
            let what = format!("the {of} \"{}\" stands here twice", row.key());
            return Err(source.error(row.key(), 1, what));
        }
    }
    Ok(())
}

/// Checks that a word of a row is one of those that are known; `what` is wrong when it is not.
///
/// # Errors
/// At the word, naming those that are known.
pub fn check_known<'n>(
    word: &str,
    known: impl IntoIterator<Item = &'n str> + Clone,
    source: &Source,
    what: impl FnOnce() -> String,
) -> Result<(), DataError> {
    match known.clone().into_iter().any(|name| name == word) {
        true => Ok(()),
        false => Err(source.error(word, 0, what()).expecting_one_of(known)),
    }
}
