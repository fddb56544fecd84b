//! Manoeuvres that go through stages: which of them the topmost is at, and carrying it on.

use bevy_ecs::prelude::*;

use super::Memory;
use crate::decision::Pending;
use crate::exchange::{Exchange, Frame};

/// What a rulebook remembers of a manoeuvre that goes through stages.
pub trait Staged: Memory {
    /// The stages.
    type Stage: Copy + PartialEq;
    /// Where the turn is, as far as it goes on while nothing is under way.
    type Turn: PartialEq;

    /// How far the manoeuvre has come.
    fn stage(&self) -> Self::Stage;
    /// The manoeuvre goes on to a stage.
    fn go_to(&mut self, stage: Self::Stage);
    /// Whether a window is open on it, so that its stage waits.
    fn waits(&self) -> bool;
    /// Where the turn is.
    fn turn(world: &World) -> Self::Turn;
}

/// Changes what is remembered of the topmost manoeuvre.
pub fn remember<M: Staged>(world: &mut World, change: impl FnOnce(&mut M)) {
    if let Some(frame) = world.resource_mut::<Exchange<M>>().top_mut() {
        change(&mut frame.memory);
    }
}

/// Goes on to a stage of the topmost manoeuvre.
pub fn go_to_stage<M: Staged>(world: &mut World, stage: M::Stage) {
    remember::<M>(world, |memory| memory.go_to(stage));
}

/// The topmost manoeuvre, when it is at a stage, and no window is open on it.
pub fn at_stage<M: Staged>(world: &World, stage: M::Stage) -> Option<&Frame<M>> {
    let frame = world.resource::<Exchange<M>>().top()?;
    (frame.memory.stage() == stage && !frame.memory.waits()).then_some(frame)
}

/// Carries on until a question is put or nothing changes: what needs no other set of the schedule
/// in between needs no run of its own. `part` is given the stage of the topmost manoeuvre, `None`
/// where nothing is under way, and says whether it concerns it at all.
pub fn carry_on<M: Staged>(world: &mut World, part: impl Fn(&mut World, Option<M::Stage>) -> bool) {
    let mut before = mark::<M>(world);
    while part(world, before.1) && !world.resource::<Pending>().waits() {
        let after = mark::<M>(world);
        if after == before {
            return;
        }
        before = after;
    }
}

/// How far everything has come: while it changes without a question, there is more to do.
fn mark<M: Staged>(world: &World) -> (usize, Option<M::Stage>, M::Turn) {
    let exchange = world.resource::<Exchange<M>>();
    let stage = exchange.top().map(|frame| frame.memory.stage());
    (exchange.frames().len(), stage, M::turn(world))
}
