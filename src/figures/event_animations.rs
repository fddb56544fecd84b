//! How each event looks on the stage.

use std::f32::consts::PI;

use bevy::math::Vec2;
use riposte_rules::event::Event;
use riposte_rules::exchange::Link;
use riposte_rules::figure::{FigureId, Life, Lying, Posture};

use crate::board::layout::{INRADIUS, centre};
use crate::figures::actors::Actors;
use crate::figures::missiles;

/// How long an event is played, in seconds at a pace of 1.
pub fn length(event: &Event) -> f32 {
    match event {
        Event::Moved { forced: false, .. } => 0.30,
        Event::Moved { forced: true, .. } => 0.22,
        Event::Turned { .. } => 0.16,
        Event::Postured { .. } => 0.3,
        Event::Declared { link: Link::Action, .. } => 0.35,
        Event::Declared { .. } => 0.55,
        Event::Rolled { figure: Some(_), thrown, .. } if !thrown.faces.is_empty() => 0.6,
        Event::Blow { .. } => 0.5,
        Event::Wounded { .. } => 0.55,
        Event::Condition { .. } | Event::Told { .. } => 0.35,
        Event::Out { .. } | Event::Arrived { .. } => 0.6,
        Event::Healed { .. } | Event::Revived { .. } => 0.5,
        Event::Bound { .. } | Event::Unbound { .. } => 0.35,
        Event::Readied { .. } | Event::PutAway { .. } => 0.2,
        Event::Dropped { .. } | Event::Spoke { .. } => 0.3,
        _ => 0.0,
    }
}

/// Shows what an event has changed.
pub fn apply(event: &Event, actors: &mut Actors) {
    match event {
        Event::Moved { figure, to, .. } => {
            all_of(*figure, actors, |actors, one| actors.change(one, |shown| shown.hex = *to));
        }
        Event::Turned { figure, to, .. } => {
            all_of(*figure, actors, |actors, one| actors.change(one, |shown| shown.facing = *to));
        }
        Event::Unbound { bond, .. } => actors.unseat(bond.from),
        Event::Postured { figure, to, .. } => {
            actors.change(*figure, |shown| shown.posture = *to);
        }
        Event::Wounded { figure, wound, .. } => {
            actors.change(*figure, |shown| shown.wounds.push(*wound));
        }
        Event::Out { figure, life } => actors.change(*figure, |shown| shown.life = *life),
        Event::Revived { figure, .. } => {
            actors.change(*figure, |shown| shown.life = Life::Active);
        }
        Event::Healed { figure, left, .. } => {
            actors.change(*figure, |shown| shown.wounds = left.iter().copied().collect());
        }
        Event::Arrived { figure, hex, facing } => {
            rearm(*figure, actors);
            actors.change(*figure, |shown| {
                (shown.hex, shown.facing) = (*hex, *facing);
                (shown.posture, shown.life) = (Posture::Standing, Life::Active);
                shown.wounds.clear();
            });
        }
        Event::Declared { figure, choice, .. } => missiles::declare(*figure, choice, actors),
        Event::Readied { figure, .. } | Event::PutAway { figure, .. } => rearm(*figure, actors),
        Event::Dropped { figure, weapon, hex } => {
            rearm(*figure, actors);
            actors.dropped.0.push(Lying { hex: *hex, weapon: *weapon });
        }
        _ => {}
    }
}

/// Does something with a figure and with whoever sits on it.
fn all_of(figure: FigureId, actors: &mut Actors, change: impl Fn(&mut Actors, FigureId)) {
    let riders = actors.riders(figure);
    std::iter::once(figure).chain(riders).for_each(|one| change(actors, one));
}

/// Events do not say into which hand; the table does.
fn rearm(figure: FigureId, actors: &mut Actors) {
    if let Some(arms) = actors.arms(figure) {
        actors.change(figure, |shown| shown.arms = arms);
    }
}

/// Shows an event when a part of its time, from 0 to 1, has passed.
pub fn perform(event: &Event, part: f32, actors: &mut Actors) {
    match event {
        Event::Moved { figure, from, to, .. } => {
            let way = centre(*to) - centre(*from);
            let moved = actors.shown(*figure).is_some_and(|shown| shown.hex == *to);
            if !moved {
                all_of(*figure, actors, |actors, one| {
                    actors.stir(one, |motion| motion.offset = way * eased(part));
                });
            }
        }
        Event::Turned { figure, from, to } => {
            let mut steps = from.relative(*to) as f32;
            if steps > 3.0 {
                steps -= 6.0;
            }
            let turned = actors.shown(*figure).is_some_and(|shown| shown.facing == *to);
            if !turned {
                all_of(*figure, actors, |actors, one| {
                    actors.stir(one, |motion| motion.turn = -steps * PI / 3.0 * eased(part));
                });
            }
        }
        Event::Postured { figure, .. } => {
            actors.stir(*figure, |motion| motion.cover = 1.0 - 0.5 * hump(part));
        }
        Event::Blow { attacker, target, hit, .. } => blow(*attacker, *target, *hit, part, actors),
        Event::Wounded { figure, .. } => {
            actors.stir(*figure, |motion| {
                motion.offset = shaken(part) * 5.0;
                motion.flash = 1.0 - part;
            });
        }
        Event::Out { figure, life } => actors.stir(*figure, |motion| {
            motion.offset = shaken(part) * 3.0;
            motion.cover = if *life == Life::Gone { 1.0 - part } else { 1.0 - 0.4 * hump(part) };
        }),
        Event::Arrived { figure, .. } => actors.stir(*figure, |motion| motion.cover = part),
        Event::Condition { figure, .. } => {
            actors.stir(*figure, |motion| motion.offset = shaken(part) * 2.5);
        }
        _ => {}
    }
}

/// The attacker lunges along the line and swings, or lets fly what comes the whole way; the target
/// reels, or gives way.
fn blow(attacker: FigureId, target: FigureId, hit: bool, part: f32, actors: &mut Actors) {
    let place = |figure: FigureId, actors: &Actors| actors.shown(figure).map(|s| centre(s.hex));
    let (Some(from), Some(to)) = (place(attacker, actors), place(target, actors)) else { return };
    let way = (to - from).normalize_or_zero();
    let shot = missiles::flies(attacker, actors);
    if shot {
        missiles::fly([attacker, target], hit, part, actors);
    }
    let most = if shot { 0.12 } else { 0.55 };
    let reach = (from.distance(to) - INRADIUS).clamp(0.0, most * INRADIUS);
    actors.stir(attacker, |motion| {
        motion.offset = way * reach * thrust(part);
        motion.swing = 0.7 * (0.35 - thrust(part)) * hump(part);
    });
    let arrives = if shot { missiles::ARRIVES } else { 0.4 };
    let struck = ((part - arrives) / (1.0 - arrives)).clamp(0.0, 1.0);
    actors.stir(target, |motion| {
        let push = if hit { way * 7.0 + shaken(struck) * 4.0 } else { way.perp() * 9.0 };
        motion.offset = push * hump(struck);
        motion.flash = if hit { 0.8 * hump(struck) } else { 0.0 };
    });
}

/// Slow, fast, slow.
fn eased(part: f32) -> f32 {
    part * part * (3.0 - 2.0 * part)
}

/// From nothing to all and back.
fn hump(part: f32) -> f32 {
    (part * PI).sin()
}

/// A drawing back, a stroke, and a slow return.
fn thrust(part: f32) -> f32 {
    match part {
        p if p < 0.25 => -0.3 * hump(p * 2.0),
        p if p < 0.45 => -0.3 + 1.3 * (p - 0.25) / 0.2,
        p => 1.0 - eased((p - 0.45) / 0.55),
    }
}

fn shaken(part: f32) -> Vec2 {
    Vec2::new((part * 31.0).sin(), (part * 43.0).cos() * 0.5) * (1.0 - part)
}
