//! Laying a battle to be watched.

use bevy::prelude::*;
use riposte_record::Record;
use riposte_rules::data::{DataError, Library};
use riposte_rules::rulebook::Shelf;

use crate::app_state::Screen;
use crate::driver::{Still, start_with};
use crate::records::{Recording, Replay, Timeline, put_aside, setup};

/// The rest between two choices, in seconds at the speed as designed.
pub(super) const REST: f32 = 0.6;

/// Lays a record to be watched; afterwards `back` is shown.
///
/// # Errors
/// When the battle cannot be laid; what was on the table stays then.
pub fn watch(world: &mut World, record: Record, back: Screen) -> Result<(), DataError> {
    let library = world.resource::<Library>().clone();
    let timeline = Timeline::of(&record, world.resource::<Shelf>(), &library)?;
    let setup = setup(&library, &record.deal)?;
    put_aside(world)?;
    start_with(world, &setup, record.deal.dice())?;
    world.insert_resource(Recording::watched(record.clone()));
    let playing = !world.resource::<Still>().0;
    world.insert_resource(Replay { record, at: 0, playing, timeline, back, rest: REST });
    Ok(())
}
