//! A battle by letter comes in, is gone on with, and is handed on.

use bevy::prelude::*;
use riposte_record::{Holder, Letter, News, Paper, Place, Record, Shared};
use riposte_rules::data::{DataError, Library};
use riposte_rules::figure::Side;
use riposte_rules::rulebook::Shelf;
use riposte_words::text;

use super::retell::retell;
use super::watch::watch;
use crate::app_state::{Notice, Screen, try_to};
use crate::board::contract::Stage;
use crate::driver::{Match, Play, start_with};
use crate::platform;
use crate::records::{
    self, ByLetter, Disk, Folder, Incoming, Recording, holder, letter_place, letter_setup,
    put_aside, read_chain, seats_here,
};

/// A battle that came by letter in which no seat is taken here.
#[derive(Resource, Clone, Debug)]
pub struct Invitation(pub Letter);

/// Opens a letter: the battle goes on at the seat that was taken here. Where none was it becomes
/// an [`Invitation`]; tells whether it was opened.
///
/// # Errors
/// When its choices lead elsewhere, it tells the battle otherwise than it was seen here, or what is on
/// the table cannot be kept.
pub fn arrive(world: &mut World, from: &str, letter: &Letter) -> Result<bool, DataError> {
    let laid = letter.set_up(world.resource::<Shelf>(), world.resource::<Library>());
    let battle = laid.map_err(|error| error.inside(from))?;
    // What lists tell of a letter is what its choices lead to.
    let Letter { correspondence, record, sealed, .. } = letter.clone();
    let letter = Letter::of(correspondence, record, sealed, battle.world());
    if world.get_resource::<Recording>().is_some_and(|recording| recording.letter.is_some()) {
        records::flush(world)?;
    }
    let mut here = seats_here(world.resource::<Folder>(), &letter.correspondence)?;
    // Where somebody plays both sides in one browser it is the one that is asked.
    here.sort_by_key(|(own, ..)| Some(*own) != letter.asked);
    let Some((own, known, mut place)) = here.into_iter().next() else {
        world.insert_resource(Invitation(letter));
        return Ok(false);
    };
    match letter.news(&known) {
        News::Newer => {
            let letter = letter.joined(&known);
            place.keep_here(&Disk, &letter.to_text())?;
            go_on_from(world, letter, own, known.record.steps.len(), place)?;
        }
        News::Same => go_on(world, known, own, place)?,
        News::Older => {
            go_on(world, known, own, place)?;
            world.resource_mut::<Notice>().say(text!("letter-older"));
        }
        News::Other(what) => {
            let what = text!("letter-other-course", what = what);
            return Err(DataError::new(from, what).expecting(text!("letter-expects-newest")));
        }
    }
    Ok(true)
}

/// Takes a seat in the battle one is invited to. One that was free is shown from its start, and handed
/// back when the other player is to decide.
///
/// # Errors
/// When it cannot be kept, or what is on the table cannot; when its dice are sworn in another browser.
pub fn sit_down(world: &mut World, side: Side) -> Result<(), DataError> {
    let Some(Invitation(letter)) = world.get_resource::<Invitation>().cloned() else {
        return Ok(());
    };
    let names = letter.record.deal.scenario(world.resource::<Library>())?.sides;
    let (steps, sworn) = (letter.record.steps.len(), letter.record.deal.sworn);
    let Letter { correspondence, record, sealed, .. } = letter;
    let id = correspondence.id;
    let free = correspondence.seats.get(side.index()) == Some(&Holder::Free);
    // That somebody has sat down is to be handed back.
    let handed = (!free).then_some((steps, sealed.is_some()));
    let mut by_letter = ByLetter { correspondence, own: side, chain: None, sealed, handed };
    if free {
        let name = names.get(side.index()).map_or("", String::as_str);
        by_letter.sit(holder(world, name), sworn);
    } else if sworn {
        by_letter.chain = Some(read_chain(world.resource::<Folder>(), id, side)?);
    }
    let place = letter_place(world.resource::<Folder>(), id, side);
    let place = place
        .ok_or_else(|| DataError::new(text!("record-the-battle"), text!("letter-no-place")))?;
    lay(world, record, by_letter, if free { 0 } else { steps }, place)?;
    world.remove_resource::<Invitation>();
    records::due(world);
    Ok(())
}

/// Only watches the battle one is invited to.
///
/// # Errors
/// When it cannot be laid.
pub fn look_on(world: &mut World) -> Result<(), DataError> {
    let Some(Invitation(letter)) = world.get_resource::<Invitation>().cloned() else {
        return Ok(());
    };
    watch(world, letter.record, Screen::Title)?;
    world.remove_resource::<Invitation>();
    world.resource_mut::<NextState<Screen>>().set(Screen::Battle);
    Ok(())
}

/// Goes on with a battle by letter where it stands.
///
/// # Errors
/// When it cannot be laid, or what is on the table cannot be kept.
pub(super) fn go_on(
    world: &mut World,
    letter: Letter,
    own: Side,
    place: Place,
) -> Result<(), DataError> {
    let steps = letter.record.steps.len();
    go_on_from(world, letter, own, steps, place)
}

/// The same; the choices after the first `from` are shown.
fn go_on_from(
    world: &mut World,
    letter: Letter,
    own: Side,
    from: usize,
    place: Place,
) -> Result<(), DataError> {
    let Letter { correspondence, record, sealed, .. } = letter;
    let chain = match record.deal.sworn {
        true => Some(read_chain(world.resource::<Folder>(), correspondence.id, own)?),
        false => None,
    };
    // It came as far as this, and is not to be handed back unchanged.
    let handed = Some((record.steps.len(), sealed.is_some()));
    let by_letter = ByLetter { correspondence, own, chain, sealed, handed };
    lay(world, record, by_letter, from, place)
}

fn lay(
    world: &mut World,
    record: Record,
    by_letter: ByLetter,
    from: usize,
    place: Place,
) -> Result<(), DataError> {
    let library = world.resource::<Library>().clone();
    let setup = letter_setup(&library, &record.deal, &by_letter)?;
    let id = by_letter.correspondence.id;
    let here = world.get_resource::<Recording>().and_then(|it| it.letter.as_ref());
    if here.is_some_and(|here| here.correspondence.id == id) {
        // It is kept, and what came stands in its place.
        world.insert_resource(Recording::default());
    }
    put_aside(world)?;
    start_with(world, &setup, record.deal.dice())?;
    let (known, new) = record.steps.split_at(from.min(record.steps.len()));
    let known = Record { steps: known.to_vec(), ..record.clone() };
    retell(world, &known);
    world.insert_resource(Recording::by_letter(known, by_letter, place));
    world.insert_resource(Incoming(new.to_vec()));
    world.resource_mut::<Stage>().resync();
    world.resource_mut::<NextState<Screen>>().set(Screen::Battle);
    Ok(())
}

/// Whether the battle on the table waits to be handed on: the other player decides, or has yet to
/// see how it ended.
pub fn can_hand_on(world: &World) -> bool {
    let by_letter = world.get_resource::<Recording>().is_some_and(|it| it.letter.is_some());
    by_letter && matches!(world.resource::<Match>().play, Play::Away(_) | Play::Over)
}

/// Hands the battle on to the other player, as a link or as a file.
///
/// # Errors
/// When it cannot be kept first, or not be written.
pub fn hand_on(world: &mut World) -> Result<(), DataError> {
    let mut recording = world.resource_mut::<Recording>();
    let far = recording.far();
    if let Some(by_letter) = &mut recording.letter {
        // Also where it fails: the player is told, and asks for it again.
        by_letter.handed = far;
    }
    records::flush(world)?;
    let letter = world.resource::<Recording>().as_letter(world);
    let none = || DataError::new(text!("record-the-battle"), text!("letter-is-none"));
    let letter = letter.ok_or_else(none)?;
    let shared = Shared::Paper(Paper::Letter(letter));
    if platform::SHARES {
        return platform::share(&shared);
    }
    let folder = world.resource::<Folder>().0.as_ref().map(|folder| folder.join("handed-on"));
    let place = platform::keep(folder.as_deref(), &shared.file_name(), &shared.text())?;
    world.resource_mut::<Notice>().say(text!("letter-handed-on", place = place));
    Ok(())
}

/// Hands the battle on as soon as the other player has something to do, once for what was done here.
pub(super) fn hand_on_at_once(world: &mut World) {
    let Some(recording) = world.get_resource::<Recording>() else { return };
    let Some(by_letter) = &recording.letter else { return };
    let news = by_letter.handed != recording.far();
    let idle = !world.resource::<Stage>().busy() && world.resource::<Incoming>().0.is_empty();
    if news && idle && can_hand_on(world) {
        try_to(world, hand_on);
    }
}

/// What is said while somebody far away has something to do, behind the name.
pub fn away_words(world: &World) -> String {
    let by_letter = world.get_resource::<Recording>().and_then(|it| it.letter.as_ref());
    let sealed = by_letter.is_some_and(|it| it.sealed.is_some());
    let free = by_letter.is_some_and(|it| it.correspondence.free().is_some());
    match (sealed, free) {
        (true, _) => text!("letter-away-sealed"),
        (false, true) => text!("letter-away-free"),
        (false, false) => text!("letter-away-decides"),
    }
}
