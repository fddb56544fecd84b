//! Movement in an exchange: going along, and being struck at on the way (REA-51, REA-52,
//! REA-66, REA-67).

use bevy_ecs::prelude::*;
use riposte_rules::battle::{Table, move_to, turn_to};
use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::Choice;
use riposte_rules::event::Event;
use riposte_rules::exchange::{Frame, Link};
use riposte_rules::figure::FigureId;
use riposte_rules::systems::PathProgress;
use smallvec::SmallVec;

use crate::change::{at_stage, memory, spend, stage, tell};
use crate::choices::set_blows;
use crate::manoeuvre::adjacent;
use crate::memory::{Bout, Follower, Manoeuvre, Memory, Stage};
use crate::missiles::aiming::lose_aim;
use crate::mounted::steed::unbrace;
use crate::mounted::trample::over_ground;
use crate::moving::{facing_of, hexes_along, step_along, steps};
use crate::notice::{notice, open_window};
use crate::rule_ids;
use crate::view::BookView;
use crate::wording;
use crate::words::*;

/// Stops a mover who can go no further: out of the fight, stunned, down, or its movement
/// lost to a dodge (REA-66).
pub fn halt(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::PathProgress) else { return };
    let rules = BookView::new(world);
    let stops = !rules.goes_on(frame);
    let lamed = rules.fighter(frame.actor).lame && frame.memory.made > 0;
    if stops || lamed {
        memory(world, |memory| {
            memory.march.path.clear();
            memory.lost |= stops;
        });
    }
}

/// Pushes a figure to another hex. Whatever steps of a Move it had left it makes from there, as
/// far as the ground is no harder than where it meant to go (REA-66).
pub fn shove(world: &mut World, figure: FigureId, to: Hex) {
    unbrace(world, figure);
    let rest = steps_left(world, figure);
    let before = cost_of(world, figure, &rest);
    move_to(world, figure, to, true);
    let after = cost_of(world, figure, &rest);
    let goes = after.is_some_and(|after| before.is_none_or(|before| after <= before));
    let steps = if goes { rest.as_slice() } else { &[] };
    let path: SmallVec<[Hex; 4]> = hexes_along(to, steps).collect();
    for frame in world.resource_mut::<Bout>().frames_mut() {
        if frame.actor == figure && frame.memory.stage == Stage::PathProgress {
            frame.memory.march.path.clone_from(&path);
        }
    }
}

fn steps_left(world: &World, figure: FigureId) -> SmallVec<[Facing; 4]> {
    let mut frames = world.resource::<Bout>().frames().iter();
    let moving = frames.find(|frame| {
        frame.actor == figure && frame.memory.stage == Stage::PathProgress && !frame.memory.lost
    });
    moving.map(|frame| steps(Table::new(world), frame)).unwrap_or_default()
}

fn cost_of(world: &World, figure: FigureId, steps: &[Facing]) -> Option<u16> {
    let rules = BookView::new(world);
    let facing = rules.table.facing(figure);
    rules.constants().movement.path_cost(rules.table, figure, facing, steps)
}

/// Looks at each hex a mover enters, and ends the movement when it is over.
pub fn watch(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::PathProgress) else { return };
    let march = &frame.memory.march;
    if march.entered {
        let (actor, verb) = (frame.actor, frame.choice.verb);
        memory(world, |memory| {
            memory.march.entered = false;
            memory.made += 1;
        });
        go_with(world);
        open_for_the_set(world);
        if matches!(verb, RIDE | RIDEDOWN) {
            over_ground(world, actor);
        }
        return;
    }
    if march.over() {
        arrived(world);
    }
}

/// Asks those who stand ready about the hex that was just entered (REA-66).
fn open_for_the_set(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::PathProgress) else { return };
    let reactors = who_is_set(world, frame);
    open_window(world, Q_ENTER, reactors);
}

/// Enemies who have the mover in their reach, and had not yet when it began (REA-66,
/// REA-67).
fn who_is_set(world: &World, frame: &Manoeuvre) -> SmallVec<[FigureId; 8]> {
    let rules = BookView::new(world);
    let threats = rules.table.engagement(frame.actor).threatened_by;
    // Its own rider strikes from the saddle as it goes by (REA-107).
    let rider = rules.rider(frame.actor);
    let shooters = rules.table.enemies(frame.actor);
    let shooters = shooters.filter(|figure| rules.shots(*figure).next().is_some());
    let others = shooters.filter(|figure| !threats.contains(*figure));
    let closes = |target: &FigureId| frame.choice.verb == CLOSE && !threats.contains(*target);
    let closed = frame.choice.target.filter(closes);
    let asked = threats.iter().chain(others.filter(|it| Some(*it) != closed)).chain(closed);
    let asked = asked.chain(rider);
    asked.filter(|figure| set_blows(rules, *figure, frame).choices.len() > 1).collect()
}

/// A movement is over: a blow goes on, a Move is answered, a defence is done.
fn arrived(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::PathProgress) else { return };
    let next = match frame.choice.verb {
        verb if strikes(verb) && !frame.memory.lost && !frame.memory.met => Stage::Side,
        MOVE | RIDE | RIDEDOWN => Stage::Behind,
        _ => Stage::Done,
    };
    stage(world, next);
}

/// A figure promises to go along with the topmost Move, and pays for it (REA-47, REA-52).
pub fn go_along(world: &mut World, figure: FigureId, choice: Choice) {
    let rules = BookView::new(world);
    let price = rules.constants().price.advance;
    let looking = rules.top().map(|frame| facing_of(rules, frame));
    // The way the mover looks is named outright: the follower may be turned before it sets off.
    let choice = looking.map_or(choice, |looking| choice.facing(looking));
    let (words, link) = (wording::deed(rules, figure, &choice), Link::Reaction);
    let adjacent = adjacent(rules, figure);
    tell(world, || Event::Declared { figure, link, choice, words, rule: rule_ids::FOLLOW });
    let follower = Follower { figure, choice, adjacent, stepped: false };
    memory(world, |memory| memory.followers.push(follower));
    spend(world, figure, price);
}

/// Those who go along with a Move make the step that its mover has just made, before anybody
/// answers it, each as soon as there is room. Those who cannot stay behind (REA-52).
fn go_with(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::PathProgress) else { return };
    let mut left = frame.memory.followers.clone();
    let last = usize::from(frame.memory.made).checked_sub(1);
    let step = last.and_then(|last| frame.memory.way.get(last)).copied();
    let Some(step) = step.filter(|_| !left.is_empty()) else { return };
    let mut gone: SmallVec<[Follower; 2]> = SmallVec::new();
    while let Some((next, hex)) = next_along(world, &left, step, last == Some(0)) {
        let follower = left.remove(next);
        take_step(world, &follower, hex);
        gone.push(Follower { stepped: true, ..follower });
    }
    memory(world, |memory| memory.followers = gone);
}

/// The first of some followers that has room to make a step, and where it comes to.
fn next_along(world: &World, left: &[Follower], step: Facing, first: bool) -> Option<(usize, Hex)> {
    let rules = BookView::new(world);
    let hexes = left.iter().map(|follower| step_along(rules, follower, step, first));
    hexes.enumerate().find_map(|(next, hex)| Some((next, hex?)))
}

fn take_step(world: &mut World, follower: &Follower, hex: Hex) {
    let figure = follower.figure;
    unbrace(world, figure);
    lose_aim(world, figure);
    if let Some(looking) = follower.choice.facing {
        turn_to(world, figure, looking);
    }
    move_to(world, figure, hex, false);
}

/// One who has gone along with the last step of the topmost Move may be struck at where it came to,
/// once the mover has been (REA-66).
pub fn lay_open(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::PathProgress) else { return };
    let stepped = frame.memory.followers.iter().position(|follower| follower.stepped);
    let Some(index) = stepped else { return };
    let Follower { figure, choice, adjacent, .. } = frame.memory.followers[index];
    let made = frame.memory.made.saturating_sub(1);
    memory(world, |memory| memory.followers[index].stepped = false);
    let march = PathProgress { entered: true, ..PathProgress::default() };
    let memory = Memory { stage: Stage::PathProgress, adjacent, march, made, ..Memory::default() };
    let link = Link::Reaction;
    world.resource_mut::<Bout>().push(Frame { link, actor: figure, choice, memory });
}

/// A Move has come to its end: others answer what they saw.
pub fn behind(world: &mut World) {
    if let Some(frame) = at_stage(world, Stage::Behind) {
        let mover = frame.actor;
        notice(world, mover, None);
    }
}
