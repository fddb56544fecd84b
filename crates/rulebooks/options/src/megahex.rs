//! Range in megahexes: flowers of a hex and its six neighbours that tile the board
//! (OPT-622).

use riposte_rules::board::Hex;

/// The flower that a hex belongs to, in coordinates of flowers.
pub fn flower(hex: Hex) -> Hex {
    // The centres stand at a(2, 1) + b(−1, 3); around the exact solution the nearest centre
    // whose flower holds the hex is looked for.
    let near = |sum: i32| sum.div_euclid(7);
    let (a, b) = (near(3 * hex.x + hex.y), near(2 * hex.y - hex.x));
    let around = (-1..=2).flat_map(|i| (-1..=2).map(move |j| Hex::new(a + i, b + j)));
    around.into_iter().find(|cell| centre(*cell).unsigned_distance_to(hex) <= 1).unwrap_or_default()
}

/// The hex in the middle of a flower.
pub fn centre(flower: Hex) -> Hex {
    Hex::new(2 * flower.x - flower.y, flower.x + 3 * flower.y)
}

/// The distance between two hexes in megahexes.
pub fn distance(from: Hex, to: Hex) -> i32 {
    flower(from).unsigned_distance_to(flower(to)) as i32
}

/// The modifier for range: nothing up to two megahexes, then −1 for every two begun.
pub fn range_modifier(from: Hex, to: Hex) -> i32 {
    -((distance(from, to) - 1) / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opt_622_flowers_tile_the_board() {
        for x in -9..9 {
            for y in -9..9 {
                let hex = Hex::new(x, y);
                assert!(centre(flower(hex)).unsigned_distance_to(hex) <= 1, "{hex:?}");
            }
        }
        assert_eq!(flower(Hex::new(2, 1)), Hex::new(1, 0));
        assert_eq!(flower(Hex::new(-1, 3)), Hex::new(0, 1));
    }

    #[test]
    fn opt_622_each_two_megahexes_cost_one() {
        let modifier = |megahexes: i32| range_modifier(Hex::ZERO, centre(Hex::new(megahexes, 0)));
        let modifiers: Vec<i32> = (0..10).map(modifier).collect();
        assert_eq!(modifiers, [0, 0, 0, -1, -1, -2, -2, -3, -3, -4]);
    }
}
