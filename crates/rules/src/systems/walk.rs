//! Movement costs where turning costs nothing: every hex within a budget, and how straight
//! the way there ends.

use hexx::Hex;

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
    /// Up to how many last steps in one line are told apart; 0 when nobody asks.
    pub straight: u8,
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
    let look = |hex: Hex| match entry(hex) {
        // Dearer than any budget is as good as closed.
        Some(price) if price < Cell::UNSEEN => Cell { price, shunned: shuns(hex) },
        _ => Cell { price: 0, shunned: 0 },
    };
    let mut search = Search::new(from, legs);
    let mut ends = Vec::new();
    while let Some(number) = search.next() {
        if number != 0 {
            ends.push(number);
            let hex = search.square.hex(search.known[number as usize].cell as usize);
            if stops(hex) {
                continue;
            }
        }
        search.go_on(number, look);
    }
    Walks { square: search.square, known: search.known, ends }
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
}

/// What a search for ways has found so far.
///
/// Every step costs at least 1: when the first place of a cost is looked at, all places of that cost
/// are known. They are put in order once.
struct Search {
    limits: MoveLimits,
    square: Square,
    /// Each hex of the square is looked at once.
    cells: Vec<Cell>,
    known: Vec<Known>,
    /// The numbers of the places that are known, by where they are.
    numbers: Vec<u32>,
    /// The places still to be looked at, in any order.
    ahead: Vec<u32>,
    /// Those of the present cost, backwards, by their ranks.
    line: Vec<(u128, u32)>,
}

impl Search {
    fn new(from: Hex, limits: MoveLimits) -> Search {
        let square = Square { from, far: i32::from(limits.budget.min(limits.hexes)) };
        let ways = if limits.straight > 0 { Facing::ALL.len() + 1 } else { 1 };
        let places = square.len() * ways * (usize::from(limits.straight) + 1);
        let mut search = Search {
            limits,
            square,
            cells: vec![Cell { price: Cell::UNSEEN, shunned: 0 }; square.len()],
            known: Vec::with_capacity(square.len() / 2),
            numbers: vec![u32::MAX; places],
            ahead: Vec::new(),
            line: Vec::new(),
        };
        let cell = square.index(from).unwrap_or(0) as u32;
        let (cost, shunned, steps, straight) = (0, 0, 0, 0);
        search.reach(Known { cell, before: 0, cost, shunned, steps, straight, last: None });
        search
    }

    /// The number of the next place.
    fn next(&mut self) -> Option<u32> {
        if self.line.is_empty() {
            self.line_up();
        }
        self.line.pop().map(|(_, number)| number)
    }

    /// Lets the cheapest places ahead stand in line.
    fn line_up(&mut self) {
        let known = &self.known;
        let cost = |number: &u32| known[*number as usize].cost;
        let Some(cheapest) = self.ahead.iter().map(cost).min() else { return };
        let next = self.ahead.extract_if(.., |number| cost(number) == cheapest);
        let square = self.square;
        self.line.extend(next.map(|number| (rank(square, &known[number as usize]), number)));
        self.line.sort_unstable_by(|a, b| b.cmp(a));
    }

    /// Takes all steps from a place, as far as the limits allow.
    fn go_on(&mut self, number: u32, look: impl Fn(Hex) -> Cell) {
        let here = self.known[number as usize];
        let MoveLimits { budget, hexes, straight: most } = self.limits;
        // With nothing left, no hex beyond the square is asked about either.
        if here.steps == hexes || here.cost == budget {
            return;
        }
        let hex = self.square.hex(here.cell as usize);
        for way in Facing::ALL {
            let Some(cell) = self.square.beside(here.cell as usize, way) else { continue };
            if self.cells[cell].price == Cell::UNSEEN {
                self.cells[cell] = look(hex + way.step());
            }
            let Cell { price, shunned } = self.cells[cell];
            if price == 0 || price > budget - here.cost {
                continue;
            }
            let run = if here.last == Some(way) { here.straight + 1 } else { 1 };
            self.reach(Known {
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

    /// Takes note of a way to a place, when none that is as good is known.
    fn reach(&mut self, next: Known) {
        let place = self.place(&next);
        match self.numbers[place] {
            u32::MAX => {
                let new = self.known.len() as u32;
                self.numbers[place] = new;
                self.known.push(next);
                self.ahead.push(new);
            }
            old => {
                let known = &mut self.known[old as usize];
                let rank = |of: &Known| (of.cost, of.shunned, of.steps);
                if rank(&next) < rank(known) {
                    *known = next;
                }
            }
        }
    }

    /// Where a place has its number.
    fn place(&self, of: &Known) -> usize {
        let cell = of.cell as usize;
        if self.limits.straight == 0 {
            return cell;
        }
        let way = of.last.map_or(0, |way| usize::from(way.index()) + 1);
        let runs = usize::from(self.limits.straight) + 1;
        (cell * (Facing::ALL.len() + 1) + way) * runs + usize::from(of.straight)
    }
}

/// In which order places of the same cost are looked at: by how many hexes of the way are shunned, its
/// steps, and where.
fn rank(square: Square, known: &Known) -> u128 {
    let Known { cell, shunned, steps, straight, last, .. } = *known;
    let column = square.by_column(cell as usize) as u128;
    let last = last.map_or(0, |way| u128::from(way.index()) + 1);
    let before = (u128::from(shunned) << 96) | (u128::from(steps) << 80);
    before | (column << 16) | (last << 8) | u128::from(straight)
}

#[cfg(test)]
mod tests {
    use super::super::walks::ReachedHex;
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
