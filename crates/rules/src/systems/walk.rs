//! Movement costs where turning costs nothing: every hex within a budget, and how straight
//! the way there ends.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use hexx::Hex;
use smallvec::SmallVec;

use crate::board::Facing;

/// A hex that can be reached on foot, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReachedHex {
    /// The hex.
    pub hex: Hex,
    /// What it costs.
    pub cost: u16,
    /// The hexes entered, in order.
    pub path: SmallVec<[Hex; 8]>,
    /// How many of the last steps lie in one straight line.
    pub straight: u8,
}

/// How far a mover may go, and what is asked about its ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveLimits {
    /// What all hexes entered may cost together.
    pub budget: u16,
    /// How many hexes may be entered.
    pub hexes: u16,
    /// Up to how many last steps in one line are told apart; 0 when nobody asks.
    pub straight: u8,
}

/// A place on the way: where, by which last step (when anybody asks about straightness), and
/// how many of the last steps were the same.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    x: i32,
    y: i32,
    last: Option<Facing>,
    straight: u8,
}

/// The best way to a place that is known.
#[derive(Clone, Copy)]
struct Known {
    place: Place,
    cost: u16,
    steps: u16,
    /// The number of the place before.
    before: usize,
}

/// Every way worth knowing from a hex, cheapest first, ties by steps and hex: for each hex and
/// each direction of the last step, one for every length of the straight end that is told
/// apart; only one for each hex when none is. The start itself is not among them.
///
/// `entry` is the price of entering a hex, at least 1, `None` where it cannot be entered; `stops` says
/// whether the mover must stop there.
pub fn walk(
    from: Hex,
    legs: MoveLimits,
    entry: impl Fn(Hex) -> Option<u16>,
    stops: impl Fn(Hex) -> bool,
) -> Vec<ReachedHex> {
    let MoveLimits { budget, hexes, straight } = legs;
    let start = Place { x: from.x, y: from.y, last: None, straight: 0 };
    let mut ground = Ground::around(from, budget.min(hexes));
    let mut known = vec![Known { place: start, cost: 0, steps: 0, before: 0 }];
    let mut numbers = Numbers::around(from, budget.min(hexes), straight);
    numbers.put(start, 0);
    let mut queue = BinaryHeap::from([Reverse((0u16, 0u16, start))]);
    let mut done = Vec::new();
    while let Some(Reverse((cost, steps, place))) = queue.pop() {
        let Some(number) = numbers.get(place) else { continue };
        if (known[number].cost, known[number].steps) != (cost, steps) {
            continue;
        }
        let here = Hex::new(place.x, place.y);
        if number != 0 {
            done.push(walked(&known, number));
        }
        // Who has nothing left asks about no hex beyond the square either.
        if steps == hexes || cost == budget || (number != 0 && stops(here)) {
            continue;
        }
        for way in Facing::ALL {
            let hex = here + way.step();
            let price = ground.price(hex, &entry);
            if price == 0 || price > budget - cost {
                continue;
            }
            let next = Known {
                place: place.after(way, hex, straight),
                cost: cost + price,
                steps: steps + 1,
                before: number,
            };
            let better = |old: &Known| (next.cost, next.steps) < (old.cost, old.steps);
            match numbers.get(next.place) {
                Some(old) if !better(&known[old]) => continue,
                Some(old) => known[old] = next,
                None => {
                    numbers.put(next.place, known.len());
                    known.push(next);
                }
            }
            queue.push(Reverse((next.cost, next.steps, next.place)));
        }
    }
    done
}

impl Place {
    fn after(self, way: Facing, hex: Hex, most: u8) -> Place {
        let run = if self.last == Some(way) { self.straight + 1 } else { 1 };
        // Straightness nobody asks about makes no difference between places.
        let last = (most > 0).then_some(way);
        Place { x: hex.x, y: hex.y, last, straight: run.min(most) }
    }
}

/// What it costs to enter the hexes around the start, each looked at once.
struct Ground {
    square: Square,
    /// 0 where a hex cannot be entered.
    prices: Vec<Option<u16>>,
}

impl Ground {
    fn around(from: Hex, far: u16) -> Ground {
        let square = Square { from, far: i32::from(far) };
        Ground { prices: vec![None; square.len()], square }
    }

    fn price(&mut self, hex: Hex, entry: impl Fn(Hex) -> Option<u16>) -> u16 {
        let cell = self.prices.get_mut(self.square.index(hex));
        cell.map_or(0, |cell| *cell.get_or_insert_with(|| entry(hex).unwrap_or(0)))
    }
}

/// The hexes around a start, as a square of numbers.
#[derive(Clone, Copy)]
struct Square {
    from: Hex,
    far: i32,
}

impl Square {
    fn width(self) -> i32 {
        2 * self.far + 1
    }

    fn len(self) -> usize {
        (self.width() * self.width()) as usize
    }

    /// The number of a hex not farther away than the square is wide.
    fn index(self, hex: Hex) -> usize {
        let (x, y) = (hex.x - self.from.x + self.far, hex.y - self.from.y + self.far);
        (y * self.width() + x) as usize
    }
}

/// The numbers of the places that are known, by where they are.
struct Numbers {
    square: Square,
    runs: usize,
    cells: Vec<u32>,
}

impl Numbers {
    fn around(from: Hex, far: u16, straight: u8) -> Numbers {
        let (square, runs) = (Square { from, far: i32::from(far) }, usize::from(straight) + 1);
        let ways = if straight > 0 { Facing::ALL.len() + 1 } else { 1 };
        Numbers { square, runs, cells: vec![u32::MAX; square.len() * ways * runs] }
    }

    fn index(&self, place: Place) -> usize {
        let hex = self.square.index(Hex::new(place.x, place.y));
        let ways = if self.runs > 1 { Facing::ALL.len() + 1 } else { 1 };
        let way = place.last.map_or(0, |way| usize::from(way.index()) + 1);
        (hex * ways + way) * self.runs + usize::from(place.straight)
    }

    fn get(&self, place: Place) -> Option<usize> {
        self.cells.get(self.index(place)).filter(|n| **n != u32::MAX).map(|n| *n as usize)
    }

    fn put(&mut self, place: Place, number: usize) {
        let index = self.index(place);
        if let Some(cell) = self.cells.get_mut(index) {
            *cell = number as u32;
        }
    }
}

fn walked(known: &[Known], number: usize) -> ReachedHex {
    let end = known[number];
    let mut path = SmallVec::new();
    let mut at = number;
    while at != 0 {
        path.push(Hex::new(known[at].place.x, known[at].place.y));
        at = known[at].before;
    }
    path.reverse();
    let hex = Hex::new(end.place.x, end.place.y);
    ReachedHex { hex, cost: end.cost, path, straight: end.place.straight }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn legs(budget: u16, straight: u8) -> MoveLimits {
        MoveLimits { budget, hexes: budget, straight }
    }

    fn to(walks: &[ReachedHex], hex: Hex) -> Vec<&ReachedHex> {
        walks.iter().filter(|walk| walk.hex == hex).collect()
    }

    #[test]
    fn every_hex_within_the_budget_is_reached_once() {
        let walks = walk(Hex::ZERO, legs(2, 0), |_| Some(1), |_| false);
        assert_eq!(walks.len(), 18);
        assert!(walks.iter().all(|walk| walk.cost as i32 == walk.hex.length()));
    }

    #[test]
    fn a_way_enters_no_more_hexes_than_it_may() {
        let walks = walk(Hex::ZERO, MoveLimits { hexes: 1, ..legs(3, 0) }, |_| Some(1), |_| false);
        assert_eq!(walks.len(), 6);
        assert!(
            walk(Hex::ZERO, MoveLimits { hexes: 0, ..legs(3, 0) }, |_| Some(1), |_| false)
                .is_empty()
        );
    }

    #[test]
    fn a_mover_goes_no_further_than_where_it_must_stop() {
        let gate = Hex::new(0, -1);
        let walks = walk(Hex::ZERO, legs(2, 0), |hex| (hex.x == 0).then_some(1), |hex| hex == gate);
        assert!(to(&walks, Hex::new(0, -2)).is_empty());
        assert_eq!(to(&walks, gate).len(), 1);
    }

    #[test]
    fn a_straight_end_is_found_where_the_shortest_way_bends() {
        let target = Hex::new(1, -3);
        let walks = walk(Hex::ZERO, legs(4, 3), |_| Some(1), |_| false);
        let here = to(&walks, target);
        assert_eq!(here[0].cost, 3);
        assert!(here.iter().any(|walk| walk.straight == 3 && walk.cost == 4));
    }

    #[test]
    fn dear_hexes_are_gone_around() {
        let mud = Hex::new(0, -1);
        let entry = |hex: Hex| Some(if hex == mud { 3 } else { 1 });
        let walks = walk(Hex::ZERO, legs(3, 0), entry, |_| false);
        let here = to(&walks, Hex::new(0, -2));
        assert_eq!((here[0].cost, here[0].path.contains(&mud)), (3, false));
    }
}
