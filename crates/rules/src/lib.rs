//! The table of Riposte: board, figures, rolls, decisions and the exchange.
//!
//! Everything that is true of a battle stands in a [`bevy_ecs::world::World`]
//! as components and resources of this crate and of the rulebook in play. This
//! crate knows no window, no renderer and no rulebook.
//!
//! * [`board`]: hexes, facing, terrain, maps.
//! * [`figure`]: who stands on the board, with what, and how they fare.
//! * [`roll`]: dice, rolls as data, exact odds.
//! * [`deed`]: what a deed is, told once: foretold exactly, and thrown.
//! * [`decision`]: the one question a battle waits for, and what may be answered.
//! * [`systems`]: movement costs, reach arcs, reaction windows, attack resolution.
//! * [`battle`]: laying the table, submitting, snapshots, forks.
//! * [`rulebook`]: what a rulebook supplies.
//! * [`appraisal`]: what computer players ask of it.
//! * [`data`]: the files a battle is made from.
//! * [`event`], [`tell`]: what happened, as data and in words.
//! * [`written`]: values as text.
#![forbid(unsafe_code)]
#![deny(missing_docs)]

pub mod appraisal;
pub mod battle;
pub mod board;
pub mod data;
pub mod decision;
pub mod deed;
pub mod event;
pub mod exchange;
pub mod figure;
mod hash;
pub mod roll;
pub mod rulebook;
pub mod systems;
pub mod tell;
pub mod written;

/// What nearly every user of the table wants in scope.
pub mod prelude {
    pub use crate::appraisal::Appraisal;
    pub use crate::battle::{Battle, Outcome, Snapshot, Table};
    pub use crate::board::{Board, Facing, Hex, Terrain};
    pub use crate::data::{DataError, Library};
    pub use crate::decision::{Arm, Choice, Decision, Forecast, Pending, Refusal, Verb};
    pub use crate::event::{Event, Journal};
    pub use crate::exchange::{Exchange, Frame, Link};
    pub use crate::figure::{
        Arms, Engagement, FigureId, FigureSet, Harm, Item, Life, Place, Position, Posture, Side,
        Wound,
    };
    pub use crate::roll::{Chance, Dice, Modifier, Roll, Spread, Text, Thrown};
    pub use crate::rulebook::Rulebook;
}
