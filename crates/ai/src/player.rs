//! What every computer player can do.

use bevy_ecs::prelude::World;
use riposte_rules::decision::{Choice, Pending};

/// How far a player has come with the pending decision.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Thought {
    /// Still at it.
    Working,
    /// The choice, and in words what spoke for it.
    Chosen(Choice, Vec<String>),
}

/// Someone who answers decisions. The same state and the same seed give the same choice,
/// however the thinking is cut into slices.
pub trait Player: Send + Sync {
    /// Takes up the pending decision of the battle laid in the World.
    fn begin(&mut self, world: &World);

    /// Thinks for some steps; a step weighs about one choice. With nothing to decide it
    /// goes on [`Thought::Working`].
    fn think(&mut self, world: &World, steps: u32) -> Thought;

    /// Thinks to the end. `None` when nothing is to be decided.
    fn decide(&mut self, world: &World) -> Option<(Choice, Vec<String>)> {
        world.resource::<Pending>().decision()?;
        self.begin(world);
        loop {
            if let Thought::Chosen(choice, reasons) = self.think(world, u32::MAX) {
                return Some((choice, reasons));
            }
        }
    }
}
