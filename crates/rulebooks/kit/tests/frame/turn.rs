//! The course of the turn (FRA-101).

use bevy_ecs::prelude::*;
use riposte_kit::change::change;
use riposte_kit::turn::next_turn;
use riposte_rules::battle::{ask, begin_phase};
use riposte_rules::data::Scenario;
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::figure::{FigureId, Side};
use serde::{Deserialize, Serialize};

use crate::actions::ACTIONS;
use crate::fighter::Fighter;
use crate::view::BookView;
use crate::words::{DONE, Q_ACT, info};

/// Where the turn is: the side whose phase it is, `None` before the first.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn(pub Option<Side>);

/// The figure of a side that is asked next.
fn due(view: BookView, side: Side) -> Option<FigureId> {
    let mut mine = view.table.active_figures().filter(|it| view.table.side(*it) == side);
    mine.find(|figure| view.can_act(*figure))
}

/// Goes on by one step: a figure is asked and does what it chose, or a phase begins.
pub fn run(world: &mut World) {
    let side = world.resource::<Turn>().0;
    match side.and_then(|side| due(BookView::new(world), side)) {
        Some(figure) => act(world, figure),
        None => begin(world, side.map_or(0, |side| side.0 + 1)),
    }
}

/// The phase of a side begins, and with that of the first the turn.
fn begin(world: &mut World, number: u8) {
    let number = number % world.resource::<Scenario>().sides.len() as u8;
    if number == 0 && !next_turn(world) {
        return;
    }
    let side = Side(number);
    world.resource_mut::<Turn>().0 = Some(side);
    begin_phase(world, "Phase", Some(side), None);
    let figures: Vec<FigureId> = BookView::new(world).table.figures().collect();
    for figure in figures {
        change(world, figure, |fighter: &mut Fighter| fighter.done = false);
    }
}

fn act(world: &mut World, figure: FigureId) {
    let asked = ask(world, figure, Q_ACT, |world| asking(BookView::new(world), figure));
    let Some(choice) = asked else { return };
    let rule = info(choice.verb).rule;
    // Nothing costs anything yet.
    ACTIONS.carry_out(world, figure, choice, rule, |_, _, _| {});
    change(world, figure, |fighter: &mut Fighter| fighter.done = true);
}

/// What a figure may do. A question with one answer would not be asked.
fn asking(view: BookView, figure: FigureId) -> Asking {
    let done = Choice::plain(DONE);
    let mut choices = ACTIONS.open(view, figure);
    choices.push(done);
    Asking { choices, decline: done, default: done }
}
