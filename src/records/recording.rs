//! Writing down the battle being fought, and keeping it at its place while it is under way.

use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::tasks::{IoTaskPool, Task, TaskPool, block_on};
use riposte_record::{Letter, Link, Place, Record, Save, throw};
use riposte_rules::battle::{Ending, Table, TurnNumber, on_table};
use riposte_rules::data::{DataError, Library};
use riposte_rules::decision::{Choice, Refusal, write};
use riposte_words::text;

use super::folder::Disk;
use super::letter::{self, ByLetter, Far, Incoming, keep_chain, letter_place};
use super::replay::Replay;
use super::{Folder, deal};
use crate::app_state::Notice;
use crate::match_setup::MatchSetup;
use crate::platform;
use crate::shipped::scenario_name;

/// How long computer players may go on before the battle is kept again.
const SELDOM: Duration = Duration::from_secs(3);

/// Whether there is more than one thread; a page in a browser has one.
const THREADS: bool = cfg!(not(target_family = "wasm"));

/// The record of the battle on the table, and what of it is kept.
#[derive(Resource, Default)]
pub struct Recording {
    /// What was set up and what was chosen so far.
    pub record: Option<Record>,
    /// The name under which it was kept as a replay.
    pub saved_as: Option<String>,
    /// What it is as a battle by letter, if it is one.
    pub letter: Option<ByLetter>,
    /// Where it is kept; none before the first choice, and none for one that is watched.
    place: Option<Arc<Mutex<Place>>>,
    /// The file in which the player knows it to be kept.
    known: Option<PathBuf>,
    /// Whether it is watched: such a record is never kept as a battle under way.
    watched: bool,
    /// Whether a person decided since the battle was last kept.
    due: bool,
    kept: usize,
    when: Option<Instant>,
}

/// How the keeping goes.
#[derive(Resource, Default)]
pub struct Autosave {
    /// What is being written, which can take longer than a frame.
    task: Option<Task<Result<(), DataError>>>,
    /// Whether the last try failed; the player has been told.
    failed: bool,
    /// Battles that were left and could not be written.
    pub held: Vec<Save>,
}

impl Recording {
    /// How many choices are written down.
    pub fn len(&self) -> usize {
        self.record.as_ref().map_or(0, |record| record.steps.len())
    }

    /// Whether nothing is written down.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Goes on writing a record, which gets a place of its own.
    pub fn of(record: Record) -> Recording {
        Recording { record: Some(record), ..Recording::default() }
    }

    /// Goes on writing a record at its place, if it has one.
    pub fn at(record: Record, place: Option<Place>) -> Recording {
        let known = place.as_ref().map(|place| place.file().to_owned());
        let place = place.map(|place| Arc::new(Mutex::new(place)));
        Recording { place, known, ..Recording::of(record) }
    }

    /// Goes on writing a battle by letter at its place, where nothing new is to be kept.
    pub fn by_letter(record: Record, letter: ByLetter, place: Place) -> Recording {
        let kept = record.steps.len();
        Recording { letter: Some(letter), kept, ..Recording::at(record, Some(place)) }
    }

    /// The letter of the battle, if it is one by letter.
    pub fn as_letter(&self, world: &World) -> Option<Letter> {
        let ByLetter { correspondence, sealed, .. } = self.letter.clone()?;
        Some(Letter::of(correspondence, self.record.clone()?, sealed, world))
    }

    /// How far a battle by letter is.
    pub fn far(&self) -> Option<Far> {
        Some((self.len(), self.letter.as_ref()?.sealed.is_some()))
    }

    /// The record of a battle that is only watched.
    pub fn watched(record: Record) -> Recording {
        Recording { watched: true, ..Recording::of(record) }
    }

    /// Whether the battle is only watched.
    pub fn is_watched(&self) -> bool {
        self.watched
    }

    /// The file of the battle under way.
    pub fn file(&self) -> Option<PathBuf> {
        let place = self.place.as_ref()?.lock().unwrap_or_else(PoisonError::into_inner);
        Some(place.file().to_owned())
    }
}

/// Whether a battle is fought, rather than watched.
pub fn fought(world: &World) -> bool {
    let watched = world.get_resource::<Recording>().is_some_and(Recording::is_watched);
    !watched && !world.contains_resource::<Replay>()
}

/// Begins the record of a battle that was just laid.
pub fn begin(world: &mut World, setup: &MatchSetup) {
    let deal = deal::deal(world.resource::<Library>(), setup);
    let record = Record::begin(deal, world);
    let letter = setup.by_letter().then(|| letter::begin(world, setup, &record)).flatten();
    let due = letter.is_some();
    world.insert_resource(Recording { letter, due, ..Recording::of(record) });
    world.insert_resource(Incoming::default());
}

/// Submits a choice and writes it down, if a record is kept.
///
/// # Errors
/// When the choice is not legal; nothing has changed then.
pub fn submit(world: &mut World, choice: Choice) -> Result<(), Refusal> {
    let words = write(Table::new(world), &choice);
    match riposte_rules::battle::submit(world, choice) {
        // Out of the battle by letter, sworn dice are by lot.
        Err(Refusal::Dice(_)) if sworn_alone(world) => {
            submit_thrown(world, choice, Link::by_lot(platform::lot()))
        }
        Err(refusal) => Err(refusal),
        Ok(()) => {
            note(world, words, None);
            Ok(())
        }
    }
}

/// The same for a choice whose dice fall from a link.
///
/// # Errors
/// As for [`submit`].
pub fn submit_thrown(world: &mut World, choice: Choice, link: Link) -> Result<(), Refusal> {
    let words = write(Table::new(world), &choice);
    throw(world, choice, &words, link)?;
    note(world, words, Some(link));
    Ok(())
}

fn note(world: &mut World, words: String, link: Option<Link>) {
    if !world.contains_resource::<Recording>() {
        return;
    }
    world.resource_scope(|world, mut recording: Mut<Recording>| {
        if let Some(record) = &mut recording.record {
            record.note_thrown(words, link, world);
        }
    });
}

/// Whether the battle has sworn dice and goes on without the other player, as from a replay.
fn sworn_alone(world: &World) -> bool {
    let Some(recording) = world.get_resource::<Recording>() else { return false };
    let sworn = recording.record.as_ref().is_some_and(|record| record.deal.sworn);
    sworn && recording.letter.is_none()
}

/// A person has decided: the battle is to be kept.
pub fn due(world: &mut World) {
    world.get_resource_or_init::<Recording>().due = true;
}

/// Forgets the choices after the first `length`: they were taken back.
pub fn go_back(world: &mut World, length: usize) {
    let mut recording = world.get_resource_or_init::<Recording>();
    recording.due = true;
    if let Some(record) = &mut recording.record {
        record.steps.truncate(length);
    }
}

/// Keeps the battle after each decision of a person and now and then between them; gives its
/// place up when it is over. The writing goes on beside the frames.
pub fn keep(world: &mut World) {
    let mut autosave = world.get_resource_or_init::<Autosave>();
    let written = autosave.task.take_if(|task| task.is_finished());
    if let Some(task) = written {
        hear(world, block_on(task));
    }
    if world.resource::<Autosave>().task.is_some() || !fought(world) || !on_table(world) {
        return;
    }
    let failed = world.resource::<Autosave>().failed;
    let recording = world.resource::<Recording>();
    let changed = failed || recording.due || recording.len() != recording.kept;
    let waited = recording.when.is_none_or(|when| when.elapsed() > SELDOM);
    let over = world.resource::<Ending>().0.is_some();
    if !changed || !(waited || (!failed && (recording.due || over))) {
        return;
    }
    let Some(save_task) = save_task(world) else { return };
    if THREADS {
        let task = IoTaskPool::get_or_init(TaskPool::new).spawn(async move { save_task.run() });
        world.resource_mut::<Autosave>().task = Some(task);
    } else {
        let kept = save_task.run();
        hear(world, kept);
    }
}

/// Keeps the battle now; it is on the disk afterwards.
///
/// # Errors
/// When it cannot be written.
pub fn flush(world: &mut World) -> Result<(), DataError> {
    // What is being written is older, and must not come last.
    let writing = world.get_resource_or_init::<Autosave>().task.take();
    if let Some(task) = writing {
        hear(world, block_on(task));
    }
    if !fought(world) || !on_table(world) {
        return Ok(());
    }
    let Some(save_task) = save_task(world) else { return Ok(()) };
    let kept = save_task.run();
    if kept.is_ok() {
        hear(world, Ok(()));
    }
    kept
}

/// Keeps the battle before its table is cleared. One that cannot be written is held in memory,
/// and the player is told.
pub fn lay_down(world: &mut World) {
    let Err(error) = flush(world) else { return };
    warn!("the battle is not kept: {error}");
    let recording = world.resource::<Recording>();
    let record = recording.record.clone().filter(|_| recording.letter.is_none());
    if record.is_none() {
        say(world, error.to_string());
    }
    let Some(save) = record.and_then(|record| Save::of(record, world).ok()) else { return };
    let mut autosave = world.resource_mut::<Autosave>();
    autosave.held.push(save);
    autosave.failed = true;
    say(world, text!("record-held", error = error.to_string()));
}

fn say(world: &mut World, text: String) {
    if let Some(mut notice) = world.get_resource_mut::<Notice>() {
        notice.say(text);
    }
}

/// Keeps the battle that is being fought, for another is to come on the table, and tells the
/// player where it is.
///
/// # Errors
/// When it cannot be written: the other must not take its place then.
pub fn put_aside(world: &mut World) -> Result<(), DataError> {
    let begun = world.get_resource::<Recording>().is_some_and(|recording| !recording.is_empty());
    if !begun || !fought(world) || !on_table(world) || world.resource::<Ending>().0.is_some() {
        return Ok(());
    }
    flush(world).map_err(|error| {
        let what = text!("record-not-put-aside", error = error.to_string());
        DataError::new(text!("record-battle-fought"), what)
    })?;
    if world.resource::<Recording>().letter.is_some() {
        return Ok(());
    }
    let setup = world.get_resource::<MatchSetup>();
    let name = setup.map(|setup| scenario_name(&setup.scenario).into_owned());
    let name = name.unwrap_or_else(|| text!("record-a-battle"));
    let turn = world.resource::<TurnNumber>().0;
    let text = match world.resource::<Recording>().file() {
        Some(_) => text!("record-put-aside", name = name, turn = turn),
        None => text!("record-gone", name = name, turn = turn),
    };
    say(world, text);
    Ok(())
}

/// What is to be done with the place of a battle.
struct SaveTask {
    place: Arc<Mutex<Place>>,
    /// What belongs there; nothing does when the battle is over.
    text: Result<Option<String>, DataError>,
    /// Whether it is a battle by letter, which has no second place.
    by_letter: bool,
}

impl SaveTask {
    fn run(self) -> Result<(), DataError> {
        let mut place = self.place.lock().unwrap_or_else(PoisonError::into_inner);
        match self.text? {
            Some(text) if self.by_letter => place.keep_here(&Disk, &text),
            Some(text) => place.keep(&Disk, &text),
            None => place.give_up(&Disk),
        }
    }
}

/// What is to be done now, if anything is.
fn save_task(world: &mut World) -> Option<SaveTask> {
    if world.resource::<Recording>().letter.is_some() {
        return letter_task(world);
    }
    let over = world.resource::<Ending>().0.is_some();
    let folder = world.resource::<Folder>().under_way()?;
    let record = world.resource::<Recording>().record.clone()?;
    let length = record.steps.len();
    let mut recording = world.resource_mut::<Recording>();
    recording.due = false;
    recording.kept = length;
    recording.when = Some(Instant::now());
    if over || length == 0 {
        let place = recording.place.clone()?;
        return over.then_some(SaveTask { place, text: Ok(None), by_letter: false });
    }
    let new = || Place::new(&folder, &record.deal.scenario, platform::lot());
    let place = recording.place.get_or_insert_with(|| Arc::new(Mutex::new(new()))).clone();
    let text = Save::of(record, world).map(|save| Some(save.to_text()));
    Some(SaveTask { place, text, by_letter: false })
}

/// The same for a battle by letter. It stays when it is over, for the other player has yet to hear of
/// it; what came and is still to be shown is kept already.
fn letter_task(world: &mut World) -> Option<SaveTask> {
    if world.get_resource::<Incoming>().is_some_and(|incoming| !incoming.0.is_empty()) {
        return None;
    }
    let recording = world.resource::<Recording>();
    let letter = recording.as_letter(world)?;
    let by_letter = recording.letter.as_ref()?;
    let folder = world.resource::<Folder>();
    let chain = keep_chain(folder, by_letter);
    let new = letter_place(folder, by_letter.correspondence.id, by_letter.own)?;
    let mut recording = world.resource_mut::<Recording>();
    recording.due = false;
    recording.kept = letter.record.steps.len();
    recording.when = Some(Instant::now());
    let place = recording.place.get_or_insert_with(|| Arc::new(Mutex::new(new))).clone();
    let text = chain.map(|()| Some(letter.to_text()));
    Some(SaveTask { place, text, by_letter: true })
}

/// Whether the battle is kept at another place than the player knows of, beside that of another window.
/// From now on it is known.
fn has_moved(world: &mut World) -> bool {
    let Some(mut recording) = world.get_resource_mut::<Recording>() else { return false };
    let now = recording.file();
    let before = std::mem::replace(&mut recording.known, now.clone());
    before.is_some() && now.is_some() && before != now
}

/// Tells the player when the battle is no longer kept, when it is once more, and when another window goes
/// on with it as well.
fn hear(world: &mut World, kept: Result<(), DataError>) {
    let moved = kept.is_ok() && has_moved(world);
    let mut autosave = world.get_resource_or_init::<Autosave>();
    let before = std::mem::replace(&mut autosave.failed, kept.is_err());
    let text = match (kept, before) {
        (Err(error), false) => text!("record-not-kept", error = error.to_string()),
        (Ok(()), true) => text!("record-kept-again"),
        (Ok(()), false) if moved => text!("record-beside"),
        _ => return,
    };
    say(world, text);
}
