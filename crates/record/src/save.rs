//! The save: a replay so far, and the state.

use bevy_ecs::prelude::World;
use riposte_rules::battle::{Battle, Snapshot};
use riposte_rules::data::{DataError, Library, shown};
use riposte_rules::rulebook::Shelf;
use riposte_words::{phrase, say};

use crate::Record;
use crate::lines::{Lines, as_written, seal};
use crate::verify::play_through;

const KIND: &str = "save";

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
            "riposte {KIND} {}\n{}state: {count}\n{}",
            self.record.deal.form(),
            self.record.body(),
            self.state
        ))
    }

    /// Reads a save.
    ///
    /// # Errors
    /// When the text is no save, of another version, cut off or edited.
    pub fn from_text(file: &str, text: &str) -> Result<Save, DataError> {
        let text = as_written(text);
        let mut lines = Lines::open(file, &text, KIND)?;
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

    /// Lays the battle as it stood: it is played from its start, choice by choice, and the
    /// state must be the one that this leads to. No state is taken from the text itself, for
    /// anybody can write one whose sums fit.
    ///
    /// # Errors
    /// When the scenario is not as it was, a choice cannot be made or leads elsewhere, or the
    /// state is another.
    pub fn set_up(&self, shelf: &Shelf, library: &Library) -> Result<Battle, DataError> {
        let battle =
            play_through(&self.record, shelf, library, |_, _| Ok(()))?.map_err(|divergence| {
                let way = divergence.to_string();
                let what = say!("the battle goes another way {way}", way);
                self.record.deal.explained(library, DataError::new(phrase("the choices"), what))
            })?;
        let state = battle.snapshot().to_text(battle.world())?;
        if state == self.state {
            return Ok(battle);
        }
        let lines = state.lines().chain([""]).zip(self.state.lines().chain([""]));
        let line = lines.take_while(|(led_to, found)| led_to == found).count();
        let name = self.state.lines().nth(line).and_then(|line| line.split_once(':'));
        let name = shown(name.map_or("it", |(name, _)| name), 30);
        let what = say!("\"{name}\" is not as the choices before make it", name);
        let error = DataError::new(phrase("the state"), what).at(Some(line + 1));
        Err(self.record.deal.explained(library, error.expecting("an unchanged save")))
    }
}
