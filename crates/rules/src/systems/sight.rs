//! Sight: the line from one hex to another, what it crosses and who stands in it. Missiles fly
//! along it, and a figure that looks for a shot looks along the same.

use hexx::Hex;

use crate::battle::Table;
use crate::board::{Board, Terrain};
use crate::figure::FigureId;

/// A hex in parts, fine enough to lay the line a little beside the middles of the hexes, so
/// that it never runs along an edge and takes the same hexes to and fro.
const PARTS: i32 = 32;

/// The hexes that the line from one hex through another enters, in order, and `beyond` hexes
/// past the other.
fn line(from: Hex, to: Hex, beyond: i32) -> impl Iterator<Item = Hex> {
    let length = from.unsigned_distance_to(to) as i32;
    let last = if length == 0 { 0 } else { length + beyond };
    (1..=last).map(move |step| at_step(from, to, step, length))
}

/// The hex in which a line of some length is after a step.
fn at_step(from: Hex, to: Hex, step: i32, length: i32) -> Hex {
    let along = |from: i32, to: i32| (from * length + (to - from) * step) * PARTS;
    let (x, y) = (along(from.x, to.x) + 1, along(from.y, to.y) + 2);
    nearest(x, y, length * PARTS)
}

/// The hex nearest to a point whose coordinates are given in parts of a whole.
fn nearest(x: i32, y: i32, whole: i32) -> Hex {
    let point = [x, y, -x - y];
    let round = |part: i32| (2 * part + whole).div_euclid(2 * whole);
    let [a, b, c] = point.map(round);
    let off = |part: i32, rounded: i32| (part - rounded * whole).abs();
    let offs = [off(point[0], a), off(point[1], b), off(point[2], c)];
    // The three coordinates of a hex add up to nothing: the one furthest off gives way.
    if offs[0] > offs[1] && offs[0] > offs[2] {
        Hex::new(-b - c, b)
    } else if offs[1] > offs[2] {
        Hex::new(a, -a - c)
    } else {
        Hex::new(a, b)
    }
}

/// The hexes between two, in order.
pub fn between(from: Hex, to: Hex) -> impl Iterator<Item = Hex> {
    line(from, to, 0).filter(move |hex| *hex != to)
}

/// Whether no wall stands between two hexes.
pub fn clear(board: &Board, from: Hex, to: Hex) -> bool {
    between(from, to).all(|hex| board.standable(hex))
}

/// The hexes into which something that misses flies on, as many as it may: up to a wall or the
/// edge of the board.
pub fn onward(board: &Board, from: Hex, to: Hex, far: u32) -> impl Iterator<Item = Hex> {
    let length = from.unsigned_distance_to(to) as usize;
    let further = line(from, to, far as i32).skip(length);
    further.take_while(move |hex| board.standable(*hex))
}

/// Those who stand or kneel in a hex, in the way of a missile.
pub fn upright(table: Table<'_>, hex: Hex) -> impl Iterator<Item = FigureId> {
    table.in_hex(hex).filter(move |figure| !table.posture(*figure).down())
}

/// Everybody who stands or kneels between two hexes, friend or foe, the nearest first. A figure
/// that takes up two of the hexes is named once.
pub fn in_line(table: Table<'_>, from: Hex, to: Hex) -> Vec<FigureId> {
    let mut found = Vec::new();
    for figure in between(from, to).flat_map(|hex| upright(table, hex)) {
        if !found.contains(&figure) {
            found.push(figure);
        }
    }
    found
}

/// The kinds of ground between two hexes, in order: what of them gives cover, and how much, is
/// the rulebook's to say.
pub fn ground(board: &Board, from: Hex, to: Hex) -> impl Iterator<Item = Terrain> {
    between(from, to).filter_map(move |hex| board.terrain(hex))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Facing;

    fn within(radius: i32) -> impl Iterator<Item = Hex> {
        let side = move || -radius..=radius;
        side().flat_map(move |x| side().map(move |y| Hex::new(x, y)))
    }

    #[test]
    fn a_line_goes_from_neighbour_to_neighbour() {
        for to in within(9).filter(|hex| *hex != Hex::ZERO) {
            let hexes: Vec<Hex> =
                std::iter::once(Hex::ZERO).chain(line(Hex::ZERO, to, 4)).collect();
            let length = to.unsigned_distance_to(Hex::ZERO) as usize;
            assert_eq!(hexes[length], to);
            assert!(
                hexes.windows(2).all(|two| Facing::between(two[0], two[1]).is_some()),
                "{to:?}"
            );
        }
    }

    #[test]
    fn a_line_takes_the_same_hexes_to_and_fro() {
        for to in within(7) {
            let there: Vec<Hex> = between(Hex::ZERO, to).collect();
            let mut back: Vec<Hex> = between(to, Hex::ZERO).collect();
            back.reverse();
            assert_eq!(there, back, "{to:?}");
        }
    }

    #[test]
    fn a_line_along_a_row_of_hexes_is_that_row() {
        for way in Facing::ALL {
            let hexes: Vec<Hex> = line(Hex::ZERO, way.step() * 3, 2).collect();
            let row: Vec<Hex> = (1..=5).map(|step| way.step() * step).collect();
            assert_eq!(hexes, row);
        }
    }

    #[test]
    fn nothing_lies_between_a_hex_and_itself() {
        assert_eq!(between(Hex::ZERO, Hex::ZERO).count(), 0);
        assert_eq!(line(Hex::ZERO, Hex::ZERO, 10).count(), 0);
    }
}
