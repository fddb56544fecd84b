//! Where a figure can go: the short move of an attack, one hex, a whole Move (MAN-202, MAN-531
//! to MAN-534).

use riposte_rules::board::{Facing, Hex, Terrain, hex_name};
use riposte_rules::decision::Verb;
use riposte_rules::figure::FigureId;
use riposte_rules::systems::{CostTable, reachable};
use smallvec::SmallVec;

use crate::movement::route::{Route, one_side, sprints};
use crate::movement::{acrobatic, getting_away, run_up};
use crate::tables::{Goes, Group};
use crate::view::BookView;

/// Every hex but its own that a figure can go to with a kind of movement.
pub fn routes(rules: BookView, figure: FigureId, goes: Goes) -> Vec<Route> {
    match goes {
        Goes::Still => Vec::new(),
        Goes::OneHex => one_hex(rules, figure),
        Goes::Short => short(rules, figure),
        Goes::Full => full(rules, figure),
        Goes::Charge => run_up::routes(rules, figure),
        Goes::Away => getting_away::routes(rules, figure),
        Goes::Straight => acrobatic::routes(rules, figure),
    }
}

/// Where a figure can go with its maneuver; a figure that is pressed only away from who presses it.
pub fn open(rules: BookView, figure: FigureId) -> Vec<Route> {
    let goes = rules.row(rules.maneuver(figure)).map_or(Goes::Still, |row| row.goes);
    let goes = if rules.doings(figure).breaks { Goes::Away } else { goes };
    let mut routes = routes(rules, figure, goes);
    if let Some(foe) = gives_way_to(rules, figure) {
        // It is a retreat, with which one turns by one side at most (MAN-232, MAN-511).
        let now = rules.table.facing(figure);
        routes.retain(|route| leads_away(rules, figure, foe, route.hex));
        routes.iter_mut().for_each(|route| route.facings.retain(|way| way.apart(now) <= 1));
    }
    routes
}

/// Before whom a figure must fall back first (MAN-232).
pub fn gives_way_to(rules: BookView, figure: FigureId) -> Option<FigureId> {
    let doings = rules.doings(figure);
    let free = rules.of_group(figure, Group::AllOut) || rules.of_group(figure, Group::Defence);
    let foe = doings.pressed.filter(|foe| rules.table.active(*foe));
    foe.filter(|_| !doings.stepped && doings.moved == 0 && !free)
}

/// Whether a hex is farther from a foe than where a figure is.
pub fn leads_away(rules: BookView, figure: FigureId, foe: FigureId, hex: Hex) -> bool {
    let there = rules.table.hex(foe);
    hex.unsigned_distance_to(there) > rules.table.hex(figure).unsigned_distance_to(there)
}

/// The names of the hexes that a figure can go to with a kind of movement, for tests and tools.
pub fn steps_of(rules: BookView, figure: FigureId, goes: Goes) -> Vec<String> {
    let routes = routes(rules, figure, goes);
    routes.iter().map(|route| hex_name(route.hex)).collect()
}

fn one_hex(rules: BookView, figure: FigureId) -> Vec<Route> {
    if rules.posture(figure).hex.is_none() {
        return Vec::new();
    }
    let (here, stands) = (rules.hex(figure), rules.standing(figure));
    let beside = Facing::ALL.into_iter().map(|way| here + way.step());
    let free = beside.filter(|hex| stands(*hex));
    free.map(|hex| Route {
        hex,
        path: [hex].into_iter().collect(),
        facings: Facing::ALL.into_iter().collect(),
        ..Route::default()
    })
    .collect()
}

/// One hex any way; or forward by up to two or half the Move, turning by one side at most in
/// each hex entered (MAN-202).
fn short(rules: BookView, figure: FigureId) -> Vec<Route> {
    let mut routes = one_hex(rules, figure);
    let row = rules.posture(figure);
    let each = rules.constants().movement.ahead() + row.hex.unwrap_or(0);
    let two = !rules.slow(figure) && row.hex.is_some() && 2 * each <= rules.move_points(figure) / 2;
    if !two {
        return routes;
    }
    let ((here, facing), stands) = (rules.place(figure), rules.standing(figure));
    for first in [0, 1, 5] {
        let middle = here + facing.turned(first).step();
        if !stands(middle) {
            continue;
        }
        for looks in one_side(facing) {
            for second in [0, 1, 5] {
                let hex = middle + looks.turned(second).step();
                if hex.unsigned_distance_to(here) == 2 && stands(hex) {
                    add(&mut routes, hex, middle, looks);
                }
            }
        }
    }
    routes
}

/// A way over two hexes, looking some way before the second is entered.
fn add(routes: &mut Vec<Route>, hex: Hex, middle: Hex, looks: Facing) {
    let known = routes.iter().position(|route| route.hex == hex);
    let at = known.unwrap_or_else(|| {
        let path = [middle, hex].into_iter().collect();
        routes.push(Route { hex, path, ..Route::default() });
        routes.len() - 1
    });
    for facing in one_side(looks) {
        if !routes[at].facings.contains(&facing) {
            routes[at].facings.push(facing);
        }
    }
}

/// What movement costs a figure in its posture, in half points (MAN-532).
pub fn costs(rules: BookView, figure: FigureId) -> CostTable {
    let mut costs = rules.constants().movement.clone();
    let more = rules.posture(figure).hex;
    costs.step = costs.step.map(|step| Some(step? + more?));
    costs
}

/// A Move, or what is left of it after a blow in the middle of the way (MAN-531).
fn full(rules: BookView, figure: FigureId) -> Vec<Route> {
    if rules.posture(figure).hex.is_none() {
        return Vec::new();
    }
    let fresh = rules.doings(figure).spent == 0;
    let mut routes = match rules.slow(figure) {
        true if fresh => at_least(rules, figure),
        true => Vec::new(),
        false => within(rules, figure),
    };
    routes.extend(sprint(rules, figure, &routes));
    if !fresh {
        return routes;
    }
    // One hex is always possible.
    for route in at_least(rules, figure) {
        if !routes.iter().any(|known| known.hex == route.hex) {
            let facings = one_side(rules.table.facing(figure)).into_iter().collect();
            routes.push(Route { facings, ..route });
        }
    }
    routes
}

/// One hex, for whatever is left of the Move.
fn at_least(rules: BookView, figure: FigureId) -> Vec<Route> {
    let cost = rules.left(figure).max(1);
    one_hex(rules, figure).into_iter().map(|route| Route { cost, ..route }).collect()
}

/// Every hex that what is left of a Move can pay for, at its cheapest.
fn within(rules: BookView, figure: FigureId) -> Vec<Route> {
    let (left, spent) = (rules.left(figure), rules.doings(figure).spent);
    let here = rules.table.hex(figure);
    let mut routes: Vec<Route> = Vec::new();
    for way in reachable(rules.table, figure, &costs(rules, figure), left) {
        if way.hex == here || routes.iter().any(|route| route.hex == way.hex) {
            continue;
        }
        let turns = end_turns(rules, figure, spent + way.cost);
        let facings = turns.iter().map(|turn| way.facing.turned(*turn)).collect();
        let path = way.path.iter().copied().collect();
        routes.push(Route { hex: way.hex, path, facings, cost: way.cost, sprint: false });
    }
    routes
}

/// The turns at the end of a Move that has taken so much: any with half of it, else one side
/// (MAN-533).
pub fn end_turns(rules: BookView, figure: FigureId, spent: u16) -> &'static [i32] {
    if spent <= rules.budget(figure) / 2 { &[0, 1, 2, 3, 4, 5] } else { &[0, 1, -1] }
}

/// The hex that a sprint adds: one more straight ahead, after a turn in which one went straight
/// as well (MAN-534).
fn sprint(rules: BookView, figure: FigureId, routes: &[Route]) -> Option<Route> {
    let (here, facing) = rules.place(figure);
    let way = facing.step();
    if !sprints(rules, figure) {
        return None;
    }
    let reached = |far: &i32| routes.iter().any(|route| route.hex == here + way * *far);
    let far = (1..).take_while(reached).last().unwrap_or(0) + 1;
    let path: SmallVec<[Hex; 8]> = (1..=far).map(|far| here + way * far).collect();
    let hex = here + way * far;
    let open = rules.table.board().terrain(hex) == Some(Terrain::Open);
    let runs = far > 1 || rules.doings(figure).moved > 0;
    let free = runs && open && path.iter().all(|hex| rules.stands(figure, *hex));
    let (facings, cost) = ([facing].into_iter().collect(), rules.left(figure));
    free.then_some(Route { hex, path, facings, cost, sprint: true })
}

/// Whether somebody could be struck with a maneuver from a hex, looking some way.
pub fn strikes_from(rules: BookView, figure: FigureId, verb: Verb, place: (Hex, Facing)) -> bool {
    let foes: SmallVec<[Hex; 8]> =
        rules.table.enemies(figure).map(|foe| rules.table.hex(foe)).collect();
    let mut strikes = rules.strikes(figure);
    strikes.any(|it| foes.iter().any(|hex| rules.reaches(&it, verb, place, *hex)))
}
