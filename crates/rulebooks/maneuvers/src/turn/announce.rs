//! What figures do, told in words.

use bevy_ecs::prelude::*;
use riposte_rules::battle::tell;
use riposte_rules::decision::Choice;
use riposte_rules::event::Event;
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;

use crate::memory::Bout;
use crate::view::BookView;
use crate::wording;
use crate::words::VERBS;

/// Tells what a figure does.
pub fn declare(world: &mut World, figure: FigureId, choice: &Choice) {
    let link = world.resource::<Bout>().top().map_or(Link::Action, |frame| frame.link);
    let words = wording::deed(BookView::new(world), figure, choice);
    let rule = VERBS[usize::from(choice.verb.0)].rule;
    let choice = *choice;
    tell(world, || Event::Declared { figure, link, choice, words, rule });
}

/// Tells how a figure answers a blow.
pub fn declare_answer(world: &mut World, figure: FigureId, choice: &Choice) {
    let words = wording::deed(BookView::new(world), figure, choice);
    let rule = VERBS[usize::from(choice.verb.0)].rule;
    let choice = *choice;
    tell(world, || Event::Declared { figure, link: Link::Reaction, choice, words, rule });
}
