//! What happens is told to the journal.

use bevy_ecs::prelude::*;

use crate::event::{Event, Journal};
use crate::figure::FigureId;
use crate::roll::{Dice, Roll, Text, Thrown};
use crate::systems::throw_roll;

/// Writes an event down.
pub fn tell(world: &mut World, event: impl FnOnce() -> Event) {
    world.resource_mut::<Journal>().tell(event);
}

/// Throws a roll of a figure and tells of it, with what the result means; that is worked out
/// only where somebody listens.
pub fn throw(
    world: &mut World,
    figure: FigureId,
    roll: Roll,
    meaning: impl FnOnce(i32) -> Option<Text>,
) -> Thrown {
    let mut journal = std::mem::take(&mut *world.resource_mut::<Journal>());
    let mut dice = world.resource_mut::<Dice>();
    let thrown = throw_roll(&mut dice, &mut journal, figure, roll, meaning);
    *world.resource_mut::<Journal>() = journal;
    thrown
}
