//! Movement costs where turning costs nothing: every hex within a budget, and how straight
//! the way there ends.

use hexx::Hex;

use super::orders::{Cheapest, EachPrice, Fewest};
use super::search::{Order, Search};
use super::square::Square;
use super::walks::{Known, Walks};
use crate::board::Facing;

/// How far a mover may go, and what is asked about its ways.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveLimits {
    /// What all hexes entered may cost together.
    pub budget: u16,
    /// How many hexes may be entered.
    pub hexes: u16,
    /// How many last steps of a way must lie in one line; 0 when nobody asks.
    pub straight: u8,
}

impl MoveLimits {
    fn square(self, from: Hex) -> Square {
        Square::around(from, i32::from(self.budget.min(self.hexes)))
    }
}

/// Every way worth knowing from a hex, cheapest first, ties by steps and hex: one to each hex; where
/// ways must end straight, one for each hex and each direction of the last step. The start itself is
/// not among them, unless a way leads back there straight.
///
/// `entry` is the price of entering a hex, at least 1, `None` where it cannot be entered; `stops` says
/// whether the mover must stop there.
pub fn walk(
    from: Hex,
    limits: MoveLimits,
    entry: impl Fn(Hex) -> Option<u16>,
    stops: impl Fn(Hex) -> bool,
) -> Walks {
    let square = limits.square(from);
    let order = Cheapest { square, straight: limits.straight };
    let feet = Feet { square, from, limits, ways: &Facing::ALL };
    feet.walks(order, |hex| Cell::of(entry(hex), 0), stops)
}

/// The same on a board of so many columns and rows; of ways that cost the same it is the one on which
/// least is shunned: `ground` says what it costs to enter a hex and how much it is.
pub(super) fn walk_warily(
    size: [i32; 2],
    from: Hex,
    limits: MoveLimits,
    ground: impl Fn(Hex) -> (Option<u16>, u16),
) -> Walks {
    let square = limits.square(from).on(size);
    let order = Cheapest { square, straight: limits.straight };
    let feet = Feet { square, from, limits, ways: &Facing::ALL };
    let look = |hex| {
        let (price, shunned) = ground(hex);
        Cell::of(price, shunned)
    };
    feet.walks(order, look, |_| false)
}

/// The way of the fewest hexes to each hex that can be paid for, of those the cheapest; by steps and
/// hex. How straight they end is not asked.
pub fn fewest(
    from: Hex,
    limits: MoveLimits,
    entry: impl Fn(Hex) -> Option<u16>,
    stops: impl Fn(Hex) -> bool,
) -> Walks {
    let limits = MoveLimits { straight: 0, ..limits };
    let square = limits.square(from);
    let feet = Feet { square, from, limits, ways: &Facing::ALL };
    feet.walks(Fewest(square), |hex| Cell::of(entry(hex), 0), stops)
}

/// Every place of a movement that leads some ways only, by steps, each hex once for all that it can
/// cost to come there; of ways that cost the same the one that is found first, in the order of `ways`.
/// They are the places of the answer ([`Walks::places`]).
pub fn tracks(
    from: Hex,
    ways: &[Facing],
    budget: u16,
    entry: impl Fn(Hex) -> Option<u16>,
) -> Walks {
    let limits = MoveLimits { budget, hexes: budget, straight: 0 };
    let square = limits.square(from);
    let feet = Feet { square, from, limits, ways };
    feet.walks(EachPrice { square, budget }, |hex| Cell::of(entry(hex), 0), |_| false)
}

/// What is known of a hex.
#[derive(Clone, Copy)]
struct Cell {
    /// What it costs to enter, 0 where nobody can, [`Cell::UNSEEN`] where nobody has looked.
    price: u16,
    shunned: u16,
}

impl Cell {
    const UNSEEN: u16 = u16::MAX;

    fn of(price: Option<u16>, shunned: u16) -> Cell {
        match price {
            // Dearer than any budget is as good as closed.
            Some(price) if price < Cell::UNSEEN => Cell { price, shunned },
            _ => Cell { price: 0, shunned: 0 },
        }
    }
}

/// A mover that looks for its ways.
struct Feet<'a> {
    square: Square,
    from: Hex,
    limits: MoveLimits,
    /// The ways that a step may lead.
    ways: &'a [Facing],
}

impl Feet<'_> {
    /// Its ways, in an order. Each hex is looked at once.
    fn walks<O: Order<Place = Known>>(
        &self,
        order: O,
        look: impl Fn(Hex) -> Cell,
        stops: impl Fn(Hex) -> bool,
    ) -> Walks {
        let square = self.square;
        let mut cells = vec![Cell { price: Cell::UNSEEN, shunned: 0 }; square.len()];
        let mut firsts = vec![0; square.len()];
        let mut ends = Vec::new();
        let mut search = Search::new(order, self.start());
        while let Some(number) = search.next() {
            let here = search.known[number as usize];
            let cell = here.cell as usize;
            if number != 0 {
                if self.ends(&here, firsts[cell]) {
                    ends.push(number);
                    firsts[cell] = if firsts[cell] == 0 { number } else { firsts[cell] };
                }
                if stops(square.hex(cell)) {
                    continue;
                }
            }
            self.go_on(&here, number, &mut cells, &look, |next| search.come(next));
        }
        Walks { square, known: search.end(), ends, firsts }
    }

    fn start(&self) -> Known {
        let cell = self.square.index(self.from).unwrap_or(0) as u32;
        let (cost, shunned, steps, straight) = (0, 0, 0, 0);
        Known { cell, before: 0, cost, shunned, steps, straight, last: None }
    }

    /// Whether a way ends in a place, where another may have ended in its hex already.
    fn ends(&self, here: &Known, first: u32) -> bool {
        match self.limits.straight {
            0 => first == 0,
            straight => here.straight >= straight,
        }
    }

    /// Takes all steps from a place, as far as the limits allow.
    fn go_on(
        &self,
        here: &Known,
        number: u32,
        cells: &mut [Cell],
        look: &impl Fn(Hex) -> Cell,
        mut found: impl FnMut(Known),
    ) {
        let MoveLimits { budget, hexes, straight: most } = self.limits;
        // With nothing left, no hex beyond the square is asked about either.
        if here.steps == hexes || here.cost == budget {
            return;
        }
        let hex = self.square.hex(here.cell as usize);
        for way in self.ways.iter().copied() {
            let Some(cell) = self.square.beside(here.cell as usize, way) else { continue };
            if cells[cell].price == Cell::UNSEEN {
                cells[cell] = look(hex + way.step());
            }
            let Cell { price, shunned } = cells[cell];
            if price == 0 || price > budget - here.cost {
                continue;
            }
            let run = if here.last == Some(way) { here.straight + 1 } else { 1 };
            found(Known {
                cell: cell as u32,
                before: number,
                cost: here.cost + price,
                shunned: here.shunned.saturating_add(shunned),
                steps: here.steps + 1,
                // Straightness nobody asks about makes no difference between places.
                straight: run.min(most),
                last: (most > 0).then_some(way),
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::super::walks::{ReachedHex, WayEnd};
    use super::*;

    fn all(
        from: Hex,
        legs: MoveLimits,
        entry: impl Fn(Hex) -> Option<u16>,
        stops: impl Fn(Hex) -> bool,
    ) -> Vec<ReachedHex> {
        walk(from, legs, entry, stops).all()
    }

    fn legs(budget: u16, straight: u8) -> MoveLimits {
        MoveLimits { budget, hexes: budget, straight }
    }

    fn to(walks: &[ReachedHex], hex: Hex) -> Vec<&ReachedHex> {
        walks.iter().filter(|walk| walk.hex == hex).collect()
    }

    #[test]
    fn every_hex_within_the_budget_is_reached_once() {
        let walks = all(Hex::ZERO, legs(2, 0), |_| Some(1), |_| false);
        assert_eq!(walks.len(), 18);
        assert!(walks.iter().all(|walk| walk.cost as i32 == walk.hex.length()));
    }

    #[test]
    fn a_way_enters_no_more_hexes_than_it_may() {
        let walks = all(Hex::ZERO, MoveLimits { hexes: 1, ..legs(3, 0) }, |_| Some(1), |_| false);
        assert_eq!(walks.len(), 6);
        assert!(
            all(Hex::ZERO, MoveLimits { hexes: 0, ..legs(3, 0) }, |_| Some(1), |_| false)
                .is_empty()
        );
    }

    #[test]
    fn a_mover_goes_no_further_than_where_it_must_stop() {
        let gate = Hex::new(0, -1);
        let walks = all(Hex::ZERO, legs(2, 0), |hex| (hex.x == 0).then_some(1), |hex| hex == gate);
        assert!(to(&walks, Hex::new(0, -2)).is_empty());
        assert_eq!(to(&walks, gate).len(), 1);
    }

    #[test]
    fn a_straight_end_is_found_where_the_shortest_way_bends() {
        let target = Hex::new(1, -3);
        let shortest = all(Hex::ZERO, legs(4, 0), |_| Some(1), |_| false);
        assert_eq!(to(&shortest, target)[0].cost, 3);
        let straight = all(Hex::ZERO, legs(4, 3), |_| Some(1), |_| false);
        assert!(straight.iter().all(|walk| walk.straight == 3));
        assert_eq!(to(&straight, target)[0].cost, 4);
    }

    #[test]
    fn dear_hexes_are_gone_around() {
        let mud = Hex::new(0, -1);
        let entry = |hex: Hex| Some(if hex == mud { 3 } else { 1 });
        let walks = all(Hex::ZERO, legs(3, 0), entry, |_| false);
        let here = to(&walks, Hex::new(0, -2));
        assert_eq!((here[0].cost, here[0].path.contains(&mud)), (3, false));
    }

    #[test]
    fn of_ways_that_cost_the_same_the_one_on_which_least_is_shunned_is_taken() {
        let from = Hex::new(4, 4);
        let (target, shunned) = (from + Hex::new(0, -2), from + Hex::new(0, -1));
        let shuns = |hex: Hex| u16::from(hex == shunned);
        let way = |target: Hex, shuns: &dyn Fn(Hex) -> u16| {
            let ground = |hex| (Some(1), shuns(hex));
            let found = walk_warily([9, 12], from, legs(4, 0), ground).all();
            to(&found, target)[0].path.clone()
        };
        // Straight on there is one way of two hexes: it is not made longer.
        assert_eq!(way(target, &shuns).as_slice(), [shunned, target]);
        // Aside there are two, and either is left for the other.
        let aside = from + Hex::new(1, -2);
        let ways = [from + Hex::new(0, -1), from + Hex::new(1, -1)];
        for one in ways {
            let other = if one == ways[0] { ways[1] } else { ways[0] };
            assert_eq!(way(aside, &|hex| u16::from(hex == one)).as_slice(), [other, aside]);
        }
    }

    #[test]
    fn an_end_says_what_its_way_comes_to() {
        let entry = |hex: Hex| Some(if hex == Hex::new(0, -1) { 2 } else { 1 });
        let found = walk(Hex::ZERO, legs(4, 2), entry, |_| false);
        assert!(found.ends().count() > 0);
        for end in found.ends() {
            let way = found.way(end);
            assert_eq!((way.hex, way.cost, way.straight), (end.hex, end.cost, end.straight));
            assert_eq!((way.path.last(), way.path.len()), (Some(&end.hex), end.steps as usize));
            assert_eq!(way.path.iter().filter_map(|hex| entry(*hex)).sum::<u16>(), end.cost);
            assert!(end.straight == 2);
        }
    }

    /// Steps and cost of the way to each hex: the cheapest of each number of steps, worked out
    /// for all of them.
    fn plain(
        legs: MoveLimits,
        entry: impl Fn(Hex) -> Option<u16>,
        stops: impl Fn(Hex) -> bool,
    ) -> BTreeMap<[i32; 2], (u16, u16)> {
        let mut found = BTreeMap::new();
        let mut reached = BTreeMap::from([([0, 0], 0)]);
        for steps in 1..=legs.hexes {
            let mut next: BTreeMap<[i32; 2], u16> = BTreeMap::new();
            for ([x, y], spent) in &reached {
                let here = Hex::new(*x, *y);
                if steps > 1 && stops(here) {
                    continue;
                }
                for hex in Facing::ALL.map(|way| here + way.step()) {
                    let Some(cost) = entry(hex).map(|price| spent + price) else { continue };
                    if cost <= legs.budget {
                        let best = next.entry([hex.x, hex.y]).or_insert(cost);
                        *best = cost.min(*best);
                    }
                }
            }
            for (hex, cost) in next.iter().filter(|(hex, _)| **hex != [0, 0]) {
                found.entry(*hex).or_insert((steps, *cost));
            }
            reached = next;
        }
        found
    }

    #[test]
    fn the_plainest_search_finds_the_same_ways_of_the_fewest_hexes() {
        for seed in 0..100i32 {
            let lot = |hex: Hex| ((hex.x * 31 + hex.y * 17 + seed * 7).pow(2) / 3).rem_euclid(13);
            let entry = |hex: Hex| match lot(hex) {
                0 | 1 => None,
                2..=4 => Some(3),
                5 | 6 => Some(2),
                _ => Some(1),
            };
            let stops = |hex: Hex| lot(hex) == 12;
            let legs = MoveLimits { budget: 6, hexes: 4, straight: 0 };
            let ways = fewest(Hex::ZERO, legs, entry, stops);
            let told = |way: WayEnd| {
                let path = ways.way(way).path;
                let cost: u16 = path.iter().filter_map(|hex| entry(*hex)).sum();
                assert_eq!((path.last(), path.len()), (Some(&way.hex), way.steps as usize));
                assert_eq!((ways.end_in(way.hex), way.cost), (Some(way), cost));
                let inner = &path[..path.len() - 1];
                assert!(!inner.iter().any(|hex| stops(*hex)), "a way goes on where it ends");
                ([way.hex.x, way.hex.y], (way.steps, cost))
            };
            let found: BTreeMap<_, _> = ways.ends().map(told).collect();
            assert_eq!(found, plain(legs, entry, stops), "seed {seed}");
        }
    }

    #[test]
    fn a_track_tells_a_hex_apart_by_what_it_has_cost_to_come_there() {
        let ahead = [Facing::NE, Facing::NW, Facing::N];
        let found = tracks(Hex::ZERO, &ahead, 2, |_| Some(1));
        let north = Facing::N.step();
        let there: Vec<WayEnd> = found.places().filter(|place| place.hex == north).collect();
        assert_eq!(there.iter().map(|place| place.cost).collect::<Vec<u16>>(), [1, 2]);
        // Of the ways that cost two hexes it is the one that begins with the first direction.
        assert_eq!(found.way(there[1]).path[0], Facing::NE.step());
        assert_eq!(
            found.places().next().map(|start| (start.hex, start.cost)),
            Some((Hex::ZERO, 0))
        );
        assert_eq!(found.places().count(), 1 + 3 + 6);
    }
}
