//! Files that are never half written.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use riposte_rules::data::{BOM, DataError};
use riposte_words::say;

/// No file of ours is larger, in bytes.
const MOST: u64 = 64 << 20;

/// Where a file is to be written: a link is followed, also to where nothing is yet.
///
/// # Errors
/// When there is something that is no plain file, such as a pipe, a device or a folder, or links
/// lead round in a circle.
pub fn place_of(path: &Path) -> Result<PathBuf, DataError> {
    /// No path goes by more links.
    const LINKS: usize = 40;
    let mut place = path.to_owned();
    for _ in 0..LINKS {
        let Ok(data) = fs::symlink_metadata(&place) else { return Ok(place) };
        if data.is_file() {
            return Ok(place);
        }
        match fs::read_link(&place) {
            Ok(to) => place = place.parent().map_or_else(|| to.clone(), |folder| folder.join(&to)),
            Err(_) => return Err(no_file(path)),
        }
    }
    Err(DataError::new(path.display().to_string(), "its links lead round in a circle"))
}

fn no_file(path: &Path) -> DataError {
    let what = "it is no plain file, and is left as it is";
    DataError::new(path.display().to_string(), what).expecting("a file, or a name that is free")
}

/// Writes a text beside the file and then puts it in its place, so that a crash in between
/// leaves the file as it was. What is no plain file is never replaced.
///
/// # Errors
/// When the folder cannot be written to, or something else is in the way.
pub fn write_text(path: &Path, text: &str) -> Result<(), DataError> {
    let place = place_of(path)?;
    let name = place.file_name().unwrap_or_default().to_string_lossy();
    // A battle can be written by two threads at once; each has a file of its own.
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let (process, number) = (std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
    let beside = place.with_file_name(format!(".{name}.{process}-{number}.part"));
    let written = write_whole(&beside, text).and_then(|()| fs::rename(&beside, &place));
    written.map_err(|error| {
        // What was begun is of no use; if it cannot be removed either, nothing is lost.
        let _ = fs::remove_file(&beside);
        let what = say!("cannot be written: {error}", error = error.to_string());
        DataError::new(path.display().to_string(), what)
    })
}

fn write_whole(path: &Path, text: &str) -> std::io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Reads a text file. Nothing but a plain file is opened: a pipe of that name would be waited for.
///
/// # Errors
/// When it is not there, is no plain file, is no text, or is far too large.
pub fn read_text(path: &Path) -> Result<String, DataError> {
    let data = fs::metadata(path);
    if data.is_ok_and(|data| !data.is_file()) {
        let what = "cannot be opened: it is no plain file";
        return Err(DataError::new(path.display().to_string(), what).expecting("a file"));
    }
    read_given(path)
}

/// Reads a text that somebody named to be read, also from a pipe or from what is typed.
///
/// # Errors
/// When it is not there, is no text, or is far too large.
pub fn read_given(path: &Path) -> Result<String, DataError> {
    let error = |what: String| DataError::new(path.display().to_string(), what);
    let closed =
        |e: std::io::Error| error(say!("cannot be opened: {error}", error = e.to_string()));
    let broken = |e: std::io::Error| error(say!("cannot be read: {error}", error = e.to_string()));
    let file = File::open(path).map_err(closed)?;
    let mut bytes = Vec::new();
    let read = file.take(MOST + 1).read_to_end(&mut bytes);
    read.map_err(broken)?;
    if bytes.len() as u64 > MOST {
        return Err(error(say!("is larger than {size} MiB", size = MOST >> 20)));
    }
    let text = String::from_utf8(bytes);
    let mut text = text.map_err(|_| error("is no text".into()).expecting("UTF-8"))?;
    if text.starts_with(BOM) {
        text.drain(..BOM.len_utf8());
    }
    Ok(text)
}

/// Removes what a program that broke off in the middle of [`write_text`] left in a folder. What
/// a running one writes stays.
pub fn sweep(folder: &Path) {
    for file in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = file.file_name();
        let Some(process) = name.to_str().and_then(writer) else { continue };
        if process != std::process::id() && left_behind(&file.path(), process) {
            // If it cannot be removed it lies there as it did before.
            let _ = fs::remove_file(file.path());
        }
    }
}

/// The process that writes a file, if its name is that of one that is being written.
fn writer(name: &str) -> Option<u32> {
    let (_, process) = name.strip_prefix('.')?.strip_suffix(".part")?.rsplit_once('.')?;
    let process = process.split_once('-').map_or(process, |(process, _)| process);
    process.parse().ok()
}

/// Whether a file that was being written is of a process that is gone: where the system tells
/// of its processes, it says so; elsewhere nobody writes for an hour.
fn left_behind(file: &Path, process: u32) -> bool {
    const MINUTE: u64 = 60;
    let written = fs::metadata(file).and_then(|data| data.modified()).ok();
    let age = written.and_then(|written| written.elapsed().ok()).map_or(0, |age| age.as_secs());
    match Path::new("/proc/self").exists() {
        true => age > MINUTE && !Path::new(&format!("/proc/{process}")).exists(),
        false => age > 60 * MINUTE,
    }
}
