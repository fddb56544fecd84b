//! What happens is told to the journal.

use bevy_ecs::prelude::*;

use super::trail::end_trail;
use crate::event::{Event, Journal};
use crate::figure::{FigureId, Side};
use crate::roll::{Dice, Roll, Text, Thrown};
use crate::systems::throw_roll;

/// Writes an event down.
pub fn tell(world: &mut World, event: impl FnOnce() -> Event) {
    world.resource_mut::<Journal>().tell(event);
}

/// Tells that a phase of the turn begins, of a side or of a figure where it is theirs. Where
/// figures have been in the phase before means nothing any more.
pub fn begin_phase(
    world: &mut World,
    name: impl Into<Text>,
    side: Option<Side>,
    figure: Option<FigureId>,
) {
    end_trail(world);
    tell(world, || Event::Phase { name: name.into(), side, figure });
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
