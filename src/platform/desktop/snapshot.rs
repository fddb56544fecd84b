//! A picture of the window, then leaving.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};

use crate::board::contract::Stage;

/// Frames until textures, fonts and panels have settled.
const SETTLE: u32 = 40;
/// Frames to wait for the file before giving up.
const PATIENCE: u32 = 600;

/// The picture to take.
#[derive(Resource)]
pub struct Picture {
    file: PathBuf,
    frames: u32,
    asked: bool,
}

impl Picture {
    /// A picture to be saved in a file.
    pub fn new(file: PathBuf) -> Picture {
        Picture { file, frames: 0, asked: false }
    }
}

/// Takes the picture once everything stands still.
pub fn plugin(app: &mut App) {
    app.add_systems(Last, take.run_if(resource_exists::<Picture>));
}

fn take(
    mut picture: ResMut<Picture>,
    stage: Res<Stage>,
    mut commands: Commands,
    mut exit: MessageWriter<AppExit>,
) {
    picture.frames += 1;
    if picture.asked {
        let saved = std::fs::metadata(&picture.file).is_ok_and(|file| file.len() > 0);
        if saved && picture.frames > 10 {
            exit.write(AppExit::Success);
        } else if picture.frames > PATIENCE {
            eprintln!("{}: the picture could not be saved", picture.file.display());
            exit.write(AppExit::from_code(2));
        }
    } else if picture.frames > SETTLE && !stage.busy() {
        // An old picture must not be taken for the new one.
        let _ = std::fs::remove_file(&picture.file);
        commands.spawn(Screenshot::primary_window()).observe(save_to_disk(picture.file.clone()));
        picture.asked = true;
        picture.frames = 0;
    }
}
