//! The ways of the fewest hexes, of those the cheapest (OPT-301, OPT-409).

use riposte_rules::board::{Facing, Hex};
use riposte_rules::systems::{MoveLimits, Square};
use smallvec::SmallVec;

/// The hexes of a way, in order.
pub type Path = SmallVec<[Hex; 8]>;

/// A place on a way: as cheap as it is in so many steps, and from where.
#[derive(Clone, Copy)]
struct Node {
    hex: Hex,
    cost: u16,
    before: usize,
}

/// What is known of a hex.
#[derive(Clone, Copy, Default)]
struct Cell {
    /// What entering it costs, once somebody has looked; `None` inside where nobody enters.
    price: Option<Option<u16>>,
    /// What the cheapest way there costs, of fewer steps than are looked at now.
    paid: Option<u16>,
    /// The number of the last node there.
    last: Option<usize>,
    /// The number of the first: the one of the fewest steps.
    first: Option<usize>,
}

/// The way of the fewest hexes to each hex.
pub struct Fewest {
    square: Square,
    nodes: Vec<Node>,
    cells: Vec<Cell>,
    /// The numbers of the first nodes in each hex, by steps and hex.
    ends: Vec<usize>,
}

impl Fewest {
    /// Every way, by steps and hex.
    pub fn paths(&self) -> Vec<Path> {
        self.ends.iter().map(|end| self.back(*end)).collect()
    }

    /// The way to a hex.
    pub fn path(&self, hex: Hex) -> Option<Path> {
        let cell = self.cells.get(self.square.index(hex)?)?;
        Some(self.back(cell.first?))
    }

    fn back(&self, end: usize) -> Path {
        let mut path = Path::new();
        let mut at = end;
        while at != 0 {
            path.push(self.nodes[at].hex);
            at = self.nodes[at].before;
        }
        path.reverse();
        path
    }
}

/// Looks for them, step by step. `entry` is the price of entering a hex, `None` where nobody does;
/// where `stops` says so a way ends.
pub fn fewest(
    from: Hex,
    legs: MoveLimits,
    entry: impl Fn(Hex) -> Option<u16>,
    stops: impl Fn(Hex) -> bool,
) -> Fewest {
    let square = Square { from, far: i32::from(legs.hexes) };
    let mut cells = vec![Cell::default(); square.len()];
    let mut nodes = vec![Node { hex: from, cost: 0, before: 0 }];
    let mut found = Vec::new();
    let mut ends = vec![0];
    if let Some(cell) = square.cell(&mut cells, from) {
        cell.paid = Some(0);
    }
    for _ in 0..legs.hexes {
        // The cheapest step into each hex that is new, or cheaper than in fewer steps.
        let begun = nodes.len();
        for before in ends {
            let Node { hex: here, cost, .. } = nodes[before];
            if before != 0 && stops(here) {
                continue;
            }
            for hex in Facing::ALL.map(|way| here + way.step()) {
                let Some(cell) = square.cell(&mut cells, hex) else { continue };
                let Some(price) = *cell.price.get_or_insert_with(|| entry(hex)) else { continue };
                let cost = cost.saturating_add(price);
                let now = cell.last.filter(|number| *number >= begun);
                let known = now.map(|number| nodes[number].cost).or(cell.paid);
                if cost > legs.budget || known.is_some_and(|known| cost >= known) {
                    continue;
                }
                let node = Node { hex, cost, before };
                match now {
                    Some(number) => nodes[number] = node,
                    None => {
                        cell.last = Some(nodes.len());
                        nodes.push(node);
                    }
                }
            }
        }
        let mut next: Vec<usize> = (begun..nodes.len()).collect();
        next.sort_unstable_by_key(|number| (nodes[*number].hex.x, nodes[*number].hex.y));
        for number in &next {
            let Node { hex, cost, .. } = nodes[*number];
            let Some(cell) = square.cell(&mut cells, hex) else { continue };
            if cell.paid.replace(cost).is_none() {
                cell.first = Some(*number);
                found.push(*number);
            }
        }
        if next.is_empty() {
            break;
        }
        ends = next;
    }
    Fewest { square, nodes, cells, ends: found }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;

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
    fn the_plainest_search_finds_the_same() {
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
            let told = |path: Path| {
                let cost: u16 = path.iter().filter_map(|hex| entry(*hex)).sum();
                let end = path.last().copied().unwrap_or_default();
                assert_eq!(ways.path(end), Some(path.clone()));
                let inner = path.split_last().map_or(&[][..], |(_, inner)| inner);
                assert!(!inner.iter().any(|hex| stops(*hex)), "a way goes on where it ends");
                ([end.x, end.y], (path.len() as u16, cost))
            };
            let found: BTreeMap<_, _> = ways.paths().into_iter().map(told).collect();
            assert_eq!(found, plain(legs, entry, stops), "seed {seed}");
        }
    }
}
