//! The ways that a search has found from a hex.

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

/// The best way to a place that is known: to a hex, and where somebody asks how straight it ends, by
/// which last step and with how many of the same.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known {
    /// The number of its hex in the square of the search.
    pub cell: u32,
    /// The number of the place before.
    pub before: u32,
    pub cost: u16,
    pub shunned: u16,
    pub steps: u16,
    pub straight: u8,
    pub last: Option<Facing>,
}

/// The ways from a hex, cheapest first. What each comes to is at hand, its hexes when they are
/// asked for.
#[derive(Clone, Debug)]
pub struct Walks {
    pub(super) square: Square,
    pub(super) known: Vec<Known>,
    /// The numbers of the places where a way ends, in order.
    pub(super) ends: Vec<u32>,
    /// The first of them in each hex of the square, 0 where no way ends.
    pub(super) firsts: Vec<u32>,
}

impl Walks {
    /// Where they end.
    pub fn ends(&self) -> impl Iterator<Item = WayEnd> + '_ {
        self.ends.iter().map(|number| self.end(*number))
    }

    /// The first of them in a hex.
    pub fn end_in(&self, hex: Hex) -> Option<WayEnd> {
        let number = self.firsts[self.square.index(hex)?];
        (number > 0).then(|| self.end(number))
    }

    /// Every place that was come to on the way, the start first, whether a way ends there or not.
    pub fn places(&self) -> impl Iterator<Item = WayEnd> + '_ {
        (0..self.known.len() as u32).map(|number| self.end(number))
    }

    /// Keeps those only that end in some hexes.
    pub(super) fn retain(&mut self, keeps: impl Fn(Hex) -> bool) {
        let Walks { square, known, ends, firsts } = self;
        ends.retain(|number| {
            let cell = known[*number as usize].cell as usize;
            let kept = keeps(square.hex(cell));
            if !kept {
                firsts[cell] = 0;
            }
            kept
        });
    }

    /// The way to an end.
    pub fn way(&self, end: WayEnd) -> ReachedHex {
        let WayEnd { hex, cost, steps, straight, number } = end;
        let mut path: SmallVec<[Hex; 8]> = SmallVec::with_capacity(usize::from(steps));
        let known = |at: u32| &self.known[at as usize];
        let mut at = number;
        while at != 0 {
            path.push(self.square.hex(known(at).cell as usize));
            at = known(at).before;
        }
        path.reverse();
        ReachedHex { hex, cost, path, straight }
    }

    /// Each with its hexes.
    pub fn all(&self) -> Vec<ReachedHex> {
        self.ends().map(|end| self.way(end)).collect()
    }

    fn end(&self, number: u32) -> WayEnd {
        let Known { cell, cost, steps, straight, .. } = self.known[number as usize];
        WayEnd { hex: self.square.hex(cell as usize), cost, steps, straight, number }
    }
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
