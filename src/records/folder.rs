//! Where battles are kept.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use riposte_record::{Record, Save};
use riposte_rules::battle::TurnNumber;
use riposte_rules::data::DataError;

use super::{Interrupted, Paper, Scribe};
use crate::platform::disk;

const ENDING: &str = "riposte";

/// The folder for autosave, saves and replays; `None` when battles are not kept.
#[derive(Resource, Clone, Debug, Default)]
pub struct Folder(pub Option<PathBuf>);

impl Folder {
    /// The usual folder on this platform.
    pub fn usual() -> Option<PathBuf> {
        disk::battles_folder()
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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Where it is.
    pub file: PathBuf,
    /// Its name.
    pub name: String,
    /// The scenario, what it is and how far it goes; or why it cannot be opened.
    pub about: Result<String, String>,
    /// How many seconds ago it was written.
    pub age: u64,
}

/// Every save and replay, the newest first.
pub fn entries(folder: &Folder) -> Vec<Entry> {
    let files = folder.battles().map(|folder| disk::list(&folder));
    let files = files.unwrap_or_default().into_iter();
    let ours = files.filter(|file| file.extension().is_some_and(|ending| ending == ENDING));
    let mut entries: Vec<Entry> = ours.map(entry).collect();
    entries.sort_by(|a, b| a.age.cmp(&b.age).then_with(|| b.name.cmp(&a.name)));
    entries
}

fn entry(file: PathBuf) -> Entry {
    let about = match Paper::read(&file) {
        Ok(paper) => Ok(format!("{}: {}", paper.record().deal.scenario, paper.summary())),
        Err(error) => Err(error.to_string()),
    };
    Entry {
        name: file.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
        about,
        age: disk::age(&file).unwrap_or(u64::MAX),
        file,
    }
}

/// Deletes a save or a replay.
///
/// # Errors
/// When it cannot be deleted.
pub fn delete(entry: &Entry) -> Result<(), DataError> {
    disk::remove(&entry.file)
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
    disk::write(&file, text)?;
    Ok(name)
}

/// The first number behind a name that no file has.
fn unused(folder: &Path, name: &str) -> (String, PathBuf) {
    let mut number = 1u32;
    loop {
        let name = format!("{name}-{number}");
        let file = folder.join(format!("{name}.{ENDING}"));
        if !disk::exists(&file) {
            return (name, file);
        }
        number += 1;
    }
}

/// An autosave that could not be read is put among the saves before another takes its place.
pub(super) fn spare_unread(world: &mut World, file: &Path) {
    if !matches!(world.get_resource::<Interrupted>(), Some(Interrupted(Some(Err(_))))) {
        return;
    }
    let Some(battles) = world.resource::<Folder>().battles() else { return };
    let (_, place) = unused(&battles, "unread");
    if let Err(error) = disk::rename(file, &place) {
        warn!("{error}");
    }
    world.insert_resource(Interrupted(None));
}
