//! The messages of a language.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentMessage, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::Language;
use crate::files::{BOOKS, PHRASES, SUBJECTS};
use crate::played::played;

/// All messages of a language.
pub type Bundle = FluentBundle<FluentResource>;

const LANGUAGES: usize = Language::ALL.len();

/// Each language is read when it is first spoken.
static BUNDLES: [OnceLock<Bundle>; LANGUAGES] = [const { OnceLock::new() }; LANGUAGES];

/// What a rulebook means by words that other books use too, by language.
static OF_BOOKS: [[OnceLock<Bundle>; BOOKS.len()]; LANGUAGES] =
    [const { [const { OnceLock::new() }; BOOKS.len()] }; LANGUAGES];

/// The messages of a language.
pub fn of(language: Language) -> &'static Bundle {
    BUNDLES[language as usize].get_or_init(|| read(language, |_| true))
}

/// The messages of the rulebook that is played.
fn of_book(language: Language) -> Option<&'static Bundle> {
    let number = played()?;
    let (_, subjects) = BOOKS.get(number)?;
    let bundle = &OF_BOOKS[language as usize][number];
    Some(bundle.get_or_init(|| read(language, |name| subjects.contains(&name))))
}

/// The message that a language has for a key, that of the book that is played first, and the
/// bundle it belongs to.
pub fn message(language: Language, key: &str) -> Option<(&'static Bundle, FluentMessage<'static>)> {
    let bundles = [of_book(language), Some(of(language))].into_iter().flatten();
    bundles.filter_map(|bundle| Some((bundle, bundle.get_message(key)?))).next()
}

fn read(language: Language, wanted: impl Fn(&str) -> bool) -> Bundle {
    let id: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // No text here runs from the right to the left, and signs that set names apart would be seen.
    bundle.set_use_isolating(false);
    for (_, texts) in SUBJECTS.into_iter().chain(PHRASES).filter(|(name, _)| wanted(name)) {
        // What cannot be read is left out; a test sees to it that there is nothing such.
        let file = match FluentResource::try_new(texts[language as usize].to_owned()) {
            Ok(file) => file,
            Err((file, _)) => file,
        };
        // A key that stands twice keeps its first words: those of the table before those of books.
        let _ = bundle.add_resource(file);
    }
    bundle
}

/// The words of a key, if the language has it.
pub fn said(language: Language, key: &str, args: &FluentArgs) -> Option<String> {
    let (bundle, message) = message(language, key)?;
    let mut errors = Vec::new();
    let words = bundle.format_pattern(message.value()?, Some(args), &mut errors);
    errors.is_empty().then(|| words.into_owned())
}
