//! Writing down the battle being fought, and the autosave.

use std::path::{Path, PathBuf};
use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, TaskPool, block_on};
use riposte_record::{Record, Save};
use riposte_rules::battle::{Ending, Table, on_table};
use riposte_rules::data::Library;
use riposte_rules::decision::{Choice, Refusal, write};

use super::{Folder, deal, folder, fought};
use crate::driver::Bout;
use crate::platform::disk;

/// How long computer players may go on before the battle is kept again.
const SELDOM: Duration = Duration::from_secs(3);

/// Whether there is more than one thread; a page in a browser has one.
const THREADS: bool = cfg!(not(target_family = "wasm"));

/// The record of the battle being fought, and what of it is in the autosave.
#[derive(Resource, Default)]
pub struct Scribe {
    /// What was set up and what was chosen so far.
    pub record: Option<Record>,
    /// The name under which it was kept as a replay.
    pub saved_as: Option<String>,
    /// Whether a person decided since the battle was last kept.
    due: bool,
    kept: usize,
    when: Option<Instant>,
}

/// The autosave being written to the disk, which can take longer than a frame.
#[derive(Resource, Default)]
pub struct Writing(Option<Task<()>>);

impl Writing {
    fn busy(&self) -> bool {
        self.0.as_ref().is_some_and(|task| !task.is_finished())
    }
}

impl Scribe {
    /// How many choices are written down.
    pub fn len(&self) -> usize {
        self.record.as_ref().map_or(0, |record| record.steps.len())
    }

    /// Whether nothing is written down.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Goes on writing a record.
    pub fn of(record: Record) -> Scribe {
        Scribe { record: Some(record), ..Scribe::default() }
    }
}

/// Begins the record of a battle that was just laid.
pub fn begin(world: &mut World, bout: &Bout) {
    let deal = deal::deal(world.resource::<Library>(), bout);
    let record = Record::begin(deal, world);
    world.insert_resource(Scribe::of(record));
}

/// Submits a choice and writes it down, if a record is kept.
///
/// # Errors
/// When the choice is not legal; nothing has changed then.
pub fn submit(world: &mut World, choice: Choice) -> Result<(), Refusal> {
    let words = world
        .get_resource::<Scribe>()
        .is_some_and(|scribe| scribe.record.is_some())
        .then(|| write(Table::new(world), &choice));
    riposte_rules::battle::submit(world, choice)?;
    if let Some(words) = words {
        world.resource_scope(|world, mut scribe: Mut<Scribe>| {
            if let Some(record) = &mut scribe.record {
                record.note(words, world);
            }
        });
    }
    Ok(())
}

/// A person has decided: the battle is to be kept.
pub fn due(world: &mut World) {
    world.get_resource_or_init::<Scribe>().due = true;
}

/// Forgets the choices after the first `length`: they were taken back.
pub fn go_back(world: &mut World, length: usize) {
    let mut scribe = world.get_resource_or_init::<Scribe>();
    scribe.due = true;
    if let Some(record) = &mut scribe.record {
        record.steps.truncate(length);
    }
}

/// Keeps the battle after each decision of a person and now and then between them; removes
/// what was kept when the battle is over. The writing goes on beside the frames.
pub fn keep(world: &mut World) {
    if world.get_resource_or_init::<Writing>().busy() || !fought(world) || !on_table(world) {
        return;
    }
    let scribe = world.resource::<Scribe>();
    let changed = scribe.due || scribe.len() != scribe.kept;
    let waited = scribe.when.is_none_or(|when| when.elapsed() > SELDOM);
    let over = world.resource::<Ending>().0.is_some();
    if !changed || !(scribe.due || waited || over) {
        return;
    }
    let Some((file, text)) = autosave(world) else { return };
    if THREADS {
        let task = IoTaskPool::get_or_init(TaskPool::new).spawn(async move { put(&file, text) });
        world.resource_mut::<Writing>().0 = Some(task);
    } else {
        put(&file, text);
    }
}

/// Keeps the battle now; it is on the disk afterwards.
pub fn flush(world: &mut World) {
    // What is being written is older, and must not come last.
    if let Some(task) = world.get_resource_or_init::<Writing>().0.take() {
        block_on(task);
    }
    if !fought(world) || !on_table(world) {
        return;
    }
    if let Some((file, text)) = autosave(world) {
        put(&file, text);
    }
}

/// The file of the autosave and what belongs into it; nothing does when the battle is over.
fn autosave(world: &mut World) -> Option<(PathBuf, Option<String>)> {
    let over = world.resource::<Ending>().0.is_some();
    let file = world.resource::<Folder>().autosave()?;
    let record = world.resource::<Scribe>().record.clone()?;
    let length = record.steps.len();
    let mut scribe = world.resource_mut::<Scribe>();
    scribe.due = false;
    scribe.kept = length;
    scribe.when = Some(Instant::now());
    if over {
        return Some((file, None));
    }
    if length == 0 {
        return None;
    }
    folder::spare_unread(world, &file);
    match Save::of(record, world) {
        Ok(save) => Some((file, Some(save.to_text()))),
        Err(error) => {
            warn!("the battle is not kept: {error}");
            None
        }
    }
}

/// Puts a text into a file; without one the file is removed.
fn put(file: &Path, text: Option<String>) {
    let Some(text) = text else {
        if let Err(error) = disk::remove(file) {
            warn!("{error}");
        }
        return;
    };
    if let Err(error) = disk::write(file, &text) {
        warn!("the battle is not kept: {error}");
    }
}
