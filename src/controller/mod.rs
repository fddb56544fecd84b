//! From keys, clicks and fingers to answers and to what is seen.

mod clicks;
mod cursor;
mod play;
mod screens;

use bevy::prelude::App;

/// Keys and clicks in a battle, and the keys that open screens anywhere.
pub fn plugin(app: &mut App) {
    app.add_plugins((cursor::plugin, play::plugin, screens::plugin));
}
