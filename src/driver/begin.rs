//! Laying a battle and clearing the table.

use bevy::prelude::*;
use riposte_record::waiting_dice;
use riposte_rules::battle::{clear, on_table, set_up};
use riposte_rules::data::{DataError, Library};
use riposte_rules::roll::Dice;

use super::{Match, PendingPrompt, collect};
use crate::battle_log::BattleLog;
use crate::board::contract::Stage;
use crate::lesson::Teaching;
use crate::match_setup::MatchSetup;
use crate::records;

/// Lays a battle on the table and seats its players.
///
/// # Errors
/// When the scenario or what it needs is wrong; what was on the table stays.
pub fn start(world: &mut World, setup: &MatchSetup) -> Result<(), DataError> {
    start_with(world, setup, Dice::seeded(setup.seed))
}

/// As [`start`], with the dice given.
///
/// # Errors
/// As for [`start`].
pub fn start_with(world: &mut World, setup: &MatchSetup, dice: Dice) -> Result<(), DataError> {
    let library = world.resource::<Library>().clone();
    set_up(world, &library, &setup.scenario, dice)?;
    if setup.sworn {
        world.insert_resource(waiting_dice());
    }
    let seats = (1u64..).zip(&setup.seats);
    // Each player has dice of its own, none of them those of the battle.
    let players = seats.map(|(n, seat)| seat.player(setup.seed.wrapping_add(n << 32), &library));
    world.insert_resource(Match::with(players.collect()));
    world.insert_resource(BattleLog::default());
    world.insert_resource(PendingPrompt::default());
    world.insert_resource(setup.clone());
    world.remove_resource::<records::Replay>();
    world.remove_resource::<Teaching>();
    records::begin(world, setup);
    world.resource_mut::<Stage>().resync();
    collect(world);
    Ok(())
}

/// Clears the table.
pub fn leave(world: &mut World) {
    if on_table(world) {
        clear(world);
    }
    world.remove_resource::<records::Replay>();
    world.remove_resource::<Teaching>();
    world.insert_resource(records::Recording::default());
    world.insert_resource(Match::default());
    world.insert_resource(PendingPrompt::default());
    world.resource_mut::<Stage>().resync();
}
