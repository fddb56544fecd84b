//! Where battles are kept.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use bevy::prelude::*;
use riposte_record::{Record, Save, write_text};
use riposte_rules::battle::TurnNumber;
use riposte_rules::data::DataError;

use super::{Interrupted, Paper, Scribe};

const ENDING: &str = "riposte";

/// The folder for autosave, saves and replays; `None` when battles are not kept.
#[derive(Resource, Clone, Debug, Default)]
pub struct Folder(pub Option<PathBuf>);

impl Folder {
    /// The usual folder on this platform.
    pub fn usual() -> Option<PathBuf> {
        let dirs = directories::ProjectDirs::from("", "", "Riposte")?;
        Some(dirs.data_dir().to_path_buf())
    }

    /// The file of the interrupted battle.
    pub fn autosave(&self) -> Option<PathBuf> {
        self.0.as_ref().map(|folder| folder.join("autosave.riposte"))
    }

    /// The folder of saves and replays.
    pub fn battles(&self) -> Option<PathBuf> {
        self.0.as_ref().map(|folder| folder.join("battles"))
    }
}

/// A file in the list of saves and replays.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Where it is.
    pub file: PathBuf,
    /// Its name.
    pub name: String,
    /// The scenario, what it is and how far it goes; or why it cannot be opened.
    pub about: Result<String, String>,
    /// When it was written.
    pub when: SystemTime,
}

/// Every save and replay, the newest first.
pub fn entries(folder: &Folder) -> Vec<Entry> {
    let files = folder.battles().and_then(|folder| fs::read_dir(folder).ok());
    let files = files.into_iter().flatten().flatten().map(|file| file.path());
    let ours = files.filter(|file| file.extension().is_some_and(|ending| ending == ENDING));
    let mut entries: Vec<Entry> = ours.map(entry).collect();
    entries.sort_by(|a, b| b.when.cmp(&a.when).then_with(|| b.name.cmp(&a.name)));
    entries
}

fn entry(file: PathBuf) -> Entry {
    let about = match Paper::read(&file) {
        Ok(paper) => Ok(format!("{}: {}", paper.record().deal.scenario, paper.summary())),
        Err(error) => Err(error.to_string()),
    };
    let when = fs::metadata(&file).and_then(|data| data.modified());
    Entry {
        name: file.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
        about,
        when: when.unwrap_or(SystemTime::UNIX_EPOCH),
        file,
    }
}

/// Saves the battle on the table under a name of its own; gives the name.
///
/// # Errors
/// When there is no battle, nowhere to keep it, or it cannot be written.
pub fn keep_save(world: &World) -> Result<String, DataError> {
    let record = record(world)?;
    let turn = world.resource::<TurnNumber>().0;
    let name = format!("{}-turn-{turn}", plain(&record.deal.scenario));
    let text = Save::of(record, world)?.to_text();
    write_new(world.resource::<Folder>(), &name, &text)
}

/// Keeps the battle on the table as a replay; gives its name.
///
/// # Errors
/// As for [`keep_save`].
pub fn keep_replay(world: &World) -> Result<String, DataError> {
    let record = record(world)?;
    let name = format!("{}-replay", plain(&record.deal.scenario));
    write_new(world.resource::<Folder>(), &name, &record.to_text())
}

fn record(world: &World) -> Result<Record, DataError> {
    let record = world.resource::<Scribe>().record.clone();
    record.ok_or_else(|| DataError::new("the battle", "there is none to be kept"))
}

/// A name that every file system takes.
fn plain(name: &str) -> String {
    let sign = |sign: char| if sign.is_alphanumeric() { sign } else { '-' };
    name.chars().map(sign).collect()
}

fn write_new(folder: &Folder, name: &str, text: &str) -> Result<String, DataError> {
    let battles = folder.battles();
    let battles = battles.ok_or_else(|| DataError::new("the battle", "battles are not kept"))?;
    let (name, file) = unused(&battles, name);
    make(&file)?;
    write_text(&file, text)?;
    Ok(name)
}

/// The first number behind a name that no file has.
fn unused(folder: &Path, name: &str) -> (String, PathBuf) {
    let mut number = 1u32;
    loop {
        let name = format!("{name}-{number}");
        let file = folder.join(format!("{name}.{ENDING}"));
        if !file.exists() {
            return (name, file);
        }
        number += 1;
    }
}

/// Makes the folder of a file.
pub(super) fn make(file: &Path) -> Result<(), DataError> {
    let Some(folder) = file.parent() else { return Ok(()) };
    fs::create_dir_all(folder).map_err(|error| {
        DataError::new(folder.display().to_string(), format!("cannot be made: {error}"))
    })
}

/// An autosave that could not be read is put among the saves before another takes its place.
pub(super) fn spare_unread(world: &mut World, file: &Path) {
    if !matches!(world.get_resource::<Interrupted>(), Some(Interrupted(Some(Err(_))))) {
        return;
    }
    let Some(battles) = world.resource::<Folder>().battles() else { return };
    let (_, place) = unused(&battles, "unread");
    if let Err(error) = fs::create_dir_all(&battles).and_then(|()| fs::rename(file, &place)) {
        warn!("{}: {error}", file.display());
    }
    world.insert_resource(Interrupted(None));
}
