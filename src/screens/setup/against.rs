//! Who fights whom.

use riposte_words::text;

/// All of them as one: "A person against Squire".
pub(super) fn against(all: impl Iterator<Item = String>) -> String {
    let both = |first: String, other: String| text!("setup-against", first = first, other = other);
    all.reduce(both).unwrap_or_default()
}
