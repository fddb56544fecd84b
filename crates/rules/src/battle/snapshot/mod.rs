//! The whole state of a battle in one value.

#[cfg(not(target_family = "wasm"))]
mod read;

use std::hash::Hasher;

use bevy_ecs::prelude::*;

use super::state::{StateColumn, StateRegistry};
use crate::data::{DataError, Scenario};
use crate::hash::StateHasher;
use crate::rulebook::Playing;

const HEADING: &str = "riposte snapshot 1";

/// Everything that can change in a battle, taken out of its World. Put into a World where
/// the same scenario is laid, the battle goes on from there identically.
#[derive(Debug)]
pub struct Snapshot {
    cells: Vec<Box<dyn StateColumn>>,
}

impl Clone for Snapshot {
    fn clone(&self) -> Snapshot {
        let cells = self.cells.iter().map(|cells| cells.clone_box()).collect();
        Snapshot { cells }
    }

    fn clone_from(&mut self, source: &Snapshot) {
        if self.cells.len() != source.cells.len() {
            *self = source.clone();
            return;
        }
        for (mine, theirs) in self.cells.iter_mut().zip(&source.cells) {
            mine.copy_from(theirs.as_ref());
        }
    }
}

impl PartialEq for Snapshot {
    fn eq(&self, other: &Snapshot) -> bool {
        self.cells.len() == other.cells.len()
            && self.cells.iter().zip(&other.cells).all(|(a, b)| a.same(b.as_ref()))
    }
}

/// Every kind of state that the battle in a World has, as empty cells.
fn kinds(world: &World) -> impl Iterator<Item = &dyn StateColumn> {
    let key = world.resource::<Playing>().0.key();
    let concerns = move |book: Option<&'static str>| book.is_none_or(|book| book == key);
    let kinds = world.resource::<StateRegistry>().kinds.iter().map(AsRef::as_ref);
    kinds.filter(move |kind| concerns(kind.book()))
}

/// The hash of the state of the battle in a World, as [`Snapshot::hash`] has it, without taking
/// the state out.
pub fn state_hash(world: &World) -> u64 {
    let mut hasher = StateHasher::default();
    kinds(world).for_each(|cells| cells.hash_in(world, &mut hasher));
    hasher.finish()
}

impl Snapshot {
    fn empty(world: &World) -> Snapshot {
        Snapshot { cells: kinds(world).map(StateColumn::clone_box).collect() }
    }

    /// The state of the battle in a World.
    pub fn of(world: &World) -> Snapshot {
        let mut snapshot = Snapshot::empty(world);
        snapshot.capture(world);
        snapshot
    }

    /// Takes the state of another moment of the same battle, in place.
    pub fn capture(&mut self, world: &World) {
        for cells in &mut self.cells {
            cells.capture(world);
        }
    }

    /// Puts this state into a World in which the same scenario is laid.
    pub fn restore(&self, world: &mut World) {
        for cells in &self.cells {
            cells.restore(world);
        }
    }

    /// A number that stands for the state; the same on every machine.
    pub fn hash(&self) -> u64 {
        let mut hasher = StateHasher::default();
        for cells in &self.cells {
            cells.hash(&mut hasher);
        }
        hasher.finish()
    }

    /// The state as text, a line for each kind of it.
    ///
    /// # Errors
    /// When a value cannot be written; none of the table's own can fail.
    pub fn to_text(&self, world: &World) -> Result<String, DataError> {
        let scenario = &world.resource::<Scenario>().key;
        let mut text = format!("{HEADING}\nscenario: {scenario}\n");
        for cells in &self.cells {
            let value = cells.write().map_err(|error| {
                DataError::new("snapshot", format!("{}: {error}", cells.name()))
            })?;
            text += &format!("{}: {value}\n", cells.name());
        }
        text += &format!("hash: {:016x}\n", self.hash());
        Ok(text)
    }
}
