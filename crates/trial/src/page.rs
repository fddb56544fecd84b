//! The page of a rulebook, for the tests that hold its numbers against the data files.

use std::cmp::Ordering;

/// The page of a rulebook.
#[derive(Clone, Copy, Debug)]
pub struct Page(pub &'static str);

impl Page {
    /// Fails when a piece of text does not stand on the page.
    pub fn has(&self, text: &str) {
        assert!(self.0.contains(text), "the page lacks: {text}");
    }

    /// The page in one line, for pieces of a sentence that a line may break anywhere.
    pub fn prose(&self) -> String {
        self.0.split_whitespace().collect::<Vec<&str>>().join(" ")
    }

    /// Fails when a piece of a sentence does not stand on the page.
    pub fn says(&self, text: &str) {
        assert!(self.prose().contains(text), "the page does not say: {text}");
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
pub fn with_sign(sign: Ordering, digits: &str) -> String {
    match sign {
        Ordering::Greater => format!("+{digits}"),
        sign => with_minus(sign.is_lt(), digits),
    }
}
