//! The settings file.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::{Settings, VERSION};

/// Where settings are kept; `None` when they are not to be kept.
#[derive(Resource, Clone, Debug, Default)]
pub struct Kept(pub Option<PathBuf>);

/// The folder for settings on this platform.
pub fn folder() -> Option<PathBuf> {
    let dirs = directories::ProjectDirs::from("", "", "Riposte")?;
    Some(dirs.config_dir().to_path_buf())
}

/// Reads the settings. A file that cannot be read is put aside, and the second value
/// says so.
pub fn load(file: &Path) -> (Settings, Option<String>) {
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return (Settings::default(), None),
        Err(error) => return (Settings::default(), Some(format!("{}: {error}", file.display()))),
    };
    match ron::from_str::<Settings>(&text) {
        Ok(settings) if settings.version <= VERSION => {
            (Settings { version: VERSION, ..settings }.in_range(), None)
        }
        Ok(settings) => {
            let what = format!("it is of version {}, newer than {VERSION}", settings.version);
            (Settings::default(), Some(put_aside(file, None, &what)))
        }
        Err(error) => {
            let line = Some(error.span.start.line);
            (Settings::default(), Some(put_aside(file, line, &error.code.to_string())))
        }
    }
}

fn put_aside(file: &Path, line: Option<usize>, what: &str) -> String {
    let backup = file.with_extension("ron.bak");
    let kept = match fs::rename(file, &backup) {
        Ok(()) => format!("it is kept as {}", backup.display()),
        Err(error) => format!("it could not be put aside: {error}"),
    };
    let line = line.map(|line| format!(":{line}")).unwrap_or_default();
    format!("{}{line}: {what}; the usual settings are used, {kept}", file.display())
}

/// Writes the settings: first beside the file, so that a file is never half written.
///
/// # Errors
/// When the folder cannot be made or the file not written.
pub fn save(file: &Path, settings: &Settings) -> Result<(), String> {
    let text = ron::ser::to_string_pretty(settings, ron::ser::PrettyConfig::default())
        .map_err(|error| error.to_string())?;
    let write = || {
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        let beside = file.with_extension("ron.new");
        fs::write(&beside, text)?;
        fs::rename(&beside, file)
    };
    write().map_err(|error| format!("{}: {error}", file.display()))
}

pub(super) fn keep(settings: Res<Settings>, kept: Res<Kept>) {
    if settings.is_added() {
        return;
    }
    if let Some(file) = &kept.0
        && let Err(error) = save(file, &settings)
    {
        warn!("the settings are not kept: {error}");
    }
}
