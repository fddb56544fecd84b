//! What is shot or thrown, as the stage has it.

use bevy::prelude::*;
use riposte_rules::figure::{FigureId, WeaponId};

/// Something that flies, or that somebody is about to let fly.
#[derive(Resource, Default, Debug)]
pub struct Flight {
    /// Who has declared to shoot or throw, and what.
    pub loosed: Option<(FigureId, WeaponId)>,
    /// What is on its way, where it is, and which way its point looks, in radians.
    pub now: Option<(WeaponId, Vec2, f32)>,
    /// The same in the close-up: where it is there, in units of the drawing, and which way its point
    /// looks, both with y upwards.
    pub opened: Option<(Vec2, f32)>,
}
