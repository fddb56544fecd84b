//! Why a choice was not accepted.

use riposte_words::{phrase, say};
use thiserror::Error;

use super::Choice;
use crate::roll::DiceError;

/// A submission that was refused; the battle stands as before.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// The battle is over.
    #[error("{}", phrase("the battle is over"))]
    Over,
    /// No battle is laid on the table.
    #[error("{}", phrase("no battle is on the table"))]
    NoBattle,
    /// The choice is not one of the legal answers to the pending decision.
    #[error("{}", not_open(.written, .reason))]
    NotLegal {
        /// The choice.
        choice: Choice,
        /// The choice in the notation.
        written: String,
        /// Why not, as far as the rulebook can say.
        reason: String,
    },
    /// The given dice did not fit.
    #[error(transparent)]
    Dice(#[from] DiceError),
}

fn not_open(written: &str, reason: &str) -> String {
    say!("{written} is not open now: {reason}", written, reason)
}
