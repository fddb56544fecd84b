//! Rosters: figures with their scores and kit.

use std::collections::BTreeMap;
use std::fmt;

use riposte_words::say;
use serde::de::{self, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::once::each_once;
use super::{DataError, Library, Source};
use crate::figure::{Place, Shape};

/// A file of figures for one rulebook.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RosterFile {
    /// The rulebook the scores belong to, by key.
    pub rulebook: String,
    /// The figures.
    pub figures: Vec<FigureEntry>,
}

/// The figures of one rulebook by key, each with the file it stands in.
pub(super) type Known<'r> = BTreeMap<&'r str, (&'r FigureEntry, &'r Source)>;

/// The shipped rosters, read once for any number of scenarios.
pub(super) struct Rosters(Vec<(RosterFile, Source)>);

impl Rosters {
    /// Reads them all.
    pub(super) fn read(library: &Library) -> Result<Rosters, DataError> {
        let mut rosters = Rosters(Vec::new());
        for name in library.names("rosters") {
            let source = library.source(&format!("rosters/{name}.ron"))?;
            let file: RosterFile = source.parse()?;
            let known = rosters.of(&file.rulebook);
            let mut keys: Vec<&str> = known.into_keys().collect();
            for entry in &file.figures {
                if keys.contains(&entry.key.as_str()) {
                    let figure = &entry.key;
                    let what = say!("the figure \"{figure}\" stands in the rosters twice", figure);
                    return Err(source.error(figure, 0, what));
                }
                keys.push(&entry.key);
            }
            rosters.0.push((file, source));
        }
        Ok(rosters)
    }

    /// The figures of a rulebook.
    pub(super) fn of(&self, rulebook: &str) -> Known<'_> {
        let files = self.0.iter().filter(|(file, _)| file.rulebook == rulebook);
        let named = files.flat_map(|(file, source)| {
            file.figures.iter().map(move |entry| (entry.key.as_str(), (entry, source)))
        });
        named.collect()
    }
}

/// A figure as it is written in a file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FigureEntry {
    /// The word in files and in the notation.
    pub key: String,
    /// The name shown to players.
    pub name: String,
    /// The picture on the token, the key of an icon.
    pub icon: String,
    /// One sentence about the figure.
    #[serde(default)]
    pub blurb: String,
    /// The scores by name.
    #[serde(deserialize_with = "each_once")]
    pub scores: BTreeMap<String, Number>,
    /// The armour worn, by key.
    #[serde(default)]
    pub armour: Vec<String>,
    /// What is carried.
    #[serde(default)]
    pub kit: Vec<KitEntry>,
    /// How it lies on the hexes.
    #[serde(default)]
    pub shape: Shape,
}

/// A thing carried, as it is written in a file.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KitEntry {
    /// The weapon or shield, by key.
    pub item: String,
    /// Where it is on the body.
    pub at: Place,
}

/// A number of a file that counts in halves, held as an integer: 6.5 is 13.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize)]
pub struct Number {
    /// The number of halves.
    pub halves: i32,
}

impl<'de> Deserialize<'de> for Number {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Number, D::Error> {
        deserializer.deserialize_any(NumberVisitor)
    }
}

struct NumberVisitor;

impl Visitor<'_> for NumberVisitor {
    type Value = Number;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number in steps of one half, such as 4 or 6.5")
    }

    fn visit_i64<E: de::Error>(self, value: i64) -> Result<Number, E> {
        self.visit_f64(value as f64)
    }

    fn visit_u64<E: de::Error>(self, value: u64) -> Result<Number, E> {
        self.visit_f64(value as f64)
    }

    fn visit_f64<E: de::Error>(self, value: f64) -> Result<Number, E> {
        let halves = value * 2.0;
        if halves.fract() != 0.0 || halves.abs() > 2000.0 {
            return Err(E::invalid_value(de::Unexpected::Float(value), &self));
        }
        Ok(Number { halves: halves as i32 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_go_in_halves() {
        let read = |text| ron::from_str::<Number>(text).map(|number| number.halves);
        assert_eq!(read("6.5").ok(), Some(13));
        assert_eq!(read("-2").ok(), Some(-4));
        assert!(read("0.3").is_err_and(|error| error.to_string().contains("steps of one half")));
    }
}
