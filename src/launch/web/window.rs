//! The canvas, and what a page adds to the game.

use bevy::prelude::*;

use super::{speak, spots};
use crate::launch::options::LaunchOptions;

/// The canvas, as large as the page.
pub fn window(_: &LaunchOptions) -> Window {
    Window {
        canvas: Some("#game".into()),
        fit_canvas_to_parent: true,
        prevent_default_event_handling: true,
        ..Window::default()
    }
}

/// What the page adds to the game.
pub fn plugin(app: &mut App, _: &LaunchOptions) {
    app.add_plugins((speak::plugin, spots::plugin));
}
