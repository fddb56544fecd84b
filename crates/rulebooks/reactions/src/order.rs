//! Where the turn is, and who is when (REA-41, REA-44, REA-45).

use bevy_ecs::prelude::*;
use riposte_rules::figure::{FigureId, FigureSet};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// Where the turn is.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// What comes next.
    pub step: Step,
    /// The figures from highest to lowest initiative.
    pub order: SmallVec<[FigureId; 8]>,
    /// Who has declined since a phase last ended.
    pub declined: FigureSet,
}

/// A step of the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// A new turn begins.
    #[default]
    Begin,
    /// A figure rolls action points.
    Points(FigureId),
    /// A figure rolls initiative.
    Initiative(FigureId),
    /// Somebody's phase is due.
    Offer,
    /// A figure's phase.
    Phase(FigureId),
}

/// A figure's place in the order of the turn: the higher the earlier it is asked.
pub fn precedence(world: &World, figure: FigureId) -> i32 {
    let order = &world.resource::<Turn>().order;
    let place = order.iter().position(|other| *other == figure);
    -(place.unwrap_or(order.len()) as i32)
}
