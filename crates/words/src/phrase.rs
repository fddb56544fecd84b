//! Words that are their own key: the fixed phrases of the rulebooks, names out of data files.
//!
//! A rulebook says what it says in English, beside the rule. The other languages have a message
//! for it, whose key is made of the English words (`key_of`).

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentValue};

use crate::bundle;
use crate::heard;
use crate::language::{Language, marked, spoken};

/// The key of English words: letters and digits as they are, a hyphen for all that stands
/// between. `None` for what has no letters: numbers are the same in every language.
pub fn key_of(english: &str) -> Option<String> {
    if !english.contains(|sign: char| sign.is_ascii_alphabetic()) {
        return None;
    }
    let mut key = String::with_capacity(english.len() + 1);
    for sign in english.chars() {
        match sign {
            _ if sign.is_ascii_alphanumeric() => key.push(sign),
            _ if key.is_empty() || key.ends_with('-') => {}
            _ => key.push('-'),
        }
    }
    if !key.starts_with(|first: char| first.is_ascii_alphabetic()) {
        key.insert(0, 'n');
    }
    Some(key.trim_end_matches('-').to_owned())
}

/// A fixed phrase of a rulebook, or a name out of a data file, in the language spoken. What the
/// language lacks is said in English.
pub fn phrase(english: &str) -> Cow<'_, str> {
    if is_english() {
        return Cow::Borrowed(english);
    }
    match said_in(english, &FluentArgs::new()) {
        Some(words) => Cow::Owned(words),
        None => Cow::Borrowed(english),
    }
}

/// Words out of a data file, for which another language has a message by a name: the key of the
/// scenario, say, and the part of it, as in `scenario-duel-blurb`.
pub fn named<'a>(key: &str, english: &'a str) -> Cow<'a, str> {
    if is_english() {
        return Cow::Borrowed(english);
    }
    if marked() {
        heard::note(english, key);
        return Cow::Owned(heard::mark(english));
    }
    bundle::said(spoken(), key, &FluentArgs::new()).map_or(Cow::Borrowed(english), Cow::Owned)
}

/// Whether a language has a message by a name.
pub fn has(language: Language, key: &str) -> bool {
    bundle::message(language, key).is_some()
}

/// Whether the words of the program are said as they stand in it.
pub fn is_english() -> bool {
    spoken() == Language::English && !marked()
}

/// English words with names in braces, said in another language.
pub fn said_in(english: &str, args: &FluentArgs) -> Option<String> {
    let key = key_of(english)?;
    if marked() {
        heard::note(english, &key);
        return Some(heard::mark(&filled(english, args)));
    }
    bundle::said(spoken(), &key, args)
}

/// The gender or another form of a noun, if the language tells it.
pub(crate) fn form(noun: &str, attribute: &str) -> Option<String> {
    let (bundle, message) = bundle::message(spoken(), &key_of(noun)?)?;
    let pattern = message.get_attribute(attribute)?.value();
    Some(bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
}

/// English words with what stands in braces filled in.
fn filled(english: &str, args: &FluentArgs) -> String {
    let fill = |words: String, (name, value): (&str, &FluentValue)| match value {
        FluentValue::String(value) => words.replace(&format!("{{{name}}}"), value),
        FluentValue::Number(value) => words.replace(&format!("{{{name}}}"), &value.as_string()),
        _ => words,
    };
    args.iter().fold(english.to_owned(), fill)
}

/// What words can be about: it puts itself among the arguments of a message.
pub trait Said {
    /// Adds itself under a name.
    fn put(&self, name: &'static str, args: &mut FluentArgs<'_>);
}

impl<T: Said + ?Sized> Said for &T {
    fn put(&self, name: &'static str, args: &mut FluentArgs<'_>) {
        (**self).put(name, args);
    }
}

impl Said for str {
    fn put(&self, name: &'static str, args: &mut FluentArgs<'_>) {
        args.set(name, self.to_owned());
    }
}

impl Said for String {
    fn put(&self, name: &'static str, args: &mut FluentArgs<'_>) {
        self.as_str().put(name, args);
    }
}

impl Said for Cow<'_, str> {
    fn put(&self, name: &'static str, args: &mut FluentArgs<'_>) {
        self.as_ref().put(name, args);
    }
}

impl Said for char {
    fn put(&self, name: &'static str, args: &mut FluentArgs<'_>) {
        args.set(name, self.to_string());
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl Said for $number {
            fn put(&self, name: &'static str, args: &mut FluentArgs<'_>) {
                args.set(name, FluentValue::from(*self));
            }
        })*
    };
}

numbers!(u8 i8 u16 i16 u32 i32 u64 i64 usize);

/// English words with what they are about, which stand beside the rule in the program:
/// `say!("{name} may strike first", name)`, `say!("takes a {what}", what = wound.words())`.
///
/// In English they are put together as `format!` does it; other languages have a message by
/// the name that [`key_of`] gives the words.
#[macro_export]
macro_rules! say {
    ($english:literal) => {
        $crate::phrase($english).into_owned()
    };
    ($english:literal, $($name:ident $(= $value:expr)?),+ $(,)?) => {
        match $crate::is_english() {
            true => ::std::format!($english, $($name = $crate::value!($name $(, $value)?)),+),
            false => {
                let mut args = $crate::FluentArgs::new();
                $($crate::Said::put(
                    &$crate::value!($name $(, $value)?), stringify!($name), &mut args,
                );)+
                $crate::said_in($english, &args).unwrap_or_else(|| {
                    ::std::format!($english, $($name = $crate::value!($name $(, $value)?)),+)
                })
            }
        }
    };
}

/// What stands for a name in [`say!`]: the value given, or the variable that has that name.
#[doc(hidden)]
#[macro_export]
macro_rules! value {
    ($name:ident) => {
        &$name
    };
    ($name:ident, $value:expr) => {
        &$value
    };
}

#[cfg(test)]
mod tests {
    use super::key_of;

    #[test]
    fn a_key_is_made_of_the_letters_of_the_words() {
        let key = |words| key_of(words).unwrap_or_default();
        assert_eq!(key("from the saddle"), "from-the-saddle");
        assert_eq!(key("{name} may strike first!"), "name-may-strike-first");
        assert_eq!(key("+2 against blows"), "n2-against-blows");
        assert_eq!(key_of("2 + 3"), None);
    }
}
