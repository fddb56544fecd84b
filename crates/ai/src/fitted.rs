//! Weights fitted to a rulebook: by how much each counts more or less there than usual.

use std::collections::BTreeMap;

use riposte_rules::data::{DataError, Library, Source};
use serde::{Deserialize, Serialize};

use crate::Weights;

/// A file of the folder `personalities/fitted`, which `riposte-lab fit` writes.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fitted {
    /// The day on which it was fitted.
    pub date: String,
    /// The level that played.
    pub player: String,
    /// How many battles it was fitted from.
    pub battles: u32,
    /// How many of the battles after it, against the usual weights, were won, and how many there
    /// were that somebody won.
    pub won: (u32, u32),
    /// By what each weight is multiplied, whatever the temper; 1 for what is not named.
    pub factors: BTreeMap<String, f64>,
}

impl Fitted {
    /// Where the file of a rulebook lies among the data files.
    pub fn path(rulebook: &str) -> String {
        format!("personalities/fitted/{rulebook}.ron")
    }

    /// That of a rulebook; one that changes nothing where there is none.
    ///
    /// # Errors
    /// When the file is damaged, or multiplies by what is no such number.
    pub fn of(library: &Library, rulebook: &str) -> Result<Fitted, DataError> {
        let path = Fitted::path(rulebook);
        match library.paths().any(|known| known == path) {
            true => Fitted::read(&library.source(&path)?),
            false => Ok(Fitted::default()),
        }
    }

    /// Reads a file.
    fn read(source: &Source) -> Result<Fitted, DataError> {
        let fitted: Fitted = source.parse()?;
        let known: Vec<&str> = Weights::default().named().map(|(name, _)| name).collect();
        for (name, factor) in &fitted.factors {
            let error = |what: String| source.error(name, 0, what);
            if !known.contains(&name.as_str()) {
                let error = error(format!("there is no weight \"{name}\""));
                return Err(error.expecting_one_of(known));
            }
            if !(factor.is_finite() && *factor >= 0.0) {
                let error = error(format!("\"{name}\" is multiplied by {factor}"));
                return Err(error.expecting("a number from 0 on"));
            }
        }
        Ok(fitted)
    }

    /// Weights as they count in this rulebook.
    pub fn applied(&self, mut to: Weights) -> Weights {
        for (name, weight) in to.named() {
            *weight *= self.factors.get(name).copied().unwrap_or(1.0);
        }
        to
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]
    use super::*;

    fn with(factors: &str) -> Result<Fitted, DataError> {
        let text = format!(
            "(date: \"2026-11-30\", player: \"squire\", battles: 2, won: (1, 1), factors: {{{factors}}})"
        );
        let mut library = Library::default();
        library.add(Fitted::path("frame"), text);
        Fitted::of(&library, "frame")
    }

    #[test]
    fn what_is_named_counts_more_or_less_whatever_the_temper() {
        let fitted = with("\"danger\": 2.0").unwrap();
        let temper = Weights { danger: 0.3, ..Weights::default() };
        assert_eq!(fitted.applied(temper), Weights { danger: 0.6, ..temper });
        let none = Fitted::of(&Library::default(), "frame").unwrap();
        assert_eq!(none.applied(temper), temper);
    }

    #[test]
    fn a_damaged_file_is_refused() {
        let error = with("\"dangre\": 2.0").unwrap_err();
        assert!(error.to_string().contains("there is no weight \"dangre\""), "{error}");
        let error = with("\"danger\": -2.0").unwrap_err();
        assert!(error.to_string().contains("\"danger\" is multiplied by -2"), "{error}");
        assert!(with("\"danger\": ").is_err());
    }
}
