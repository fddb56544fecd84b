//! A picture of the window, then leaving.

use std::fs;
use std::path::{Path, PathBuf};

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};

use crate::board::contract::Stage;

/// Frames until textures, fonts and panels have settled.
const SETTLE: u32 = 40;
/// Frames to wait for the picture before giving up.
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
        if picture.frames > PATIENCE {
            exit.write(failed(&picture.file, "the window gave no picture"));
        }
    } else if picture.frames > SETTLE && !stage.busy() {
        commands.spawn(Screenshot::primary_window()).observe(save);
        picture.asked = true;
        picture.frames = 0;
    }
}

fn save(captured: On<ScreenshotCaptured>, picture: Res<Picture>, mut exit: MessageWriter<AppExit>) {
    exit.write(match put(&captured.image, &picture.file) {
        Ok(()) => AppExit::Success,
        Err(why) => failed(&picture.file, &why),
    });
}

fn failed(file: &Path, why: &str) -> AppExit {
    eprintln!("{}: the picture could not be saved: {why}", file.display());
    AppExit::from_code(2)
}

/// Saves a picture beside its file and then puts it in its place: what is there is whole, and
/// a picture of before stays when this one cannot be saved.
fn put(image: &Image, file: &Path) -> Result<(), String> {
    let file = &riposte_record::place_of(file).map_err(|error| error.to_string())?;
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    let beside = file.with_file_name(format!(".{name}.{}.part.png", std::process::id()));
    let drawn = image.clone().try_into_dynamic().map_err(|error| error.to_string());
    // Without the alpha, which the window does not show either.
    let saved = drawn.and_then(|drawn| drawn.to_rgb8().save(&beside).map_err(|e| e.to_string()));
    let placed = saved.and_then(|()| fs::rename(&beside, file).map_err(|e| e.to_string()));
    if placed.is_err() {
        // What was begun is of no use; if it cannot be removed either, nothing is lost.
        let _ = fs::remove_file(&beside);
    }
    placed
}

#[cfg(test)]
mod tests {
    use bevy::asset::RenderAssetUsages;
    use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};

    use super::*;

    #[test]
    fn a_picture_that_cannot_be_saved_leaves_nothing() {
        let folder = std::env::temp_dir().join(format!("riposte-put-{}", std::process::id()));
        let size = Extent3d { width: 2, height: 2, depth_or_array_layers: 1 };
        let (flat, format) = (TextureDimension::D2, TextureFormat::Rgba8UnormSrgb);
        let image = Image::new_fill(size, flat, &[9; 4], format, RenderAssetUsages::all());
        assert!(put(&image, &folder.join("none.png")).is_err());
        // A folder of that name is in the way.
        assert!(fs::create_dir_all(folder.join("way.png/in")).is_ok());
        assert!(put(&image, &folder.join("way.png")).is_err());
        assert_eq!(fs::read_dir(&folder).map(Iterator::count).ok(), Some(1));
        assert_eq!(put(&image, &folder.join("good.png")), Ok(()));
        assert_eq!(fs::read_dir(&folder).map(Iterator::count).ok(), Some(2));
        let _ = fs::remove_dir_all(folder);
    }
}
