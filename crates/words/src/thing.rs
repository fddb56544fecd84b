//! Things by their names, with the article and the case that a sentence needs.

use std::fmt;

use fluent_bundle::FluentArgs;

use crate::phrase::{Said, form, is_english, phrase};

/// A thing with a name out of the data: a weapon, a shield, a spell. English says it in small
/// letters. Other languages find in the arguments of a message, for a thing put there as `what`:
///
/// * `$what`: the noun alone, as in "Axt";
/// * `$what_g`: its gender, `f`, `m`, `n` or `p` for a plural;
/// * `$what_nom`, `$what_acc`, `$what_dat`: the noun with its article, as in "die Axt", "der Axt".
///
/// The noun's message has the gender as its attribute `.g`, and may have a dative `.dat` of its
/// own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thing<'a>(pub &'a str);

impl Thing<'_> {
    /// The noun as it stands in a sentence.
    pub fn noun(&self) -> String {
        // The data writes names with a capital. English has none within a sentence.
        if is_english() { self.0.to_lowercase() } else { phrase(self.0).into_owned() }
    }

    /// The noun in a case other than the nominative, where it changes.
    fn in_case(&self, attribute: &str) -> String {
        form(self.0, attribute).unwrap_or_else(|| self.noun())
    }
}

impl Said for Thing<'_> {
    fn put(&self, name: &'static str, args: &mut FluentArgs<'_>) {
        let gender = form(self.0, "g").unwrap_or_else(|| "n".to_owned());
        let [nom, acc, dat] = articles(&gender);
        args.set(name, self.noun());
        args.set(format!("{name}_nom"), format!("{nom} {}", self.noun()));
        args.set(format!("{name}_acc"), format!("{acc} {}", self.in_case("acc")));
        args.set(format!("{name}_dat"), format!("{dat} {}", self.in_case("dat")));
        args.set(format!("{name}_g"), gender);
    }
}

impl fmt::Display for Thing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.noun())
    }
}

/// The articles of a gender, in the nominative, the accusative and the dative: those of German,
/// the only language so far that needs them.
fn articles(gender: &str) -> [&'static str; 3] {
    match gender {
        "f" => ["die", "die", "der"],
        "m" => ["der", "den", "dem"],
        "p" => ["die", "die", "den"],
        _ => ["das", "das", "dem"],
    }
}
