//! What is under way: whose second it is, and how far the blow has come.

use bevy_ecs::prelude::*;
use riposte_rules::board::{Facing, Hex};
use riposte_rules::exchange::Exchange;
use riposte_rules::figure::FigureId;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::melee::blow::{AtOnce, Blow};

/// The second: who acts in which order, and who is next.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Second {
    /// The figures in the order of their turns (MAN-104).
    pub order: SmallVec<[FigureId; 8]>,
    /// The lots drawn once for the whole fight, for those who are equally quick.
    pub lots: SmallVec<[u8; 8]>,
    /// How many of the order have begun their turn.
    pub begun: u8,
    /// Whether the second has begun.
    pub running: bool,
    /// Whether the first blow of the fight has been struck (MAN-502).
    pub met: bool,
    /// Where chairs stand: those on which somebody sat as the fight began (MAN-403).
    pub chairs: SmallVec<[Hex; 2]>,
    /// Blows that count once their targets have struck, or have had their turn (MAN-542).
    #[serde(default)]
    pub at_once: SmallVec<[AtOnce; 1]>,
}

/// Everything under way; the last frame is the one being carried out.
pub type Bout = Exchange<Memory>;

/// What is remembered of a turn, or of a blow in the middle of another's.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Memory {
    /// What comes next.
    pub step: Step,
    /// The hexes still to be entered.
    pub path: SmallVec<[Hex; 8]>,
    /// The ways it may look at the end of the way.
    pub facings: SmallVec<[Facing; 6]>,
    /// Who has yet to be asked whether it strikes at the mover.
    pub waiters: SmallVec<[FigureId; 4]>,
    /// The blow under way.
    pub blow: Option<Blow>,
    /// By how much its attack was made.
    pub margin: i32,
    /// The hex that a foe has left, to be stepped into.
    pub vacated: Option<(FigureId, Hex)>,
    /// Whether what goes on is a turn of its own, with steps and more blows.
    pub own: bool,
    /// Whether the blow is struck at the same time as its target strikes (MAN-542).
    #[serde(default)]
    pub at_once: bool,
}

/// A step of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// Which maneuver.
    #[default]
    Maneuver,
    /// What is done with it.
    Act,
    /// The next hex of the way.
    Walk,
    /// Which way it looks after the way.
    Face,
    /// How much of the set-up goes into the blow.
    Spring,
    /// The blow falls.
    Strike,
    /// The target answers.
    Defend,
    /// The foe may be pressed.
    Press,
    /// The hex that the foe left may be entered.
    Follow,
    /// How much of the set-up goes into a feint.
    Lend,
    /// A figure that is struck past may take hold of the weapon.
    Grasp,
    /// A figure that waited may strike.
    Waited,
    /// A figure that let the foe strike first may strike back.
    Counter,
    /// A figure may catch what was thrown to it.
    Catch,
    /// A figure may turn to a foe that has come.
    Turn,
    /// A figure says whether it would have a pause last.
    Linger,
    /// The turn, or the blow in the middle of another's, is over.
    Over,
}
