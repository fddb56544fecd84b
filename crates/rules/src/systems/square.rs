//! The hexes around a start, numbered: what a search keeps of each is found without hashing.

use hexx::Hex;

use crate::board::{Facing, hex_at};

/// A rhombus of hexes, as a rectangle of numbers.
#[derive(Clone, Copy, Debug)]
pub(super) struct Square {
    /// Its hex with the least coordinates.
    corner: Hex,
    width: i32,
    height: i32,
}

impl Square {
    /// The hexes around another, so many each way.
    pub fn around(from: Hex, far: i32) -> Square {
        Square { corner: from - Hex::new(far, far), width: 2 * far + 1, height: 2 * far + 1 }
    }

    /// Those of them that lie on a board of so many columns and rows, or beside it.
    pub fn on(self, [columns, rows]: [i32; 2]) -> Square {
        let (first, last) = (hex_at(columns - 1, 0), hex_at(0, rows - 1));
        let end = self.corner + Hex::new(self.width - 1, self.height - 1);
        let corner = Hex::new(self.corner.x.max(-1), self.corner.y.max(first.y - 1));
        let width = (end.x.min(columns) - corner.x + 1).max(1);
        let height = (end.y.min(last.y + 1) - corner.y + 1).max(1);
        Square { corner, width, height }
    }

    /// How many hexes it has.
    pub fn len(self) -> usize {
        (self.width * self.height) as usize
    }

    /// The number of a hex; none outside.
    pub fn index(self, hex: Hex) -> Option<usize> {
        let (x, y) = (hex.x - self.corner.x, hex.y - self.corner.y);
        let inside = (0..self.width).contains(&x) && (0..self.height).contains(&y);
        inside.then_some((y * self.width + x) as usize)
    }

    /// The hex with a number.
    pub fn hex(self, index: usize) -> Hex {
        let (row, column) = (index as i32 / self.width, index as i32 % self.width);
        self.corner + Hex::new(column, row)
    }

    /// The number of the hex beside another; none outside. At either side of the square the hexes
    /// beyond it have the numbers of others: nobody goes on from there.
    pub fn beside(self, index: usize, way: Facing) -> Option<usize> {
        let step = way.step();
        let beside = index as i32 + step.y * self.width + step.x;
        (0..self.len() as i32).contains(&beside).then_some(beside as usize)
    }

    /// The number of a hex where columns are counted first.
    pub fn by_column(self, index: usize) -> usize {
        let (width, height) = (self.width as usize, self.height as usize);
        index % width * height + index / width
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Board;

    #[test]
    fn each_hex_around_the_start_has_a_number_of_its_own_and_none_beyond() {
        let from = Hex::new(3, -2);
        let square = Square::around(from, 2);
        let near = (-2..=2).flat_map(|x| (-2..=2).map(move |y| from + Hex::new(x, y)));
        let mut numbers: Vec<usize> = near.filter_map(|hex| square.index(hex)).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (0..square.len()).collect::<Vec<usize>>());
        assert_eq!(square.index(from + Hex::new(3, 0)), None);
        assert_eq!(square.index(from - Hex::new(0, 3)), None);
    }

    #[test]
    fn on_a_board_it_has_the_hexes_of_the_board_and_those_beside_them() {
        let board = Board::open(7, 4);
        for from in board.hexes() {
            let square = Square::around(from, 40).on(board.size());
            for hex in board.hexes() {
                let Some(index) = square.index(hex) else { panic!("{hex:?} lies outside") };
                assert_eq!(square.hex(index), hex);
                for way in Facing::ALL {
                    assert_eq!(square.beside(index, way), square.index(hex + way.step()));
                    assert!(square.index(hex + way.step()).is_some());
                }
            }
            assert!(square.len() < 130, "{}", square.len());
        }
    }
}
