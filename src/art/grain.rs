//! Chance for drawings: the same seed always gives the same picture.

use bevy::math::Vec2;

/// A small generator of numbers, for the eye only.
#[derive(Clone, Debug)]
pub struct Grain(u64);

impl Grain {
    /// From a seed.
    pub fn new(seed: u64) -> Grain {
        Grain(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ 0xD1B5_4A32_D192_ED03)
    }

    fn bits(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0.wrapping_mul(0x2545_F491_4F6C_DD1D)
    }

    /// From 0 up to 1.
    pub fn unit(&mut self) -> f32 {
        (self.bits() >> 40) as f32 / (1u64 << 24) as f32
    }

    /// From one number up to another.
    pub fn between(&mut self, low: f32, high: f32) -> f32 {
        low + (high - low) * self.unit()
    }

    /// A shift of at most so much each way.
    pub fn shift(&mut self, most: f32) -> Vec2 {
        Vec2::new(self.between(-most, most), self.between(-most, most))
    }
}

/// Smooth noise from -1 to 1 over the plane, one bump to a unit.
pub fn noise(seed: u32, at: Vec2) -> f32 {
    let base = at.floor();
    let part = at - base;
    let soft = part * part * (Vec2::splat(3.0) - 2.0 * part);
    let row = |y: f32| {
        let [left, right] = [0.0, 1.0].map(|x| lattice(seed, base + Vec2::new(x, y)));
        left + (right - left) * soft.x
    };
    let [top, bottom] = [row(0.0), row(1.0)];
    top + (bottom - top) * soft.y
}

fn lattice(seed: u32, at: Vec2) -> f32 {
    speck(seed, at.x as i32 as u32, at.y as i32 as u32)
}

/// Noise from -1 to 1 at one point of a grid, whatever there is beside it.
pub fn speck(seed: u32, x: u32, y: u32) -> f32 {
    let mut hash =
        x.wrapping_mul(0x85EB_CA6B) ^ y.wrapping_mul(0xC2B2_AE35) ^ seed.wrapping_mul(0x27D4_EB2F);
    hash = (hash ^ (hash >> 15)).wrapping_mul(0x2C1B_3C6D);
    hash = (hash ^ (hash >> 12)).wrapping_mul(0x297A_2D39);
    hash ^= hash >> 15;
    (hash & 0xFFFF) as f32 / 32767.5 - 1.0
}
