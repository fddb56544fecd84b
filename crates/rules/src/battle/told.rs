//! What happens is told to the journal.

use bevy_ecs::prelude::*;

use crate::event::{Event, Journal};
use crate::figure::FigureId;
use crate::roll::{Dice, Roll, Text, Thrown};

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
    let mut dice = world.resource_mut::<Dice>();
    dice.hand_to(Some(figure));
    let thrown = roll.throw(&mut dice);
    tell(world, || Event::Rolled {
        figure: Some(figure),
        thrown: thrown.clone(),
        meaning: meaning(thrown.total),
        limit: None,
    });
    thrown
}
