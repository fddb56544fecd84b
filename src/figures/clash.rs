//! Where weapons and shields are put so that they meet.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::math::Vec2;

/// Where on a weapon another meets it, from the middle of the figure that holds it: to the right,
/// and ahead.
const BLADE: Vec2 = Vec2::new(34.0, 52.0);
/// How far arms are put out at most, in units of the drawing.
const ARM: f32 = 26.0;
/// How far to the side a shield is carried, from the way its bearer looks.
const CARRIED: f32 = 0.9;

/// How arms are turned, counter-clockwise from where they rest, and how far they are put out.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Hold {
    /// Turned so far.
    pub swing: f32,
    /// Put out so far, in the drawing.
    pub hands: Vec2,
}

impl Hold {
    /// A part of the way there, from 0 at rest to 1.
    pub fn part(self, part: f32) -> Hold {
        Hold { swing: self.swing * part, hands: self.hands * part }
    }
}

/// Someone at a place who looks a way, counter-clockwise from the right.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stance {
    /// The middle of the figure.
    pub at: Vec2,
    /// The way it looks.
    pub way: f32,
}

impl Stance {
    /// Someone who stands so far ahead of it and looks back.
    pub fn ahead(self, far: f32) -> Stance {
        Stance { at: self.at + Vec2::from_angle(self.way) * far, way: self.way + PI }
    }

    /// How a weapon is held that passes through a point, leaning so far from the straight way there.
    pub fn reach(self, point: Vec2, lean: f32) -> Hold {
        let along = (point - self.at).to_angle() + lean;
        let ahead = Vec2::from_angle(along);
        let right = Vec2::from_angle(along - FRAC_PI_2);
        let blade = self.at + right * BLADE.x + ahead * BLADE.y;
        Hold { swing: wrapped(along - self.way), hands: (point - blade).clamp_length_max(ARM) }
    }

    /// How a shield is held before a figure that strikes from a point; it is carried at the left or
    /// at the right.
    pub fn cover(self, from: Vec2, left: bool) -> Hold {
        let towards = from - self.at;
        let carried = if left { CARRIED } else { -CARRIED };
        let swing = wrapped(towards.to_angle() - self.way - carried).clamp(-2.4, 2.4);
        Hold { swing, hands: towards.normalize_or_zero() * 7.0 }
    }

    /// The line of the weapon so held: from the hand to the tip of a blade.
    #[cfg(test)]
    fn blade(self, hold: Hold) -> [Vec2; 2] {
        let along = self.way + hold.swing;
        let (ahead, right) = (Vec2::from_angle(along), Vec2::from_angle(along - FRAC_PI_2));
        [5.0, 78.0].map(|far| self.at + hold.hands + right * BLADE.x + ahead * far)
    }
}

/// Where the weapons of two figures meet.
pub fn meeting(attacker: Vec2, target: Vec2) -> Vec2 {
    let way = target - attacker;
    // A long weapon is met before the one it comes for.
    let far = (way.length() * 0.5).max(way.length() - 60.0);
    attacker + way.normalize_or_zero() * far
}

/// How far the weapons lean across each other, of the one who strikes and of the one who is
/// struck at.
pub const ACROSS: [f32; 2] = [0.35, 0.95];

fn wrapped(angle: f32) -> f32 {
    (angle + PI).rem_euclid(TAU) - PI
}

#[cfg(test)]
mod tests {
    use super::*;

    fn away(point: Vec2, [from, to]: [Vec2; 2]) -> f32 {
        let way = to - from;
        let part = ((point - from).dot(way) / way.length_squared()).clamp(0.0, 1.0);
        point.distance(from + way * part)
    }

    #[test]
    fn both_blades_come_to_the_point_where_they_meet_and_cross_there() {
        for turned in [-0.5, 0.0, 0.5] {
            for way in [0.0, 1.0, 2.5, -2.0] {
                let ahead = Vec2::from_angle(way);
                let attacker = Stance { at: Vec2::new(30.0, -20.0), way };
                let at = attacker.at + ahead * 111.0;
                let target = Stance { at, way: way + PI + turned };
                let point = meeting(attacker.at, target.at);
                let blades = [(attacker, ACROSS[0]), (target, ACROSS[1])]
                    .map(|(stance, lean)| stance.blade(stance.reach(point, lean)));
                for blade in blades {
                    assert!(away(point, blade) < 16.0, "{way} {turned}: {}", away(point, blade));
                }
                let [one, other] = blades.map(|[from, to]| (to - from).normalize_or_zero());
                assert!(one.perp_dot(other).abs() > 0.5, "they lie along each other");
            }
        }
    }

    #[test]
    fn a_shield_comes_between_its_bearer_and_the_blow() {
        let bearer = Stance { at: Vec2::ZERO, way: FRAC_PI_2 };
        let from = Vec2::new(0.0, 100.0);
        let hold = bearer.cover(from, true);
        // It was carried to the left of where its bearer looks, and is straight ahead now.
        assert!((hold.swing + CARRIED).abs() < 0.01, "{hold:?}");
        assert!(bearer.cover(from, false).swing > 0.0);
        assert!(hold.hands.y > 0.0);
        assert_eq!(hold.part(0.0), Hold::default());
    }
}
