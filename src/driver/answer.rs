//! An answer, by a person or a computer player, and what comes of it.

use bevy::prelude::*;
use riposte_rules::battle::{Snapshot, Table};
use riposte_rules::decision::{Choice, Pending, Refusal};
use riposte_rules::event::Journal;

use super::PendingPrompt;
use super::state::{Before, Match, Past, Play};
use super::take_back::falls;
use crate::battle_log::BattleLog;
use crate::board::contract::Stage;
use crate::records::{self, Recording};

/// Answers the decision that lies on the screen, for the person asked.
///
/// # Errors
/// When the choice is not legal; nothing has changed then.
pub fn answer(world: &mut World, choice: Choice) -> Result<(), Refusal> {
    let written = world.get_resource::<Recording>().map_or(0, Recording::len);
    let before = Before {
        state: Snapshot::of(world),
        mark: world.resource::<BattleLog>().mark(),
        written,
        decision: world.resource::<Pending>().decision().cloned(),
    };
    give(world, choice)?;
    records::due(world);
    world.resource_mut::<Match>().undo.push(before);
    collect(world);
    Ok(())
}

/// Lets a choice be carried out, written down and shown.
pub(super) fn give(world: &mut World, choice: Choice) -> Result<(), Refusal> {
    match records::submit(world, choice) {
        // It waits for what its dice fall from.
        Err(Refusal::Dice(_)) if records::seal(world, &choice) => {}
        submitted => submitted?,
    }
    given(world);
    Ok(())
}

/// A choice was carried out, or sealed: what comes of it is shown.
pub(super) fn given(world: &mut World) {
    world.resource_mut::<PendingPrompt>().0 = None;
    let mut game = world.resource_mut::<Match>();
    game.play = Play::Showing;
    game.thinking = false;
    game.ready = None;
}

/// Takes events to the log and to the stage. Dice cannot be taken back.
pub fn collect(world: &mut World) {
    let events = world.resource_mut::<Journal>().drain();
    if events.is_empty() {
        return;
    }
    world.resource_scope(|world, mut battle_log: Mut<BattleLog>| {
        battle_log.record(Table::new(world), &events);
    });
    if events.iter().any(falls) {
        world.resource_mut::<Match>().forget(Past::Dice);
    }
    world.resource_mut::<Stage>().push(events);
}
