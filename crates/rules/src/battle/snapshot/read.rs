//! Reading a state back from its text: the lab and the tests do; the game plays a record instead.

use bevy_ecs::prelude::World;
use riposte_words::say;

use super::{HEADING, Snapshot};
use crate::battle::Figures;
use crate::data::{DataError, Scenario};

impl Snapshot {
    /// Reads a state that [`Snapshot::to_text`] wrote, for the battle laid in the World.
    ///
    /// # Errors
    /// When the text is cut off, edited, of another version, or of another scenario.
    pub fn from_text(world: &World, file: &str, text: &str) -> Result<Snapshot, DataError> {
        let mut lines = text.lines().enumerate().map(|(index, line)| (index + 1, line));
        let (_, heading) = lines.next().unwrap_or((1, ""));
        if heading != HEADING {
            let what =
                say!("\"{heading}\" is not the heading of a snapshot of this version", heading);
            return Err(DataError::new(file, what).at(Some(1)).expecting(HEADING));
        }
        let mut next = |name: &str| {
            let missing = || {
                DataError::new(file, say!("the line \"{name}\" is missing", name))
                    .expecting("a whole snapshot; this one is cut off or edited")
            };
            let (line, text) = lines.next().ok_or_else(missing)?;
            let value = text.strip_prefix(name).and_then(|rest| rest.strip_prefix(": "));
            value.map(|value| (line, value)).ok_or_else(|| missing().at(Some(line)))
        };
        let key = &world.resource::<Scenario>().key;
        let (line, scenario) = next("scenario")?;
        if scenario != key {
            let what = say!("the snapshot is of the scenario \"{scenario}\"", scenario);
            return Err(DataError::new(file, what).at(Some(line)).expecting(format!("\"{key}\"")));
        }
        let mut snapshot = Snapshot::empty(world);
        let count = world.resource::<Figures>().0.len();
        for cells in &mut snapshot.cells {
            let (line, value) = next(cells.name())?;
            let bad = |what: String| DataError::new(file, what).at(Some(line));
            cells.read(value).map_err(|error| bad(format!("{}: {error}", cells.name())))?;
            if cells.len().is_some_and(|len| len != count) {
                let what = say!("{name} is not given for each figure", name = cells.name());
                return Err(bad(what).expecting(say!("{count} values", count)));
            }
        }
        let (line, hash) = next("hash")?;
        if hash != format!("{:016x}", snapshot.hash()) {
            let what = "the hash does not fit the state: the text was edited";
            return Err(DataError::new(file, what).at(Some(line)));
        }
        Ok(snapshot)
    }
}
