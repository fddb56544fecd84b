//! The players by name.

use riposte_rules::data::Library;

use crate::{Player, Random, Squire};

/// A player as it is offered.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The word in files and on the command line.
    pub key: &'static str,
    /// The name shown to players.
    pub name: &'static str,
    /// What to expect, in a sentence.
    pub blurb: &'static str,
    /// Makes one, from a seed and the data files that the battle was made from.
    pub make: fn(u64, &Library) -> Box<dyn Player>,
}

const PLAYERS: &[Entry] = &[
    Entry {
        key: "random",
        name: "Random",
        blurb: "Does anything that is allowed, without a thought.",
        make: |seed, _| Box::new(Random::new(seed)),
    },
    Entry {
        key: "squire",
        name: "Squire",
        blurb: "Knows the odds of the blow at hand, guards itself, and looks no further.",
        make: |seed, library| Box::new(Squire::new(seed, library)),
    },
];

/// Every player, the weakest first.
pub fn players() -> &'static [Entry] {
    PLAYERS
}

/// The player with a key.
pub fn find(key: &str) -> Option<&'static Entry> {
    PLAYERS.iter().find(|entry| entry.key == key)
}
