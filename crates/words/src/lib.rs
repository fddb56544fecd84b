//! The words that players read, by language.
//!
//! They stand in Fluent files, `assets/words/LANGUAGE/SUBJECT.ftl`, which are part of the program.
//! English is complete; what another language lacks is said in English.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

mod bundle;
mod files;
mod language;

pub use fluent_bundle::{FluentArgs, FluentValue};
pub use language::{Language, speak, spoken};

/// The words of a key in the language spoken now.
pub fn text(key: &str) -> String {
    text_with(key, &FluentArgs::new())
}

/// The words of a key in the language spoken now, with what they are about. A key that no file
/// has is its own words: a test of this crate finds such keys.
pub fn text_with(key: &str, args: &FluentArgs) -> String {
    let said = [spoken(), Language::English].iter().find_map(|language| {
        let bundle = bundle::of(*language);
        bundle::said(bundle, key, args)
    });
    said.unwrap_or_else(|| key.to_owned())
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
