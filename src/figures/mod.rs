//! The figures on the board and the stage on which events are played.

use bevy::prelude::*;

/// The figures and their animation.
pub fn plugin(_app: &mut App) {}
