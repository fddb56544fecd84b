//! The six directions of a flat-topped hex, as a figure faces them.

use bevy_ecs::prelude::Component;
use hexx::Hex;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// The neighbour a figure looks at; also the direction of a step or a blow.
#[derive(
    Component,
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    PartialOrd,
    Ord,
    Serialize,
    Deserialize,
)]
pub enum Facing {
    /// North, towards the top of the map.
    #[default]
    N,
    /// North-east.
    NE,
    /// South-east.
    SE,
    /// South.
    S,
    /// South-west.
    SW,
    /// North-west.
    NW,
}

/// Where something lies for a figure that looks some way, as its rulebook cuts the six
/// directions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Arc {
    /// Before it.
    Front,
    /// Beside it.
    Side,
    /// Behind it.
    Rear,
}

impl Facing {
    /// All six, clockwise from north.
    pub const ALL: [Facing; 6] =
        [Facing::N, Facing::NE, Facing::SE, Facing::S, Facing::SW, Facing::NW];

    /// The direction number, clockwise from north.
    pub const fn index(self) -> u8 {
        self as u8
    }

    /// The direction with a number, clockwise from north; numbers wrap around.
    pub fn from_index(index: i32) -> Facing {
        Facing::ALL[index.rem_euclid(6) as usize]
    }

    /// This direction turned clockwise by steps of 60 degrees (negative: the other way).
    pub fn turned(self, steps: i32) -> Facing {
        Facing::from_index(i32::from(self.index()) + steps)
    }

    /// The opposite direction.
    pub fn opposite(self) -> Facing {
        self.turned(3)
    }

    /// The step from a hex to its neighbour in this direction.
    pub fn step(self) -> Hex {
        // hexx counts clockwise from the south-east.
        Hex::NEIGHBORS_COORDS[(self.index() as usize + 4) % 6]
    }

    /// The direction from one hex to an adjacent one.
    pub fn between(from: Hex, to: Hex) -> Option<Facing> {
        let step = to - from;
        Facing::ALL.into_iter().find(|way| way.step() == step)
    }

    /// Where `way` lies for someone facing this way: 0 front, then clockwise to 5.
    pub fn relative(self, way: Facing) -> u8 {
        (i32::from(way.index()) - i32::from(self.index())).rem_euclid(6) as u8
    }

    /// How many 60 degree steps lie between two directions (0 to 3).
    pub fn apart(self, other: Facing) -> u8 {
        let steps = self.relative(other);
        steps.min(6 - steps)
    }

    /// The compass word: `N`, `NE` ...
    pub const fn word(self) -> &'static str {
        match self {
            Facing::N => "N",
            Facing::NE => "NE",
            Facing::SE => "SE",
            Facing::S => "S",
            Facing::SW => "SW",
            Facing::NW => "NW",
        }
    }

    /// Reads a compass word, in capital or small letters.
    pub fn parse(word: &str) -> Option<Facing> {
        Facing::ALL.into_iter().find(|way| way.word().eq_ignore_ascii_case(word))
    }
}

/// The directions from `from` whose neighbour is nearest to `to`: one, or two on a tie.
pub fn nearest_directions(from: Hex, to: Hex) -> SmallVec<[Facing; 2]> {
    let distance = |way: &Facing| (from + way.step()).unsigned_distance_to(to);
    let least = Facing::ALL.iter().map(distance).min().unwrap_or(0);
    Facing::ALL.into_iter().filter(|way| from != to && distance(way) == least).collect()
}

/// The first step of the straight line from one hex to another: one direction, or two where the line
/// runs between two hexes.
pub fn first_steps(from: Hex, to: Hex) -> SmallVec<[Facing; 2]> {
    let far = from.unsigned_distance_to(to) as i32;
    // The more of the way leads in a direction, the nearer its hexes are to the line.
    let left = |way: &Facing| (from + way.step() * far).unsigned_distance_to(to);
    let least = Facing::ALL.iter().map(left).min().unwrap_or(0);
    Facing::ALL.into_iter().filter(|way| from != to && left(way) == least).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_step_of_a_line_is_that_of_its_longer_part() {
        let one = first_steps(Hex::ZERO, Hex::new(3, -2));
        assert_eq!(one.as_slice(), [Facing::NE], "two north-east and one south-east");
        let both = first_steps(Hex::ZERO, Hex::new(1, -2));
        assert_eq!(both.as_slice(), [Facing::N, Facing::NE]);
        assert_eq!(first_steps(Hex::ZERO, Hex::new(0, 3)).as_slice(), [Facing::S]);
        assert!(first_steps(Hex::ZERO, Hex::ZERO).is_empty());
    }

    #[test]
    fn steps_go_clockwise_from_north() {
        let steps: Vec<[i32; 2]> = Facing::ALL.iter().map(|way| way.step().to_array()).collect();
        assert_eq!(steps, [[0, -1], [1, -1], [1, 0], [0, 1], [-1, 1], [-1, 0]]);
    }

    #[test]
    fn a_tie_gives_both_directions() {
        let both = nearest_directions(Hex::ZERO, Hex::new(1, -2));
        assert_eq!(both.as_slice(), [Facing::N, Facing::NE]);
        let one = nearest_directions(Hex::ZERO, Hex::new(0, -2));
        assert_eq!(one.as_slice(), [Facing::N]);
    }

    #[test]
    fn relative_directions() {
        assert_eq!(Facing::SE.relative(Facing::N), 4);
        assert_eq!(Facing::SE.apart(Facing::N), 2);
        assert_eq!(Facing::between(Hex::ZERO, Hex::new(2, 0)), None);
    }
}
