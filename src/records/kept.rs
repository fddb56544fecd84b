//! The battles that are kept: their list, and keeping another.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use riposte_record::{ENDING, Record, Save, under_way};
use riposte_rules::battle::TurnNumber;
use riposte_rules::data::{DataError, plain_key};

use super::folder::{Disk, Folder};
use super::paper;
use super::recording::Recording;
use crate::platform::disk;

/// A file in the list of battles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Where it is.
    pub file: PathBuf,
    /// Its name.
    pub name: String,
    /// Whether it is a battle under way, rather than a save or a replay that was kept.
    pub under_way: bool,
    /// The scenario, what it is and how far it goes; or why it cannot be opened.
    pub about: Result<String, String>,
    /// How many seconds ago it was written.
    pub age: u64,
}

impl Entry {
    /// What to do away with it is called.
    pub fn doom(&self) -> &'static str {
        if self.under_way { "Throw away" } else { "Delete" }
    }
}

/// Every battle under way but the one that is fought here, then every save and replay; of each
/// the newest first.
pub fn entries(world: &World) -> Vec<Entry> {
    let folder = world.resource::<Folder>();
    let here = world.get_resource::<Recording>().and_then(Recording::file);
    let of = |folder: Option<PathBuf>, fought: bool| {
        let files = folder.map(|folder| under_way(&Disk, &folder)).unwrap_or_default();
        files.into_iter().map(move |file| entry(file, fought))
    };
    let begun = of(folder.under_way(), true).filter(|entry| Some(&entry.file) != here.as_ref());
    begun.chain(of(folder.battles(), false)).collect()
}

fn entry(file: PathBuf, under_way: bool) -> Entry {
    let about = match paper::read_paper(&file) {
        Ok(paper) => Ok(format!("{}: {}", paper.record().deal.scenario, paper.summary())),
        Err(error) => Err(error.to_string()),
    };
    Entry {
        name: file.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
        under_way,
        about,
        age: disk::age(&file).unwrap_or(u64::MAX),
        file,
    }
}

/// Deletes a save or a replay, or throws a battle under way away.
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
    let name = format!("{}-turn-{turn}", plain_key(&record.deal.scenario));
    let text = Save::of(record, world)?.to_text();
    write_new(world.resource::<Folder>(), &name, &text)
}

/// Keeps the battle on the table as a replay; gives its name.
///
/// # Errors
/// As for [`keep_save`].
pub fn keep_replay(world: &World) -> Result<String, DataError> {
    let record = record(world)?;
    let name = format!("{}-replay", plain_key(&record.deal.scenario));
    write_new(world.resource::<Folder>(), &name, &record.to_text())
}

fn record(world: &World) -> Result<Record, DataError> {
    let record = world.resource::<Recording>().record.clone();
    record.ok_or_else(|| DataError::new("the battle", "there is none to be kept"))
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

/// Puts the one battle that older versions kept under a fixed name among those under way, and
/// sweeps up what programs that broke off had half written.
pub fn tidy(world: &mut World) {
    let folder = world.resource::<Folder>();
    let (Some(whole), Some(begun)) = (&folder.0, folder.under_way()) else { return };
    let older = whole.join(format!("autosave.{ENDING}"));
    if disk::exists(&older) {
        let (_, place) = unused(&begun, "autosave");
        if let Err(error) = disk::rename(&older, &place) {
            warn!("{error}");
        }
    }
    for folder in [Some(whole.clone()), Some(begun), folder.battles()].into_iter().flatten() {
        disk::sweep(&folder);
    }
}
