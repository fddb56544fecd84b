//! Where hexes lie in the drawing: flat tops, odd columns half a hex lower, row 0 at the top.

use bevy::math::{Rect, Vec2};
use riposte_rules::board::{Board, Facing, Hex, hex_at};

/// From the middle of a hex to its corners, in units of the drawing.
pub const RADIUS: f32 = 64.0;
/// From the middle of a hex to the middle of its sides.
pub const INRADIUS: f32 = RADIUS * 0.866_025_4;

/// The middle of a hex.
pub fn centre(hex: Hex) -> Vec2 {
    let [x, y] = [hex.x as f32, hex.y as f32];
    Vec2::new(1.5 * RADIUS * x, -2.0 * INRADIUS * (y + x / 2.0))
}

/// The hex that covers a point.
pub fn hex_under(point: Vec2) -> Hex {
    let x = point.x / (1.5 * RADIUS);
    let y = -point.y / (2.0 * INRADIUS) - x / 2.0;
    Hex::round([x, y])
}

/// A facing as an angle of the drawing, counter-clockwise from the right.
pub fn angle(facing: Facing) -> f32 {
    (90.0 - 60.0 * f32::from(facing.index())).to_radians()
}

/// The rectangle that holds every hex of a board.
pub fn extent(board: &Board) -> Rect {
    let [columns, rows] = board.size();
    let corners = [[0, 0], [columns - 1, 0], [0, rows - 1], [columns - 1, rows - 1]];
    let half = Vec2::new(RADIUS, INRADIUS);
    // The neighbours of the corners reach as far as anything does.
    let near = |column: i32, row: i32| {
        let inner = (column - 1).clamp(0, (columns - 1).max(0));
        [centre(hex_at(column, row)), centre(hex_at(inner, row))]
    };
    let points = corners.iter().flat_map(|[column, row]| near(*column, *row));
    points
        .fold(Rect::EMPTY, |whole, point| whole.union_point(point - half).union_point(point + half))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn corner(hex: Hex, number: u8) -> Vec2 {
        centre(hex) + Vec2::from_angle((60.0 * f32::from(number)).to_radians()) * RADIUS
    }

    #[test]
    fn every_step_goes_the_way_its_facing_looks() {
        for facing in Facing::ALL {
            let step = centre(facing.step()) - centre(Hex::ZERO);
            let way = Vec2::from_angle(angle(facing)) * 2.0 * INRADIUS;
            assert!(step.distance(way) < 0.01, "{facing:?}: {step} is not {way}");
        }
    }

    #[test]
    fn odd_columns_lie_half_a_hex_lower() {
        let [a1, b1, a2] = [hex_at(0, 0), hex_at(1, 0), hex_at(0, 1)].map(centre);
        assert!((b1.y - (a1.y - INRADIUS)).abs() < 0.01);
        assert!((a2.y - (a1.y - 2.0 * INRADIUS)).abs() < 0.01);
        assert!(b1.x > a1.x);
    }

    #[test]
    fn points_find_their_hex_again() {
        for column in 0..12 {
            for row in 0..12 {
                let hex = hex_at(column, row);
                for facing in Facing::ALL {
                    let near_edge = Vec2::from_angle(angle(facing)) * INRADIUS * 0.95;
                    assert_eq!(hex_under(centre(hex) + near_edge), hex);
                }
            }
        }
    }

    #[test]
    fn the_extent_holds_every_corner() {
        let board = Board::open(7, 5);
        let whole = extent(&board).inflate(0.01);
        for hex in board.hexes() {
            assert!((0..6).all(|number| whole.contains(corner(hex, number))));
        }
        assert!((whole.width() - (1.5 * 6.0 + 2.0) * RADIUS).abs() < 0.1);
        assert!((whole.height() - 11.0 * INRADIUS).abs() < 0.1);
    }
}
