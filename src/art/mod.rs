//! Pictures drawn by the program itself, and the icons that come with it.

pub mod canvas;
pub mod grain;
pub mod icons;
pub mod ink;
pub mod pen;
pub mod texture;

pub use canvas::{Canvas, Outline};
pub use grain::Grain;
pub use icons::Icons;
pub use ink::Ink;

use bevy::prelude::*;

/// Textures for board and figures.
pub fn plugin(app: &mut App) {
    app.init_resource::<Icons>();
}
