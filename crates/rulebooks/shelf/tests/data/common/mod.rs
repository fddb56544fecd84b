//! What the tests of the data files share.

#![allow(dead_code)]

use riposte_rules::battle::Battle;
use riposte_rules::data::{DataError, Library, Scenario, Source};
use riposte_rules::roll::Dice;
use riposte_shelf::{library, shelf};

/// What the table says to the text of a scenario.
pub fn answer(text: &str) -> Option<DataError> {
    answer_with(&library(), text)
}

/// The same, with other data files.
pub fn answer_with(library: &Library, text: &str) -> Option<DataError> {
    let source = Source::new("my.ron", text);
    let laid = Scenario::read(library, "my", source)
        .and_then(|scenario| Battle::new(&shelf(), library, &scenario, Dice::seeded(1)));
    laid.err()
}

/// What the table says when `from` is replaced in a scenario that is otherwise good.
pub fn message_in(good: &str, from: &str, to: &str) -> String {
    assert!(good.contains(from), "{from}");
    let error = answer(&good.replacen(from, to, 1));
    error.unwrap_or_else(|| panic!("{to} is accepted")).to_string()
}
