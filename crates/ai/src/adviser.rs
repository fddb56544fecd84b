//! Somebody who says what it would do: the best choices of the pending decision, and why.

use bevy_ecs::prelude::World;
use riposte_rules::battle::Table;
use riposte_rules::data::Library;
use riposte_rules::decision::Choice;

use crate::registry::captain;
use crate::{Player, RolloutPlayer, Thought, reasons};

/// So many choices are named at most.
const NAMED: usize = 3;

/// A choice, and what speaks for it.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice {
    /// What it would do.
    pub choice: Choice,
    /// What speaks for it and against it, in words.
    pub reasons: Vec<String>,
    /// By how much it is worse than the best, where 1 is a fresh figure of one's own.
    pub behind: f64,
}

/// Thinks as a captain does. It sees no more than a player: what it tries out it tries with dice
/// of its own.
pub struct Adviser(RolloutPlayer);

impl Adviser {
    /// One that has taken up the pending decision.
    pub fn new(world: &World, library: &Library) -> Adviser {
        /// The same position gets the same advice.
        const SEED: u64 = 0;
        let mut player = captain(SEED, library);
        player.begin(world);
        Adviser(player)
    }

    /// Thinks for some steps; the best choices, the best first, once it is through.
    pub fn think(&mut self, world: &World, steps: u32) -> Option<Vec<Advice>> {
        let Thought::Chosen(choice, whys) = self.0.think(world, steps) else { return None };
        let ranked = self.0.ranked();
        let first = ranked.iter().find(|ranked| ranked.choice == choice);
        let worth = first.map_or(0.0, |first| first.worth);
        let best = Advice { choice, reasons: whys, behind: 0.0 };
        let others = ranked.iter().filter(|ranked| ranked.choice != choice).map(|other| Advice {
            choice: other.choice,
            reasons: reasons::of(Table::new(world), &other.choice),
            behind: (worth - other.worth).max(0.0),
        });
        Some(std::iter::once(best).chain(others).take(NAMED).collect())
    }
}
