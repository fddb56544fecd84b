//! What a blow is, what is asked in the middle of it, how it ends (MAN-111).

use riposte_rules::decision::{Arm, Verb};
use riposte_rules::figure::{FigureId, Spot};
use riposte_rules::roll::Text;
use riposte_words::{phrase, say};
use serde::{Deserialize, Serialize};

/// A blow, also one that is only thought of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Blow {
    /// Who strikes.
    pub by: FigureId,
    /// At whom.
    pub at: FigureId,
    /// With what.
    pub arm: Arm,
    /// Where on the body.
    pub spot: Spot,
    /// The maneuver it is struck with.
    pub with: Verb,
    /// The maneuver of the target, which rules its defences.
    pub against: Option<Verb>,
    /// What of a set-up goes into it (MAN-313).
    pub pool: i32,
    /// What an own defence gave (MAN-242).
    pub counter: i32,
    /// Whether the target does not defend, as it does not know of the blow.
    pub unseen: bool,
}

impl Blow {
    /// A blow that is only thought of, struck with a maneuver at a target that has another.
    pub fn thought(
        (by, at): (FigureId, FigureId),
        arm: Arm,
        with: Verb,
        against: Option<Verb>,
    ) -> Blow {
        Blow { by, at, arm, with, against, ..Blow::default() }
    }
}

/// What is asked in the middle of a blow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Defend {
    /// By how much the attack was made.
    pub margin: i32,
}

/// How a blow ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct End {
    /// How it came out.
    pub kind: Outcome,
    /// Injury done.
    pub injury: i32,
    /// Whether it was won by five (MAN-231).
    pub by_five: bool,
    /// By how much the defence was made by itself, or failed (MAN-242): told only of those who
    /// riposte, and nothing without a defence.
    pub made: Option<i32>,
    /// Whether the target drops what it holds.
    pub drops: bool,
    /// The damage before armour; told only of a stop thrust (MAN-227).
    pub damage: i32,
    /// The same without what the speed of the charge added, and counted once.
    pub basic: i32,
    /// What a beat takes from defences with what it struck (MAN-307).
    pub hinders: i32,
}

/// A blow that was struck at the same time as its target strikes, and counts once that has struck
/// (MAN-542).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct AtOnce {
    /// The blow.
    pub blow: Blow,
    /// By how much its attack was made.
    pub margin: i32,
    /// How it ends.
    pub end: End,
}

/// How a blow came out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Outcome {
    /// It missed.
    #[default]
    Missed,
    /// It missed, and the figure that struck falls.
    Fell,
    /// It missed, and the weapon is dropped.
    Dropped,
    /// It missed, and the figure that struck has no attack next turn.
    Stumbled,
    /// It missed, and came around to the head of the figure that struck.
    Turned,
    /// The target defended.
    Defended,
    /// It hit.
    Hit,
}

/// An injury in words.
pub fn injury_words(injury: i32) -> Text {
    match injury {
        0 => phrase("no injury"),
        points => say!("injury {points}", points).into(),
    }
}
