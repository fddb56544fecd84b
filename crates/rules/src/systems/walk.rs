//! Movement costs where turning costs nothing: every hex within a budget, and how straight
//! the way there ends.

use std::cmp::Reverse;

use hexx::Hex;
use smallvec::SmallVec;

use super::square::Square;
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

/// Where a way ends, and what it comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WayEnd {
    /// The hex.
    pub hex: Hex,
    /// What it costs.
    pub cost: u16,
    /// How many hexes are entered.
    pub steps: u16,
    /// How many of the last steps lie in one straight line.
    pub straight: u8,
    number: u32,
}

/// The ways from a hex, cheapest first. What each comes to is at hand, its hexes when they are
/// asked for.
#[derive(Clone, Debug)]
pub struct Walks {
    known: Vec<Known>,
    /// The numbers of the places where a way ends, in order.
    ends: Vec<u32>,
}

impl Walks {
    /// Where they end.
    pub fn ends(&self) -> impl Iterator<Item = WayEnd> + '_ {
        self.ends.iter().map(|number| self.end(*number))
    }

    /// Keeps some of them only.
    pub fn retain(&mut self, keeps: impl Fn(&WayEnd) -> bool) {
        let ends = std::mem::take(&mut self.ends);
        self.ends = ends.into_iter().filter(|number| keeps(&self.end(*number))).collect();
    }

    /// The way to an end.
    pub fn way(&self, end: WayEnd) -> ReachedHex {
        let WayEnd { hex, cost, steps, straight, number } = end;
        let mut path = SmallVec::with_capacity(usize::from(steps));
        let mut at = number as usize;
        while at != 0 {
            path.push(self.known[at].place.hex);
            at = self.known[at].before as usize;
        }
        path.reverse();
        ReachedHex { hex, cost, path, straight }
    }

    /// Each with its hexes.
    pub fn all(&self) -> Vec<ReachedHex> {
        self.ends().map(|end| self.way(end)).collect()
    }

    fn end(&self, number: u32) -> WayEnd {
        let Known { place, cost, steps, .. } = self.known[number as usize];
        WayEnd { hex: place.hex, cost, steps, straight: place.straight, number }
    }
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
#[derive(Clone, Copy, Debug)]
struct Place {
    hex: Hex,
    last: Option<Facing>,
    straight: u8,
}

/// The best way to a place that is known.
#[derive(Clone, Copy, Debug)]
struct Known {
    place: Place,
    cost: u16,
    shunned: u16,
    steps: u16,
    /// The number of the place before.
    before: u32,
}

/// How many of the last steps of a way from a hex lie in one line.
pub fn straight_end(from: Hex, path: &[Hex]) -> u8 {
    let before = std::iter::once(&from).chain(path);
    let steps: SmallVec<[Option<Facing>; 8]> =
        before.zip(path).map(|(from, to)| Facing::between(*from, *to)).collect();
    let last = steps.last().copied().flatten();
    let run = steps.iter().rev().take_while(|step| step.is_some() && **step == last).count();
    run.min(usize::from(u8::MAX)) as u8
}

/// In which order places of the same cost are looked at: by how many hexes of the way are shunned,
/// its steps, and where.
type Rank = (u16, u16, u64);

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
) -> Walks {
    walk_warily(from, legs, entry, stops, |_| 0)
}

/// The same; of ways that cost the same it is the one on which least is shunned: `shuns` says how much
/// a hex is.
pub fn walk_warily(
    from: Hex,
    legs: MoveLimits,
    entry: impl Fn(Hex) -> Option<u16>,
    stops: impl Fn(Hex) -> bool,
    shuns: impl Fn(Hex) -> u16,
) -> Walks {
    let MoveLimits { budget, hexes, straight } = legs;
    let mut prices = Prices::around(from, budget.min(hexes));
    let mut search = Search::new(from, MoveLimits { budget, hexes, straight });
    let mut ends = Vec::new();
    while let Some(number) = search.next() {
        if number != 0 {
            ends.push(number);
        }
        // Who has nothing left asks about no hex beyond the square either.
        let Known { place, cost, shunned, steps, .. } = search.known[number as usize];
        if steps == hexes || cost == budget || (number != 0 && stops(place.hex)) {
            continue;
        }
        for way in Facing::ALL {
            let hex = place.hex + way.step();
            let price = prices.price(hex, &entry);
            if price == 0 || price > budget - cost {
                continue;
            }
            let place = place.after(way, hex, straight);
            let shunned = shunned.saturating_add(shuns(hex));
            let (cost, steps) = (cost + price, steps + 1);
            search.reach(Known { place, cost, shunned, steps, before: number });
        }
    }
    Walks { known: search.known, ends }
}

/// What a search for ways has found so far.
///
/// Every step costs at least 1: when the first place of a cost is looked at, all places of that cost
/// are known. They are put in order once.
struct Search {
    from: Hex,
    known: Vec<Known>,
    numbers: Numbers,
    /// The places still to be looked at, in any order.
    ahead: Vec<u32>,
    /// Those of the present cost, backwards.
    line: Vec<u32>,
}

impl Search {
    fn new(from: Hex, limits: MoveLimits) -> Search {
        let MoveLimits { budget, hexes, straight } = limits;
        let place = Place { hex: from, last: None, straight: 0 };
        let numbers = Numbers::around(from, budget.min(hexes), straight);
        let (known, ahead, line) = (Vec::new(), Vec::new(), Vec::new());
        let mut search = Search { from, known, numbers, ahead, line };
        search.reach(Known { place, cost: 0, shunned: 0, steps: 0, before: 0 });
        search
    }

    /// The number of the next place.
    fn next(&mut self) -> Option<u32> {
        if self.line.is_empty() {
            self.line_up();
        }
        self.line.pop()
    }

    /// Lets the cheapest places ahead stand in line.
    fn line_up(&mut self) {
        let (known, from) = (&self.known, self.from);
        let cost = |number: &u32| known[*number as usize].cost;
        let Some(cheapest) = self.ahead.iter().map(cost).min() else { return };
        self.line.extend(self.ahead.extract_if(.., |number| cost(number) == cheapest));
        self.line.sort_unstable_by_key(|number| Reverse(known[*number as usize].rank(from)));
    }

    /// Takes note of a way to a place, when none that is as good is known.
    fn reach(&mut self, next: Known) {
        match self.numbers.get(next.place) {
            Some(old) => {
                let known = &mut self.known[old];
                let rank = |of: &Known| (of.cost, of.shunned, of.steps);
                if rank(&next) < rank(known) {
                    *known = next;
                }
            }
            None => {
                let new = self.known.len();
                self.numbers.put(next.place, new);
                self.known.push(next);
                self.ahead.push(new as u32);
            }
        }
    }
}

impl Known {
    fn rank(&self, from: Hex) -> Rank {
        let Known { place, shunned, steps, .. } = *self;
        // Shifted, so that none is negative: no way is longer than the numbers of costs.
        let column = |x: i32| u64::from(((x + (1 << 23)) as u32) & 0xff_ffff);
        let last = place.last.map_or(0, |way| u64::from(way.index()) + 1);
        let [x, y] = [place.hex.x - from.x, place.hex.y - from.y].map(column);
        let place = (x << 40) | (y << 16) | (last << 8) | u64::from(place.straight);
        (shunned, steps, place)
    }
}

impl Place {
    fn after(self, way: Facing, hex: Hex, most: u8) -> Place {
        let run = if self.last == Some(way) { self.straight + 1 } else { 1 };
        // Straightness nobody asks about makes no difference between places.
        let last = (most > 0).then_some(way);
        Place { hex, last, straight: run.min(most) }
    }
}

/// What it costs to enter the hexes around the start, each looked at once.
struct Prices {
    square: Square,
    /// 0 where a hex cannot be entered, [`Prices::UNSEEN`] where nobody has looked.
    prices: Vec<u16>,
}

impl Prices {
    const UNSEEN: u16 = u16::MAX;

    fn around(from: Hex, far: u16) -> Prices {
        let square = Square { from, far: i32::from(far) };
        Prices { prices: vec![Prices::UNSEEN; square.len()], square }
    }

    fn price(&mut self, hex: Hex, entry: impl Fn(Hex) -> Option<u16>) -> u16 {
        let Some(cell) = self.square.cell(&mut self.prices, hex) else { return 0 };
        if *cell == Prices::UNSEEN {
            // Dearer than any budget is as good as closed.
            *cell = entry(hex).filter(|price| *price < Prices::UNSEEN).unwrap_or(0);
        }
        *cell
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

    fn index(&self, place: Place) -> Option<usize> {
        let hex = self.square.index(place.hex)?;
        let ways = if self.runs > 1 { Facing::ALL.len() + 1 } else { 1 };
        let way = place.last.map_or(0, |way| usize::from(way.index()) + 1);
        Some((hex * ways + way) * self.runs + usize::from(place.straight))
    }

    fn get(&self, place: Place) -> Option<usize> {
        self.cells.get(self.index(place)?).filter(|n| **n != u32::MAX).map(|n| *n as usize)
    }

    fn put(&mut self, place: Place, number: usize) {
        if let Some(cell) = self.index(place).and_then(|index| self.cells.get_mut(index)) {
            *cell = number as u32;
        }
    }
}

#[cfg(test)]
mod tests {
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
        let walks = all(Hex::ZERO, legs(4, 3), |_| Some(1), |_| false);
        let here = to(&walks, target);
        assert_eq!(here[0].cost, 3);
        assert!(here.iter().any(|walk| walk.straight == 3 && walk.cost == 4));
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
        let (target, shunned) = (Hex::new(0, -2), Hex::new(0, -1));
        let budget = |most| MoveLimits { budget: most, hexes: most, straight: 0 };
        let open = |_| Some(1);
        let shuns = |hex: Hex| u16::from(hex == shunned);
        let way = |target: Hex, shuns: &dyn Fn(Hex) -> u16| {
            let found = walk_warily(Hex::ZERO, budget(4), open, |_| false, shuns).all();
            to(&found, target)[0].path.clone()
        };
        // Straight on there is one way of two hexes: it is not made longer.
        assert_eq!(way(target, &shuns).as_slice(), [shunned, target]);
        // Aside there are two, and either is left for the other.
        let aside = Hex::new(1, -2);
        let ways = [Hex::new(0, -1), Hex::new(1, -1)];
        for one in ways {
            let other = if one == ways[0] { ways[1] } else { ways[0] };
            assert_eq!(way(aside, &|hex| u16::from(hex == one)).as_slice(), [other, aside]);
        }
    }

    #[test]
    fn an_end_says_what_its_way_comes_to() {
        let entry = |hex: Hex| Some(if hex == Hex::new(0, -1) { 2 } else { 1 });
        let mut found = walk(Hex::ZERO, legs(4, 2), entry, |_| false);
        found.retain(|end| end.straight == 2);
        assert!(found.ends().count() > 0);
        for end in found.ends() {
            let way = found.way(end);
            assert_eq!((way.hex, way.cost, way.straight), (end.hex, end.cost, end.straight));
            assert_eq!((way.path.last(), way.path.len()), (Some(&end.hex), end.steps as usize));
            assert_eq!(way.path.iter().filter_map(|hex| entry(*hex)).sum::<u16>(), end.cost);
            assert!(end.straight == 2);
        }
    }
}
