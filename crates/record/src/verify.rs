//! Playing a replay again.

use std::fmt;

use riposte_rules::battle::Battle;
use riposte_rules::data::{DataError, Library};
use riposte_rules::rulebook::Shelf;

use crate::Record;
use crate::lines::hex_number;

/// Where a battle played again first went another way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Divergence {
    /// The number of the choice, from 1; 0 when the battle began otherwise.
    pub step: usize,
    /// The choice in the notation.
    pub choice: String,
    /// What differs, in words.
    pub what: String,
}

impl fmt::Display for Divergence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.step {
            0 => write!(f, "at the start: {}", self.what),
            step => write!(f, "at choice {step}, \"{}\": {}", self.choice, self.what),
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
    let mut battle = record.deal.lay(shelf, library)?;
    if let Some(what) = differs(record.start, &battle) {
        return Ok(Some(Divergence { step: 0, choice: String::new(), what }));
    }
    for (index, step) in record.steps.iter().enumerate() {
        let what = match record.choice(battle.table(), index) {
            Some(Ok(choice)) => match battle.submit(choice) {
                Ok(()) => differs(step.hash, &battle),
                Err(refusal) => Some(refusal.to_string()),
            },
            Some(Err(error)) => Some(error.what),
            None => None,
        };
        if let Some(what) = what {
            return Ok(Some(Divergence { step: index + 1, choice: step.choice.clone(), what }));
        }
        battle.drain_events();
    }
    Ok(None)
}

fn differs(expected: u64, battle: &Battle) -> Option<String> {
    let found = battle.hash();
    (found != expected)
        .then(|| format!("the state is {}; expected {}", hex_number(found), hex_number(expected)))
}
