//! A maneuver as a value: its verb, when it is open, what happens as soon as it is taken (MAN-201).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Why, apt};
use riposte_rules::decision::Verb;
use riposte_rules::figure::FigureId;

use crate::view::BookView;
use crate::words::info;

/// A maneuver, written in the file of its feature. What all of them share stands with their list,
/// in another file: so a feature can name its maneuver, and the list can ask the features.
#[derive(Clone, Copy)]
pub struct Maneuver {
    /// Its verb, by which its row of the table is found.
    pub verb: Verb,
    /// Why it is not open, besides what closes every maneuver.
    pub open: fn(BookView, FigureId, Verb) -> Result<(), Why>,
    /// What happens as soon as it is taken.
    pub begin: fn(&mut World, FigureId),
}

impl Maneuver {
    /// A maneuver that is always open and does nothing at once.
    pub const fn of(verb: Verb) -> Self {
        Self { verb, open: |_, _, _| Ok(()), begin: |_, _| {} }
    }

    /// The same that is open only under a condition.
    pub const fn needs(self, open: fn(BookView, FigureId, Verb) -> Result<(), Why>) -> Self {
        Self { open, ..self }
    }

    /// The same that does something at once.
    pub const fn begins(self, begin: fn(&mut World, FigureId)) -> Self {
        Self { begin, ..self }
    }
}

/// Closes what goes with one maneuver only. A player who has chosen another is not told of it. The
/// words are given: most of these actions are closed at every decision, and to make words for each
/// would take time.
///
/// # Errors
/// That the figure has another.
pub fn with(rules: BookView, figure: FigureId, verb: Verb, words: &'static str) -> Result<(), Why> {
    apt(rules.maneuver(figure) == Some(verb), words, info(verb).rule)
}
