//! Going on with a battle from where its replay is.

use bevy::prelude::*;
use riposte_record::Save;
use riposte_rules::data::{DataError, Library};

use super::resume::resume;
use crate::match_setup::Seat;
use crate::records::{Replay, deal, setup};

/// Goes on with the battle as it is shown, with the choices made so far. Who only watched sits down
/// on the first side, if no person sits on any.
///
/// # Errors
/// When the battle cannot be laid; the replay stays then.
pub(super) fn play_on(world: &mut World, replay: &Replay) -> Result<(), DataError> {
    let library = world.resource::<Library>().clone();
    let mut record = replay.record.clone();
    record.steps.truncate(replay.at);
    let mut setup = setup(&library, &record.deal)?;
    if !setup.seats.contains(&Seat::Person)
        && let Some(first) = setup.seats.first_mut()
    {
        *first = Seat::Person;
        record.deal.players = deal(&library, &setup).players;
    }
    let save = Save::of(record, world)?;
    resume(world, &save, &setup, None)
}
