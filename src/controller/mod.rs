//! From keys, clicks and fingers to answers and to what is seen.

mod cursor;
mod play;

use bevy::prelude::App;

/// Keys and clicks in a battle.
pub fn plugin(app: &mut App) {
    app.add_plugins((cursor::plugin, play::plugin));
}
