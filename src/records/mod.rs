//! Keeping battles: the record of the one being fought, autosave, saves and replays.

mod deal;
mod folder;
mod paper;
mod replay;
mod reel;
mod resume;
mod scribe;

pub use folder::{Entry, Folder, entries, keep_replay, keep_save};
pub use paper::Paper;
pub use replay::{Order, Replay, obey, watch};
pub use resume::{Interrupted, look, open, resume};
pub use scribe::{Scribe, begin, due, flush, go_back, keep, submit};

use bevy::prelude::*;

use crate::screens::Screen;

/// Whether a battle is fought, rather than watched.
pub fn fought(world: &World) -> bool {
    !world.contains_resource::<Replay>()
}

/// Records, autosave and replays.
pub fn plugin(app: &mut App) {
    app.init_resource::<Scribe>()
        .init_resource::<Folder>()
        .init_resource::<Interrupted>()
        .add_systems(
            Update,
            (keep, replay::play).after(crate::driver::drive).run_if(in_state(Screen::Battle)),
        )
        .add_systems(Last, flush.run_if(on_message::<AppExit>));
}
