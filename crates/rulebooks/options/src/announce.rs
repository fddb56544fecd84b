//! Tells what a figure does.

use bevy_ecs::prelude::*;
use riposte_rules::decision::Choice;
use riposte_rules::event::{Event, Journal};
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;

use crate::change::tell;
use crate::view::BookView;
use crate::wording;

/// Tells what a figure does.
pub fn announce(world: &mut World, figure: FigureId, choice: Choice) {
    // Words are put together only for somebody who listens.
    if !world.resource::<Journal>().keeps() {
        return;
    }
    let rules = BookView::new(world);
    let words = wording::deed(rules, figure, &choice);
    let rule = wording::rule_of(rules, figure, &choice);
    tell(world, || Event::Declared { figure, link: Link::Action, choice, words, rule });
}
