//! The save: a replay so far, and the state.

use bevy_ecs::prelude::World;
use riposte_rules::battle::{Battle, Snapshot};
use riposte_rules::data::{DataError, Library};
use riposte_rules::rulebook::Shelf;

use crate::Record;
use crate::lines::{Lines, seal};

const KIND: &str = "save";
const VERSION: u32 = 1;

/// A battle to go on with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Save {
    /// How it came here.
    pub record: Record,
    /// The state, as [`Snapshot::to_text`] writes it.
    pub state: String,
}

impl Save {
    /// The battle as it stands.
    ///
    /// # Errors
    /// When a value of the state cannot be written; none of the table's own can fail.
    pub fn of(record: Record, world: &World) -> Result<Save, DataError> {
        let state = Snapshot::of(world).to_text(world)?;
        Ok(Save { record, state })
    }

    /// The save as text.
    pub fn to_text(&self) -> String {
        let count = self.state.lines().count();
        seal(format!(
            "riposte {KIND} {VERSION}\n{}state: {count}\n{}",
            self.record.body(),
            self.state
        ))
    }

    /// Reads a save.
    ///
    /// # Errors
    /// When the text is no save, of another version, cut off or edited.
    pub fn from_text(file: &str, text: &str) -> Result<Save, DataError> {
        let mut lines = Lines::open(file, text, KIND, VERSION)?;
        let record = Record::read_body(&mut lines)?;
        let count = lines.count("state")?;
        if count != lines.left() {
            return Err(lines.wrong(&count.to_string(), "the number of lines that follow"));
        }
        let mut state = String::new();
        for _ in 0..count {
            state += lines.any()?;
            state.push('\n');
        }
        Ok(Save { record, state })
    }

    /// Puts the state into a World in which the scenario of the record is laid.
    ///
    /// # Errors
    /// When the state does not fit the scenario; the World then stands as before.
    pub fn restore(&self, world: &mut World) -> Result<(), DataError> {
        let snapshot = Snapshot::from_text(world, "state of the save", &self.state)?;
        snapshot.restore(world);
        Ok(())
    }

    /// Lays the battle as it stood.
    ///
    /// # Errors
    /// When the scenario is not as it was, or the state does not fit it.
    pub fn lay(&self, shelf: &Shelf, library: &Library) -> Result<Battle, DataError> {
        let mut battle = self.record.deal.lay(shelf, library)?;
        battle.drain_events();
        self.restore(battle.world_mut())?;
        Ok(battle)
    }
}
