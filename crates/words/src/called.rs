//! What figures are called.

use std::collections::BTreeSet;
use std::sync::Mutex;

use fluent_bundle::FluentArgs;

use crate::bundle;
use crate::language::{marked, spoken};
use crate::phrase::{is_english, key_of};

/// The words of files that figures have been called by. They last as long as the program, so that a
/// name can be handed about as the one of a data file is; there are no more than the files have.
static KNOWN: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());

/// The name of a figure in the language spoken. Persons are called the same in every language; a
/// figure that is called by what it is ("Second raider") has a message for that, `called-` and the
/// key of its English name.
pub fn called(name: &str) -> &str {
    if is_english() || marked() {
        return name;
    }
    known(name).unwrap_or(name)
}

fn known(name: &str) -> Option<&'static str> {
    let key = format!("called-{}", key_of(name)?);
    let said = bundle::said(spoken(), &key, &FluentArgs::new())?;
    let mut known = KNOWN.lock().ok()?;
    if let Some(before) = known.get(said.as_str()) {
        return Some(before);
    }
    let kept: &'static str = said.leak();
    known.insert(kept);
    Some(kept)
}
