//! What a mount and its rider may do in their phases (REA-103 to REA-107, REA-112 to REA-114).

use riposte_rules::board::Facing;
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::figure::FigureId;
use riposte_rules::systems::Room;

use super::gait::{GALLOP, TROT};
use super::trample::running_down;
use super::ways::{rides, runs};
use crate::choices::{Limits, attacks, on_foot, readying, words};
use crate::missiles::shots::{preparations, shots};
use crate::view::BookView;
use crate::words::*;

/// Every action open to a figure in its phase.
pub fn actions(rules: BookView, figure: FigureId) -> Asking {
    if rules.is_mount(figure) {
        return of_mount(rules, figure);
    }
    if rules.rides(figure) {
        return of_rider(rules, figure);
    }
    on_foot(rules, figure)
}

/// The actions of a mount. At a trot or faster it goes on at least once, and one that bolts as long
/// as it can (REA-103, REA-106).
fn of_mount(rules: BookView, mount: FigureId) -> Asking {
    let done = Choice::plain(DONE);
    let steed = rules.steed(mount);
    let rides = rides(rules, mount);
    let first = rides.first().copied();
    let must = steed.bolting || (steed.gait >= TROT && !steed.moved);
    let mut choices = Vec::new();
    if !must || first.is_none() {
        choices.push(done);
    }
    if !steed.bolting {
        attacks(rules, mount, Limits::default(), &mut choices);
        let down = runs(rules, mount).into_iter();
        choices.extend(down.filter_map(|foe| running_down(rules, mount, foe)));
    }
    choices.extend(rides);
    match first.filter(|_| must) {
        Some(first) => Asking { choices, decline: first, default: first },
        None => Asking { choices, decline: done, default: first.unwrap_or(done) },
    }
}

/// The actions of a rider.
fn of_rider(rules: BookView, rider: FigureId) -> Asking {
    let done = Choice::plain(DONE);
    let mut choices = vec![done];
    attacks(rules, rider, Limits::default(), &mut choices);
    shots(rules, rider, &mut choices);
    preparations(rules, rider, &mut choices);
    steering(rules, rider, &mut choices);
    readying(rules, rider, &mut choices);
    words(rules, rider, &mut choices);
    let slow = rules.gait(rider) < TROT;
    let able = rules.points(rider) >= rules.tables.riding.seat;
    if slow && able && rules.table.beside(rider).is_some() {
        choices.push(Choice::plain(DISMOUNT));
    }
    let default = choices.get(1).filter(|choice| strikes(choice.verb));
    Asking { default: default.copied().unwrap_or(done), choices, decline: done }
}

/// Another gait, or another way to go (REA-104); a mount that bolts can but be reined in (REA-106).
fn steering(rules: BookView, rider: FigureId, out: &mut Vec<Choice>) {
    let Some(mount) = rules.carrier(rider) else { return };
    if rules.points(rider) < rules.tables.riding.steer {
        return;
    }
    let (steed, facing) = (rules.steed(mount), rules.table.facing(mount));
    if steed.gait < GALLOP {
        out.push(Choice::plain(FASTER));
    }
    if steed.gait > 0 {
        out.push(Choice::plain(SLOWER));
    }
    if steed.bolting {
        return;
    }
    let hex = rules.table.hex(mount);
    let room = |way: &Facing| rules.table.room_at(mount, hex, *way) == Room::Stand;
    let turned = [-1, 1].map(|side| facing.turned(side)).into_iter().filter(room);
    out.extend(turned.map(|way| Choice::plain(WHEEL).facing(way)));
}
