//! What a figure does begins: it is said, paid for, and put on the exchange.

use bevy_ecs::prelude::*;
use riposte_rules::decision::Choice;
use riposte_rules::event::{Event, Journal};
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;

use crate::actions::ACTIONS;
use crate::change::{acted, leave_hold, tell};
use crate::memory::{Bout, Stage, frame, to};
use crate::view::BookView;
use crate::wording;
use crate::words::*;

/// A figure answers with an action of its own.
pub fn react(world: &mut World, figure: FigureId, choice: Choice) {
    acted(world, figure);
    world.resource_mut::<Bout>().push(frame(Link::Reaction, figure, choice, Stage::Answers));
    leave_hold(world, figure, &choice);
    announce(world, figure, choice);
}

/// Says what a figure does.
pub fn announce(world: &mut World, figure: FigureId, choice: Choice) {
    if !world.resource::<Journal>().keeps() {
        return;
    }
    let link = world.resource::<Bout>().top().map_or(Link::Action, |frame| frame.link);
    let view = BookView::new(world);
    let (words, rule) = (wording::deed(view, figure, &choice), info(choice.verb).rule);
    tell(world, || Event::Declared { figure, link, choice, words, rule });
}

/// What a figure does where it stands.
pub fn begin(world: &mut World, figure: FigureId, choice: Choice) {
    leave_hold(world, figure, &choice);
    if let Some(frame) = world.resource_mut::<Bout>().top_mut() {
        frame.choice = choice;
    }
    let next = match choice.verb {
        V_CHANGE => Stage::Then,
        V_HOLD | V_WAIT | V_YIELD => Stage::Done,
        _ => Stage::Answers,
    };
    if !matches!(choice.verb, V_HOLD | V_YIELD | V_CHANGE) {
        acted(world, figure);
    }
    // Nobody answers these, nor strikes along with them; and what lasts the round has begun before
    // anybody strikes along with it (LEN-204).
    if next != Stage::Answers || lasts(choice.verb) {
        happens(world, figure, choice);
    }
    to(world, next);
}

/// What a figure does comes about; nothing where it just waits.
pub fn happens(world: &mut World, figure: FigureId, choice: Choice) {
    if let Some(action) = ACTIONS.find(choice.verb) {
        action.carry_out(world, figure, choice);
    }
}
