//! The floor: any legal choice, each as likely as the others.

use bevy_ecs::prelude::World;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use riposte_rules::battle::state_hash;
use riposte_rules::decision::Pending;
use riposte_words::say;

use crate::{Player, Thought};

/// Chooses uniformly among the legal choices.
#[derive(Clone, Debug)]
pub struct RandomPlayer {
    seed: u64,
}

impl RandomPlayer {
    /// One with a seed.
    pub fn new(seed: u64) -> RandomPlayer {
        RandomPlayer { seed }
    }
}

impl Player for RandomPlayer {
    fn begin(&mut self, _: &World) {}

    fn think(&mut self, world: &World, _: u32) -> Thought {
        let Some(decision) = world.resource::<Pending>().decision() else {
            return Thought::Working;
        };
        // The state goes into the seed, so the choice does not hang on what was asked before.
        let state = state_hash(world);
        let mut dice = ChaCha8Rng::seed_from_u64(self.seed.rotate_left(32) ^ state);
        let index = dice.random_range(0..decision.choices.len() as u32) as usize;
        Thought::Chosen(decision.choices[index], vec![say!("chosen by lot")])
    }
}
