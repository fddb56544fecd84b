//! The orders in which ways are searched for where turning costs nothing.

use super::search::Order;
use super::square::Square;
use super::walks::Known;
use crate::board::Facing;

/// The cheapest ways first, of those the least shunned, of those the shortest.
///
/// Every step costs at least 1: when the first place of a cost is looked at, all places of that cost
/// are known.
pub(super) struct Cheapest {
    pub square: Square,
    /// Up to how many last steps in one line are told apart.
    pub straight: u8,
}

impl Order for Cheapest {
    type Place = Known;
    type Rank = u128;

    fn slots(&self) -> usize {
        let ways = if self.straight > 0 { Facing::ALL.len() + 1 } else { 1 };
        self.square.len() * ways * (usize::from(self.straight) + 1)
    }

    fn slot(&self, of: &Known) -> usize {
        let cell = of.cell as usize;
        if self.straight == 0 {
            return cell;
        }
        let way = of.last.map_or(0, |way| usize::from(way.index()) + 1);
        let runs = usize::from(self.straight) + 1;
        (cell * (Facing::ALL.len() + 1) + way) * runs + usize::from(of.straight)
    }

    fn round(&self, of: &Known) -> u16 {
        of.cost
    }

    fn rank(&self, of: &Known) -> u128 {
        let column = self.square.by_column(of.cell as usize) as u128;
        let last = of.last.map_or(0, |way| u128::from(way.index()) + 1);
        let before = (u128::from(of.shunned) << 96) | (u128::from(of.steps) << 80);
        before | (column << 16) | (last << 8) | u128::from(of.straight)
    }

    fn betters(&self, of: &Known, known: &Known) -> bool {
        let worth = |of: &Known| (of.cost, of.shunned, of.steps);
        worth(of) < worth(known)
    }
}

/// The ways of the fewest hexes first, of those the cheapest. A hex is come to again when that is
/// cheaper, over more hexes.
pub(super) struct Fewest(pub Square);

impl Order for Fewest {
    type Place = Known;
    type Rank = usize;

    fn slots(&self) -> usize {
        self.0.len()
    }

    fn slot(&self, of: &Known) -> usize {
        of.cell as usize
    }

    fn round(&self, of: &Known) -> u16 {
        of.steps
    }

    fn rank(&self, of: &Known) -> usize {
        self.0.by_column(of.cell as usize)
    }

    fn betters(&self, of: &Known, known: &Known) -> bool {
        of.cost < known.cost
    }
}

/// The ways of the fewest hexes first, as they are found; a hex is another place for each price.
pub(super) struct EachPrice {
    pub square: Square,
    pub budget: u16,
}

impl Order for EachPrice {
    type Place = Known;
    type Rank = ();

    fn slots(&self) -> usize {
        self.square.len() * (usize::from(self.budget) + 1)
    }

    fn slot(&self, of: &Known) -> usize {
        of.cell as usize * (usize::from(self.budget) + 1) + usize::from(of.cost)
    }

    fn round(&self, of: &Known) -> u16 {
        of.steps
    }

    fn rank(&self, _of: &Known) {}

    fn betters(&self, _of: &Known, _known: &Known) -> bool {
        false
    }
}
