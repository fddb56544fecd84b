//! Keeping battles: the record of the one being fought, autosave, saves and replays.

mod deal;
mod folder;
mod paper;
mod reel;
mod replay;
mod resume;
mod scribe;
mod shared;

pub use folder::{Entry, Folder, delete, entries, keep_replay, keep_save};
pub use paper::Paper;
pub use reel::play as play_step;
pub use replay::{Order, Replay, obey, watch};
pub use resume::{Interrupted, look, open, resume};
pub use scribe::{Scribe, begin, due, flush, go_back, keep, submit};
pub use shared::Shared;
#[cfg(target_arch = "wasm32")]
pub use shared::played_at_once;

use bevy::prelude::*;
use riposte_rules::tell::{Line, Tone};

use crate::driver::Chronicle;
use crate::screens::Screen;

/// Whether a battle is fought, rather than watched.
pub fn fought(world: &World) -> bool {
    !world.contains_resource::<Replay>()
}

/// Writes a line of our own into the log.
pub fn remark(world: &mut World, text: String) {
    let line = Line::apart(Tone::Aside, None, text);
    world.resource_mut::<Chronicle>().lines.push(line);
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
