//! The battles that are kept: their list, and keeping another.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use bevy::prelude::*;
use riposte_record::{ENDING, Paper, Record, Save, under_way};
use riposte_rules::battle::{Table, TurnNumber};
use riposte_rules::data::{DataError, Library, Scenario, plain_key};
use riposte_words::{phrase, text};

use super::folder::{Disk, Folder};
use super::letter::{side_of, signed};
use super::paper;
use super::recording::Recording;
use crate::platform::disk;
use crate::shipped::scenario_name;

/// A file in the list of battles.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Where it is.
    pub file: PathBuf,
    /// The name of its file, without the ending.
    pub name: String,
    /// What it is called in the list: the scenario by its name, or the name of the file where it
    /// cannot be read.
    pub title: String,
    /// What kind of file it is.
    pub kind: Kind,
    /// The sides, what it is and how far it goes; or why it cannot be opened.
    pub about: Result<String, String>,
    /// What is fought, for a picture of it; none where it cannot be read, or is not here as it was.
    pub scenario: Option<Arc<Scenario>>,
    /// How many seconds ago it was written.
    pub age: u64,
}

/// What a file in the list of battles is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A battle by letter.
    Letter,
    /// A battle under way.
    UnderWay,
    /// A save or a replay that was kept.
    Kept,
}

impl Kind {
    /// What stands over the files of this kind.
    pub fn heading(self) -> String {
        match self {
            Kind::Letter => text!("kept-by-link"),
            Kind::UnderWay => text!("kept-under-way"),
            Kind::Kept => text!("kept-kept"),
        }
    }
}

impl Entry {
    /// What to do away with it is called.
    pub fn doom(&self) -> String {
        match self.kind {
            Kind::Kept => text!("kept-delete"),
            Kind::Letter | Kind::UnderWay => text!("kept-throw-away"),
        }
    }
}

/// Every battle by letter and every other battle under way, but the one that is fought here, then
/// every save and replay; of each the newest first.
pub fn entries(world: &World) -> Vec<Entry> {
    let folder = world.resource::<Folder>();
    let here = world.get_resource::<Recording>().and_then(Recording::file);
    let library = world.resource::<Library>();
    let of = |folder: Option<PathBuf>, kind: Kind| {
        let files = folder.map(|folder| under_way(&Disk, &folder)).unwrap_or_default();
        files.into_iter().map(move |file| entry(library, file, kind))
    };
    let begun = of(folder.letters(), Kind::Letter).chain(of(folder.under_way(), Kind::UnderWay));
    let begun = begun.filter(|entry| Some(&entry.file) != here.as_ref());
    begun.chain(of(folder.battles(), Kind::Kept)).collect()
}

fn entry(library: &Library, file: PathBuf, kind: Kind) -> Entry {
    let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    let age = disk::age(&file).unwrap_or(u64::MAX);
    let mut scenario = None;
    let (title, about) = match paper::read_paper(&file) {
        Ok(paper) => {
            scenario = paper.record().deal.scenario(library).ok();
            let named = (kind == Kind::Kept).then_some(&name);
            let (title, about) = told(&paper, scenario.as_ref(), named);
            let whose = matches!(kind, Kind::Letter)
                .then(|| whose(&paper, &file, scenario.as_ref()))
                .flatten();
            (title, Ok(whose.map_or(about.clone(), |whose| format!("{whose} · {about}"))))
        }
        Err(error) => (name.clone(), Err(error.to_string())),
    };
    Entry { name, title, kind, about, scenario: scenario.map(Arc::new), age, file }
}

/// Whose turn it is in a battle by letter.
fn whose(paper: &Paper, file: &Path, scenario: Option<&Scenario>) -> Option<String> {
    let Paper::Letter(letter) = paper else { return None };
    let Some(asked) = letter.asked else { return Some(text!("kept-over")) };
    if Some(asked) == side_of(file) {
        return Some(text!("kept-your-turn"));
    }
    let name = letter.correspondence.name(asked).map(|name| signed(name, asked, scenario));
    let name = name.unwrap_or_else(|| text!("kept-other-side"));
    Some(text!("kept-waits-for", name = name))
}

/// What a save or a replay is called, and what it is: who against whom, how far it goes, and the
/// name of its file if somebody gave it one.
fn told(paper: &Paper, scenario: Option<&Scenario>, file: Option<&String>) -> (String, String) {
    let deal = &paper.record().deal;
    let title = scenario.map(|scenario| scenario_name(scenario).into_owned());
    let title = title.unwrap_or_else(|| deal.scenario.clone());
    let against = format!(" {} ", text!("kept-against"));
    let sides = scenario.map(|scenario| {
        let sides: Vec<_> = scenario.sides.iter().map(|side| phrase(side)).collect();
        sides.join(against.as_str())
    });
    let file = file.filter(|name| !is_ours(name, &deal.scenario)).cloned();
    let parts = [sides, Some(paper.summary()), file];
    (title, parts.into_iter().flatten().collect::<Vec<_>>().join(" · "))
}

/// Deletes a save or a replay, or throws a battle under way away.
///
/// # Errors
/// When it cannot be deleted.
pub fn delete(entry: &Entry) -> Result<(), DataError> {
    disk::remove(&entry.file)
}

/// Between the key of a scenario and a number in the names of files: those of saves, and of replays.
const SAVE: &str = "-turn-";
const REPLAY: &str = "-replay";

/// Whether a file has the name that it got here, which says no more than what is in it.
fn is_ours(name: &str, scenario: &str) -> bool {
    let rest = name.strip_prefix(&*plain_key(scenario));
    rest.is_some_and(|rest| rest.starts_with(SAVE) || rest.starts_with(REPLAY))
}

/// What a save of the battle on the table is called where it is told of.
pub fn save_called(world: &World) -> String {
    let turn = world.resource::<TurnNumber>().0;
    text!("kept-save", title = scenario_name(Table::new(world).scenario()), turn = turn)
}

/// The same of a replay.
pub fn replay_called(world: &World) -> String {
    text!("kept-replay", title = scenario_name(Table::new(world).scenario()))
}

/// Saves the battle on the table in a file of its own; gives the name of that.
///
/// # Errors
/// When there is no battle, nowhere to keep it, or it cannot be written.
pub fn keep_save(world: &World) -> Result<String, DataError> {
    let record = record(world)?;
    let turn = world.resource::<TurnNumber>().0;
    let name = format!("{}{SAVE}{turn}", plain_key(&record.deal.scenario));
    let text = Save::of(record, world)?.to_text();
    write_new(world.resource::<Folder>(), &name, &text)
}

/// Keeps the battle on the table as a replay; gives the name of its file.
///
/// # Errors
/// As for [`keep_save`].
pub fn keep_replay(world: &World) -> Result<String, DataError> {
    let record = record(world)?;
    let name = format!("{}{REPLAY}", plain_key(&record.deal.scenario));
    write_new(world.resource::<Folder>(), &name, &record.to_text())
}

fn record(world: &World) -> Result<Record, DataError> {
    let record = world.resource::<Recording>().record.clone();
    record.ok_or_else(|| DataError::new(text!("record-the-battle"), text!("kept-none")))
}

fn write_new(folder: &Folder, name: &str, text: &str) -> Result<String, DataError> {
    let battles = folder.battles();
    let nowhere = || DataError::new(text!("record-the-battle"), text!("kept-nowhere"));
    let battles = battles.ok_or_else(nowhere)?;
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
