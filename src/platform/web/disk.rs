//! Named texts that stay between visits: the storage of the browser, by the same paths and
//! in the same forms as the files of a desktop.

use std::path::{Path, PathBuf};

use riposte_rules::data::DataError;
use riposte_words::text;
use web_sys::Storage;

/// Everything of ours begins with this; other pages of the same host have names of their own.
const ROOT: &str = "riposte";
/// Behind the path of a text stands, under this ending, when it was written.
const WRITTEN: &str = "@written";

/// The usual place of the settings.
pub fn settings_file() -> Option<PathBuf> {
    Some(Path::new(ROOT).join("settings.ron"))
}

/// The usual folder of battles.
pub fn battles_folder() -> Option<PathBuf> {
    Some(ROOT.into())
}

fn storage() -> Result<Storage, String> {
    let stored = web_sys::window().map(|window| window.local_storage());
    match stored {
        Some(Ok(Some(storage))) => Ok(storage),
        _ => Err(text!("disk-no-storage")),
    }
}

fn error(path: &Path, what: impl Into<String>) -> DataError {
    DataError::new(path.display().to_string(), what)
}

fn key(path: &Path) -> String {
    path.display().to_string()
}

fn item(path: &Path) -> Option<String> {
    storage().ok()?.get_item(&key(path)).ok().flatten()
}

/// Reads a text.
///
/// # Errors
/// When it is not there.
pub fn read(path: &Path) -> Result<String, DataError> {
    storage().map_err(|what| error(path, what))?;
    item(path).ok_or_else(|| error(path, text!("disk-not-there")))
}

/// Writes a text.
///
/// # Errors
/// When the browser does not let us, or there is no room left.
pub fn write(path: &Path, text: &str) -> Result<(), DataError> {
    let storage = storage().map_err(|what| error(path, what))?;
    let full = |_| error(path, text!("disk-full"));
    storage.set_item(&key(path), text).map_err(full)?;
    storage.set_item(&(key(path) + WRITTEN), &js_sys::Date::now().to_string()).map_err(full)
}

/// Whether a text is there.
pub fn exists(path: &Path) -> bool {
    item(path).is_some()
}

/// Removes a text; that it was not there is no error.
///
/// # Errors
/// When the browser does not let us.
pub fn remove(path: &Path) -> Result<(), DataError> {
    let storage = storage().map_err(|what| error(path, what))?;
    for name in [key(path), key(path) + WRITTEN] {
        storage.remove_item(&name).map_err(|_| error(path, text!("disk-not-removed")))?;
    }
    Ok(())
}

/// Gives a text another name.
///
/// # Errors
/// When it keeps the old one.
pub fn rename(from: &Path, to: &Path) -> Result<(), DataError> {
    let moved = read(from).and_then(|text| write(to, &text)).and_then(|()| remove(from));
    moved.map_err(|why| error(from, text!("disk-not-put-aside", error = why.what)))
}

/// Nothing here is ever half written.
pub fn sweep(_: &Path) {}

/// The texts in a folder.
pub fn list(folder: &Path) -> Vec<PathBuf> {
    let Ok(storage) = storage() else { return Vec::new() };
    let count = storage.length().unwrap_or_default();
    let names = (0..count).filter_map(|index| storage.key(index).ok().flatten());
    let texts = names.filter(|name| !name.ends_with(WRITTEN)).map(PathBuf::from);
    texts.filter(|path| path.parent() == Some(folder)).collect()
}

/// How many seconds ago a text was written.
pub fn age(path: &Path) -> Option<u64> {
    let written = storage().ok()?.get_item(&(key(path) + WRITTEN)).ok().flatten()?;
    let written: f64 = written.parse().ok()?;
    Some(((js_sys::Date::now() - written) / 1000.0).max(0.0) as u64)
}
