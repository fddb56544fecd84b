//! What figures are called.

use std::collections::BTreeMap;
use std::sync::Mutex;

use fluent_bundle::FluentArgs;

use crate::bundle;
use crate::language::{marked, spoken};
use crate::phrase::{is_english, key_of};

/// What figures are called by the tag of a language and their English names, `None` where those stay.
/// The words last as long as the program, so that a name can be handed about as the one of a data file
/// is; there are no more than the files have.
static KNOWN: Mutex<BTreeMap<&str, BTreeMap<String, Option<&str>>>> = Mutex::new(BTreeMap::new());

/// The name of a figure in the language spoken. Names of persons are the same in every language; a
/// figure that is called by what it is ("Second raider"), or has an epithet ("Ruark the tall"), has a
/// message for that, `called-` and the key of its English name.
pub fn called(name: &str) -> &str {
    if is_english() || marked() {
        return name;
    }
    known(name).unwrap_or(name)
}

/// Looked up once for each name: names are asked for many times a frame.
fn known(name: &str) -> Option<&'static str> {
    let mut known = KNOWN.lock().ok()?;
    let of_language = known.entry(spoken().tag()).or_default();
    if let Some(said) = of_language.get(name) {
        return *said;
    }
    let said = said(name).map(|said| &*said.leak());
    of_language.insert(name.to_owned(), said);
    said
}

fn said(name: &str) -> Option<String> {
    let key = format!("called-{}", key_of(name)?);
    bundle::said(spoken(), &key, &FluentArgs::new())
}
