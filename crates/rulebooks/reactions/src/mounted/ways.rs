//! Where one movement of a mount leads (REA-103 to REA-106).

use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;
use riposte_rules::systems::{Places, Room, Walks, WayEnd, tracks};
use smallvec::SmallVec;

use crate::view::BookView;
use crate::words::{RIDE, RIDEDOWN};

/// The hexes that one movement of a mount still has: those of its gait, less what turning has taken
/// (REA-103, REA-104); one for a lame mount.
pub fn hexes_left(rules: BookView, mount: FigureId) -> u16 {
    let hexes = rules.hexes_of_gait(mount);
    let hexes = if rules.fighter(mount).lame { hexes.min(1) } else { hexes };
    hexes.saturating_sub(rules.steed(mount).owed).into()
}

/// The ground before a mount that has begun its movement, as it finds it, and what is left to it.
struct Course<'w> {
    rules: BookView<'w>,
    places: Places<'w>,
    from: Hex,
    facing: Facing,
    budget: u16,
    /// The ways it may go at each hex: straight on only when it does not obey (REA-105).
    ways: SmallVec<[Facing; 3]>,
}

impl<'w> Course<'w> {
    fn of(rules: BookView<'w>, mount: FigureId) -> Course<'w> {
        let (steed, facing) = (rules.steed(mount), rules.table.facing(mount));
        let sides: &[i32] = if steed.off_course || steed.bolting { &[0] } else { &[1, -1, 0] };
        Course {
            rules,
            places: Places::of(rules.table, mount),
            from: rules.table.hex(mount),
            facing,
            budget: hexes_left(rules, mount),
            ways: sides.iter().map(|side| facing.turned(*side)).collect(),
        }
    }

    /// The price of a hex in hexes of the movement, for all that stand there.
    fn ground(&self, hex: Hex) -> Option<u16> {
        self.rules.constants().movement.steps(self.rules.table.board().terrain(hex)?)
    }

    /// The same, where the mount has room.
    fn price(&self, hex: Hex) -> Option<u16> {
        let price = self.ground(hex)?;
        (self.places.room_at(hex, self.facing) == Room::Stand).then_some(price)
    }

    /// Every place on its way, by the hexes spent.
    fn tracks(&self) -> Walks {
        tracks(self.from, &self.ways, self.budget, |hex| self.price(hex))
    }

    /// Whether the movement goes on from a place.
    fn goes_on(&self, place: &WayEnd) -> bool {
        let left = self.budget - place.cost;
        let mut next = self.ways.iter().filter_map(|way| self.price(place.hex + way.step()));
        next.any(|price| price <= left)
    }
}

/// Where one movement ends: as many hexes as it has, each straight on or to one side with the
/// facing kept; nearer only where it can go no further that way (REA-103).
fn reached(course: &Course, tracks: &Walks) -> Vec<WayEnd> {
    let mut ends: Vec<WayEnd> = Vec::new();
    for place in tracks.places().skip(1).filter(|place| !course.goes_on(place)) {
        if !ends.iter().any(|end| end.hex == place.hex) {
            ends.push(place);
        }
    }
    let most = ends.iter().map(|end| end.cost).max().unwrap_or(0);
    ends.retain(|end| end.cost == most);
    ends.sort_by_key(|end| end.hex.to_array());
    ends
}

/// The movements open to a mount that is under way.
pub fn rides(rules: BookView, mount: FigureId) -> Vec<Choice> {
    let course = Course::of(rules, mount);
    if course.budget == 0 {
        return vec![Choice::plain(RIDE).to(course.from)];
    }
    let ends = reached(&course, &course.tracks());
    ends.iter().map(|end| Choice::plain(RIDE).to(end.hex)).collect()
}

/// Whom a mount can run down: those on foot who stand in its way (REA-114).
pub fn runs(rules: BookView, mount: FigureId) -> Vec<FigureId> {
    let course = Course::of(rules, mount);
    let tracks = course.tracks();
    let foes = rules.foes(mount).filter(|foe| rules.on_foot(*foe));
    foes.filter(|foe| !over(&course, &tracks, rules.table.hex(*foe)).is_empty()).collect()
}

/// The way over somebody: up to him, over his hex and straight on as far as the movement goes.
fn over(course: &Course, tracks: &Walks, at: Hex) -> Vec<Hex> {
    let Some(price) = course.ground(at) else { return Vec::new() };
    let before = |place: &WayEnd| {
        let near = course.ways.iter().any(|way| place.hex + way.step() == at);
        place.cost + price <= course.budget && near
    };
    let Some(start) = tracks.places().find(before) else { return Vec::new() };
    let (mut path, mut spent, mut hex) = (tracks.way(start).path.to_vec(), start.cost + price, at);
    path.push(at);
    loop {
        hex += course.facing.step();
        let Some(price) = course.ground(hex) else { return path };
        spent += price;
        if spent > course.budget {
            return path;
        }
        path.push(hex);
    }
}

/// The way of a mount that shies at somebody before it: past him on the side on which there is more
/// room, and straight on, as many hexes as were left; none where there is no room (REA-114).
pub fn veering(rules: BookView, mount: FigureId, left: usize) -> Vec<Hex> {
    let course = Course::of(rules, mount);
    let past = |side: i32| -> Vec<Hex> {
        let first = course.from + course.facing.turned(side).step();
        let way = std::iter::successors(Some(first), |hex| Some(*hex + course.facing.step()));
        way.take(left).take_while(|hex| course.price(*hex).is_some()).collect()
    };
    [past(-1), past(1)].into_iter().max_by_key(Vec::len).unwrap_or_default()
}

/// Where a mount stands when it comes to run over somebody.
pub fn before(rules: BookView, mount: FigureId, foe: FigureId) -> Option<Hex> {
    let (course, at) = (Course::of(rules, mount), rules.table.hex(foe));
    let path = over(&course, &course.tracks(), at);
    let steps = path.iter().position(|hex| *hex == at)?;
    Some(if steps == 0 { course.from } else { path[steps - 1] })
}

/// The hexes that a movement of a mount enters.
pub fn path(rules: BookView, mount: FigureId, choice: &Choice) -> Vec<Hex> {
    let course = Course::of(rules, mount);
    let tracks = course.tracks();
    match (choice.verb, choice.target) {
        (RIDEDOWN, Some(foe)) => over(&course, &tracks, rules.table.hex(foe)),
        _ => {
            let mut ends = reached(&course, &tracks).into_iter();
            let end = ends.find(|end| Some(end.hex) == choice.hex);
            end.map(|end| tracks.way(end).path.to_vec()).unwrap_or_default()
        }
    }
}
