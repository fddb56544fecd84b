//! What figures do, told in words.

use bevy_ecs::prelude::*;
use riposte_kit::action::Action;
use riposte_rules::battle::tell;
use riposte_rules::decision::Choice;
use riposte_rules::event::{Event, Journal};
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;

use crate::memory::Bout;
use crate::view::{Book, BookView};
use crate::wording;
use crate::words::info;

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
