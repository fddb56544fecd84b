//! Going: the short move of an attack, one hex, a whole Move (MAN-202, MAN-531 to MAN-533).

use bevy_ecs::prelude::*;
use riposte_rules::battle::{ask, move_to, turn_to};
use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{Asking, Choice};
use riposte_rules::figure::FigureId;
use riposte_rules::systems::Room;
use smallvec::SmallVec;

use crate::body::fatigue;
use crate::change::doings;
use crate::melee::press;
use crate::memory::{Bout, Step};
use crate::movement::ways::{end_turns, gives_way_to, open, strikes_from};
use crate::movement::{getting_away, turning};
use crate::tables::Goes;
use crate::turn::step::{go, remember};
use crate::view::BookView;
use crate::waiting::out_of_turn;
use crate::words::*;

/// The steps and turns that are open in a turn.
pub fn choices(rules: BookView, figure: FigureId) -> Vec<Choice> {
    if !rules.may_step(figure) {
        return Vec::new();
    }
    let mut choices: Vec<Choice> =
        open(rules, figure).iter().map(|route| Choice::plain(STEP).to(route.hex)).collect();
    let runs = flees(rules, figure) || rules.doings(figure).breaks;
    if gives_way_to(rules, figure).is_none() && !runs {
        let now = rules.table.facing(figure);
        let turns = end_turns(rules, figure, rules.doings(figure).spent);
        let ways: Vec<Facing> = turns.iter().map(|turn| now.turned(*turn)).collect();
        let others = Facing::ALL.into_iter().filter(|it| *it != now && ways.contains(it));
        choices.extend(others.map(|facing| Choice::plain(TURN).facing(facing)));
    }
    choices
}

fn flees(rules: BookView, figure: FigureId) -> bool {
    rules.row(rules.maneuver(figure)).is_some_and(|row| row.goes == Goes::Away)
}

/// A figure sets out for a hex.
pub fn set_out(world: &mut World, figure: FigureId, hex: Hex) {
    let route = open(BookView::new(world), figure).into_iter().find(|it| it.hex == hex);
    let Some(route) = route else { return };
    press::gives_way(world, figure, route.hex);
    doings(world, figure, |doings| {
        doings.stepped = true;
        doings.spent += route.cost;
        doings.sprinted |= route.sprint;
    });
    if route.sprint {
        fatigue::sprinted(world, figure);
    }
    if BookView::new(world).maneuver(figure) == Some(CHARGE) {
        turn_to(world, figure, route.facings[0]);
    }
    remember(world, |memory| {
        memory.path = route.path;
        memory.facings = route.facings;
        memory.step = Step::Walk;
    });
}

/// A figure turns where it stands.
pub fn turn(world: &mut World, figure: FigureId, facing: Facing) {
    doings(world, figure, |doings| doings.stepped = true);
    pay_turn(world, figure, BookView::new(world).table.facing(figure), facing);
    turn_to(world, figure, facing);
    go(world, Step::Act);
}

/// What a turn costs a figure that goes on after a blow in the middle of the way (MAN-531).
fn pay_turn(world: &mut World, figure: FigureId, from: Facing, to: Facing) {
    let cost = u16::from(from.apart(to)) * BookView::new(world).constants().costs.3;
    doings(world, figure, |doings| doings.spent += cost);
}

/// The next hex of the way; a figure that waited for it strikes first (MAN-541).
pub fn walk(world: &mut World, figure: FigureId) {
    let top = world.resource::<Bout>().top().map(|frame| frame.memory.clone());
    let Some(memory) = top else { return };
    if let Some(waiter) = memory.waiters.first().copied() {
        remember(world, |memory| {
            memory.waiters.remove(0);
        });
        return out_of_turn::interrupt(world, waiter, figure);
    }
    let rules = BookView::new(world);
    let here = rules.table.hex(figure);
    let next = memory.path.first().copied().filter(|hex| {
        hex.unsigned_distance_to(here) == 1
            && rules.table.room_at(figure, *hex, rules.table.facing(figure)) != Room::None
            && rules.table.posture(figure).down() == rules.posture(figure).single
    });
    let stops = rules.fighter(figure).stunned || rules.doings(figure).halted;
    let Some(next) = next.filter(|_| !stops) else {
        return after_walk(world, figure);
    };
    let goes = Facing::between(here, next);
    let before = out_of_turn::watching(rules, here, figure);
    let (facing, flees) = (rules.table.facing(figure), flees(rules, figure));
    // A figure that goes far looks where it goes, before it enters a hex.
    let far = memory.facings.len() < 6 && rules.maneuver(figure) == Some(MOVE);
    remember(world, |memory| {
        memory.path.remove(0);
    });
    if let Some(way) = goes.filter(|_| far) {
        turn_to(world, figure, way);
    }
    move_to(world, figure, next, false);
    doings(world, figure, |doings| {
        let straight = flees || goes == Some(doings.way.unwrap_or(facing));
        doings.bent |= !straight;
        doings.way = doings.way.or(goes);
        doings.moved = doings.moved.saturating_add(1);
        doings.through.push(here);
    });
    let after = out_of_turn::watching(BookView::new(world), next, figure);
    let known = |waiter: FigureId| before.iter().find(|it| it.0 == waiter).map_or(0, |it| it.1);
    let braced = |figure: FigureId| BookView::new(world).maneuver(figure) == Some(STOP);
    let new = |(waiter, near): &(FigureId, u8)| *near > known(*waiter) || braced(*waiter);
    let nearer = after.into_iter().filter(new);
    let waiters = nearer.map(|(waiter, _)| waiter).collect();
    remember(world, |memory| memory.waiters = waiters);
}

fn after_walk(world: &mut World, figure: FigureId) {
    remember(world, |memory| memory.path.clear());
    getting_away::arrived(world, figure);
    let rules = BookView::new(world);
    let doings = rules.doings(figure);
    let pressed = doings.pressed.or(doings.fled);
    go(world, Step::Face);
    if let Some(foe) = pressed {
        press::vacated(world, figure, foe);
    }
}

/// Which way a figure looks after it went.
pub fn face(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    let now = rules.table.facing(figure);
    let facings = rules.bout().top().map(|it| it.memory.facings.clone()).unwrap_or_default();
    let facings: SmallVec<[Facing; 6]> =
        if facings.is_empty() { [now].into_iter().collect() } else { facings };
    let arrives = facings.first().copied().unwrap_or(now);
    let turns: Vec<Choice> =
        facings.iter().map(|facing| Choice::plain(TURN).facing(*facing)).collect();
    let default = Choice::plain(TURN).facing(towards(rules, figure, &facings));
    let decline = turns.iter().copied().find(|turn| turn.facing == Some(now)).unwrap_or(default);
    let asking = Asking { choices: turns, decline, default };
    let Some(choice) = ask(world, figure, Q_FACE, |_| asking) else { return };
    let looks = choice.facing.unwrap_or(now);
    turn_to(world, figure, looks);
    let own = world.resource::<Bout>().top().is_some_and(|frame| frame.memory.own);
    go(world, if own { Step::Act } else { Step::Over });
    if own {
        pay_turn(world, figure, arrives, looks);
        turning::offer(world, figure);
    }
}

/// Of some ways to look the one that is nearest to the nearest foe.
pub fn towards(rules: BookView, figure: FigureId, facings: &[Facing]) -> Facing {
    let here = rules.hex(figure);
    let far = |foe: &FigureId| rules.hex(*foe).unsigned_distance_to(here);
    let nearest = rules.table.enemies(figure).min_by_key(far);
    let now = rules.table.facing(figure);
    let Some(foe) = nearest else { return facings.first().copied().unwrap_or(now) };
    let ways = riposte_rules::board::nearest_directions(here, rules.table.hex(foe));
    let verb = rules.maneuver(figure).unwrap_or(ATTACK);
    let off = |facing: &Facing| {
        let apart = ways.iter().map(|way| facing.apart(*way)).min().unwrap_or(0);
        (!strikes_from(rules, figure, verb, (here, *facing)), apart, facing.apart(now))
    };
    facings.iter().copied().min_by_key(off).unwrap_or(now)
}
