//! How a missile is sent (REA-207, REA-208).

use riposte_rules::decision::Choice;

use crate::words::*;

/// How a missile is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sent {
    /// Thrown, with a step or without.
    Thrown {
        /// Whether a step gives it force.
        stepped: bool,
    },
    /// Shot at once, after a turn or without.
    Snapshot {
        /// Whether the shooter has to turn first.
        turned: bool,
    },
    /// Shot with the aim taken.
    Aimed,
}

impl Sent {
    /// How a choice sends something, if it does.
    pub fn by(choice: &Choice) -> Option<Sent> {
        match choice.verb {
            THROW => Some(Sent::Thrown { stepped: choice.hex.is_some() }),
            SHOOT => Some(Sent::Snapshot { turned: choice.facing.is_some() }),
            AIMED => Some(Sent::Aimed),
            _ => None,
        }
    }
}
