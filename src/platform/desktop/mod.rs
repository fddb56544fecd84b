//! On a desktop: a command line, a window or a terminal, files.

mod arguments;
mod cli;
pub mod disk;
mod display;
mod run;
mod snapshot;
mod terminal;

pub use run::{start, window};

use std::hash::{BuildHasher, Hasher};
use std::path::PathBuf;

use bevy::app::PluginGroupBuilder;
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use bevy::window::FileDragAndDrop;
use riposte_rules::data::DataError;

use crate::plan::Plan;
use crate::records::Shared;
use crate::screens::take_in;

/// Whether battles can be handed on from within the game; here they are files.
pub const SHARES: bool = false;
/// Whether there is the same in words and buttons beside the game.
pub const IN_WORDS: bool = false;

/// Whether the game has a way out of its own.
pub const LEAVES: bool = true;
/// Whether others than the window wake the game: they would draw frames for nothing.
pub const WAKES: bool = false;

/// Hands a battle to others.
///
/// # Errors
/// Always: here battles are files.
pub fn share(shared: &Shared) -> Result<(), DataError> {
    Err(DataError::new(shared.file_name(), "here battles are handed on as files"))
}

/// Here files are named on the command line.
pub fn pick_file() {}

/// Here the terminal is the same in words.
pub fn to_words() {}

/// All of the engine.
pub fn engine() -> PluginGroupBuilder {
    DefaultPlugins.build()
}

/// A number nobody chose.
pub fn lot() -> u64 {
    std::collections::hash_map::RandomState::new().build_hasher().finish()
}

/// Files dropped on the window, and pictures of it for those who asked for one.
pub fn plugin(app: &mut App, plan: &Plan) {
    app.add_plugins(snapshot::plugin).add_systems(PreUpdate, dropped);
    if let Some(file) = &plan.screenshot {
        app.insert_resource(snapshot::Picture::new(file.clone()));
    }
}

/// A file dropped on the window is opened.
fn dropped(world: &mut World, mut drops: Local<MessageCursor<FileDragAndDrop>>) {
    let messages = world.resource::<Messages<FileDragAndDrop>>();
    let files: Vec<PathBuf> = drops
        .read(messages)
        .filter_map(|drop| match drop {
            FileDragAndDrop::DroppedFile { path_buf, .. } => Some(path_buf.clone()),
            _ => None,
        })
        .collect();
    for file in files {
        let name = file.display().to_string();
        let shared = disk::read(&file).and_then(|text| Shared::read(&name, &text));
        take_in(world, &name, shared);
    }
}
