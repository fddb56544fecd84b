//! Where a battle that is played again goes another way.

use std::fmt;

use riposte_rules::data::{Library, shown};
use riposte_words::{phrase, say};

use crate::Deal;

/// Where a battle played again first went another way.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Divergence {
    /// The number of the choice, from 1; 0 when the battle began otherwise.
    pub step: usize,
    /// The choice in the notation.
    pub choice: String,
    /// What differs, as a phrase or said already.
    pub what: String,
    /// Why it may differ, and what can be done, where that is known; else empty.
    pub why: String,
}

impl Divergence {
    /// With why the battle may go another way here than where it was written, and what can be
    /// done.
    pub fn explained(self, deal: &Deal, library: &Library) -> Divergence {
        let Some([why, done]) = deal.age(library) else { return self };
        Divergence { why: say!("; {why}; it takes {done}", why, done), ..self }
    }
}

impl fmt::Display for Divergence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (choice, what) = (shown(&self.choice, 80), shown(&phrase(&self.what), 240));
        let why = shown(&self.why, 400);
        f.write_str(&match self.step {
            0 => say!("at the start: {what}{why}", what, why),
            step => say!("at choice {step}, \"{choice}\": {what}{why}", step, choice, what, why),
        })
    }
}
