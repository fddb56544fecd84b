//! Battles that were kept come back on the table: to go on with them, or to be watched.

mod control;
mod letter;
mod play_on;
mod resume;
mod retell;
mod watch;

pub use control::{ReplayCommand, steer};
pub use letter::{Invitation, arrive, away_words, can_hand_on, hand_on, look_on, sit_down};
pub use resume::{Interrupted, UnderWay, go_on, look, open, open_file, resume};
pub use watch::watch;

use bevy::prelude::*;

use crate::app_state::Screen;

/// Going on and watching.
pub fn plugin(app: &mut App) {
    app.init_resource::<Interrupted>().add_systems(
        Update,
        (control::play, letter::hand_on_at_once)
            .after(crate::driver::drive)
            .run_if(in_state(Screen::Battle)),
    );
}
