//! Named texts that stay between runs: files.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use riposte_rules::data::DataError;
use riposte_words::text;

/// The usual file of the settings; `None` where there is no place for it.
pub fn settings_file() -> Option<PathBuf> {
    let dirs = directories::ProjectDirs::from("", "", "Riposte")?;
    Some(dirs.config_dir().join("settings.ron"))
}

/// The usual folder of battles; `None` where there is no place for them.
pub fn battles_folder() -> Option<PathBuf> {
    let dirs = directories::ProjectDirs::from("", "", "Riposte")?;
    Some(dirs.data_dir().to_path_buf())
}

/// Reads a text.
///
/// # Errors
/// When it is not there, is no text, or is far too large.
pub fn read(path: &Path) -> Result<String, DataError> {
    riposte_record::read_text(path)
}

/// Writes a text, with the folders it needs; never half of it.
///
/// # Errors
/// When a folder cannot be made or the text not written.
pub fn write(path: &Path, text: &str) -> Result<(), DataError> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| {
            let what = text!("disk-folder-not-made", error = error.to_string());
            DataError::new(folder.display().to_string(), what)
        })?;
    }
    riposte_record::write_text(path, text)
}

/// Whether a text is there.
pub fn exists(path: &Path) -> bool {
    path.exists()
}

/// Removes a text; that it was not there is no error.
///
/// # Errors
/// When it stays.
pub fn remove(path: &Path) -> Result<(), DataError> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != ErrorKind::NotFound => {
            let what = text!("disk-not-removed-for", error = error.to_string());
            Err(DataError::new(path.display().to_string(), what))
        }
        _ => Ok(()),
    }
}

/// Gives a text another name.
///
/// # Errors
/// When it keeps the old one.
pub fn rename(from: &Path, to: &Path) -> Result<(), DataError> {
    let folder = to.parent().map_or(Ok(()), fs::create_dir_all);
    folder.and_then(|()| fs::rename(from, to)).map_err(|error| {
        let what = text!("disk-not-put-aside", error = error.to_string());
        DataError::new(from.display().to_string(), what)
    })
}

/// Sweeps up what programs that broke off had half written in a folder.
pub fn sweep(folder: &Path) {
    riposte_record::sweep(folder);
}

/// The texts in a folder.
pub fn list(folder: &Path) -> Vec<PathBuf> {
    fs::read_dir(folder).into_iter().flatten().flatten().map(|file| file.path()).collect()
}

/// How many seconds ago a text was written.
pub fn age(path: &Path) -> Option<u64> {
    let written = fs::metadata(path).and_then(|data| data.modified()).ok()?;
    Some(SystemTime::now().duration_since(written).map_or(0, |time| time.as_secs()))
}
