//! How a battle ended.

use serde::{Deserialize, Serialize};

use crate::figure::Side;

/// How a battle ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Outcome {
    /// The side that won; `None` for a draw.
    pub winner: Option<Side>,
    /// Whether the time ran out, rather than one side alone being left.
    pub on_time: bool,
    /// In which turn.
    pub turn: u16,
}
