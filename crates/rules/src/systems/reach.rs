//! Reach arcs: which hexes a figure can strike with what it holds.

use bevy_ecs::prelude::*;
use hexx::Hex;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::board::Facing;
use crate::figure::{Place, Posture, Reach};

/// Which of the hexes farther away than one a long weapon strikes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RowShape {
    /// The hexes straight behind each hex of the arc.
    #[default]
    Straight,
    /// Three hexes before the figure: straight ahead and its two neighbours.
    Arc,
    /// All hexes that lie beyond those of the arc and between them.
    Wide,
    /// All around, at any distance and whatever the arc: for those who look no way.
    Ring,
}

/// How reach works, as the rulebook's data give it.
#[derive(Resource, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ReachRule {
    /// The adjacent hexes that can be struck, by direction relative to the facing.
    pub front: Vec<u8>,
    /// The same of what is in the right hand alone, where it differs.
    #[serde(default)]
    pub right: Option<Vec<u8>>,
    /// The same of what is in the left hand alone, where it differs.
    #[serde(default)]
    pub left: Option<Vec<u8>>,
    /// The rows behind.
    pub row: RowShape,
    /// The postures in which a figure threatens anyone.
    pub postures: Vec<Posture>,
    /// Whether what strikes at distance 0 threatens those in the figure's own hex.
    #[serde(default)]
    pub close: bool,
    /// The hexes that are struck from the saddle, where they are others than on foot.
    #[serde(default)]
    pub saddle: Option<Saddle>,
}

/// The hexes that a figure that is carried can strike, as steps from the foremost hex of what
/// carries it, as they are when it looks north: columns to the right, then rows down along a
/// column. With what is held in the left hand they are mirrored.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Saddle {
    /// With every weapon.
    pub near: Vec<[i32; 2]>,
    /// With a weapon that reaches two hexes on foot as well.
    pub far: Vec<[i32; 2]>,
}

impl Saddle {
    /// The hexes that are struck from a hex with a facing and a reach, by what is held somewhere.
    pub fn hexes(
        &self,
        from: Hex,
        facing: Facing,
        reach: Reach,
        held: Place,
    ) -> SmallVec<[Hex; 12]> {
        let turned = |[x, y]: &[i32; 2]| {
            let step = if held == Place::Left { Hex::new(-*x, x + y) } else { Hex::new(*x, *y) };
            from + step.rotate_cw(u32::from(facing.index()))
        };
        let near = self.near.iter().filter(|_| reach.contains(1) || reach.contains(2));
        let far = self.far.iter().filter(|_| reach.contains(2));
        near.chain(far).map(turned).collect()
    }
}

impl ReachRule {
    /// The adjacent hexes that can be struck with what is held somewhere, by direction relative
    /// to the facing.
    pub fn arc(&self, held: Place) -> &[u8] {
        let hand = match held {
            Place::Right => self.right.as_ref(),
            Place::Left => self.left.as_ref(),
            _ => None,
        };
        hand.unwrap_or(&self.front)
    }
}

impl Default for ReachRule {
    fn default() -> ReachRule {
        ReachRule {
            front: vec![5, 0, 1],
            right: None,
            left: None,
            row: RowShape::Straight,
            postures: vec![Posture::Standing],
            close: false,
            saddle: None,
        }
    }
}

/// The hexes at a distance that can be struck from a hex with a facing.
pub fn reach_hexes(
    rule: &ReachRule,
    from: Hex,
    facing: Facing,
    distance: u8,
) -> SmallVec<[Hex; 6]> {
    arc_hexes(rule.row, &rule.front, from, facing, distance)
}

/// The same for an arc of directions relative to the facing.
pub fn arc_hexes(
    row: RowShape,
    arc: &[u8],
    from: Hex,
    facing: Facing,
    distance: u8,
) -> SmallVec<[Hex; 6]> {
    let way = |relative: u8| facing.turned(i32::from(relative)).step();
    let far = i32::from(distance);
    let straight = || arc.iter().map(|d| from + way(*d) * far);
    match (distance, row) {
        (0, _) => SmallVec::from_slice(&[from]),
        (_, RowShape::Ring) => from.ring(u32::from(distance)).collect(),
        (1, _) | (_, RowShape::Straight) => straight().collect(),
        (_, RowShape::Arc) => {
            let ahead = from + way(0) * (far - 1);
            [5, 0, 1].into_iter().map(|d| ahead + way(d)).collect()
        }
        (_, RowShape::Wide) => straight().chain(between(arc, way, far).map(|d| from + d)).collect(),
    }
}

/// The hexes at a distance that lie between two neighbouring directions of an arc, clockwise,
/// from the middle.
fn between(arc: &[u8], way: impl Fn(u8) -> Hex + Copy, far: i32) -> impl Iterator<Item = Hex> {
    let pairs = [5, 0, 1, 2, 3, 4].map(|d: u8| (d, (d + 1) % 6));
    let both = pairs.into_iter().filter(|(a, b)| arc.contains(a) && arc.contains(b));
    both.flat_map(move |(a, b)| (1..far).map(move |n| way(a) * (far - n) + way(b) * n))
}

/// Whether a hex at a distance can be struck from a hex with a facing.
pub fn in_reach(rule: &ReachRule, from: Hex, facing: Facing, distance: u8, to: Hex) -> bool {
    match (distance, rule.row) {
        (_, RowShape::Ring) => from.unsigned_distance_to(to) == u32::from(distance),
        // By far the most asked, and no list is needed for it.
        (1, _) => {
            Facing::between(from, to).is_some_and(|way| rule.front.contains(&facing.relative(way)))
        }
        _ => reach_hexes(rule, from, facing, distance).contains(&to),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hexes(row: RowShape, distance: u8) -> Vec<[i32; 2]> {
        let rule = ReachRule { row, ..ReachRule::default() };
        let found = reach_hexes(&rule, Hex::ZERO, Facing::N, distance);
        found.iter().map(|hex| hex.to_array()).collect()
    }

    #[test]
    fn rows_of_a_polearm() {
        assert_eq!(hexes(RowShape::Straight, 1), [[-1, 0], [0, -1], [1, -1]]);
        assert_eq!(hexes(RowShape::Straight, 2), [[-2, 0], [0, -2], [2, -2]]);
        assert_eq!(hexes(RowShape::Arc, 2), [[-1, -1], [0, -2], [1, -2]]);
        assert_eq!(hexes(RowShape::Wide, 2).len(), 5);
    }

    #[test]
    fn rows_farther_away() {
        assert_eq!(hexes(RowShape::Straight, 3), [[-3, 0], [0, -3], [3, -3]]);
        assert_eq!(hexes(RowShape::Arc, 3), [[-1, -2], [0, -3], [1, -3]]);
        let wide = hexes(RowShape::Wide, 3);
        assert_eq!(wide.len(), 7);
        assert!(wide.iter().all(|[x, y]| Hex::new(*x, *y).length() == 3));
    }

    #[test]
    fn the_hexes_of_the_saddle_turn_with_what_is_ridden() {
        let saddle = Saddle { near: vec![[0, -1], [1, -1]], far: vec![[0, -2]] };
        let reach: Reach = [1].into_iter().collect();
        for facing in Facing::ALL {
            let [ahead, right, left] = [0, 1, -1].map(|side| facing.turned(side).step());
            let hexes = |reach, held| saddle.hexes(Hex::ZERO, facing, reach, held).to_vec();
            assert_eq!(hexes(reach, Place::Right), [ahead, right]);
            assert_eq!(hexes(reach, Place::Left), [ahead, left]);
            let long: Reach = [1, 2].into_iter().collect();
            assert_eq!(hexes(long, Place::Both), [ahead, right, ahead * 2]);
        }
    }

    #[test]
    fn a_ring_is_struck_all_around_whatever_the_facing() {
        for distance in 1..=3 {
            assert_eq!(hexes(RowShape::Ring, distance).len(), 6 * usize::from(distance));
        }
    }

    #[test]
    fn a_whole_arc_is_a_ring() {
        let arc: Vec<u8> = (0..6).collect();
        for distance in 1..=3 {
            let hexes = arc_hexes(RowShape::Wide, &arc, Hex::ZERO, Facing::SE, distance);
            let mut ring: Vec<[i32; 2]> = hexes.iter().map(|hex| hex.to_array()).collect();
            ring.sort_unstable();
            ring.dedup();
            assert_eq!(ring.len(), 6 * usize::from(distance));
        }
    }

    #[test]
    fn each_hand_has_its_arc() {
        let rule =
            ReachRule { right: Some(vec![0, 1]), left: Some(vec![5, 0]), ..ReachRule::default() };
        let places = [Place::Right, Place::Left, Place::Both, Place::Body];
        let arcs: Vec<&[u8]> = places.iter().map(|place| rule.arc(*place)).collect();
        assert_eq!(arcs, [&[0, 1][..], &[5, 0], &[5, 0, 1], &[5, 0, 1]]);
    }
}
