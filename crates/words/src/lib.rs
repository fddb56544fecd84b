//! The words that players read, by language.
//!
//! The words of the screens stand in Fluent files, `assets/words/LANGUAGE/SUBJECT.ftl`, which are
//! part of the program, and are said by key: [`text!`]. The words of the rulebooks stand in English
//! beside their rules and are their own keys: [`phrase`], [`say!`]; the other languages have
//! files for them. What a language lacks is said in English.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod bundle;
mod called;
mod files;
mod heard;
mod language;
mod phrase;
mod played;
mod thing;

pub use called::called;
pub use fluent_bundle::{FluentArgs, FluentValue};
pub use heard::heard;
pub use language::{Language, mark_words, speak, spoken};
pub use phrase::{Said, has, is_english, key_of, named, phrase, said_in};
pub use played::play_by;
pub use thing::Thing;

/// The words of a key in the language spoken now.
pub fn text(key: &str) -> String {
    text_with(key, &FluentArgs::new())
}

/// The words of a key in the language spoken now, with what they are about. A key that no file
/// has is its own words: a test of this crate finds such keys.
pub fn text_with(key: &str, args: &FluentArgs) -> String {
    let words = by_key(key, args);
    if language::marked() { heard::mark(&words) } else { words }
}

fn by_key(key: &str, args: &FluentArgs) -> String {
    let languages = [spoken(), Language::English].into_iter();
    let said = languages.filter_map(|language| bundle::said(language, key, args)).next();
    said.unwrap_or_else(|| key.to_owned())
}

/// A number with so many digits behind the point or comma.
pub fn decimal(value: f64, digits: usize) -> String {
    let number = format!("{value:.digits$}");
    if spoken() == Language::German { number.replace('.', ",") } else { number }
}

/// The words of a key: `text!("menu-save")`, or with what they are about,
/// `text!("top-turn", turn = 4)`.
#[macro_export]
macro_rules! text {
    ($key:literal) => {
        $crate::text($key)
    };
    ($key:literal, $($name:ident = $value:expr),+ $(,)?) => {{
        let mut args = $crate::FluentArgs::new();
        $(args.set(stringify!($name), $crate::FluentValue::from($value));)+
        $crate::text_with($key, &args)
    }};
}
