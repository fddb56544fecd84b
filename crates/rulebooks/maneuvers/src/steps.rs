//! Going: the short move of an attack, one hex, a whole Move (MAN-202, MAN-531 to MAN-533).

use bevy_ecs::prelude::*;
use riposte_rules::battle::{ask, move_to, turn_to};
use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::{Asking, Choice, Verb};
use riposte_rules::figure::FigureId;
use riposte_rules::systems::{CostTable, Room, Turning, reachable};
use smallvec::SmallVec;

use crate::harm::doings;
use crate::memory::{Bout, Step};
use crate::second::{go, push, remember};
use crate::tables::Goes;
use crate::view::BookView;
use crate::words::*;
use crate::{acrobatic, charge, getting_away, waiting};

/// A hex that a figure can go to, how, and the ways it may look there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// The hex.
    pub hex: Hex,
    /// The hexes entered.
    pub path: SmallVec<[Hex; 8]>,
    /// The ways it may look at the end.
    pub facings: SmallVec<[Facing; 6]>,
}

const ALL: [Facing; 6] = Facing::ALL;

/// Every hex but its own that a figure can go to with a kind of movement.
pub fn courses(rules: BookView, figure: FigureId, goes: Goes) -> Vec<Course> {
    match goes {
        Goes::Still => Vec::new(),
        Goes::OneHex => one_hex(rules, figure),
        Goes::Short => short(rules, figure),
        Goes::Full => full(rules, figure),
        Goes::Charge => charge::courses(rules, figure),
        Goes::Away => getting_away::courses(rules, figure),
        Goes::Straight => acrobatic::courses(rules, figure),
    }
}

/// Where a figure can go with its maneuver; whoever is pressed only away from who presses it.
pub fn open(rules: BookView, figure: FigureId) -> Vec<Course> {
    let goes = rules.row(rules.maneuver(figure)).map_or(Goes::Still, |row| row.goes);
    let mut courses = courses(rules, figure, goes);
    if let Some(foe) = gives_way_to(rules, figure) {
        courses.retain(|course| leads_away(rules, figure, foe, course.hex));
    }
    courses
}

/// Before whom a figure must fall back first (MAN-232).
pub fn gives_way_to(rules: BookView, figure: FigureId) -> Option<FigureId> {
    use crate::tables::Group;
    let doings = rules.doings(figure);
    let free = rules.of_group(figure, Group::AllOut) || rules.of_group(figure, Group::Defence);
    let foe = doings.pressed.filter(|foe| rules.table.active(*foe));
    foe.filter(|_| !doings.stepped && !free)
}

/// Whether a hex is farther from a foe than where a figure is.
pub fn leads_away(rules: BookView, figure: FigureId, foe: FigureId, hex: Hex) -> bool {
    let there = rules.table.hex(foe);
    hex.unsigned_distance_to(there) > rules.table.hex(figure).unsigned_distance_to(there)
}

/// The names of the hexes that a figure can go to with a kind of movement, for tests and tools.
pub fn steps_of(rules: BookView, figure: FigureId, goes: Goes) -> Vec<String> {
    let courses = courses(rules, figure, goes);
    courses.iter().map(|course| riposte_rules::board::hex_name(course.hex)).collect()
}

fn stands(rules: BookView, figure: FigureId, hex: Hex) -> bool {
    rules.table.room(figure, hex) == Room::Stand
}

fn one_hex(rules: BookView, figure: FigureId) -> Vec<Course> {
    if rules.posture(figure).hex.is_none() {
        return Vec::new();
    }
    let here = rules.table.hex(figure);
    let beside = ALL.into_iter().map(|way| here + way.step());
    let free = beside.filter(|hex| stands(rules, figure, *hex));
    free.map(|hex| Course {
        hex,
        path: [hex].into_iter().collect(),
        facings: ALL.into_iter().collect(),
    })
    .collect()
}

/// One hex any way; or forward by up to two or half the Move, turning by one side at most in
/// each hex entered (MAN-202).
fn short(rules: BookView, figure: FigureId) -> Vec<Course> {
    let mut courses = one_hex(rules, figure);
    let row = rules.posture(figure);
    let each = rules.constants().costs.0 + row.hex.unwrap_or(0);
    let two = !rules.slow(figure) && row.hex.is_some() && 2 * each <= rules.move_points(figure) / 2;
    if !two {
        return courses;
    }
    let (here, facing) = rules.place(figure);
    for first in [0, 1, 5] {
        let middle = here + facing.turned(first).step();
        if !stands(rules, figure, middle) {
            continue;
        }
        for looks in [0, 1, -1].map(|turn| facing.turned(turn)) {
            for second in [0, 1, 5] {
                let hex = middle + looks.turned(second).step();
                if hex.unsigned_distance_to(here) == 2 && stands(rules, figure, hex) {
                    add(&mut courses, hex, middle, looks);
                }
            }
        }
    }
    courses
}

/// A way over two hexes, looking some way before the second is entered.
fn add(courses: &mut Vec<Course>, hex: Hex, middle: Hex, looks: Facing) {
    let known = courses.iter().position(|course| course.hex == hex);
    let at = known.unwrap_or_else(|| {
        let path = [middle, hex].into_iter().collect();
        courses.push(Course { hex, path, facings: SmallVec::new() });
        courses.len() - 1
    });
    for facing in [0, 1, -1].map(|turn| looks.turned(turn)) {
        if !courses[at].facings.contains(&facing) {
            courses[at].facings.push(facing);
        }
    }
}

/// What movement costs a figure in its posture, in half points (MAN-532).
pub fn costs(rules: BookView, figure: FigureId) -> CostTable {
    let (forward, aside, back, turn) = rules.constants().costs;
    let more = rules.posture(figure).hex;
    let step = [forward, aside, aside, back, aside, aside].map(|cost| more.map(|it| cost + it));
    CostTable {
        step,
        turn: Turning { cost: turn, most: 6, first_only: false },
        terrain: rules.constants().ground.clone(),
    }
}

fn full(rules: BookView, figure: FigureId) -> Vec<Course> {
    let row = rules.posture(figure);
    if row.hex.is_none() {
        return Vec::new();
    }
    if rules.slow(figure) {
        return one_hex(rules, figure);
    }
    let halved = rules.doings(figure).halved;
    let budget = rules.move_points(figure) / if halved { 2 } else { 1 };
    let here = rules.table.hex(figure);
    let mut courses: Vec<Course> = Vec::new();
    for way in reachable(rules.table, figure, &costs(rules, figure), budget, |_| false) {
        if way.hex == here || courses.iter().any(|course| course.hex == way.hex) {
            continue;
        }
        let free = way.cost <= budget / 2;
        let turns: &[i32] = if free { &[0, 1, 2, 3, 4, 5] } else { &[0, 1, -1] };
        let facings = turns.iter().map(|turn| way.facing.turned(*turn)).collect();
        let path = way.path.iter().copied().collect();
        courses.push(Course { hex: way.hex, path, facings });
    }
    courses.extend(sprint(rules, figure, &courses));
    // One hex is always possible.
    for course in one_hex(rules, figure) {
        if !courses.iter().any(|known| known.hex == course.hex) {
            let facing = rules.table.facing(figure);
            let facings = [0, 1, -1].into_iter().map(|turn| facing.turned(turn)).collect();
            courses.push(Course { facings, ..course });
        }
    }
    courses
}

/// The hex that a sprint adds: one more straight ahead, on one's feet and after a turn in which
/// one ran straight as well (MAN-534).
fn sprint(rules: BookView, figure: FigureId, courses: &[Course]) -> Option<Course> {
    let (here, facing) = rules.place(figure);
    let way = facing.step();
    if !sprints(rules, figure) {
        return None;
    }
    let reached = |far: &i32| courses.iter().any(|course| course.hex == here + way * *far);
    let far = (1..).take_while(reached).last().unwrap_or(0) + 1;
    let path: SmallVec<[Hex; 8]> = (1..=far).map(|far| here + way * far).collect();
    let hex = here + way * far;
    let open = rules.table.board().terrain(hex) == Some(riposte_rules::board::Terrain::Open);
    let free = far > 1 && open && path.iter().all(|hex| stands(rules, figure, *hex));
    free.then_some(Course { hex, path, facings: [facing].into_iter().collect() })
}

/// Whether a figure may sprint.
pub fn sprints(rules: BookView, figure: FigureId) -> bool {
    let (fighter, doings) = (rules.fighter(figure), rules.doings(figure));
    let stands = rules.table.posture(figure) == riposte_rules::figure::Posture::Standing;
    stands && fighter.ran && !doings.halved && !fighter.lame
}

/// The steps and turns that are open in a turn.
pub fn choices(rules: BookView, figure: FigureId) -> Vec<Choice> {
    if !rules.may_step(figure) {
        return Vec::new();
    }
    let mut choices: Vec<Choice> =
        open(rules, figure).iter().map(|course| Choice::plain(STEP).to(course.hex)).collect();
    if gives_way_to(rules, figure).is_none() && !flees(rules, figure) {
        let now = rules.table.facing(figure);
        let others = ALL.into_iter().filter(|facing| *facing != now);
        choices.extend(others.map(|facing| Choice::plain(TURN).facing(facing)));
    }
    choices
}

fn flees(rules: BookView, figure: FigureId) -> bool {
    rules.row(rules.maneuver(figure)).is_some_and(|row| row.goes == Goes::Away)
}

/// A figure sets out for a hex.
pub fn set_out(world: &mut World, figure: FigureId, hex: Hex) {
    let course = open(BookView::new(world), figure).into_iter().find(|it| it.hex == hex);
    let Some(course) = course else { return };
    doings(world, figure, |doings| doings.stepped = true);
    if BookView::new(world).maneuver(figure) == Some(CHARGE) {
        turn_to(world, figure, course.facings[0]);
    }
    remember(world, |memory| {
        memory.path = course.path;
        memory.facings = course.facings;
        memory.step = Step::Walk;
    });
}

/// A figure turns where it stands.
pub fn turn(world: &mut World, figure: FigureId, facing: Facing) {
    doings(world, figure, |doings| doings.stepped = true);
    turn_to(world, figure, facing);
    go(world, Step::Act);
}

/// The next hex of the way; whoever waited for it strikes first (MAN-541).
pub fn walk(world: &mut World, figure: FigureId) {
    let top = world.resource::<Bout>().top().map(|frame| frame.memory.clone());
    let Some(memory) = top else { return };
    if let Some(waiter) = memory.waiters.first().copied() {
        remember(world, |memory| {
            memory.waiters.remove(0);
        });
        return waiting::interrupt(world, waiter, figure);
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
    let before = waiting::watching(rules, here, figure);
    let (facing, flees) = (rules.table.facing(figure), flees(rules, figure));
    remember(world, |memory| {
        memory.path.remove(0);
    });
    move_to(world, figure, next, false);
    doings(world, figure, |doings| {
        let straight = flees || goes == Some(doings.way.unwrap_or(facing));
        doings.bent |= !straight;
        doings.way = doings.way.or(goes);
        doings.moved = doings.moved.saturating_add(1);
    });
    let facings = world.resource::<Bout>().top().map(|it| it.memory.facings.clone());
    // Whoever goes far looks where it goes.
    let far = facings.is_some_and(|facings| facings.len() < 6);
    if let Some(way) = goes.filter(|_| far && BookView::new(world).maneuver(figure) == Some(MOVE)) {
        turn_to(world, figure, way);
    }
    let after = waiting::watching(BookView::new(world), next, figure);
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
        crate::press::vacated(world, figure, foe);
    }
}

/// Which way a figure looks after it went.
pub fn face(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    let now = rules.table.facing(figure);
    let facings = rules.bout().top().map(|it| it.memory.facings.clone()).unwrap_or_default();
    let facings: SmallVec<[Facing; 6]> =
        if facings.is_empty() { [now].into_iter().collect() } else { facings };
    let turns: Vec<Choice> =
        facings.iter().map(|facing| Choice::plain(TURN).facing(*facing)).collect();
    let default = Choice::plain(TURN).facing(towards(rules, figure, &facings));
    let decline = turns.iter().copied().find(|turn| turn.facing == Some(now)).unwrap_or(default);
    let asking = Asking { choices: turns, decline, default };
    let Some(choice) = ask(world, figure, Q_FACE, |_| asking) else { return };
    turn_to(world, figure, choice.facing.unwrap_or(now));
    let own = world.resource::<Bout>().top().is_some_and(|frame| frame.memory.own);
    go(world, if own { Step::Act } else { Step::Over });
}

/// Whoever has given way may turn by one side, where the foe is not straight ahead (MAN-511).
pub fn turn_after(world: &mut World, figure: FigureId, foe: FigureId) {
    let rules = BookView::new(world);
    let now = rules.table.facing(figure);
    let ways =
        riposte_rules::board::nearest_directions(rules.table.hex(figure), rules.table.hex(foe));
    if ways.as_slice() == [now] || !rules.table.active(figure) {
        return;
    }
    push(world, riposte_rules::exchange::Link::Reaction, figure, Step::Face);
    remember(world, |memory| {
        memory.facings = [0, 1, -1].map(|turn| now.turned(turn)).into_iter().collect()
    });
}

/// Whether somebody could be struck with a maneuver from a hex, looking some way.
pub fn strikes_from(rules: BookView, figure: FigureId, verb: Verb, place: (Hex, Facing)) -> bool {
    let foes: SmallVec<[Hex; 8]> =
        rules.table.enemies(figure).map(|foe| rules.table.hex(foe)).collect();
    let mut strikes = rules.strikes(figure);
    strikes.any(|it| foes.iter().any(|hex| rules.reaches(&it, verb, place, *hex)))
}

/// Of some ways to look the one that is nearest to the nearest foe.
pub fn towards(rules: BookView, figure: FigureId, facings: &[Facing]) -> Facing {
    let here = rules.table.hex(figure);
    let nearest = rules.table.enemies(figure).min_by_key(|foe| rules.table.distance(figure, *foe));
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
