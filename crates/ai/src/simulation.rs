//! Trying choices out on a fork.

use bevy_ecs::prelude::World;
use riposte_rules::battle::{Battle, Snapshot};
use riposte_rules::data::{Library, Scenario};
use riposte_rules::decision::{Choice, Decision, PromptKind};
use riposte_rules::roll::Dice;

use crate::decision::{turn, weight};

/// A second table for the same battle.
pub(crate) struct Simulation {
    library: Library,
    fork: Option<Battle>,
}

impl Simulation {
    pub(crate) fn new(library: &Library) -> Simulation {
        Simulation { library: library.clone(), fork: None }
    }

    /// Makes sure that the fork is of the battle in the World.
    pub(crate) fn set_up(&mut self, world: &World) {
        let scenario = world.resource::<Scenario>();
        let same = self.fork.as_ref().is_some_and(|fork| {
            let mine = fork.world().resource::<Scenario>();
            mine.key == scenario.key && mine.source.text == scenario.source.text
        });
        if !same {
            self.fork = Battle::fork(world, &self.library, Dice::default()).ok();
        }
    }

    /// The fork after a choice, with dice of its own.
    pub(crate) fn begin(
        &mut self,
        from: &Snapshot,
        choice: Choice,
        dice: Dice,
    ) -> Option<&mut Battle> {
        let fork = self.fork.as_mut()?;
        fork.follow(from, dice);
        fork.submit(choice).ok()?;
        Some(fork)
    }

    /// The fork as it is now.
    pub(crate) fn fork(&mut self) -> Option<&mut Battle> {
        self.fork.as_mut()
    }

    /// The fork after a choice, carried on until the exchange is over: the other side
    /// lets everything happen, and small questions are answered in the usual way.
    pub(crate) fn after(&mut self, from: &Snapshot, choice: Choice, seed: u64) -> Option<&World> {
        let fork = self.begin(from, choice, Dice::seeded(seed))?;
        const MOST: usize = 40;
        for _ in 0..MOST {
            let table = fork.table();
            let Some(decision) = fork.decision() else { break };
            let weight = weight(table, decision);
            let under_way = !table.book().exchange(fork.world()).is_empty();
            if weight == PromptKind::Act || !(under_way || weight == PromptKind::React) {
                break;
            }
            let answer =
                if weight == PromptKind::Detail { decision.default } else { decision.decline };
            fork.submit(answer).ok()?;
        }
        Some(fork.world())
    }

    /// The fork when the turn after `now` has begun, the side that is asked doing nothing any more;
    /// `None` where another side has something to do before that.
    pub(crate) fn next_turn(
        &mut self,
        from: &Snapshot,
        asked: &Decision,
        now: u16,
        seed: u64,
    ) -> Option<&World> {
        let fork = self.begin(from, asked.decline, Dice::seeded(seed))?;
        const MOST: usize = 40;
        for _ in 0..MOST {
            if turn(fork.world()) > now {
                break;
            }
            let decision = fork.decision()?;
            let weight = weight(fork.table(), decision);
            if weight == PromptKind::Act && decision.side != asked.side {
                return None;
            }
            let answer =
                if weight == PromptKind::Detail { decision.default } else { decision.decline };
            fork.submit(answer).ok()?;
        }
        if turn(fork.world()) > now { Some(fork.world()) } else { None }
    }
}
