//! What was said while words are marked: for the tests that look for words which a language lacks,
//! and for words which do not pass through this crate.

use std::collections::BTreeMap;
use std::sync::Mutex;

/// The English words of what was said, by key.
static HEARD: Mutex<BTreeMap<String, String>> = Mutex::new(BTreeMap::new());

/// Takes what was said while words were marked: the English words by their keys.
pub fn heard() -> BTreeMap<String, String> {
    HEARD.lock().map(|mut heard| std::mem::take(&mut *heard)).unwrap_or_default()
}

/// Notes English words by their key.
pub(crate) fn note(english: &str, key: &str) {
    // What was said already is no phrase of the program.
    if english.contains('⟦') {
        return;
    }
    if let Ok(mut heard) = HEARD.lock() {
        heard.entry(key.to_owned()).or_insert_with(|| english.to_owned());
    }
}

/// Marks words that passed through this crate.
pub(crate) fn mark(words: &str) -> String {
    format!("⟦{words}⟧")
}
