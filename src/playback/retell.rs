//! Telling a battle again in the log, past the stage.

use bevy::prelude::*;
use riposte_record::Record;
use riposte_rules::battle::Table;
use riposte_rules::event::Journal;

use crate::battle_log::BattleLog;

/// Plays a record again for the sake of the log, as far as it agrees.
pub(super) fn retell(world: &mut World, record: &Record) {
    for index in 0..record.steps.len() {
        if record.play(world, index).is_err() {
            return;
        }
        tell(world);
    }
}

/// Takes events to the log, past the stage.
pub(super) fn tell(world: &mut World) {
    let events = world.resource_mut::<Journal>().drain();
    world.resource_scope(|world, mut battle_log: Mut<BattleLog>| {
        battle_log.record(Table::new(world), &events);
    });
}
