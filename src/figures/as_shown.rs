//! What the interface may say of a figure while events are played: no more than the board shows,
//! or a wound would be read before its dice lie still.

use bevy::prelude::*;
use riposte_rules::battle::Table;
use riposte_rules::figure::{FigureId, Life, Posture, Wound};
use riposte_rules::rulebook::Pool;
use smallvec::SmallVec;

use super::shown::{Shown, Signs};
use crate::board::contract::Stage;

/// A figure as its token shows it.
#[derive(Clone, Debug, PartialEq)]
pub struct AsShown {
    /// Whether it fights.
    pub life: Life,
    /// How it stands or lies.
    pub posture: Posture,
    /// Its wounds.
    pub wounds: SmallVec<[Wound; 4]>,
    /// What is left of its life, where the rulebook counts it.
    pub pools: Vec<Pool>,
}

/// What is to be said of a figure now: what the table holds, while events are played what has been
/// shown of it.
pub fn as_shown(world: &World, figure: FigureId) -> AsShown {
    let table = Table::new(world);
    let entity = table.entity(figure);
    let busy = world.get_resource::<Stage>().is_some_and(Stage::busy);
    match (world.get::<Shown>(entity), world.get::<Signs>(entity)) {
        (Some(shown), Some(signs)) if busy => AsShown {
            life: shown.life,
            posture: shown.posture,
            wounds: shown.wounds.clone(),
            pools: signs.pools.clone(),
        },
        _ => AsShown {
            life: table.harm(figure).life,
            posture: table.posture(figure),
            wounds: table.harm(figure).wounds.clone(),
            pools: table.book().vitality(world, figure),
        },
    }
}
