//! Tells what a figure does.

use bevy_ecs::prelude::*;
use riposte_kit::action::Action;
use riposte_rules::decision::Choice;
use riposte_rules::event::{Event, Journal};
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;

use crate::change::tell;
use crate::combatant::Status;
use crate::option_table::permitted;
use crate::view::{Book, BookView};
use crate::words::info;

/// Tells that a figure begins an action.
pub fn announce(world: &mut World, action: &dyn Action<Book>, figure: FigureId, choice: Choice) {
    announce_as(world, figure, choice, |rules| action.announced(rules, figure, &choice));
}

/// Tells what a figure does in these words.
pub fn announce_as(
    world: &mut World,
    figure: FigureId,
    choice: Choice,
    words: impl FnOnce(BookView) -> String,
) {
    // Words are put together only for somebody who listens.
    if !world.resource::<Journal>().keeps() {
        return;
    }
    let rules = BookView::new(world);
    let (words, rule) = (words(rules), rule_of(rules, figure, &choice));
    tell(world, || Event::Declared { figure, link: Link::Action, choice, words, rule });
}

/// The rule under which a figure does something: its row of the option table.
fn rule_of(rules: BookView, figure: FigureId, choice: &Choice) -> &'static str {
    let plain = info(choice.verb).rule;
    let moving = rules.combatant(figure).turn.after == Status::Disengaged
        && rules.combatant(figure).turn.declared == Some(choice.verb);
    let record = rules.record(figure, moving);
    permitted(choice.verb, &record).map_or(plain, |row| row.rule())
}
