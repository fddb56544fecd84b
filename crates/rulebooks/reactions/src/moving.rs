//! Moving, and who goes along (REA-51, REA-52).

use bevy_ecs::prelude::*;
use riposte_kit::action::{Action, Open, some};
use riposte_rules::battle::{Table, turn_to};
use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::figure::FigureId;
use riposte_rules::systems::{Room, Way, reachable};
use riposte_words::say;
use smallvec::SmallVec;

use crate::change::{at_stage, memory, stage};
use crate::memory::{Follower, Manoeuvre, Stage};
use crate::mounted::ways as mounted_ways;
use crate::naming::{hex_words, whither};
use crate::notice::open_window;
use crate::rule_ids;
use crate::view::{Book, BookView};
use crate::words::*;

/// Going up to two hexes, after a turn or without.
pub struct Move;

impl Action<Book> for Move {
    fn verb(&self) -> Verb {
        MOVE
    }

    fn open(&self, view: BookView, figure: FigureId) -> Open {
        view.afoot(figure)?;
        view.upright(figure)?;
        view.pays(figure, view.constants().price.advance)?;
        let ends = ways(view, figure).into_iter();
        let moves =
            ends.map(|way| view.turned(figure, Choice::plain(MOVE).to(way.hex), way.facing));
        let none = "every hex it could go to is taken or cannot be entered";
        some(moves, || (none, rule_ids::MOVE))
    }

    fn cost(&self, view: BookView) -> u8 {
        view.constants().price.advance as u8
    }

    fn object(&self, _view: BookView, _figure: FigureId, choice: &Choice) -> String {
        whither(choice)
    }

    fn announced(&self, _view: BookView, _figure: FigureId, choice: &Choice) -> String {
        say!("moves to {hex}", hex = hex_words(choice))
    }

    /// Asks those who see it whether they go along.
    fn carry_out(&self, world: &mut World, _figure: FigureId, _choice: Choice) {
        offer_following(world);
    }
}

/// The hexes a manoeuvre enters.
pub fn path(view: BookView, actor: FigureId, choice: &Choice) -> Vec<Hex> {
    match choice.verb {
        MOVE => path_of(view, actor, choice),
        FOLLOW => path_along(view, actor),
        RIDE | RIDEDOWN => mounted_ways::path(view, actor, choice),
        SIDESTEP if view.rides(actor) => Vec::new(),
        ADVANCE | SIDESTEP | THROW | CLOSE | ROLL => choice.hex.into_iter().collect(),
        _ => Vec::new(),
    }
}

/// The hexes of one Move of a figure; a lame one has but one (REA-87).
fn budget(view: BookView, figure: FigureId) -> u16 {
    if view.fighter(figure).lame { 1 } else { view.constants().movement_budget }
}

/// The hexes a figure's Move can lead to (REA-51).
fn ways(view: BookView, figure: FigureId) -> Vec<Way> {
    let budget = budget(view, figure);
    let mut ways = reachable(view.table, figure, &view.constants().movement, budget);
    ways.retain(|way| !way.path.is_empty());
    ways
}

/// The hexes entered by a figure that goes along with the topmost Move, in order.
fn path_along(view: BookView, figure: FigureId) -> Vec<Hex> {
    let steps = view.top().map(|frame| frame.memory.way.as_slice()).unwrap_or_default();
    hexes_along(view.table.hex(figure), steps).collect()
}

/// The hexes that steps from a hex enter, in order.
pub fn hexes_along(from: Hex, steps: &[Facing]) -> impl Iterator<Item = Hex> {
    steps.iter().scan(from, |hex, step| {
        *hex += step.step();
        Some(*hex)
    })
}

/// The hexes entered by a Move, in order.
fn path_of(view: BookView, figure: FigureId, choice: &Choice) -> Vec<Hex> {
    let facing = choice.facing.unwrap_or(view.table.facing(figure));
    let found = ways(view, figure)
        .into_iter()
        .find(|way| Some(way.hex) == choice.hex && way.facing == facing);
    found.map(|way| way.path.to_vec()).unwrap_or_default()
}

/// The move with which a figure can go along with a mover: looking the same way, the same
/// steps in the same directions (REA-52). Those who leave their hexes make room for it.
pub fn follow_way(
    view: BookView,
    figure: FigureId,
    looking: Facing,
    steps: &[Facing],
    leaving: &[FigureId],
) -> Option<Choice> {
    if view.prone(figure) || steps.is_empty() {
        return None;
    }
    if view.table.facing(figure).apart(looking) > view.constants().movement.turn.most {
        return None;
    }
    let (mut hex, mut cost) = (view.table.hex(figure), 0);
    for step in steps {
        hex += step.step();
        cost += price_along(view, looking, *step, hex)?;
        if !has_room(view, figure, looking, hex) && !vacated(view, hex, leaving) {
            return None;
        }
    }
    let choice = view.turned(figure, Choice::plain(FOLLOW).to(hex), looking);
    (cost <= budget(view, figure)).then_some(choice)
}

/// What a step into a hex takes of a Move of one who looks some way; `None` where it cannot be made.
fn price_along(view: BookView, looking: Facing, step: Facing, hex: Hex) -> Option<u16> {
    let movement = &view.constants().movement;
    let even = movement.step[usize::from(looking.relative(step))]?;
    movement.entering(even, view.table.board().terrain(hex)?)
}

/// Whether all who are in a hex leave it.
fn vacated(view: BookView, hex: Hex, leaving: &[FigureId]) -> bool {
    let mut there = view.table.in_hex(hex);
    view.table.board().standable(hex) && there.all(|other| leaving.contains(&other))
}

fn has_room(view: BookView, figure: FigureId, looking: Facing, hex: Hex) -> bool {
    view.table.room_at(figure, hex, looking) == Room::Stand
}

/// Where a figure comes that goes along with a step of a mover; `None` where it stays behind: out
/// of the fight, stunned, on the ground, lamed on the way, or without room (REA-52).
pub fn step_along(view: BookView, follower: &Follower, step: Facing, first: bool) -> Option<Hex> {
    let figure = follower.figure;
    let looking = follower.choice.facing.unwrap_or(view.table.facing(figure));
    let hex = view.table.hex(figure) + step.step();
    let goes = view.able(figure) && !view.prone(figure) && (first || !view.fighter(figure).lame);
    price_along(view, looking, step, hex)?;
    (goes && has_room(view, figure, looking, hex)).then_some(hex)
}

/// Those who leave their hexes in the topmost Move: its mover, who has promised to go along, and who
/// may yet do so.
pub fn leaving(view: BookView) -> SmallVec<[FigureId; 8]> {
    let Some(frame) = view.top() else { return SmallVec::new() };
    let asked = frame.memory.window.iter().flat_map(|window| window.queue.iter().copied());
    let promised = frame.memory.followers.iter().map(|follower| follower.figure);
    [frame.actor].into_iter().chain(promised).chain(asked).collect()
}

/// The directions of the steps a movement still has to take.
pub fn steps(table: Table, frame: &Manoeuvre) -> SmallVec<[Facing; 4]> {
    let path = &frame.memory.march.path;
    let from = [table.hex(frame.actor)].into_iter().chain(path.iter().copied());
    from.zip(path).filter_map(|(from, to)| Facing::between(from, *to)).collect()
}

/// The way a mover looks once it has turned.
pub fn facing_of(view: BookView, frame: &Manoeuvre) -> Facing {
    frame.choice.facing.unwrap_or(view.table.facing(frame.actor))
}

/// Asks those who see a mover whether they go along.
fn offer_following(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::Start) else { return };
    let candidates = who_could_follow(world, frame);
    let way = steps(Table::new(world), frame);
    memory(world, |memory| {
        memory.way = way;
        memory.stage = Stage::Follow;
    });
    open_window(world, Q_FOLLOW, candidates);
}

/// When all have been asked the mover turns and goes.
pub fn set_off(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::Follow) else { return };
    let (actor, facing) = (frame.actor, frame.choice.facing);
    if let Some(facing) = facing {
        turn_to(world, actor, facing);
    }
    stage(world, Stage::PathProgress);
}

/// Those who see a mover and can go along with it; who goes makes room for others behind.
fn who_could_follow(world: &World, frame: &Manoeuvre) -> SmallVec<[FigureId; 8]> {
    let view = BookView::new(world);
    let steps = steps(view.table, frame);
    let mover = frame.actor;
    let facing = facing_of(view, frame);
    let price = view.constants().price.advance;
    let mut leaving: SmallVec<[FigureId; 8]> = SmallVec::from_slice(&[mover]);
    loop {
        let could = |figure: &FigureId| {
            !leaving.contains(figure)
                && sees(view, *figure, mover)
                && view.points(*figure) >= price
                && follow_way(view, *figure, facing, &steps, &leaving).is_some()
        };
        let more: SmallVec<[FigureId; 8]> = view.table.active_figures().filter(could).collect();
        if more.is_empty() {
            leaving.remove(0);
            return leaving;
        }
        leaving.extend(more);
    }
}

/// Whether a figure is near enough and looks the right way to see another.
fn sees(view: BookView, figure: FigureId, other: FigureId) -> bool {
    let (here, there) = (view.table.hex(figure), view.table.hex(other));
    let near = here.unsigned_distance_to(there) <= view.constants().notice;
    near && !view.busy(figure)
        && view.able(figure)
        && view.on_foot(figure)
        && !view.from_behind(here, view.table.facing(figure), there)
}
