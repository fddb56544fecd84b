//! How each event looks on the stage.

use std::f32::consts::PI;

use riposte_rules::event::Event;
use riposte_rules::figure::{FigureId, Life, Lying, Posture};

use crate::board::layout::centre;
use crate::figures::actors::Actors;
use crate::figures::blow::blow;
use crate::figures::curves::{eased, hump, shaken, sway};
use crate::figures::missiles;

/// Shows what an event has changed.
pub fn apply(event: &Event, actors: &mut Actors) {
    match event {
        Event::Moved { figure, to, .. } => {
            all_of(*figure, actors, |actors, one| actors.change(one, |shown| shown.hex = *to));
        }
        Event::Turned { figure, to, .. } => {
            all_of(*figure, actors, |actors, one| actors.change(one, |shown| shown.facing = *to));
        }
        Event::Bound { bond } => {
            actors.bonds.0.retain(|shown| shown != bond);
            actors.bonds.0.push(*bond);
        }
        Event::Unbound { bond, .. } => {
            actors.bonds.0.retain(|shown| shown != bond);
            actors.unseat(bond.from);
        }
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
        Event::Readied { figure, .. } | Event::PutAway { figure, .. } => rearm(*figure, actors),
        Event::Dropped { figure, weapon, hex } => {
            rearm(*figure, actors);
            actors.dropped.0.push(Lying { hex: *hex, weapon: *weapon });
        }
        _ => {}
    }
}

/// Does something with a figure and with its rider.
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

/// Takes up what an event announces, before it is played: the shot that is loosed, the guard that
/// is taken.
pub fn announce(event: &Event, actors: &mut Actors) {
    actors.guards.pass(event);
    if let Event::Declared { figure, choice, .. } = event {
        missiles::declare(*figure, choice, actors);
        let guard = actors.guard_of(*figure, choice);
        actors.guards.declare(*figure, guard);
    }
}

/// Shows an event when a part of its time, from 0 to 1, has passed.
pub fn perform(event: &Event, part: f32, actors: &mut Actors) {
    match event {
        Event::Moved { figure, from, to, forced } => {
            let way = centre(*to) - centre(*from);
            let moved = actors.shown(*figure).is_some_and(|shown| shown.hex == *to);
            if !moved {
                let sways = !forced && !actors.mounted(*figure);
                let sway = if sways { sway(part) } else { 0.0 };
                all_of(*figure, actors, |actors, one| {
                    actors.stir(one, |motion| {
                        motion.away =
                            way * eased(part) + way.normalize_or_zero().perp() * 3.5 * sway;
                        motion.turn = 0.11 * sway;
                    });
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
        Event::Postured { figure, to, .. } => {
            let falls = to.down();
            actors.stir(*figure, |motion| {
                motion.cover = 1.0 - 0.5 * hump(part);
                motion.turn = if falls { toppled(part) } else { 0.0 };
            });
        }
        Event::Blow { attacker, target, hit, .. } => blow(*attacker, *target, *hit, part, actors),
        Event::Wounded { figure, .. } => {
            actors.stir(*figure, |motion| {
                motion.offset = shaken(part) * 7.0;
                motion.flash = 1.0 - part;
            });
        }
        Event::Out { figure, life } => actors.stir(*figure, |motion| {
            motion.offset = shaken(part) * 3.0;
            match life {
                Life::Gone => motion.cover = 1.0 - part,
                _ => {
                    motion.cover = 1.0 - 0.3 * hump(part);
                    motion.turn = toppled(part);
                }
            }
        }),
        Event::Arrived { figure, .. } => actors.stir(*figure, |motion| motion.cover = part),
        Event::Condition { figure, .. } => {
            actors.stir(*figure, |motion| motion.offset = shaken(part) * 2.5);
        }
        _ => {}
    }
}

/// How far someone is turned who falls: over, then lying still. Half-way it is drawn as lying.
fn toppled(part: f32) -> f32 {
    if part < 0.5 { 1.1 * eased(part * 2.0) } else { -0.5 * (1.0 - eased(part * 2.0 - 1.0)) }
}
