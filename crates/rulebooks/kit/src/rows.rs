//! Rows of data files that are named by a word.

use riposte_rules::data::{DataError, Source};

/// A row that is named by a word in other files.
pub trait Keyed {
    /// The word.
    fn key(&self) -> &str;
}

/// Rows that are named by their field `key`.
#[macro_export]
macro_rules! keyed {
    ($($row:ty),*) => {
        $(impl $crate::rows::Keyed for $row {
            fn key(&self) -> &str {
                &self.key
            }
        })*
    };
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

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    struct Row(&'static str);

    impl Keyed for Row {
        fn key(&self) -> &str {
            self.0
        }
    }

    #[test]
    fn a_word_that_names_two_rows_is_an_error_at_the_second() {
        let source = Source::new("armour.ron", "[\n(key: \"mail\"),\n(key: \"mail\"),\n]");
        let said = check_keys(&[Row("mail"), Row("mail")], &source, "armour").unwrap_err();
        assert_eq!(said.to_string(), "armour.ron:3: the armour \"mail\" stands here twice");
        assert_eq!(check_keys(&[Row("mail"), Row("plate")], &source, "armour"), Ok(()));
        assert_eq!(find(&[Row("mail"), Row("plate")], "plate").map(Keyed::key), Some("plate"));
    }

    #[test]
    fn a_word_that_is_not_known_is_an_error_that_names_those_that_are() {
        let source = Source::new("armour.ron", "[\n\"Hed\",\n]");
        let check = |word| check_known(word, ["Head", "Leg"], &source, || "no place".into());
        let said = check("Hed").unwrap_err().to_string();
        assert_eq!(said, "armour.ron:2: no place; expected one of: Head, Leg");
        assert_eq!(check("Leg"), Ok(()));
    }
}
