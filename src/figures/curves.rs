//! How movements run over their time, which goes from 0 to 1.

use std::f32::consts::{PI, TAU};

use bevy::math::Vec2;

/// The part of a blow's time after which it meets what it meets.
pub const CONTACT: f32 = 0.45;

/// Slow, fast, slow.
pub fn eased(part: f32) -> f32 {
    part * part * (3.0 - 2.0 * part)
}

/// From nothing to all and back.
pub fn hump(part: f32) -> f32 {
    (part * PI).sin()
}

/// To one side and to the other: two steps.
pub fn sway(part: f32) -> f32 {
    (part * TAU).sin()
}

/// A drawing back, a stroke that arrives at [`CONTACT`], and a slow return.
pub fn thrust(part: f32) -> f32 {
    match part {
        p if p < 0.25 => -0.3 * hump(p * 2.0),
        p if p < CONTACT => -0.3 + 1.3 * (p - 0.25) / (CONTACT - 0.25),
        p => 1.0 - eased((p - CONTACT) / (1.0 - CONTACT)),
    }
}

/// A guard: taken before a moment, held a little, and given up.
pub fn held(part: f32, until: f32) -> f32 {
    let (rise, stay) = (until * 0.85, (until + 0.12).min(1.0));
    match part {
        p if p < rise => eased(p / rise),
        p if p < stay => 1.0,
        p => 1.0 - eased(((p - stay) / (1.0 - stay)).clamp(0.0, 1.0)),
    }
}

/// A shaking that dies away.
pub fn shaken(part: f32) -> Vec2 {
    Vec2::new((part * 31.0).sin(), (part * 43.0).cos() * 0.5) * (1.0 - part)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_movement_ends_where_it_began() {
        for end in [0.0, 1.0] {
            assert!(hump(end).abs() < 1e-5 && sway(end).abs() < 1e-5);
            assert!(thrust(end).abs() < 1e-5 && held(end, CONTACT).abs() < 1e-5);
        }
        assert_eq!(shaken(1.0), Vec2::ZERO);
    }

    #[test]
    fn a_blow_is_farthest_when_it_meets_and_the_guard_is_there() {
        assert_eq!((thrust(CONTACT), held(CONTACT, CONTACT)), (1.0, 1.0));
        assert!((0..=20).all(|n| thrust(n as f32 / 20.0) <= 1.0));
    }
}
