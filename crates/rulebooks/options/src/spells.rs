//! Spells that are upon figures (OPT-901 to OPT-911).

use bevy_ecs::prelude::*;
use riposte_rules::decision::Verb;
use riposte_rules::figure::FigureId;
use serde::{Deserialize, Serialize};

use crate::words::*;

/// The verbs that cast spells, in the order of the table of spells.
pub const SPELL_VERBS: [Verb; 9] =
    [FIST, BLUR, DROP_SPELL, SLOW, CLUMSY, TRIP, FIREBALL, STONE, ILLUSION];

/// The words of those verbs.
pub fn words() -> Vec<&'static str> {
    SPELL_VERBS.iter().map(|verb| info(*verb).word).collect()
}

/// The number of the spell that a verb casts.
pub fn spell_of(verb: Verb) -> Option<usize> {
    SPELL_VERBS.iter().position(|spell| *spell == verb)
}

/// A spell at work.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spell {
    /// Its verb.
    pub verb: Verb,
    /// Who cast it.
    pub caster: FigureId,
    /// On whom; the illusion itself for one.
    pub on: FigureId,
    /// The ST put into it.
    pub st: i32,
    /// How many times its effect counts (OPT-902).
    pub times: i32,
    /// How many turns are left of it; `None` when it lasts while it is renewed.
    pub left: Option<u8>,
}

/// The spells at work, oldest first.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Spells(pub Vec<Spell>);

impl Spells {
    /// Whether a spell is upon a figure.
    pub fn upon(&self, figure: FigureId, verb: Verb) -> bool {
        self.0.iter().any(|spell| spell.on == figure && spell.verb == verb)
    }

    /// The ST put into the spells of a kind that are upon a figure, as many times as it counts.
    pub fn strength(&self, figure: FigureId, verb: Verb) -> i32 {
        let upon = self.0.iter().filter(|spell| spell.on == figure && spell.verb == verb);
        upon.map(|spell| spell.st * spell.times).sum()
    }

    /// How many times a spell that does not add up counts upon a figure; 0 when it is not.
    pub fn times(&self, figure: FigureId, verb: Verb) -> i32 {
        let upon = self.0.iter().filter(|spell| spell.on == figure && spell.verb == verb);
        upon.map(|spell| spell.times).max().unwrap_or(0)
    }

    /// Whether a figure is an illusion.
    pub fn illusion(&self, figure: FigureId) -> bool {
        self.upon(figure, ILLUSION)
    }
}
