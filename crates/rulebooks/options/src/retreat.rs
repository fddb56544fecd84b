//! Step 6: forced retreats (OPT-731 to OPT-734).

use bevy_ecs::prelude::*;
use riposte_rules::board::Hex;
use riposte_rules::figure::FigureId;

use crate::turn::{Step, go};

/// Finds who may push next.
pub fn next(world: &mut World) {
    go(world, Step::End);
}

/// Asks a figure whom it pushes, and where to.
pub fn push(world: &mut World, _figure: FigureId) {
    go(world, Step::Retreats);
}

/// Asks a figure that pushed whether it follows.
pub fn follow(world: &mut World, _figure: FigureId, _hex: Hex) {
    go(world, Step::Retreats);
}
