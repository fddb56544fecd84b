//! The engine, the window, and what a desktop adds to the game.

use std::path::PathBuf;

use bevy::app::PluginGroupBuilder;
use bevy::ecs::message::MessageCursor;
use bevy::prelude::*;
use bevy::window::{FileDragAndDrop, WindowResolution};
use riposte_record::Shared;

use super::snapshot;
use crate::launch::options::LaunchOptions;
use crate::platform::disk;
use crate::screens::take_in;

/// All of the engine.
pub fn engine() -> PluginGroupBuilder {
    DefaultPlugins.build()
}

/// The window.
pub fn window(options: &LaunchOptions) -> Window {
    let [width, height] = options.window;
    Window { resolution: WindowResolution::new(width, height), ..Window::default() }
}

/// Files dropped on the window, and pictures of it for those who asked for one.
pub fn plugin(app: &mut App, options: &LaunchOptions) {
    app.add_plugins(snapshot::plugin).add_systems(PreUpdate, dropped);
    if let Some(file) = &options.screenshot {
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
