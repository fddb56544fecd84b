//! How a die is thrown: it comes in from the side, turns over and over, and lies still.

use bevy_egui::egui::{Vec2, vec2};

use crate::figures::lengths::LAND;

/// A die on its way.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// How far it is from its place, in points.
    pub shift: Vec2,
    /// How far it is turned, in radians.
    pub turn: f32,
    /// The face that is seen.
    pub face: u8,
}

/// The nth die of a throw with so many sides, thrown so long ago, that comes to show a face.
pub fn pose(age: f32, number: usize, sides: u8, face: u8) -> Pose {
    // One after the other, the last a little before the end.
    let begun = 0.03 * (number as f32).min(5.0);
    let part = ((age - begun) / (LAND - begun)).clamp(0.0, 1.0);
    if part >= 1.0 {
        return Pose { shift: Vec2::ZERO, turn: 0.0, face };
    }
    let left = 1.0 - part;
    let odd = if number.is_multiple_of(2) { 1.0 } else { -1.0 };
    let bounce = (part * 9.0).sin().abs() * 22.0 * left * left;
    let shift = vec2(-150.0 * left * left, -bounce - 8.0 * odd * left);
    let turn = odd * (7.0 + number as f32) * left * left;
    Pose { shift, turn, face: seen(part, number, sides, face) }
}

/// While it turns over one face after another is seen, at last the one it comes to show.
fn seen(part: f32, number: usize, sides: u8, face: u8) -> u8 {
    let turns = ((1.0 - part) * 7.0) as usize;
    if turns == 0 || sides == 0 {
        return face;
    }
    let shown = usize::from(face) + turns * (3 + number);
    ((shown % usize::from(sides)) + 1) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_die_comes_to_lie_at_its_place_and_shows_what_was_thrown() {
        for number in 0..12 {
            let rest = Pose { shift: Vec2::ZERO, turn: 0.0, face: 4 };
            assert_eq!(pose(LAND, number, 6, 4), rest);
            assert_eq!(pose(9.0, number, 6, 4), rest);
            let thrown = pose(0.0, number, 6, 4);
            assert!(thrown.shift.length() > 100.0 && thrown.turn != 0.0);
        }
    }

    #[test]
    fn on_its_way_it_shows_faces_it_has() {
        for sides in [4, 6, 8, 10, 12, 20] {
            for step in 0..60 {
                let face = pose(step as f32 * 0.01, 1, sides, sides).face;
                assert!((1..=sides).contains(&face), "{face} of {sides}");
            }
        }
    }
}
