//! Movement in an exchange: going along, and being struck at on the way (REA-51, REA-52,
//! REA-66, REA-67).

use bevy_ecs::prelude::*;
use riposte_rules::battle::{Table, move_to};
use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::Choice;
use riposte_rules::event::Event;
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;
use smallvec::SmallVec;

use crate::change::{at_stage, memory, spend, stage, tell};
use crate::choices::set_blows;
use crate::manoeuvre::manoeuvre;
use crate::memory::{Bout, Manoeuvre, Memory, Stage};
use crate::mounted::steed::unbrace;
use crate::mounted::trample::over_ground;
use crate::moving::{facing_of, follow_way, steps};
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
    let path = rest.iter().take(if goes { rest.len() } else { 0 });
    let path: SmallVec<[Hex; 4]> = path
        .scan(to, |hex, step| {
            *hex += step.step();
            Some(*hex)
        })
        .collect();
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
        let (reactors, actor, verb) = (who_is_set(world, frame), frame.actor, frame.choice.verb);
        memory(world, |memory| {
            memory.march.entered = false;
            memory.made += 1;
        });
        open_window(world, Q_ENTER, reactors);
        if matches!(verb, RIDE | RIDEDOWN) {
            over_ground(world, actor);
        }
        return;
    }
    if march.over() {
        arrived(world);
    }
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
    let closed = frame
        .choice
        .target
        .filter(|target| frame.choice.verb == CLOSE && !threats.contains(*target));
    let asked = threats.iter().chain(others.filter(|it| Some(*it) != closed)).chain(closed);
    let asked = asked.chain(rider);
    asked.filter(|figure| set_blows(rules, *figure, frame).choices.len() > 1).collect()
}

/// A movement is over: a blow goes on, followers come after, a defence is done.
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
    tell(world, || Event::Declared { figure, link, choice, words, rule: rule_ids::FOLLOW });
    memory(world, |memory| memory.followers.push((figure, choice)));
    spend(world, figure, price);
}

/// Those who go along move one after the other, as many steps as the mover made; then others
/// answer what they saw.
pub fn followers(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::Behind) else { return };
    let mover = frame.actor;
    let Some((figure, choice)) = frame.memory.followers.first().copied() else {
        return notice(world, mover, None);
    };
    let Memory { way, made, .. } = &frame.memory;
    let rules = BookView::new(world);
    let steps = way.get(..usize::from(*made)).unwrap_or(way);
    let looking = choice.facing.unwrap_or(rules.table.facing(figure));
    let goes = rules.able(figure).then(|| follow_way(rules, figure, looking, steps)).flatten();
    memory(world, |memory| {
        memory.followers.remove(0);
    });
    if let Some(choice) = goes {
        manoeuvre(world, Link::Reaction, figure, choice);
    }
}
