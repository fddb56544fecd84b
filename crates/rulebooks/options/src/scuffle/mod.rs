//! Fighting hand-to-hand (OPT-701 to OPT-715): two or more figures lie in one hex and fight
//! with daggers and bare hands.

mod attempt;
mod defence;
mod escape;
mod fall;
mod fight;
pub mod hold;
mod outsider;
mod who;

use bevy_ecs::prelude::*;
use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;

use crate::view::BookView;
use crate::words::*;

pub use attempt::{agree, grapples, lacking, leap, leaps, shut_leap};
pub use defence::{Defence, counter_damage, defences, keeps_rolling};
pub use escape::{break_out_roll, empty_beside, left_alone};
pub use fight::{best_grip, carries_dagger, dagger_out, draw_roll};
pub use outsider::{reached, strike_into, strike_on};
pub use who::{Entry, entry};

/// What a figure may do in a scuffle, unless it is pinned or pins somebody.
pub fn actions(rules: BookView, figure: FigureId, open: &mut Vec<Choice>) {
    fight::blows(rules, figure, open);
    fight::draws(rules, figure, open);
    escape::ways_out(rules, figure, open);
    hold::pins(rules, figure, open);
}

/// What those who pin and those who are pinned may do.
pub fn holds(rules: BookView, figure: FigureId, open: &mut Vec<Choice>) {
    hold::holds(rules, figure, open);
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

/// Holds run out (OPT-713).
pub fn end_of_turn(world: &mut World) {
    hold::end_of_turn(world);
}
