//! Taking the last answer back, as long as no dice have fallen since.

use bevy::prelude::*;
use riposte_rules::battle::{Snapshot, Table};
use riposte_rules::decision::{Choice, Pending};
use riposte_words::text;

use super::PendingPrompt;
use super::auto_answer::answer_for;
use super::state::{Before, Match, Past, Play};
use crate::battle_log::BattleLog;
use crate::board::contract::Stage;
use crate::match_setup::{MatchSetup, Seat};
use crate::records;
use crate::settings::Settings;

/// Notes a choice of a battle that is told again as one that can be taken back, if a person was asked for it;
/// `written` is how many were written down before it. What the other side does cannot be taken back.
pub fn remember(world: &mut World, written: usize, choice: Option<Choice>) {
    let Some(decision) = world.resource::<Pending>().decision().cloned() else { return };
    let person = world.resource::<MatchSetup>().seat(decision.side) == Seat::Person;
    let questions = world.resource::<Settings>().questions;
    let by_itself = answer_for(Table::new(world), &decision, questions);
    if person && by_itself.is_some() && by_itself == choice {
        return;
    }
    let mark = world.resource::<BattleLog>().mark();
    let state = Snapshot::of(world);
    let mut game = world.resource_mut::<Match>();
    if game.seated != Some(decision.side) {
        game.undo.clear();
    }
    // One who can take nothing back takes the seat anew.
    game.seated = person.then_some(decision.side);
    if person {
        game.undo.push(Before { state, mark, written, decision: Some(decision) });
    }
}

/// Dice have fallen in a battle that is told again: what was before cannot be taken back.
pub fn forget(world: &mut World) {
    let mut game = world.resource_mut::<Match>();
    game.undo.clear();
    game.seated = None;
}

/// Whether something can be taken back now.
pub fn can_undo(world: &World) -> bool {
    let game = world.resource::<Match>();
    game.play == Play::Asking && !game.undo.is_empty()
}

/// Why nothing can be taken back now; `None` when something can.
pub fn why_no_undo(world: &World) -> Option<String> {
    let game = world.resource::<Match>();
    let key = match (game.play, game.past) {
        _ if can_undo(world) => return None,
        (Play::Over, _) => "undo-over",
        (Play::Asking, Past::None) => "undo-nothing-yet",
        (Play::Asking, Past::Dice) => "undo-dice",
        (Play::Asking, Past::Computer) => "undo-other-side",
        (Play::Asking, Past::Lesson) => "undo-lesson",
        (Play::Asking, Past::Seat) => "undo-other-player",
        _ => "undo-not-asked",
    };
    Some(text(key))
}

/// Takes the last answer back.
pub fn undo(world: &mut World) {
    if !can_undo(world) {
        return;
    }
    let Some(before) = world.resource_mut::<Match>().undo.pop() else { return };
    before.state.restore(world);
    records::go_back(world, before.written);
    world.resource_mut::<BattleLog>().go_back(before.mark);
    world.resource_mut::<PendingPrompt>().0 = None;
    world.resource_mut::<Match>().play = Play::Showing;
    world.resource_mut::<Stage>().resync();
}
