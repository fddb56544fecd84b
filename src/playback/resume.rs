//! Going on with a battle that was kept.

use std::path::Path;

use bevy::prelude::*;
use riposte_record::{Paper, Place, Save, under_way};
use riposte_rules::data::{DataError, Library};
use riposte_rules::rulebook::Shelf;
use riposte_words::text;

use super::letter;
use super::retell::retell;
use super::watch::watch;
use crate::app_state::Screen;
use crate::board::contract::Stage;
use crate::driver::start_with;
use crate::match_setup::MatchSetup;
use crate::platform::{self, disk};
use crate::records::{Autosave, Disk, Folder, Kind, Recording, put_aside, setup, side_of, tidy};

/// A battle under way that can be gone on with.
#[derive(Clone, Debug)]
pub struct UnderWay {
    /// The battle as it was kept.
    pub save: Save,
    /// Its place; none for one that could not be written and is held in memory only.
    pub place: Option<Place>,
}

/// The battles that wait to be gone on with.
#[derive(Resource, Clone, Debug, Default)]
pub struct Interrupted {
    /// The newest that can be read.
    pub newest: Option<UnderWay>,
    /// How many there are.
    pub count: usize,
    /// How many battles by letter are known here.
    pub letters: usize,
    /// Why those that are newer than it cannot be gone on with.
    pub unread: Vec<String>,
}

/// Looks for battles under way.
pub fn look(world: &mut World) {
    tidy(world);
    write_held(world);
    let folder = world.resource::<Folder>().under_way();
    let files = folder.map(|folder| under_way(&Disk, &folder)).unwrap_or_default();
    let held = world.get_resource::<Autosave>().and_then(|autosave| autosave.held.last().cloned());
    let newest = held.map(|save| UnderWay { save, place: None });
    let count = files.len() + usize::from(newest.is_some());
    let letters = world.resource::<Folder>().letters();
    let letters = letters.map_or(0, |folder| under_way(&Disk, &folder).len());
    let mut found = Interrupted { newest, count, letters, unread: Vec::new() };
    for file in files {
        if found.newest.is_some() {
            break;
        }
        match read_save(world, &file) {
            Ok(read) => found.newest = Some(read),
            Err(error) => found.unread.push(error.to_string()),
        }
    }
    world.insert_resource(found);
}

/// Tries once more to write what could not be written when it was left.
fn write_held(world: &mut World) {
    let Some(folder) = world.resource::<Folder>().under_way() else { return };
    let fails = |save: &Save| {
        let mut place = Place::new(&folder, &save.record.deal.scenario, platform::lot());
        place.keep(&Disk, &save.to_text()).is_err()
    };
    world.get_resource_or_init::<Autosave>().held.retain(fails);
}

/// Reads a battle under way, and lays it at its start: its choices are played when it is gone
/// on with.
fn read_save(world: &World, file: &Path) -> Result<UnderWay, DataError> {
    let (text, name) = (disk::read(file)?, file.display().to_string());
    let save = Save::from_text(&name, &text)?;
    let laid = save.record.deal.set_up(world.resource::<Shelf>(), world.resource::<Library>());
    laid.map_err(|error| error.inside(&name))?;
    Ok(UnderWay { save, place: Some(Place::of(file, &text)) })
}

/// Goes on with the newest battle under way.
///
/// # Errors
/// When it cannot be laid; it stays where it is.
pub fn go_on(world: &mut World) -> Result<(), DataError> {
    let Some(UnderWay { save, place }) = world.resource::<Interrupted>().newest.clone() else {
        return Ok(());
    };
    let name = place.as_ref().map(|place| place.file().display().to_string());
    let held = place.is_none();
    let gone_on = enter(world, &Paper::Save(save), place);
    gone_on.map_err(|error| error.inside(&name.unwrap_or_else(|| text!("record-the-battle"))))?;
    if held {
        world.get_resource_or_init::<Autosave>().held.pop();
    }
    Ok(())
}

/// Lays a save on the table; the battle goes on from there, at its own place if it was under
/// way. What was fought before is put aside.
///
/// # Errors
/// When the save is not what its choices lead to; what was on the table stays then.
pub fn resume(
    world: &mut World,
    save: &Save,
    setup: &MatchSetup,
    place: Option<Place>,
) -> Result<(), DataError> {
    let library = world.resource::<Library>().clone();
    let battle = save.set_up(world.resource::<Shelf>(), &library)?;
    put_aside(world)?;
    start_with(world, setup, save.record.deal.dice())?;
    retell(world, &save.record);
    battle.snapshot().restore(world);
    world.insert_resource(Recording::at(save.record.clone(), place));
    world.resource_mut::<Stage>().resync();
    Ok(())
}

/// Opens a save or a replay and goes to the battle; `file` is where it came from.
///
/// # Errors
/// When it cannot be opened; what was on the table stays then.
pub fn open(world: &mut World, file: &str, paper: &Paper) -> Result<(), DataError> {
    enter(world, paper, None).map_err(|error| error.inside(file))
}

/// Opens a file of the list: a battle under way and one by letter go on at their place.
///
/// # Errors
/// As for [`open`].
pub fn open_file(world: &mut World, file: &Path, kind: Kind) -> Result<(), DataError> {
    let (text, name) = (disk::read(file)?, file.display().to_string());
    let paper = Paper::from_text(&name, &text)?;
    if let (Paper::Letter(letter), Some(own)) = (&paper, side_of(file)) {
        let opened = letter::go_on(world, letter.clone(), own, Place::of(file, &text));
        return opened.map_err(|error| error.inside(&name));
    }
    let place = (kind == Kind::UnderWay).then(|| Place::of(file, &text));
    enter(world, &paper, place).map_err(|error| error.inside(&name))
}

fn enter(world: &mut World, paper: &Paper, place: Option<Place>) -> Result<(), DataError> {
    let setup = setup(world.resource::<Library>(), &paper.record().deal)?;
    match paper {
        Paper::Save(save) => resume(world, save, &setup, place)?,
        Paper::Replay(record) => watch(world, record.clone(), Screen::Title)?,
        Paper::Letter(letter) => watch(world, letter.record.clone(), Screen::Title)?,
    }
    world.resource_mut::<NextState<Screen>>().set(Screen::Battle);
    Ok(())
}
