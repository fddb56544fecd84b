//! The hexes around a start, numbered: what a search keeps of each is found without hashing.

use hexx::Hex;

use crate::board::Facing;

/// A rhombus of hexes around a start, as a square of numbers.
#[derive(Clone, Copy, Debug)]
pub struct Square {
    /// The hex in its middle.
    pub from: Hex,
    /// How many hexes it goes on each way.
    pub far: i32,
}

impl Square {
    fn width(self) -> i32 {
        2 * self.far + 1
    }

    /// How many hexes it has.
    pub fn len(self) -> usize {
        (self.width() * self.width()) as usize
    }

    /// Whether it has none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }

    /// The number of a hex; none outside.
    pub fn index(self, hex: Hex) -> Option<usize> {
        let (x, y) = (hex.x - self.from.x + self.far, hex.y - self.from.y + self.far);
        let inside = (0..self.width()).contains(&x) && (0..self.width()).contains(&y);
        inside.then_some((y * self.width() + x) as usize)
    }

    /// The hex with a number.
    pub fn hex(self, index: usize) -> Hex {
        let (row, column) = (index as i32 / self.width(), index as i32 % self.width());
        self.from + Hex::new(column - self.far, row - self.far)
    }

    /// The number of the hex beside another; none outside. At either side of the square the hexes
    /// beyond it have the numbers of others: nobody goes on from there.
    pub(super) fn beside(self, index: usize, way: Facing) -> Option<usize> {
        let step = way.step();
        let beside = index as i32 + step.y * self.width() + step.x;
        (0..self.len() as i32).contains(&beside).then_some(beside as usize)
    }

    /// The number of a hex where columns are counted first.
    pub(super) fn by_column(self, index: usize) -> usize {
        let width = self.width() as usize;
        index % width * width + index / width
    }

    /// What is kept of a hex in a list of one cell each.
    pub fn cell<T>(self, cells: &mut [T], hex: Hex) -> Option<&mut T> {
        cells.get_mut(self.index(hex)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_hex_around_the_start_has_a_number_of_its_own_and_none_beyond() {
        let from = Hex::new(3, -2);
        let square = Square { from, far: 2 };
        let near = (-2..=2).flat_map(|x| (-2..=2).map(move |y| from + Hex::new(x, y)));
        let mut numbers: Vec<usize> = near.filter_map(|hex| square.index(hex)).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (0..square.len()).collect::<Vec<usize>>());
        assert_eq!(square.index(from + Hex::new(3, 0)), None);
        assert_eq!(square.index(from - Hex::new(0, 3)), None);
    }
}
