//! Walls, hedges and the like join with their neighbours of the same kind: the shape that a hex of
//! them fills, from the sides at which it goes on.

use bevy::math::Vec2;
use riposte_rules::board::{Board, Facing, Hex};

use super::layout::{INRADIUS, RADIUS};
use crate::art::Outline;

/// The sides at which a hex goes on in one of its kind, a bit for each facing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Joins(u8);

impl Joins {
    /// At every side.
    pub const ALL: Joins = Joins(0b11_1111);

    /// Those of a hex of the board.
    pub fn of(board: &Board, hex: Hex) -> Joins {
        let same = |way: &Facing| board.terrain(hex + way.step()) == board.terrain(hex);
        let sides = Facing::ALL.into_iter().filter(same);
        Joins(sides.fold(0, |bits, way| bits | 1 << way.index()))
    }

    /// Whether it goes on there.
    pub const fn at(self, way: Facing) -> bool {
        self.0 & (1 << way.index()) != 0
    }

    /// The sides at which it goes on.
    pub fn ways(self) -> impl Iterator<Item = Facing> {
        Facing::ALL.into_iter().filter(move |way| self.at(*way))
    }

    /// Pairs of neighbouring sides at which it goes on: the three hexes there meet at a corner.
    fn corners(self) -> impl Iterator<Item = [Facing; 2]> {
        let next = |way: Facing| Facing::ALL[usize::from(way.index() + 1) % 6];
        self.ways().map(move |way| [way, next(way)]).filter(move |[_, next]| self.at(*next))
    }

    /// The shape: a band so wide on each side of its middle line, away from the middle of the hex.
    pub fn band(self, half: f32, aside: Vec2) -> Outline {
        let around = (0..24).map(|n| aside + half * Vec2::from_angle(n as f32 * 0.261_8));
        let hub = Outline::polygon(around);
        let with_arms = self.ways().fold(hub, |shape, way| {
            let along = way_of(way);
            let across = along.perp() * half;
            let end = along * (INRADIUS + 2.0);
            let arm = [-across, end - across, end + across, across].map(|at| at + aside);
            shape.and(&Outline::polygon(arm))
        });
        self.corners().fold(with_arms, |shape, [one, next]| {
            let corner = (way_of(one) + way_of(next)).normalize_or_zero() * (RADIUS + 2.0);
            let [from, to] = [one, next].map(|way| way_of(way) * (INRADIUS + 2.0));
            let wedge = [Vec2::ZERO, from, corner, to].map(|at| at + aside);
            shape.and(&Outline::polygon(wedge))
        })
    }

    /// Whether a point lies in the band.
    pub fn holds(self, half: f32, point: Vec2) -> bool {
        let near = |way: Facing| {
            let along = way_of(way);
            point.dot(along) > 0.0 && point.perp_dot(along).abs() < half
        };
        let between = |[one, next]: [Facing; 2]| {
            way_of(one).perp_dot(point) >= 0.0 && point.perp_dot(way_of(next)) >= 0.0
        };
        point.length() < half || self.ways().any(near) || self.corners().any(between)
    }
}

/// A facing in a picture, where y goes down.
pub fn way_of(facing: Facing) -> Vec2 {
    Vec2::from_angle((60.0 * f32::from(facing.index()) - 90.0).to_radians())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::{Canvas, Ink};

    fn joins(ways: &[Facing]) -> Joins {
        Joins(ways.iter().fold(0, |bits, way| bits | 1 << way.index()))
    }

    #[test]
    fn a_wall_reaches_the_sides_where_it_goes_on_and_no_other() {
        let wall = joins(&[Facing::N, Facing::S]);
        for way in Facing::ALL {
            let edge = way_of(way) * (INRADIUS - 3.0);
            assert_eq!(wall.holds(24.0, edge), wall.at(way), "{way:?}");
        }
    }

    #[test]
    fn where_three_meet_no_gap_is_left() {
        let corner = (way_of(Facing::N) + way_of(Facing::NE)).normalize() * (RADIUS - 2.0);
        assert!(joins(&[Facing::N, Facing::NE]).holds(24.0, corner));
        assert!(!joins(&[Facing::N, Facing::SE]).holds(24.0, corner));
    }

    #[test]
    fn what_is_drawn_is_what_it_holds() {
        for bits in [0, 0b1, 0b1001, 0b11, 0b10_1010, 0b11_1111] {
            let joins = Joins(bits);
            let mut canvas = Canvas::new(Vec2::splat(120.0), 1.0);
            canvas.fill(&joins.band(24.0, Vec2::ZERO), Ink::SEPIA);
            let picture = canvas.pixmap();
            let mut wrong = 0;
            for (n, pixel) in picture.pixels().iter().enumerate() {
                let point = Vec2::new((n % 120) as f32 - 59.5, (n / 120) as f32 - 59.5);
                let inside = Facing::ALL.iter().all(|way| point.dot(way_of(*way)) < INRADIUS);
                if inside && (pixel.alpha() > 127) != joins.holds(24.0, point) {
                    wrong += 1;
                }
            }
            // Only along the edge.
            assert!(wrong < 140, "{bits:b}: {wrong}");
        }
    }
}
