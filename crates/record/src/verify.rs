//! Playing a replay again.

use std::fmt;

use riposte_rules::battle::Battle;
use riposte_rules::data::{DataError, Library, shown};
use riposte_rules::rulebook::Shelf;

use crate::{Deal, Record};

/// Where a battle played again first went another way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Divergence {
    /// The number of the choice, from 1; 0 when the battle began otherwise.
    pub step: usize,
    /// The choice in the notation.
    pub choice: String,
    /// What differs, in words.
    pub what: String,
    /// Why it may differ, and what can be done, where that is known; else empty.
    pub why: String,
}

impl Divergence {
    /// With why the battle may go another way here than where it was written, and what can be
    /// done.
    pub fn explained(self, deal: &Deal, library: &Library) -> Divergence {
        let Some([why, done]) = deal.age(library) else { return self };
        Divergence { why: format!("; {why}; it takes {done}"), ..self }
    }
}

impl fmt::Display for Divergence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (choice, what) = (shown(&self.choice, 80), shown(&self.what, 240));
        match self.step {
            0 => write!(f, "at the start: {what}{}", shown(&self.why, 400)),
            step => write!(f, "at choice {step}, \"{choice}\": {what}{}", shown(&self.why, 400)),
        }
    }
}

/// Plays a record again and compares the hash after every choice. `None` when all agree.
///
/// # Errors
/// When the battle cannot be laid.
pub fn verify(
    record: &Record,
    shelf: &Shelf,
    library: &Library,
) -> Result<Option<Divergence>, DataError> {
    let divergence = play_through(record, shelf, library)?.err();
    Ok(divergence.map(|divergence| divergence.explained(&record.deal, library)))
}

/// The battle to which a record leads.
pub(crate) fn play_through(
    record: &Record,
    shelf: &Shelf,
    library: &Library,
) -> Result<Result<Battle, Divergence>, DataError> {
    let mut battle = record.deal.set_up(shelf, library)?;
    if let Err(divergence) = record.at_start(battle.world()) {
        return Ok(Err(divergence));
    }
    for index in 0..record.steps.len() {
        if let Err(divergence) = record.play(battle.world_mut(), index) {
            return Ok(Err(divergence));
        }
        battle.drain_events();
    }
    battle.drain_events();
    Ok(Ok(battle))
}
