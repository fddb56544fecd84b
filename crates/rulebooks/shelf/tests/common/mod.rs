//! What the tests of the data files share.

#![allow(dead_code)]

use riposte_rules::battle::Battle;
use riposte_rules::data::{DataError, Library, Scenario, Source};
use riposte_rules::roll::Dice;
use riposte_shelf::{library, shelf};

/// The page of a rulebook.
pub struct Page(pub &'static str);

impl Page {
    /// Fails when a piece of text does not stand on the page.
    pub fn has(&self, text: &str) {
        assert!(self.0.contains(text), "the page lacks: {text}");
    }

    /// Fails when no line of the page begins and ends so.
    pub fn has_line(&self, start: &str, end: &str) {
        let line = self.0.lines().find(|line| line.starts_with(start));
        assert!(line.is_some_and(|line| line.ends_with(end)), "{start} … {end}: {line:?}");
    }
}

/// Digits as the page writes a number below or above nothing, with the sign that it has.
pub fn with_minus(negative: bool, digits: &str) -> String {
    if negative { format!("−{digits}") } else { digits.to_owned() }
}

/// Digits as the page writes a modifier.
pub fn with_sign(sign: std::cmp::Ordering, digits: &str) -> String {
    match sign {
        std::cmp::Ordering::Greater => format!("+{digits}"),
        sign => with_minus(sign.is_lt(), digits),
    }
}

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
