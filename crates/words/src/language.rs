//! The languages, and which one is spoken.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use serde::{Deserialize, Serialize};

/// A language the game speaks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Language {
    /// English, which is complete.
    #[default]
    English,
    /// German.
    German,
}

impl Language {
    /// All languages, each in its place.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// Its tag, as in `de`.
    pub fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// The language of a tag such as `de-AT`, if the game speaks it.
    pub fn of_tag(tag: &str) -> Option<Language> {
        let main = tag.split(['-', '_', '.']).next()?;
        Language::ALL.into_iter().find(|language| main.eq_ignore_ascii_case(language.tag()))
    }

    /// What it is called by those who speak it.
    pub fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
        }
    }
}

/// The language spoken, by its place among all.
static SPOKEN: AtomicUsize = AtomicUsize::new(0);

/// Speaks this language from now on, everywhere in the program.
pub fn speak(language: Language) {
    SPOKEN.store(language as usize, Ordering::Relaxed);
}

/// The language that is spoken.
pub fn spoken() -> Language {
    let place = SPOKEN.load(Ordering::Relaxed);
    Language::ALL.get(place).copied().unwrap_or_default()
}

/// Whether all that is said is marked.
static MARKED: AtomicBool = AtomicBool::new(false);

/// Puts brackets, ⟦ and ⟧, around all that is said, in place of another language: a test sees by
/// that what is shown without having passed through this crate.
pub fn mark_words(marked: bool) {
    MARKED.store(marked, Ordering::Relaxed);
}

pub(crate) fn marked() -> bool {
    MARKED.load(Ordering::Relaxed)
}
