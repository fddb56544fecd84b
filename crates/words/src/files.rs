//! The files of the words, part of the program.

use crate::Language;

/// A subject with its words in every language, in the order of [`Language::ALL`].
pub type Subject = (&'static str, [&'static str; Language::ALL.len()]);

macro_rules! subject {
    ($name:literal) => {
        (
            $name,
            [
                include_str!(concat!("../../../assets/words/en/", $name, ".ftl")),
                include_str!(concat!("../../../assets/words/de/", $name, ".ftl")),
            ],
        )
    };
}

/// Every subject.
pub const SUBJECTS: [Subject; 5] = [
    subject!("screens"),
    subject!("battle"),
    subject!("keys"),
    subject!("spoken"),
    subject!("files"),
];

macro_rules! phrases {
    ($name:literal) => {
        ($name, ["", include_str!(concat!("../../../assets/words/de/phrases/", $name, ".ftl"))])
    };
}

/// What the rulebooks and the data say, by subject. English stands in the program and the data
/// themselves.
pub const PHRASES: [Subject; 14] = [
    phrases!("rules"),
    phrases!("ai"),
    phrases!("things"),
    phrases!("errors"),
    phrases!("terminal"),
    phrases!("scenarios"),
    phrases!("lessons"),
    phrases!("rosters"),
    phrases!("maneuvers"),
    phrases!("maneuvers-acts"),
    phrases!("options"),
    phrases!("reactions"),
    phrases!("vantage"),
    phrases!("lengths"),
];

/// The rulebooks that have words of their own, and their subjects. Two books may mean different
/// things by the same English word.
pub const BOOKS: [(&str, &[&str]); 5] = [
    ("maneuvers", &["maneuvers", "maneuvers-acts"]),
    ("options", &["options"]),
    ("reactions", &["reactions"]),
    ("vantage", &["vantage"]),
    ("lengths", &["lengths"]),
];
