//! Keeping battles: the record of the one on the table, autosave, saves and replays.

mod deal;
mod folder;
mod kept;
mod letter;
mod paper;
mod post;
mod recording;
mod replay;
mod timeline;

pub use deal::{deal, setup};
pub use folder::{Disk, Folder};
pub use kept::{
    Entry, Kind, delete, entries, keep_replay, keep_save, replay_called, save_called, tidy,
};
pub use letter::{
    ByLetter, Far, Incoming, holder, is_of_side, letter_place, letter_setup, read_chain,
    seats_here, side_of,
};
pub use paper::read_paper;
pub use post::{friend, seal, unsealed};
pub use recording::{
    Autosave, Recording, begin, due, flush, fought, go_back, keep, lay_down, put_aside, submit,
    submit_thrown,
};
pub use replay::Replay;
pub use riposte_record::{Paper, Shared, played_at_once};
pub use timeline::Timeline;

use bevy::prelude::*;
use riposte_rules::tell::{Line, Tone};

use crate::battle_log::BattleLog;

/// Writes a line of our own into the log.
pub fn remark(world: &mut World, text: String) {
    let line = Line::apart(Tone::Aside, None, text);
    world.resource_mut::<BattleLog>().note(line);
}

/// Records, autosave and replays.
pub fn plugin(app: &mut App) {
    app.init_resource::<Recording>()
        .init_resource::<Folder>()
        .init_resource::<Autosave>()
        .init_resource::<Incoming>()
        .add_systems(Last, lay_down.run_if(on_message::<AppExit>));
}
