//! What is kept of a figure that shoots: what is yet to be loaded, and the aim taken (REA-205,
//! REA-206).

use bevy_ecs::prelude::*;
use riposte_kit::change::change;
use riposte_kit::items::PerItem;
use riposte_rules::figure::{FigureId, WeaponId};
use serde::{Deserialize, Serialize};

/// What changes of a shooter in the course of a battle.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Marksman {
    /// How often each weapon has still to be loaded before it can be shot.
    pub unloaded: PerItem,
    /// The aim that is held.
    pub aim: Option<Aim>,
}

/// An aim that is held (REA-206).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Aim {
    /// At whom.
    pub at: FigureId,
    /// With what.
    pub weapon: WeaponId,
    /// What it adds to the shot, in half points.
    pub bonus: i32,
}

/// Changes what is kept of a shooter.
pub fn marksman(world: &mut World, figure: FigureId, changed: impl FnOnce(&mut Marksman)) {
    change(world, figure, changed);
}
