//! A number kept of each item that a figure carries, or of each thing that lies about: the turns
//! until it is loaded, or ready.

use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// A number of each item, by the number of the item; 0 where none is named. `N` is what items are
/// numbered with: those carried as a rule, else those that lie on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PerItem<N = u8>(SmallVec<[(N, u8); 2]>);

impl<N: Copy + Ord> PerItem<N> {
    /// The number of an item.
    pub fn of(&self, item: N) -> u8 {
        self.0.iter().find(|(known, _)| *known == item).map_or(0, |(_, number)| *number)
    }

    /// An item has this number now.
    pub fn set(&mut self, item: N, number: u8) {
        self.0.retain(|(known, _)| *known != item);
        if number > 0 {
            self.0.push((item, number));
            self.0.sort_unstable();
        }
    }

    /// The number of an item is one less, unless it is 0; what is left.
    pub fn lower(&mut self, item: N) -> u8 {
        let left = self.of(item).saturating_sub(1);
        self.set(item, left);
        left
    }

    /// An item is no longer carried.
    pub fn forget(&mut self, item: N) {
        self.set(item, 0);
    }

    /// The items that have another number than 0, with their numbers.
    pub fn all(&self) -> impl Iterator<Item = (N, u8)> + '_ {
        self.0.iter().copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_item_that_is_forgotten_leaves_the_others_theirs() {
        let mut turns = PerItem::default();
        turns.set(2, 5);
        turns.set(0, 1);
        turns.forget(0);
        assert_eq!((turns.of(0), turns.of(1), turns.of(2)), (0, 0, 5));
        turns.set(2, 0);
        assert_eq!(turns, PerItem::default(), "what is 0 is not kept");
    }

    #[test]
    fn a_number_sinks_to_nothing() {
        let mut turns = PerItem::default();
        turns.set(1, 2);
        assert_eq!([turns.lower(1), turns.lower(1), turns.lower(1)], [1, 0, 0]);
        assert_eq!(turns, PerItem::default());
    }
}
