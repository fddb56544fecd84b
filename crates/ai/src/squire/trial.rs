//! Trying a choice out on a fork.

use bevy_ecs::prelude::World;
use riposte_rules::battle::{Battle, Snapshot, move_to, turn_to};
use riposte_rules::data::{Library, Scenario};
use riposte_rules::decision::{Choice, Weight};
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Dice;
use riposte_rules::systems::update_reach;

/// A second table for the same battle.
pub(super) struct Trial {
    library: Library,
    fork: Option<Battle>,
}

impl Trial {
    pub(super) fn new(library: &Library) -> Trial {
        Trial { library: library.clone(), fork: None }
    }

    /// Makes sure that the fork is of the battle in the World.
    pub(super) fn set_up(&mut self, world: &World) {
        let scenario = world.resource::<Scenario>();
        let same = self.fork.as_ref().is_some_and(|fork| {
            let mine = fork.world().resource::<Scenario>();
            mine.key == scenario.key && mine.source.text == scenario.source.text
        });
        if !same {
            self.fork = Battle::fork(world, &self.library, Dice::default()).ok();
        }
    }

    /// The fork after a choice, carried on until the exchange is over: the other side
    /// lets everything happen, and small questions are answered in the usual way.
    pub(super) fn after(&mut self, from: &Snapshot, choice: Choice, seed: u64) -> Option<&World> {
        let fork = self.fork.as_mut()?;
        fork.follow(from, Dice::seeded(seed));
        fork.submit(choice).ok()?;
        const MOST: usize = 40;
        for _ in 0..MOST {
            let table = fork.table();
            let Some(decision) = fork.decision() else { break };
            let weight = table.book().questions()[decision.question.0 as usize].weight;
            if weight == Weight::Act || table.book().exchange(fork.world()).is_empty() {
                break;
            }
            let answer = if weight == Weight::Detail { decision.default } else { decision.decline };
            fork.submit(answer).ok()?;
        }
        Some(fork.world())
    }

    /// The fork with a figure put where a choice would bring it, and nothing else done.
    pub(super) fn placed(
        &mut self,
        from: &Snapshot,
        figure: FigureId,
        choice: &Choice,
    ) -> Option<&World> {
        let fork = self.fork.as_mut()?;
        fork.follow(from, Dice::default());
        let free = choice.hex.filter(|hex| fork.table().free(*hex));
        let world = fork.world_mut();
        if let Some(hex) = free {
            move_to(world, figure, hex, false);
        }
        if let Some(facing) = choice.facing {
            turn_to(world, figure, facing);
        }
        world.run_system_cached(update_reach).ok()?;
        Some(fork.world())
    }
}
