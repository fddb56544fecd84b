//! What may be done hand-to-hand, and carrying it out.

use bevy_ecs::prelude::*;
use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;

use super::{attempt, escape, fight, hold};
use crate::view::BookView;
use crate::words::*;

/// What a figure may do in a scuffle, unless it is pinned or pins somebody.
pub fn actions(rules: BookView, figure: FigureId, open: &mut Vec<Choice>) {
    fight::blows(rules, figure, open);
    fight::draws(rules, figure, open);
    escape::ways_out(rules, figure, open);
    hold::pins(rules, figure, open);
}

/// Carries out what is done in a scuffle, or to get into one.
pub fn carry_out(world: &mut World, figure: FigureId, choice: Choice) {
    match choice.verb {
        GRAPPLE | DISENGAGE => attempt::leap_on(world, figure, choice),
        DRAW => fight::draw(world, figure),
        BREAK_OUT => escape::break_out(world, figure, choice),
        PIN => hold::pin(world, figure, choice),
        RELEASE => hold::release(world, figure, choice),
        BREAK_FREE => hold::break_free(world, figure),
        _ => {}
    }
}
