//! The settings file.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use riposte_rules::data::DataError;
use riposte_rules::written;
use riposte_words::text;

use crate::platform::disk;
use riposte_record::Settings;

/// Where settings are kept; `None` when they are not to be kept.
#[derive(Resource, Clone, Debug, Default)]
pub struct Kept(pub Option<PathBuf>);

/// Reads the settings. A file that cannot be read is put aside, and the second value
/// says so.
pub fn load(file: &Path) -> (Settings, Option<String>) {
    if let Some(folder) = file.parent() {
        disk::sweep(folder);
    }
    if !disk::exists(file) {
        return (Settings::default(), None);
    }
    let text = match disk::read(file) {
        Ok(text) => text,
        Err(error) => return (Settings::default(), Some(error.to_string())),
    };
    match Settings::from_text(&file.display().to_string(), &text) {
        Ok(settings) => (settings, None),
        Err(error) => (Settings::default(), Some(put_aside(file, &error))),
    }
}

fn put_aside(file: &Path, error: &DataError) -> String {
    let backup = file.with_extension("ron.bak");
    let kept = match disk::rename(file, &backup) {
        Ok(()) => text!("settings-kept-as", file = backup.display().to_string()),
        Err(error) => text!("settings-not-kept", error = error.what),
    };
    text!("settings-unread", error = error.to_string(), kept = kept)
}

/// Writes the settings.
///
/// # Errors
/// When they cannot be written.
pub fn save(file: &Path, settings: &Settings) -> Result<(), DataError> {
    let text = written::write_pretty(settings)
        .map_err(|error| DataError::new(file.display().to_string(), error.to_string()))?;
    disk::write(file, &text)
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
