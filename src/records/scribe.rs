//! Writing down the battle being fought, and the autosave.

use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use riposte_record::{Record, Save};
use riposte_rules::battle::{Ending, Table, on_table};
use riposte_rules::data::Library;
use riposte_rules::decision::{Choice, Refusal, write};

use super::{Folder, deal, folder, fought};
use crate::driver::Bout;
use crate::platform::disk;

/// How long computer players may go on before the battle is kept again.
const SELDOM: Duration = Duration::from_secs(3);

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
/// what was kept when the battle is over.
pub fn keep(world: &mut World) {
    if !fought(world) || !on_table(world) {
        return;
    }
    let scribe = world.resource::<Scribe>();
    let changed = scribe.due || scribe.len() != scribe.kept;
    let waited = scribe.when.is_none_or(|when| when.elapsed() > SELDOM);
    let over = world.resource::<Ending>().0.is_some();
    if changed && (scribe.due || waited || over) {
        flush(world);
    }
}

/// Keeps the battle now.
pub fn flush(world: &mut World) {
    if !fought(world) || !on_table(world) {
        return;
    }
    let over = world.resource::<Ending>().0.is_some();
    let file = world.resource::<Folder>().autosave();
    let (Some(record), Some(file)) = (world.resource::<Scribe>().record.clone(), file) else {
        return;
    };
    let length = record.steps.len();
    if over {
        if let Err(error) = disk::remove(&file) {
            warn!("{error}");
        }
    } else if length > 0 {
        folder::spare_unread(world, &file);
        let written = Save::of(record, world).and_then(|save| disk::write(&file, &save.to_text()));
        if let Err(error) = written {
            warn!("the battle is not kept: {error}");
        }
    }
    let mut scribe = world.resource_mut::<Scribe>();
    scribe.due = false;
    scribe.kept = length;
    scribe.when = Some(Instant::now());
}
