//! Climbing a hill that can only be felt: by simultaneous perturbation (SPSA).
//!
//! All coordinates are moved at once, each up or down by lot, and the place is compared with the one
//! moved the other way round. What comes of it speaks for or against every one of the moves; the
//! noise of the others cancels out in the long run.

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// How far a place that is tried lies from where the climber stands, in each coordinate.
const APART: f64 = 0.4;

/// How far the climber goes for a comparison that was won outright.
const STRIDE: f64 = 0.03;

/// How far it gets from where it began at the most.
const FARTHEST: f64 = 2.0;

/// Where the climber stands.
pub(super) struct Climb {
    at: Vec<f64>,
    rng: ChaCha8Rng,
    /// The places of the second half, added up, and how many they are.
    sum: (Vec<f64>, u32),
}

/// Two places to be compared, one on each side of the climber.
pub(super) struct Pair {
    moves: Vec<f64>,
    /// One place, and the other.
    pub(super) places: [Vec<f64>; 2],
}

impl Climb {
    /// One that stands at 0 in so many coordinates.
    pub(super) fn new(coordinates: usize, seed: u64) -> Climb {
        let at = vec![0.0; coordinates];
        Climb { sum: (at.clone(), 0), at, rng: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// The next two places.
    pub(super) fn pair(&mut self) -> Pair {
        let mut by_lot = || if self.rng.random::<bool>() { APART } else { -APART };
        let moves: Vec<f64> = self.at.iter().map(|_| by_lot()).collect();
        let moved = |way: f64| self.at.iter().zip(&moves).map(|(at, by)| at + way * by).collect();
        Pair { places: [moved(1.0), moved(-1.0)], moves }
    }

    /// Goes by what came of some pairs: 1 where the first place was the better one in everything,
    /// -1 where the second was.
    pub(super) fn learn(&mut self, compared: &[(Pair, f64)]) {
        let pairs = compared.len().max(1) as f64;
        for (pair, better) in compared {
            for (at, by) in self.at.iter_mut().zip(&pair.moves) {
                *at = (*at + STRIDE * better / (by * pairs)).clamp(-FARTHEST, FARTHEST);
            }
        }
    }

    /// Counts the place for the mean.
    pub(super) fn note(&mut self) {
        let (sum, count) = &mut self.sum;
        sum.iter_mut().zip(&self.at).for_each(|(sum, at)| *sum += at);
        *count += 1;
    }

    /// The mean of the places that were counted: it is nearer to the top than the last one, which
    /// sways.
    pub(super) fn mean(&self) -> Vec<f64> {
        let (sum, count) = &self.sum;
        sum.iter().map(|sum| sum / f64::from((*count).max(1))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Above 0 where the first of two places is nearer to the top, with much noise.
    fn felt(places: &[Vec<f64>; 2], top: &[f64], noise: f64) -> f64 {
        let height = |place: &[f64]| -> f64 {
            place.iter().zip(top).map(|(at, top)| -0.2 * (at - top).powi(2)).sum()
        };
        (height(&places[0]) - height(&places[1]) + noise).clamp(-1.0, 1.0)
    }

    #[test]
    fn it_comes_near_the_top_in_spite_of_much_noise() {
        let top = [1.0, -0.7, 0.0];
        let mut climb = Climb::new(top.len(), 7);
        let mut noise = ChaCha8Rng::seed_from_u64(3);
        for round in 0..2000 {
            let pair = climb.pair();
            let better = felt(&pair.places, &top, noise.random::<f64>() * 2.0 - 1.0);
            climb.learn(&[(pair, better)]);
            if round >= 1000 {
                climb.note();
            }
        }
        for (at, top) in climb.mean().iter().zip(top) {
            assert!((at - top).abs() < 0.3, "{:?}", climb.mean());
        }
    }
}
