//! The round: spells of the last one, initiative, each side in turn, held actions, the end
//! (LEN-201 to LEN-205).

use bevy_ecs::prelude::*;
use riposte_kit::turn::{in_order, next_turn};
use riposte_rules::battle::{ask, begin_phase};
use riposte_rules::board::Hex;
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::event::Event;
use riposte_rules::exchange::Link;
use riposte_rules::figure::{FigureId, Side};
use riposte_rules::roll::{Roll, Scale};
use riposte_rules::rulebook::side_name;
use riposte_rules::systems::{PathProgress, straight_end};
use smallvec::SmallVec;

use crate::change::{befall, fighter, leave_hold, round, throw_for};
use crate::condition::morale;
use crate::equipment::handling;
use crate::fighter::Round;
use crate::holds::{snares, wrestling};
use crate::memory::{Bout, Stage, frame, top};
use crate::movement::ways;
use crate::rule_ids as id;
use crate::turn::begin::{self, announce};
use crate::turn::choices;
use crate::turn::step::{Step, Turn, go};
use crate::view::BookView;
use crate::words::*;
use crate::{casting, mounted};

/// Carries the round on while no action is under way.
pub fn run(world: &mut World) {
    match world.resource::<Turn>().step {
        Step::Begin => begin(world),
        Step::Pick(side) => pick(world, side),
        Step::Act(side, figure) => act(world, figure, Step::Pick(side)),
        Step::Last => last(world),
        Step::LastAct(figure) => act(world, figure, Step::Last),
        Step::End => end(world),
    }
}

/// Spells of the last round take effect, then the sides roll (LEN-201, LEN-202).
fn begin(world: &mut World) {
    if !next_turn(world) {
        return;
    }
    let surprised = surprised(world);
    let figures: Vec<FigureId> = BookView::new(world).table.figures().collect();
    for figure in figures {
        let surprised = surprised.contains(&figure);
        let fresh = Round { surprised, acted: surprised, ..Round::default() };
        round(world, figure, |round| *round = fresh);
        if surprised {
            befall(world, figure, "is taken by surprise", id::SURPRISE);
        }
    }
    snares::struggle(world);
    casting::take_effect(world);
    let order = initiative(world);
    world.resource_mut::<Turn>().sides = order;
    next_side(world, 0);
}

/// Whom the battle takes by surprise: a die for each side that may be, unless it is certain
/// (LEN-205).
fn surprised(world: &mut World) -> Vec<FigureId> {
    let view = BookView::new(world);
    if view.round() != 1 {
        return Vec::new();
    }
    let number = |figure: &FigureId| view.build(*figure).surprised;
    let may: Vec<(FigureId, Side, i32)> = (view.table.active_figures())
        .filter(|figure| number(figure) > 0)
        .map(|figure| (figure, view.table.side(figure), number(&figure)))
        .collect();
    let mut sides: Vec<Side> = may.iter().map(|(_, side, _)| *side).collect();
    sides.dedup();
    let mut found = Vec::new();
    for side in sides {
        let of_side = || may.iter().filter(|(_, other, _)| *other == side);
        let face = match of_side().all(|(.., number)| *number >= 6) {
            true => 6,
            false => {
                let whose = side_name(world, side);
                throw_for(world, Roll::new("surprise", Scale::Whole).dice(1, 6), whose)
            }
        };
        found.extend(of_side().filter(|(.., number)| face <= *number).map(|(figure, ..)| *figure));
    }
    found
}

/// A die for each side, again on a tie; the higher acts first (LEN-202).
fn initiative(world: &mut World) -> SmallVec<[Side; 4]> {
    let view = BookView::new(world);
    let sides = view.sides(view.table.active_figures());
    let die = || Roll::new("initiative", Scale::Whole).dice(1, 6);
    let told = |world: &World, side: Side, thrown| Event::Rolled {
        figure: None,
        thrown,
        meaning: Some(side_name(world, side).into()),
        limit: None,
    };
    in_order(world, sides.into_iter().map(|side| (side, 0)), die, told).into_iter().collect()
}

fn next_side(world: &mut World, number: u8) {
    let side = world.resource::<Turn>().sides.get(usize::from(number)).copied();
    match side {
        Some(side) => {
            begin_phase(world, "Actions", Some(side), None);
            go(world, Step::Pick(number));
        }
        None => {
            begin_phase(world, "Held actions", None, None);
            go(world, Step::Last);
        }
    }
}

/// The owner of a side says which of its figures is next (LEN-203).
fn pick(world: &mut World, number: u8) {
    let Some(side) = world.resource::<Turn>().sides.get(usize::from(number)).copied() else {
        return go(world, Step::Last);
    };
    let view = BookView::new(world);
    let due = |figure: &FigureId| {
        let of_side = view.table.side(*figure) == side;
        of_side && view.may_act(*figure) && !view.fighter(*figure).round.holds
    };
    let due: Vec<FigureId> = view.table.active_figures().filter(due).collect();
    let Some(first) = due.first().copied() else { return next_side(world, number + 1) };
    if due.len() == 1 {
        return go(world, Step::Act(number, first));
    }
    let rest = Choice::plain(V_REST);
    let choices = due.iter().map(|figure| Choice::plain(V_PICK).by(*figure)).collect();
    let asking = |_: &World| Asking::first_or(choices, rest);
    let Some(choice) = ask(world, first, Q_PICK, asking) else { return };
    match choice.actor {
        Some(figure) => go(world, Step::Act(number, figure)),
        None => due.into_iter().for_each(|figure| round(world, figure, |it| it.holds = true)),
    }
}

/// A figure says what it does; dropping what it holds, or taking a thing, takes no time.
fn act(world: &mut World, figure: FigureId, after: Step) {
    if !BookView::new(world).may_act(figure) {
        return go(world, after);
    }
    let asking = |world: &World| choices::act(BookView::new(world), figure);
    let Some(choice) = ask(world, figure, Q_ACT, asking) else { return };
    if handling::at_once(world, figure, &choice) {
        return;
    }
    if choice.verb == V_WAY {
        return world.resource_mut::<Bout>().push(frame(Link::Action, figure, choice, Stage::Plan));
    }
    go(world, after);
    declare(world, figure, choice);
}

/// The player plans the way of a figure: by way of this hex and that, then to its end (LEN-212).
pub fn plan(world: &mut World, figure: FigureId) -> bool {
    let asking = |world: &World| choices::planning(BookView::new(world), figure);
    let Some(choice) = ask(world, figure, Q_WAY, asking) else { return false };
    let path = ways::way(BookView::new(world), figure, &choice);
    if choice.verb == V_VIA {
        top(world, |memory| memory.planned = path);
        return true;
    }
    world.resource_mut::<Bout>().pop();
    if choice.verb == V_ANEW {
        // Planned over and over, a round would never end.
        fighter(world, figure, |fighter| fighter.round.replanned = true);
    } else {
        match world.resource::<Turn>().step {
            Step::Act(side, _) => go(world, Step::Pick(side)),
            _ => go(world, Step::Last),
        }
        declare_along(world, figure, choice, path);
    }
    true
}

/// A figure that has held acts now or not at all, the side with the initiative first (LEN-204).
fn last(world: &mut World) {
    let view = BookView::new(world);
    let sides = &world.resource::<Turn>().sides;
    let place = |figure: &FigureId| sides.iter().position(|it| *it == view.table.side(*figure));
    let waits = |figure: &FigureId| view.may_act(*figure) && view.fighter(*figure).round.holds;
    let next = view.table.active_figures().filter(waits).min_by_key(|it| (place(it), *it));
    match next {
        Some(figure) => go(world, Step::LastAct(figure)),
        None => go(world, Step::End),
    }
}

/// The round ends: searches go on, holds that nobody kept up end.
fn end(world: &mut World) {
    handling::end_of_round(world);
    wrestling::end_of_round(world);
    morale::end_of_round(world);
    let figures: Vec<FigureId> = BookView::new(world).table.figures().collect();
    for figure in figures {
        fighter(world, figure, |fighter| fighter.round.surprised = false);
    }
    go(world, Step::Begin);
}

/// A figure does something of its own accord (LEN-203).
fn declare(world: &mut World, figure: FigureId, choice: Choice) {
    let view = BookView::new(world);
    let path = match choice.verb {
        V_CHARGE => mounted::way(view, figure, &choice),
        _ => ways::way(view, figure, &choice),
    };
    declare_along(world, figure, choice, path);
}

fn declare_along(world: &mut World, figure: FigureId, choice: Choice, path: SmallVec<[Hex; 8]>) {
    let goes = matches!(choice.verb, V_MOVE | V_RUN | V_FLEE | V_CHARGE);
    let stage = if goes { Stage::Go } else { Stage::Then };
    let straight = straight_end(BookView::new(world).table.hex(figure), &path);
    let mut frame = frame(Link::Action, figure, choice, stage);
    frame.memory.march = PathProgress::along(path);
    world.resource_mut::<Bout>().push(frame);
    if choice.verb != V_WAIT {
        announce(world, figure, choice);
    }
    if !goes {
        return begin::begin(world, figure, choice);
    }
    leave_hold(world, figure, &choice);
    // After the run of a mount its rider may strike (LEN-455).
    let ran = BookView::new(world).rides(figure) && matches!(choice.verb, V_RUN | V_CHARGE);
    round(world, figure, |round| {
        round.acted = choice.verb != V_MOVE && !ran;
        round.gone = true;
        round.ran = ran;
        round.straight = if ran { straight } else { 0 };
    });
}
