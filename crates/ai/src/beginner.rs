//! The beginner: a squire that cares for little but its own blow, and slips now and then.

use bevy_ecs::prelude::World;
use riposte_rules::battle::TurnNumber;
use riposte_rules::data::Library;
use riposte_rules::decision::{Choice, Decision, Pending};

use crate::{GreedyPlayer, Personality, Player, Thought, reasons};

/// The file of what it cares for, in the folder `personalities`.
const CARES: &str = "beginner";

/// In one of so many decisions it takes the second best for the best.
const SLIPS: u64 = 4;

/// By how much the second best may be worse for that: nobody overlooks more, where 1 is a fresh
/// figure of its own.
const OVERLOOKED: f64 = 0.5;

/// Weighs each choice as a squire does, but not what it lays itself open to.
pub struct Beginner {
    seed: u64,
    greedy: GreedyPlayer,
}

impl Beginner {
    /// One with a seed, and the data files that the battle was made from.
    pub fn new(seed: u64, library: &Library) -> Beginner {
        // The file comes with the program and is tested with it.
        let cares = Personality::of(library, CARES).map(|personality| personality.weights);
        Beginner { seed, greedy: GreedyPlayer::new(seed, library, cares.unwrap_or_default()) }
    }

    /// Whether it slips in a decision: the same in the same position with the same seed.
    fn slips(&self, world: &World, decision: &Decision) -> bool {
        let turn = u64::from(world.resource::<TurnNumber>().0);
        let asked = [turn, u64::from(decision.figure.0), decision.choices.len() as u64];
        let mixed = asked.into_iter().fold(self.seed, |mixed, next| {
            (mixed ^ next).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
        });
        mixed.is_multiple_of(SLIPS)
    }

    /// What it takes of what it weighed, the best first.
    fn taken(&self, world: &World, decision: &Decision, ranking: &[(Choice, f64)]) -> Choice {
        match ranking {
            [best, second, ..] if best.1 - second.1 < OVERLOOKED && self.slips(world, decision) => {
                second.0
            }
            [best, ..] => best.0,
            [] => decision.default,
        }
    }
}

impl Player for Beginner {
    fn begin(&mut self, world: &World) {
        self.greedy.begin(world);
    }

    fn think(&mut self, world: &World, steps: u32) -> Thought {
        let Some(decision) = world.resource::<Pending>().decision() else {
            return Thought::Working;
        };
        if !self.greedy.weigh(world, steps) {
            return Thought::Working;
        }
        let choice = self.taken(world, decision, &self.greedy.ranking());
        Thought::Chosen(choice, reasons::of(riposte_rules::battle::Table::new(world), &choice))
    }
}
