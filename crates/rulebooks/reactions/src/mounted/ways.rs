//! Where one movement of a mount leads (REA-103 to REA-106).

use riposte_rules::board::Hex;
use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;
use riposte_rules::systems::Room;

use crate::view::BookView;
use crate::words::{RIDE, RIDEDOWN};

/// A place that a mount can come to.
struct Reached {
    hex: Hex,
    spent: u16,
    path: Vec<Hex>,
}

/// The hexes that one movement of a mount still has: those of its gait, less what turning has taken
/// (REA-103, REA-104); one for a lame mount.
pub fn hexes_left(rules: BookView, mount: FigureId) -> u16 {
    let steed = rules.steed(mount);
    let hexes = u16::from(rules.tables.riding.hexes[usize::from(steed.gait.min(4))]);
    let hexes = if rules.fighter(mount).lame { hexes.min(1) } else { hexes };
    hexes.saturating_sub(u16::from(steed.owed))
}

/// The sides to which a mount may drift at each hex: none when it does not obey (REA-105).
fn sides(rules: BookView, mount: FigureId) -> &'static [i32] {
    let steed = rules.steed(mount);
    if steed.off_course || steed.bolting { &[0] } else { &[1, -1, 0] }
}

/// The price of a hex in hexes of the movement, where it can be entered.
fn entering(rules: BookView, hex: Hex) -> Option<u16> {
    let ground = rules.table.board().terrain(hex)?;
    let rows = &rules.constants().movement.terrain;
    let row = rows.iter().find(|(kind, _)| *kind == ground);
    row.map_or(Some(1), |(_, more)| more.map(|more| 1 + more))
}

/// Every place on the way of one movement, the start left out, by the hexes spent.
fn places(rules: BookView, mount: FigureId) -> (Vec<Reached>, Vec<bool>) {
    let budget = hexes_left(rules, mount);
    let facing = rules.table.facing(mount);
    let start = Reached { hex: rules.table.hex(mount), spent: 0, path: Vec::new() };
    let (mut known, mut stuck) = (vec![start], Vec::new());
    let mut next = 0;
    while let Some(place) = known.get(next) {
        let (from, spent, path) = (place.hex, place.spent, place.path.clone());
        let mut ends = true;
        for side in sides(rules, mount) {
            let hex = from + facing.turned(*side).step();
            let Some(price) = entering(rules, hex) else { continue };
            let spent = spent + price;
            if spent > budget || rules.table.room_at(mount, hex, facing) != Room::Stand {
                continue;
            }
            ends = false;
            if !known.iter().any(|known| (known.hex, known.spent) == (hex, spent)) {
                let path = path.iter().copied().chain([hex]).collect();
                known.push(Reached { hex, spent, path });
            }
        }
        stuck.push(ends);
        next += 1;
    }
    (known, stuck)
}

/// Where one movement ends: as many hexes as it has, each straight on or to one side with the
/// facing kept; nearer only where it can go no further that way (REA-103).
fn reached(rules: BookView, mount: FigureId) -> Vec<Reached> {
    let (known, stuck) = places(rules, mount);
    let mut ends: Vec<Reached> = Vec::new();
    for (place, stuck) in known.into_iter().zip(stuck) {
        if stuck && place.spent > 0 && !ends.iter().any(|end| end.hex == place.hex) {
            ends.push(place);
        }
    }
    let most = ends.iter().map(|end| end.spent).max().unwrap_or(0);
    ends.retain(|end| end.spent == most);
    ends.sort_by_key(|end| end.hex.to_array());
    ends
}

/// The movements open to a mount that is under way.
pub fn rides(rules: BookView, mount: FigureId) -> Vec<Choice> {
    if hexes_left(rules, mount) == 0 {
        return vec![Choice::plain(RIDE).to(rules.table.hex(mount))];
    }
    reached(rules, mount).iter().map(|end| Choice::plain(RIDE).to(end.hex)).collect()
}

/// Whom a mount can run down: those on foot who stand in its way (REA-114).
pub fn runs(rules: BookView, mount: FigureId) -> Vec<FigureId> {
    let foes = rules.foes(mount).filter(|foe| rules.on_foot(*foe));
    foes.filter(|foe| !over(rules, mount, *foe).is_empty()).collect()
}

/// The way over somebody: up to him, over his hex and straight on as far as the movement goes.
fn over(rules: BookView, mount: FigureId, foe: FigureId) -> Vec<Hex> {
    let (at, facing) = (rules.table.hex(foe), rules.table.facing(mount));
    let Some(price) = entering(rules, at) else { return Vec::new() };
    let budget = hexes_left(rules, mount);
    let before = |place: &Reached| {
        let ways = sides(rules, mount).iter().map(|side| facing.turned(*side));
        place.spent + price <= budget && ways.into_iter().any(|way| place.hex + way.step() == at)
    };
    let (known, _) = places(rules, mount);
    let Some(start) = known.into_iter().find(before) else { return Vec::new() };
    let (mut path, mut spent, mut hex) = (start.path, start.spent + price, at);
    path.push(at);
    loop {
        hex += facing.step();
        let Some(price) = entering(rules, hex) else { return path };
        spent += price;
        if spent > budget {
            return path;
        }
        path.push(hex);
    }
}

/// The way of a mount that shies at somebody before it: past him on the side on which there is more
/// room, and straight on, as many hexes as were left; none where there is no room (REA-114).
pub fn veering(rules: BookView, mount: FigureId, left: usize) -> Vec<Hex> {
    let (from, facing) = (rules.table.hex(mount), rules.table.facing(mount));
    let goes = |hex: Hex| {
        entering(rules, hex).is_some() && rules.table.room_at(mount, hex, facing) == Room::Stand
    };
    let past = |side: i32| -> Vec<Hex> {
        let first = from + facing.turned(side).step();
        let way = std::iter::successors(Some(first), |hex| Some(*hex + facing.step()));
        way.take(left).take_while(|hex| goes(*hex)).collect()
    };
    [past(-1), past(1)].into_iter().max_by_key(Vec::len).unwrap_or_default()
}

/// Where a mount stands when it comes to run over somebody.
pub fn before(rules: BookView, mount: FigureId, foe: FigureId) -> Option<Hex> {
    let (path, at) = (over(rules, mount, foe), rules.table.hex(foe));
    let steps = path.iter().position(|hex| *hex == at)?;
    Some(if steps == 0 { rules.table.hex(mount) } else { path[steps - 1] })
}

/// The hexes that a movement of a mount enters.
pub fn path(rules: BookView, mount: FigureId, choice: &Choice) -> Vec<Hex> {
    match (choice.verb, choice.target) {
        (RIDEDOWN, Some(foe)) => over(rules, mount, foe),
        _ => {
            let there = |end: &Reached| Some(end.hex) == choice.hex;
            let end = reached(rules, mount).into_iter().find(there);
            end.map(|end| end.path).unwrap_or_default()
        }
    }
}
