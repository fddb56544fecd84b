//! Files that are never half written.

use std::fs::{self, File};
use std::io::{Read, Write};
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};

use riposte_rules::data::DataError;

/// No file of ours is larger, in bytes.
const MOST: u64 = 64 << 20;

/// Writes a text beside the file and then puts it in its place, so that a crash in between
/// leaves the file as it was.
///
/// # Errors
/// When the folder cannot be written to.
pub fn write_text(path: &Path, text: &str) -> Result<(), DataError> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    // A battle can be written by two threads at once; each has a file of its own.
    static NUMBER: AtomicU32 = AtomicU32::new(0);
    let (process, number) = (std::process::id(), NUMBER.fetch_add(1, Ordering::Relaxed));
    let beside = path.with_file_name(format!(".{name}.{process}-{number}.part"));
    let written = write_whole(&beside, text).and_then(|()| fs::rename(&beside, path));
    written.map_err(|error| {
        // What was begun is of no use; if it cannot be removed either, nothing is lost.
        let _ = fs::remove_file(&beside);
        DataError::new(path.display().to_string(), format!("cannot be written: {error}"))
    })
}

fn write_whole(path: &Path, text: &str) -> std::io::Result<()> {
    let mut file = File::create(path)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

/// Reads a text file.
///
/// # Errors
/// When it is not there, is no text, or is far too large.
pub fn read_text(path: &Path) -> Result<String, DataError> {
    let error = |what: String| DataError::new(path.display().to_string(), what);
    let file = File::open(path).map_err(|e| error(format!("cannot be opened: {e}")))?;
    let mut bytes = Vec::new();
    let read = file.take(MOST + 1).read_to_end(&mut bytes);
    read.map_err(|e| error(format!("cannot be read: {e}")))?;
    if bytes.len() as u64 > MOST {
        return Err(error(format!("is larger than {} MiB", MOST >> 20)));
    }
    String::from_utf8(bytes).map_err(|_| error("is no text".into()).expecting("UTF-8"))
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
