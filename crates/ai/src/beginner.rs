//! The beginner: a squire that cares for little but its own blow, and slips now and then.

use bevy_ecs::prelude::World;
use riposte_rules::battle::{Table, TurnNumber};
use riposte_rules::data::Library;
use riposte_rules::decision::{Choice, Decision, Pending};

use crate::{GreedyPlayer, Player, Thought, Weights, reasons};

/// Which place of what it weighed it takes for the best, one as often as another: mostly the first.
const TAKEN: [usize; 6] = [0, 0, 0, 1, 2, 3];

/// By how much that may be worse than the best: nobody overlooks more, where 1 is a fresh figure of
/// its own.
const OVERLOOKED: f64 = 1.0;

/// Weighs each choice as a squire does, but not what it lays itself open to.
pub struct Beginner {
    seed: u64,
    greedy: GreedyPlayer,
}

impl Beginner {
    /// One with a seed and what it cares for.
    pub fn new(seed: u64, library: &Library, weights: Weights) -> Beginner {
        Beginner { seed, greedy: GreedyPlayer::new(seed, library, weights) }
    }

    /// The place that it takes for the best in a decision: the same in the same position with the
    /// same seed.
    fn place(&self, world: &World, decision: &Decision) -> usize {
        let turn = u64::from(world.resource::<TurnNumber>().0);
        let asked = [turn, u64::from(decision.figure.0), decision.choices.len() as u64];
        let mixed = asked.into_iter().fold(self.seed, |mixed, next| {
            (mixed ^ next).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29)
        });
        TAKEN[(mixed % TAKEN.len() as u64) as usize]
    }

    /// What it takes of what it weighed, the best first.
    fn taken(&self, world: &World, decision: &Decision, ranking: &[(Choice, f64)]) -> Choice {
        let Some((best, worth)) = ranking.first() else { return decision.default };
        let slip = ranking.get(self.place(world, decision));
        slip.filter(|slip| worth - slip.1 < OVERLOOKED).map_or(*best, |slip| slip.0)
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
        Thought::Chosen(choice, reasons::of(Table::new(world), &choice))
    }
}
