//! The files of the words, part of the program.

use crate::Language;

/// A subject with its words in every language, in the order of [`Language::ALL`].
type Subject = (&'static str, [&'static str; Language::ALL.len()]);

macro_rules! subject {
    ($name:literal) => {
        (
            concat!($name, ".ftl"),
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
