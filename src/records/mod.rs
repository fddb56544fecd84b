//! Keeping battles: the record of the one being fought, autosave, saves and replays.

mod deal;
mod folder;
mod paper;
mod reel;
mod replay;
mod resume;
mod scribe;

pub use deal::bout;
pub use folder::{Entry, Folder, delete, entries, keep_replay, keep_save};
pub use paper::read_paper;
pub use replay::{Order, Replay, obey, watch};
pub use resume::{Interrupted, UnderWay, go_on, look, open, open_file, resume};
pub use riposte_record::{Paper, Shared, played_at_once};
pub use scribe::{Keeping, Scribe, begin, due, flush, go_back, keep, lay_down, put_aside, submit};

use bevy::prelude::*;
use riposte_rules::tell::{Line, Tone};

use crate::driver::Chronicle;
use crate::screens::Screen;

/// Whether a battle is fought, rather than watched.
pub fn fought(world: &World) -> bool {
    let watched = world.get_resource::<Scribe>().is_some_and(Scribe::is_watched);
    !watched && !world.contains_resource::<Replay>()
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
        .init_resource::<Keeping>()
        .add_systems(
            Update,
            (keep, replay::play).after(crate::driver::drive).run_if(in_state(Screen::Battle)),
        )
        .add_systems(Last, lay_down.run_if(on_message::<AppExit>));
}
