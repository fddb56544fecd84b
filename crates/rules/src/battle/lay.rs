//! Laying a scenario in place of what lies on the table.

use bevy_ecs::prelude::*;

use super::fork::Battle;
use super::set_up::{clear, set_up_unchecked};
use crate::data::{DataError, Library, Scenario};
use crate::roll::Dice;
use crate::rulebook::Shelf;

/// Lays a scenario on the table of a World that has the [`RulesPlugin`](super::RulesPlugin), in
/// place of what lay there, and carries it on to the first decision.
///
/// # Errors
/// When the scenario, a roster or a table of the rulebook is wrong; the World then stands
/// as before.
pub fn set_up(
    world: &mut World,
    library: &Library,
    scenario: &Scenario,
    dice: Dice,
) -> Result<(), DataError> {
    // Tried on a table of its own first, so that nothing here is half laid on an error.
    let shelf = world.resource::<Shelf>().clone();
    Battle::new(&shelf, library, scenario, dice.clone())?;
    clear(world);
    riposte_words::play_by(&scenario.rulebook);
    set_up_unchecked(world, library, scenario, dice)
}
