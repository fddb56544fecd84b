//! The messages of a language.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::Language;
use crate::files::{PHRASES, SUBJECTS};

/// All messages of a language.
pub type Bundle = FluentBundle<FluentResource>;

/// Each language is read when it is first spoken.
static BUNDLES: [OnceLock<Bundle>; Language::ALL.len()] =
    [const { OnceLock::new() }; Language::ALL.len()];

/// The messages of a language.
pub fn of(language: Language) -> &'static Bundle {
    BUNDLES[language as usize].get_or_init(|| read(language))
}

fn read(language: Language) -> Bundle {
    let id: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // No text here runs from the right to the left, and signs that set names apart would be seen.
    bundle.set_use_isolating(false);
    for (_, texts) in SUBJECTS.into_iter().chain(PHRASES) {
        // What cannot be read is left out; a test sees to it that there is nothing such.
        let file = match FluentResource::try_new(texts[language as usize].to_owned()) {
            Ok(file) => file,
            Err((file, _)) => file,
        };
        // A key that stands twice keeps its first words; a test finds it.
        let _ = bundle.add_resource(file);
    }
    bundle
}

/// The words of a key, if the language has it.
pub fn said(bundle: &Bundle, key: &str, args: &FluentArgs) -> Option<String> {
    let pattern = bundle.get_message(key)?.value()?;
    let mut errors = Vec::new();
    let words = bundle.format_pattern(pattern, Some(args), &mut errors);
    errors.is_empty().then(|| words.into_owned())
}
