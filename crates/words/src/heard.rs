//! What was said: for the tests that look for words which a language lacks, and for words which
//! do not pass through this crate.

use std::collections::BTreeMap;
use std::sync::Mutex;

/// The English words of what was said in another language, by key, while somebody listens.
static HEARD: Mutex<Option<BTreeMap<String, String>>> = Mutex::new(None);

/// From now on, notes what is said in another language.
pub fn listen() {
    if let Ok(mut heard) = HEARD.lock() {
        *heard = Some(BTreeMap::new());
    }
}

/// What was said since [`listen`]: the English words by their keys. Stops to listen.
pub fn heard() -> BTreeMap<String, String> {
    HEARD.lock().ok().and_then(|mut heard| heard.take()).unwrap_or_default()
}

pub(crate) fn note(english: &str, key: &str) {
    // What was said already is no phrase of the program.
    if english.contains('⟦') {
        return;
    }
    if let Ok(mut heard) = HEARD.lock()
        && let Some(heard) = heard.as_mut()
    {
        heard.entry(key.to_owned()).or_insert_with(|| english.to_owned());
    }
}

/// Marks words that passed through this crate.
pub(crate) fn mark(words: &str) -> String {
    format!("⟦{words}⟧")
}
