//! The scores that a roster may give a figure.

use std::ops::RangeInclusive;

use riposte_rules::data::{DataError, FigureSpawn};
use riposte_rules::figure::Sheet;
use riposte_words::say;

/// The names of the scores that a rulebook knows.
#[derive(Clone, Debug, Default)]
pub struct ScoreNames<'n> {
    plain: Vec<&'n str>,
    skills: Vec<&'n str>,
}

impl<'n> ScoreNames<'n> {
    /// These names, as they are.
    pub fn new(names: impl IntoIterator<Item = &'n str>) -> ScoreNames<'n> {
        ScoreNames { plain: names.into_iter().collect(), skills: Vec::new() }
    }

    /// And these; each may be followed by a specialism: `Combat: clubs`.
    pub fn with_skills(mut self, names: impl IntoIterator<Item = &'n str>) -> ScoreNames<'n> {
        self.skills.extend(names);
        self
    }

    /// Checks that a figure has no scores but these.
    ///
    /// # Errors
    /// At the first score that is not known, naming those that are.
    pub fn check(&self, sheet: &Sheet, spawn: &FigureSpawn) -> Result<(), DataError> {
        let Some(name) = sheet.scores.keys().find(|name| !self.knows(name)) else { return Ok(()) };
        let what = say!("\"{name}\" is no score of this rulebook", name);
        Err(spawn.error(name, what).expecting_one_of(self.plain.iter().chain(&self.skills)))
    }

    fn knows(&self, name: &str) -> bool {
        let skill = name.split_once(": ").map_or(name, |(skill, _)| skill);
        self.plain.contains(&name) || self.skills.contains(&skill)
    }
}

/// A score within bounds, in the units of the rulebook; `None` where the roster does not give it.
///
/// # Errors
/// When it is outside of them.
pub fn within(
    sheet: &Sheet,
    spawn: &FigureSpawn,
    name: &str,
    bounds: RangeInclusive<i32>,
) -> Result<Option<i32>, DataError> {
    let given = sheet.scores.get(name).copied();
    match given.filter(|value| !bounds.contains(value)) {
        None => Ok(given),
        Some(value) => Err(lacking(spawn, name, Some(value), bounds)),
    }
}

/// The same for a score that every figure has.
///
/// # Errors
/// When it is not given, or outside of the bounds.
pub fn needed(
    sheet: &Sheet,
    spawn: &FigureSpawn,
    name: &str,
    bounds: RangeInclusive<i32>,
) -> Result<i32, DataError> {
    let given = within(sheet, spawn, name, bounds.clone())?;
    given.ok_or_else(|| lacking(spawn, name, None, bounds))
}

fn lacking(
    spawn: &FigureSpawn,
    name: &str,
    has: Option<i32>,
    bounds: RangeInclusive<i32>,
) -> DataError {
    let (least, most) = bounds.into_inner();
    let figure = &spawn.entry.key;
    let what = match has {
        Some(value) => say!("\"{figure}\" has {value} {name}", figure, value, name),
        None => say!("\"{figure}\" has no {name}", figure, name),
    };
    let expected = match most {
        i32::MAX => say!("{name} of {least} or more", name, least),
        most => say!("{name} of {least} to {most}", name, least, most),
    };
    spawn.error(name, what).expecting(expected)
}
