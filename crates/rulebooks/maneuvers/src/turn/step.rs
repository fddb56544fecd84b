//! From step to step of what is under way, and what of it is told in words.

use bevy_ecs::prelude::*;
use riposte_kit::action::Action;
use riposte_rules::battle::tell;
use riposte_rules::board::Hex;
use riposte_rules::decision::Choice;
use riposte_rules::event::{Event, Journal};
use riposte_rules::exchange::{Frame, Link};
use riposte_rules::figure::FigureId;

use crate::memory::{Bout, Memory, Step};
use crate::view::{Book, BookView};
use crate::wording;
use crate::words::{DONE, info};

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

/// Asks a figure in the middle of another's turn, about somebody.
pub fn react(world: &mut World, actor: FigureId, step: Step, about: FigureId) {
    push(world, Link::Reaction, actor, step);
    remember(world, |memory| memory.vacated = Some((about, Hex::ZERO)));
}

/// Back to what a figure does in its turn; what is in the middle of another's is over.
pub fn back(world: &mut World) {
    remember(world, |memory| memory.step = if memory.own { Step::Act } else { Step::Over });
}

/// The link of what is done now: that of what is under way.
pub fn link(world: &World) -> Link {
    world.resource::<Bout>().top().map_or(Link::Action, |frame| frame.link)
}

/// Tells what a figure does in the middle of another's turn.
pub fn declare(world: &mut World, figure: FigureId, choice: &Choice) {
    let link = link(world);
    told(world, figure, *choice, link, |view| wording::deed(view, figure, choice));
}

/// Tells of an action of a figure's own turn that it takes in the middle of another's.
pub fn tell_of(action: &dyn Action<Book>, world: &mut World, figure: FigureId, choice: Choice) {
    let link = link(world);
    told(world, figure, choice, link, |view| action.announced(view, figure, &choice));
}

/// The words are put together only for somebody who listens.
fn told(
    world: &mut World,
    figure: FigureId,
    choice: Choice,
    link: Link,
    words: impl FnOnce(BookView) -> String,
) {
    if !world.resource::<Journal>().keeps() {
        return;
    }
    let (words, rule) = (words(BookView::new(world)), info(choice.verb).rule);
    tell(world, || Event::Declared { figure, link, choice, words, rule });
}
