//! What this rulebook keeps of each figure in the course of a battle.

use bevy_ecs::prelude::*;
use riposte_kit::items::PerItem;
use riposte_rules::decision::Verb;
use riposte_rules::figure::FigureId;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// What changes in the course of a battle.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fighter {
    /// Stamina lost (LEN-801).
    pub stamina: i32,
    /// Wounds lost (LEN-801).
    pub wounds: i32,
    /// What it has done this round.
    pub round: Round,
    /// The round in which it last aimed; 0 for never (LEN-602).
    pub aimed: u16,
    /// The spell that takes effect when the next round begins (LEN-901).
    pub casting: Option<Casting>,
    /// The spells it has used up (LEN-904).
    pub spent: SmallVec<[Verb; 4]>,
    /// Whether it sleeps (LEN-904).
    pub asleep: bool,
    /// Whether a ward is upon it (LEN-904).
    pub warded: bool,
    /// Points of a blessing (LEN-904).
    pub blessing: i32,
    /// Rounds of loading that its weapons need.
    pub loading: PerItem,
    /// Whether it has lost heart (LEN-804).
    pub broken: bool,
    /// What it looks for in pouch or pack (LEN-304).
    pub search: Option<Search>,
    /// Contests lost in a row while it is held (LEN-706).
    pub lost: u8,
    /// The round in which the hold on it began or was last kept up (LEN-705).
    pub kept_in: u16,
}

/// What a figure has done in a round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Round {
    /// Whether its action is used up (LEN-203).
    pub acted: bool,
    /// Whether it holds its action (LEN-204).
    pub holds: bool,
    /// Hexes entered.
    pub moved: u8,
    /// Whether it has moved this round and may not again.
    pub gone: bool,
    /// Whether a way that was planned for it was left again (LEN-212).
    pub replanned: bool,
    /// Whether its mount has run (LEN-455).
    pub ran: bool,
    /// How many of the last steps of that run lay in one line (LEN-456).
    pub straight: u8,
    /// Whether it has been hurt (LEN-901).
    pub hurt: bool,
    /// Whether it is in Full Defence (LEN-503).
    pub defends: bool,
    /// Whether a counterattack has laid it bare (LEN-502).
    pub exposed: bool,
    /// Whether it has changed weapons (LEN-301).
    pub changed: bool,
    /// Whether it is surprised (LEN-205).
    pub surprised: bool,
    /// Whether it minds itself instead of what it looks for (LEN-304).
    pub minds: bool,
}

/// A spell on its way (LEN-901).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Casting {
    /// Which.
    pub verb: Verb,
    /// Upon whom; the caster where it is upon nobody else.
    pub target: FigureId,
}

/// A thing looked for (LEN-304).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Search {
    /// The number of the item.
    pub item: u8,
    /// Rounds still to go.
    pub left: u8,
}
