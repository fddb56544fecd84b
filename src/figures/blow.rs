//! How a blow looks: the lunge of the one who strikes, and what the other does about it.

use bevy::math::Vec2;
use riposte_rules::figure::FigureId;

use super::actors::Actors;
use super::clash::{ACROSS, Hold, Stance, meeting};
use super::curves::{CONTACT, held, hump, shaken, thrust};
use super::guard::Guard;
use super::missiles;
use crate::board::layout::INRADIUS;

/// How far one who strikes goes forward at most, in half hexes; and one who shoots.
const LUNGE: f32 = 0.5;
const LOOSE: f32 = 0.12;

/// The attacker lunges along the line and swings, or lets fly what comes the whole way; the target
/// reels, or its weapon meets the blow, or its shield does, or it is not there any more.
pub fn blow(attacker: FigureId, target: FigureId, hit: bool, part: f32, actors: &mut Actors) {
    let two = [attacker, target];
    // One of them may stand in the close-up and the other elsewhere.
    let seen_by = |figure: FigureId| actors.stances(figure, two);
    let (Some(as_struck), Some([from, to])) = (seen_by(attacker), seen_by(target)) else { return };
    let shot = missiles::flies(attacker, actors);
    let run = if shot || !actors.face_to_face(two) { 0.0 } else { run(as_struck) };
    let from = Stance { at: from.at + (to.at - from.at).normalize_or_zero() * run, ..from };
    if shot {
        missiles::fly([attacker, target], hit, part, actors);
    }
    let guard = actors.guards.of(target).filter(|_| actors.able(target));
    let guard = if shot && guard == Some(Guard::Parry) { None } else { guard };
    strike(attacker, (as_struck, run), shot, guard.filter(|_| !hit), part, actors);
    let arrives = if shot { missiles::ARRIVES } else { CONTACT };
    let struck = ((part - arrives) / (1.0 - arrives)).clamp(0.0, 1.0);
    if let Some(guard) = guard {
        // One that did not help is taken too late.
        let taken = if hit { 0.6 } else { 1.0 } * held(part, arrives);
        ward(target, [from, to], guard, taken, actors);
    }
    let way = (to.at - from.at).normalize_or_zero();
    actors.stir(target, |motion| match (hit, guard) {
        (true, _) => {
            motion.offset += (way * 9.0 + shaken(struck) * 6.0) * hump(struck);
            motion.flash = 0.8 * hump(struck);
        }
        (false, Some(Guard::Parry | Guard::Block)) => motion.offset += way * 4.0 * hump(struck),
        (false, Some(Guard::Dodge)) => {}
        (false, None) => motion.offset += way.perp() * 9.0 * hump(struck),
    });
}

/// How far one has to run in the close-up, where the sides stand wide apart, to be in front of another.
fn run([from, to]: [Stance; 2]) -> f32 {
    (from.at.distance(to.at) - 2.0 * INRADIUS).max(0.0)
}

fn strike(
    attacker: FigureId,
    ([from, to], run): ([Stance; 2], f32),
    shot: bool,
    met: Option<Guard>,
    part: f32,
    actors: &mut Actors,
) {
    let way = (to.at - from.at).normalize_or_zero();
    let from = Stance { at: from.at + way * run, ..from };
    let most = if shot { LOOSE } else { LUNGE };
    let lunge = (from.at.distance(to.at) - INRADIUS).clamp(0.0, most * INRADIUS);
    let gone = thrust(part);
    let hold = match met {
        Some(Guard::Parry) => from.reach(meeting(from.at, to.at), ACROSS[0]),
        _ => Hold { swing: -0.25, hands: way * 14.0 },
    };
    let hold = if shot { Hold::default() } else { hold };
    // A weapon is drawn back to the side it is held at.
    let back = if shot { 0.0 } else { -0.7 * hump((part / CONTACT).min(1.0)) };
    actors.stir(attacker, |motion| {
        // Blades that meet do not go on.
        motion.offset = way * lunge * if met.is_some() { 0.5 * gone } else { gone };
        motion.offset += way * run * held(part, CONTACT);
        motion.swing = hold.swing * gone.max(0.0) + back;
        motion.hands = hold.hands * gone;
    });
}

/// What the target does about it, taken so far, from 0 to 1.
fn ward(target: FigureId, [from, to]: [Stance; 2], guard: Guard, taken: f32, actors: &mut Actors) {
    let way = (to.at - from.at).normalize_or_zero();
    let hold = match guard {
        Guard::Parry => to.reach(meeting(from.at, to.at), ACROSS[1]),
        Guard::Block => to.cover(from.at, actors.shield_at_left(target)),
        Guard::Dodge => Hold::default(),
    }
    .part(taken);
    let aside = if guard == Guard::Dodge { aside(way) * taken } else { Vec2::ZERO };
    actors.stir(target, |motion| {
        motion.swing = hold.swing;
        motion.hands = hold.hands;
        motion.offset += aside;
        motion.turn = if guard == Guard::Dodge { 0.35 * taken } else { 0.0 };
    });
}

/// Out of the line of a blow.
fn aside(way: Vec2) -> Vec2 {
    way.perp() * 17.0 + way * 6.0
}
