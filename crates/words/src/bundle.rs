//! The messages of a language, read once.

use std::sync::LazyLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use unic_langid::LanguageIdentifier;

use crate::Language;
use crate::files::SUBJECTS;

/// All messages of a language.
pub type Bundle = FluentBundle<FluentResource>;

static BUNDLES: LazyLock<Vec<Bundle>> = LazyLock::new(|| {
    let languages = Language::ALL.into_iter().enumerate();
    languages.map(|(place, language)| read(place, language)).collect()
});

/// The messages of a language.
pub fn of(language: Language) -> &'static Bundle {
    let place = Language::ALL.iter().position(|known| *known == language);
    &BUNDLES[place.unwrap_or_default()]
}

fn read(place: usize, language: Language) -> Bundle {
    let id: LanguageIdentifier = language.tag().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![id]);
    // No text here runs from the right to the left, and signs that set names apart would be seen.
    bundle.set_use_isolating(false);
    for (_, texts) in SUBJECTS {
        // What cannot be read is left out; a test sees to it that there is nothing such.
        let file = match FluentResource::try_new(texts[place].to_owned()) {
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
