//! The list of saves and replays, and what can be done with it.

use bevy::prelude::*;
use riposte_rules::battle::on_table;
use riposte_words::text;

use crate::app_state::{Notice, Overlay};
use crate::hud::Picking;
use crate::input::{Act, Acts};
use crate::playback;
use crate::records::{self, Entry};

/// The saves and replays that are listed.
#[derive(Resource, Clone, Debug, Default)]
pub struct Listing {
    /// They, the newest first.
    pub entries: Vec<Entry>,
    /// The one whose deletion has to be confirmed.
    pub doomed: Option<usize>,
}

/// What can be done with the list; entries are named by their number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileCommand {
    /// Go on with the battle, or watch the replay.
    Open(usize),
    /// Ask whether it is to be deleted.
    Doom(usize),
    /// Keep the one that was to be deleted.
    Spare,
    /// Delete it for good.
    Delete(usize),
}

impl FileCommand {
    /// Does it.
    pub fn follow(self, world: &mut World) {
        world.resource_mut::<Listing>().doomed = None;
        match self {
            FileCommand::Open(number) => {
                *world.resource_mut::<Overlay>() = Overlay::None;
                if let Some(entry) = world.resource::<Listing>().entries.get(number).cloned() {
                    open(world, &entry);
                }
            }
            FileCommand::Doom(number) => world.resource_mut::<Listing>().doomed = Some(number),
            FileCommand::Spare => {}
            FileCommand::Delete(number) => delete(world, number),
        }
    }
}

fn delete(world: &mut World, number: usize) {
    let Some(entry) = world.resource::<Listing>().entries.get(number).cloned() else { return };
    match records::delete(&entry) {
        Ok(()) => {
            world.resource_mut::<Listing>().entries.remove(number);
            // The title may have offered to go on with it.
            if !on_table(world) {
                playback::look(world);
            }
        }
        Err(error) => world.resource_mut::<Notice>().fail(error),
    }
}

/// Opens a save or a replay; what is wrong with it becomes a notice.
fn open(world: &mut World, entry: &Entry) {
    if let Err(error) = playback::open_file(world, &entry.file, entry.kind) {
        world.resource_mut::<Notice>().fail(error);
    }
}

/// Saves the battle and says so, over the board and in the log.
pub(super) fn save(world: &mut World) {
    match records::keep_save(world) {
        Ok(_) => {
            let words = text!("filelist-saved", name = records::save_called(world));
            if let Some(mut picking) = world.get_resource_mut::<Picking>() {
                picking.told = Some(words.clone());
            }
            records::remark(world, words);
        }
        Err(error) => world.resource_mut::<Notice>().fail(error),
    }
}

/// The keys of saving and of the list, in a battle.
pub(super) fn keys(world: &mut World) {
    if *world.resource::<Overlay>() != Overlay::None {
        return;
    }
    let acts = world.resource::<Acts>();
    let (saves, lists) = (acts.just_pressed(&Act::Save), acts.just_pressed(&Act::Files));
    if saves && records::fought(world) {
        save(world);
    }
    if lists {
        *world.resource_mut::<Overlay>() = Overlay::Files;
    }
}
