//! From step to step of what is under way.

use bevy_ecs::prelude::*;
use riposte_rules::decision::Choice;
use riposte_rules::exchange::{Frame, Link};
use riposte_rules::figure::FigureId;

use crate::memory::{Bout, Memory, Step};
use crate::words::DONE;

/// Goes on to a step of what is under way.
pub fn go(world: &mut World, step: Step) {
    remember(world, |memory| memory.step = step);
}

/// Changes what is remembered of what is under way.
pub fn remember(world: &mut World, change: impl FnOnce(&mut Memory)) {
    if let Some(frame) = world.resource_mut::<Bout>().top_mut() {
        change(&mut frame.memory);
    }
}

/// Puts a turn, or a blow in the middle of another's, on top.
pub fn push(world: &mut World, link: Link, actor: FigureId, step: Step) {
    let memory = Memory { step, own: link == Link::Action, ..Memory::default() };
    let frame = Frame { link, actor, choice: Choice::plain(DONE), memory };
    world.resource_mut::<Bout>().push(frame);
}
