//! Pictures drawn by the program itself, and the icons that come with it.

use bevy::prelude::*;

/// Textures for board and figures.
pub fn plugin(_app: &mut App) {}
