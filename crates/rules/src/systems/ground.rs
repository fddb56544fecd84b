//! The ground of a board as a mover finds it: what each hex costs, and which are shunned. The ways
//! over the same ground are searched for once.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use hexx::Hex;

use super::walk::{MoveLimits, walk_warily};
use super::walks::Walks;
use crate::board::{Board, Terrain};

/// All that a search for ways depends on, beside where it begins and how far it goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ground {
    size: [i32; 2],
    /// What it costs to enter each hex, row by row; 0 where nobody does.
    prices: Vec<u16>,
    /// How much each hex is shunned.
    shunned: Vec<u8>,
    /// Where a mover may not stop.
    passages: Vec<bool>,
}

impl Ground {
    /// That of a board, with what it costs to enter each kind of terrain, at least 1.
    pub fn of(board: &Board, price: impl Fn(Terrain) -> Option<u16>) -> Ground {
        let of_kind = Terrain::ALL.map(|kind| price(kind).unwrap_or(0));
        let prices: Vec<u16> = board.kinds().iter().map(|kind| of_kind[*kind as usize]).collect();
        Ground {
            size: board.size(),
            shunned: vec![0; prices.len()],
            passages: vec![false; prices.len()],
            prices,
        }
    }

    /// Nobody enters a hex.
    pub fn close(&mut self, hex: Hex) {
        if let Some(at) = self.index(hex) {
            self.prices[at] = 0;
        }
    }

    /// A mover may go through a hex, but not stop there.
    pub fn let_through(&mut self, hex: Hex) {
        if let Some(at) = self.index(hex) {
            self.passages[at] = true;
        }
    }

    /// A hex is shunned, once more.
    pub fn shun(&mut self, hex: Hex) {
        if let Some(at) = self.index(hex) {
            self.shunned[at] = self.shunned[at].saturating_add(1);
        }
    }

    fn index(&self, hex: Hex) -> Option<usize> {
        Board::place(self.size, hex)
    }

    /// The ways from a hex that end where a mover may stop, as [`walk`](super::walk()) finds them; of
    /// those that cost the same the one on which least is shunned.
    pub fn walks(self, from: Hex, limits: MoveLimits) -> Rc<Walks> {
        thread_local! {
            static LAST: RefCell<VecDeque<Search>> = RefCell::default();
        }
        LAST.with_borrow_mut(|last| {
            let mut known = last.iter();
            let same = |it: &&Search| it.from == from && it.limits == limits && it.ground == self;
            if let Some(search) = known.find(same) {
                return search.found.clone();
            }
            let found = Rc::new(self.searched(from, limits));
            last.truncate(MOST - 1);
            last.push_front(Search { from, limits, ground: self, found: found.clone() });
            found
        })
    }

    fn searched(&self, from: Hex, limits: MoveLimits) -> Walks {
        let look = |hex| match self.index(hex) {
            Some(at) if self.prices[at] > 0 => (Some(self.prices[at]), u16::from(self.shunned[at])),
            _ => (None, 0),
        };
        let mut found = walk_warily(self.size, from, limits, look);
        found.retain(|hex| self.index(hex).is_some_and(|at| !self.passages[at]));
        found
    }
}

/// So many searches are kept: those of one decision.
const MOST: usize = 8;

/// A search, and what it found.
struct Search {
    from: Hex,
    limits: MoveLimits,
    ground: Ground,
    found: Rc<Walks>,
}

#[cfg(test)]
mod tests {
    use super::*;

    const FAR: MoveLimits = MoveLimits { budget: 3, hexes: 3, straight: 0 };

    fn ends(ground: &Ground) -> Vec<Hex> {
        ground.clone().walks(Hex::ZERO, FAR).ends().map(|end| end.hex).collect()
    }

    #[test]
    fn ground_that_changes_is_searched_again() {
        let board = Board::open(5, 5);
        let mut ground = Ground::of(&board, |_| Some(1));
        let all = ends(&ground);
        assert_eq!(all, ends(&ground));
        let (near, far) = (all[0], all[all.len() - 1]);
        ground.close(near);
        assert!(!ends(&ground).contains(&near));
        ground.let_through(far);
        assert!(!ends(&ground).contains(&far));
        assert_eq!(ends(&Ground::of(&board, |_| Some(1))), all);
        assert!(ends(&Ground::of(&board, |_| Some(4))).is_empty());
    }

    #[test]
    fn ground_that_is_shunned_is_gone_around() {
        let board = Board::open(5, 5);
        let plain = Ground::of(&board, |_| Some(1));
        let way = |ground: &Ground, to: Hex| {
            let walks = ground.clone().walks(Hex::ZERO, FAR);
            let end = walks.ends().find(|end| end.hex == to);
            end.map(|end| walks.way(end).path).unwrap_or_default()
        };
        let aside = ends(&plain).into_iter().find(|hex| {
            let direct = way(&plain, *hex);
            direct.len() == 2 && way(&shunning(&plain, direct[0]), *hex) != direct
        });
        assert!(aside.is_some());
    }

    fn shunning(ground: &Ground, hex: Hex) -> Ground {
        let mut ground = ground.clone();
        ground.shun(hex);
        ground
    }
}
