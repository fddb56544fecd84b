//! Scripts: choices in the notation, played from the start.

use std::fmt;

use bevy::prelude::World;
use riposte_rules::battle::Table;
use riposte_rules::data::shown;
use riposte_rules::decision::{nearest, read};

use crate::records::submit;

/// A line of a script that could not be played. What came before it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScriptError {
    /// The file.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub what: String,
    /// What was asked, and of whom; empty when the battle was over.
    pub asked: String,
    /// The legal choices most like the line.
    pub nearest: Vec<String>,
}

impl fmt::Display for ScriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", shown(&self.file, 400), self.line, shown(&self.what, 400))?;
        if !self.asked.is_empty() {
            write!(f, "\n  asked: {}", self.asked)?;
        }
        if !self.nearest.is_empty() {
            write!(f, "\n  expected one of the legal choices, the nearest first:")?;
        }
        for choice in &self.nearest {
            write!(f, "\n    {choice}")?;
        }
        Ok(())
    }
}

/// Plays a script on the battle laid in the World.
///
/// # Errors
/// At the first line that is no legal choice.
pub fn play(world: &mut World, file: &str, text: &str) -> Result<(), ScriptError> {
    for (number, line) in (1..).zip(text.lines()) {
        let line = without_comment(line).trim();
        if line.is_empty() {
            continue;
        }
        take(world, line).map_err(|what| error(world, file, number, line, what))?;
    }
    Ok(())
}

/// A `#` begins a comment at the start of a word only: `axe#2` is the second axe.
fn without_comment(line: &str) -> &str {
    let mut before = ' ';
    for (at, letter) in line.char_indices() {
        if letter == '#' && before.is_whitespace() {
            return &line[..at];
        }
        before = letter;
    }
    line
}

fn take(world: &mut World, line: &str) -> Result<(), String> {
    let table = Table::new(world);
    if table.decision().is_none() {
        return Err(format!("\"{line}\" comes too late: the battle is over"));
    }
    let choice = read(table, line).map_err(|error| error.to_string())?;
    submit(world, choice).map_err(|refusal| refusal.to_string())
}

fn error(world: &World, file: &str, line: usize, text: &str, what: String) -> ScriptError {
    let table = Table::new(world);
    let asked = table.decision().map(|decision| {
        let question = riposte_rules::tell::asked(table);
        format!("{}: {question}", table.name(decision.figure))
    });
    ScriptError {
        file: file.to_owned(),
        line,
        what,
        asked: asked.unwrap_or_default(),
        nearest: nearest(table, text, 5),
    }
}
