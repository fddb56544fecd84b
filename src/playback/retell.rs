//! Telling a battle again in the log, past the stage.

use bevy::prelude::*;
use riposte_record::Record;
use riposte_rules::battle::Table;
use riposte_rules::decision::Pending;
use riposte_rules::event::{Event, Journal};

use crate::battle_log::BattleLog;
use crate::driver::{remember, settle};

/// Plays a record again for the sake of the log and of what can be taken back, as far as it agrees.
pub(super) fn retell(world: &mut World, record: &Record) {
    for index in 0..record.steps.len() {
        let choice = record.choice(Table::new(world), index).and_then(Result::ok);
        let asked = world.resource::<Pending>().decision().cloned();
        remember(world, index, choice);
        if record.play(world, index).is_err() {
            return;
        }
        let events = tell(world);
        if let Some(asked) = asked {
            settle(world, &asked, choice, &events);
        }
    }
}

/// Takes events to the log, past the stage; gives them.
pub(super) fn tell(world: &mut World) -> Vec<Event> {
    let events = world.resource_mut::<Journal>().drain();
    world.resource_scope(|world, mut battle_log: Mut<BattleLog>| {
        battle_log.record(Table::new(world), &events);
    });
    events
}
