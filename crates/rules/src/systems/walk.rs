//! Movement costs where turning costs nothing: every hex within a budget, and how straight
//! the way there ends.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

use hexx::Hex;
use smallvec::SmallVec;

use crate::board::Facing;

/// A hex that can be reached on foot, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Walk {
    /// The hex.
    pub hex: Hex,
    /// What it costs.
    pub cost: u16,
    /// The hexes entered, in order.
    pub path: SmallVec<[Hex; 8]>,
    /// How many of the last steps lie in one straight line.
    pub straight: u8,
}

/// Costs, number of steps, and where the place stands: the order in which places are
/// looked at.
type Rank = (u16, usize, (i32, i32), Option<Facing>, u8);

/// Every way worth knowing from a hex within a budget, cheapest first, ties by hex: for each
/// hex and each direction of the last step, one for every length of the straight end up to
/// `straight`. The start itself is not among them.
///
/// `entry` is the price of entering a hex, `None` where it cannot be entered; `stops` says
/// whether the mover must stop there.
pub fn walk(
    from: Hex,
    budget: u16,
    straight: u8,
    entry: impl Fn(Hex) -> Option<u16>,
    stops: impl Fn(Hex) -> bool,
) -> Vec<Walk> {
    let start = Walk { hex: from, cost: 0, path: SmallVec::new(), straight: 0 };
    let mut queue: BinaryHeap<Reverse<Rank>> = BinaryHeap::from([Reverse(rank(&start, None))]);
    let mut best: BTreeMap<Key, Walk> = BTreeMap::from([(key(&start, None), start)]);
    let mut done = Vec::new();
    while let Some(Reverse((cost, steps, place, last, run))) = queue.pop() {
        let walk = best[&(place, last, run)].clone();
        if (walk.cost, walk.path.len()) != (cost, steps) {
            continue;
        }
        if walk.hex != from {
            done.push(walk.clone());
        }
        if steps > 0 && stops(walk.hex) {
            continue;
        }
        for way in Facing::ALL {
            let hex = walk.hex + way.step();
            let Some(price) = entry(hex).filter(|price| cost + price <= budget) else { continue };
            let run = if last == Some(way) { (walk.straight + 1).min(straight) } else { 1 };
            let mut next = Walk { hex, cost: cost + price, straight: run, ..walk.clone() };
            next.path.push(hex);
            // Straightness nobody asks about makes no difference between places.
            let last = (straight > 0).then_some(way);
            next.straight = next.straight.min(straight);
            let known = best.get(&key(&next, last));
            let order = |walk: &Walk| (walk.cost, walk.path.len());
            if known.is_none_or(|known| order(&next) < order(known)) {
                queue.push(Reverse(rank(&next, last)));
                best.insert(key(&next, last), next);
            }
        }
    }
    done
}

type Key = ((i32, i32), Option<Facing>, u8);

fn key(walk: &Walk, last: Option<Facing>) -> Key {
    ((walk.hex.x, walk.hex.y), last, walk.straight)
}

fn rank(walk: &Walk, last: Option<Facing>) -> Rank {
    (walk.cost, walk.path.len(), (walk.hex.x, walk.hex.y), last, walk.straight)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn to(walks: &[Walk], hex: Hex) -> Vec<&Walk> {
        walks.iter().filter(|walk| walk.hex == hex).collect()
    }

    #[test]
    fn every_hex_within_the_budget_is_reached_once() {
        let walks = walk(Hex::ZERO, 2, 0, |_| Some(1), |_| false);
        assert_eq!(walks.len(), 18);
        assert!(walks.iter().all(|walk| walk.cost as i32 == walk.hex.length()));
    }

    #[test]
    fn a_mover_goes_no_further_than_where_it_must_stop() {
        let gate = Hex::new(0, -1);
        let walks = walk(Hex::ZERO, 2, 0, |hex| (hex.x == 0).then_some(1), |hex| hex == gate);
        assert!(to(&walks, Hex::new(0, -2)).is_empty());
        assert_eq!(to(&walks, gate).len(), 1);
    }

    #[test]
    fn a_straight_end_is_found_where_the_shortest_way_bends() {
        let target = Hex::new(1, -3);
        let walks = walk(Hex::ZERO, 4, 3, |_| Some(1), |_| false);
        let here = to(&walks, target);
        assert_eq!(here[0].cost, 3);
        assert!(here.iter().any(|walk| walk.straight == 3 && walk.cost == 4));
    }

    #[test]
    fn dear_hexes_are_gone_around() {
        let mud = Hex::new(0, -1);
        let entry = |hex: Hex| Some(if hex == mud { 3 } else { 1 });
        let walks = walk(Hex::ZERO, 3, 0, entry, |_| false);
        let here = to(&walks, Hex::new(0, -2));
        assert_eq!((here[0].cost, here[0].path.contains(&mud)), (3, false));
    }
}
