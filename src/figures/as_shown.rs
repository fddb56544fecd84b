//! What the interface may say of a figure while events are played: no more than the board shows,
//! or a wound would be read before its dice lie still.

use bevy::prelude::*;
use riposte_rules::battle::Table;
use riposte_rules::board::Hex;
use riposte_rules::figure::{Bond, FigureId, Life, Posture, Wound};
use riposte_rules::rulebook::Pool;
use smallvec::SmallVec;

use super::shown::{Motion, Shown, ShownBonds, Signs};
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

/// Where a figure stands and whether it fights, as its token shows it.
pub fn stands(world: &World, figure: FigureId) -> (Hex, Life) {
    let table = Table::new(world);
    let busy = world.get_resource::<Stage>().is_some_and(Stage::busy);
    match world.get::<Shown>(table.entity(figure)) {
        Some(shown) if busy => (shown.hex, shown.life),
        _ => (table.hex(figure), table.harm(figure).life),
    }
}

/// Who has what on whom, as it is shown: what is decided by dice that still fall is not among it.
pub fn shown_bonds(world: &World) -> Vec<Bond> {
    match world.get_resource::<ShownBonds>() {
        Some(bonds) => bonds.0.clone(),
        None => Table::new(world).bonds().collect(),
    }
}

/// How far a figure is from its place at this moment.
pub fn motion_of(world: &World, figure: FigureId) -> Motion {
    world.get::<Motion>(Table::new(world).entity(figure)).copied().unwrap_or_default()
}
