//! Going on with a battle that was kept.

use std::path::Path;

use bevy::prelude::*;
use riposte_record::{Record, Save};
use riposte_rules::battle::{Snapshot, Table};
use riposte_rules::data::{DataError, Library};
use riposte_rules::decision::read;
use riposte_rules::event::Journal;
use riposte_rules::rulebook::Shelf;

use super::{Folder, Paper, Scribe, watch};
use crate::board::contract::Stage;
use crate::driver::{Bout, Chronicle, start_with};
use crate::platform::disk;
use crate::screens::Screen;

/// The battle that was interrupted, or why it cannot be gone on with.
#[derive(Resource, Clone, Debug, Default)]
pub struct Interrupted(pub Option<Result<Save, String>>);

/// Looks whether a battle was interrupted.
pub fn look(world: &mut World) {
    let file = world.resource::<Folder>().autosave().filter(|file| disk::exists(file));
    let found = file.map(|file| read_save(world, &file).map_err(|error| error.to_string()));
    world.insert_resource(Interrupted(found));
}

fn read_save(world: &World, file: &Path) -> Result<Save, DataError> {
    let save = Save::from_text(&file.display().to_string(), &disk::read(file)?)?;
    save.lay(world.resource::<Shelf>(), world.resource::<Library>())?;
    Ok(save)
}

/// Lays a save on the table; the battle goes on from there.
///
/// # Errors
/// When the save does not fit its scenario; what was on the table stays then.
pub fn resume(world: &mut World, save: &Save, bout: &Bout) -> Result<(), DataError> {
    let library = world.resource::<Library>().clone();
    save.lay(world.resource::<Shelf>(), &library)?;
    start_with(world, bout, save.record.deal.dice())?;
    retell(world, &save.record);
    save.restore(world)?;
    world.insert_resource(Scribe::of(save.record.clone()));
    world.resource_mut::<Stage>().resync();
    Ok(())
}

/// Plays a record again for the sake of the log, as far as it agrees.
fn retell(world: &mut World, record: &Record) {
    for step in &record.steps {
        let Ok(choice) = read(Table::new(world), &step.choice) else { return };
        if riposte_rules::battle::submit(world, choice).is_err() {
            return;
        }
        tell(world);
        if Snapshot::of(world).hash() != step.hash {
            return;
        }
    }
}

/// Takes events to the log, past the stage.
pub(super) fn tell(world: &mut World) {
    let events = world.resource_mut::<Journal>().drain();
    world.resource_scope(|world, mut chronicle: Mut<Chronicle>| {
        chronicle.record(Table::new(world), &events);
    });
}

/// Opens a save or a replay and goes to the battle.
///
/// # Errors
/// When it cannot be opened; what was on the table stays then.
pub fn open(world: &mut World, paper: &Paper) -> Result<(), DataError> {
    let bout = paper.bout(world.resource::<Library>())?;
    match paper {
        Paper::Save(save) => resume(world, save, &bout)?,
        Paper::Replay(record) => watch(world, record.clone(), Screen::Title)?,
    }
    world.resource_mut::<NextState<Screen>>().set(Screen::Battle);
    Ok(())
}
