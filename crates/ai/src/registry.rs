//! The players by name: levels of strength, and tempers of those that have one.

use riposte_rules::data::Library;

use crate::{
    Effort, GreedyPlayer, Henchman, NaivePlayer, Personality, Player, RandomPlayer, RolloutPlayer,
    Tries,
};

/// A player as it is offered.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The word in files and on the command line: `squire`, or `squire-bold`.
    pub key: &'static str,
    /// The name shown to players.
    pub name: &'static str,
    /// What to expect, in a sentence.
    pub blurb: &'static str,
    /// The word of its level alone.
    pub level: &'static str,
    /// The word of its temper, as a file in the folder `personalities`; empty for a level
    /// without tempers.
    pub temper: &'static str,
    mind: Mind,
}

/// How a level thinks.
#[derive(Clone, Copy, Debug)]
enum Mind {
    Random,
    Naive,
    Habit,
    Greedy,
    Rollout(Effort),
}

impl Entry {
    /// Makes one, from a seed and the data files that the battle was made from.
    pub fn make(&self, seed: u64, library: &Library) -> Box<dyn Player> {
        // The files come with the program and are tested with it.
        let read = |temper| Personality::of(library, temper).map(|personality| personality.weights);
        let weights = || read(self.temper).unwrap_or_default();
        match self.mind {
            Mind::Random => Box::new(RandomPlayer::new(seed)),
            Mind::Naive => Box::new(NaivePlayer),
            Mind::Habit => Box::new(Henchman::default()),
            Mind::Greedy => Box::new(GreedyPlayer::new(seed, library, weights())),
            Mind::Rollout(effort) => Box::new(RolloutPlayer::new(seed, library, weights(), effort)),
        }
    }
}

macro_rules! level {
    ($key:literal, $name:literal, $mind:expr, $blurb:literal) => {
        [Entry { key: $key, name: $name, blurb: $blurb, level: $key, temper: "", mind: $mind }]
    };
    ($key:literal, $name:literal, $mind:expr, $blurb:literal, tempers $($temper:literal),*) => {
        [
            Entry { key: $key, name: $name, blurb: $blurb, level: $key, temper: USUAL, mind: $mind },
            $(Entry {
                key: concat!($key, "-", $temper),
                name: concat!($name, ", ", $temper),
                blurb: $blurb,
                level: $key,
                temper: $temper,
                mind: $mind,
            }),*
        ]
    };
}

/// The temper that a level has when none is named.
const USUAL: &str = "steady";

/// What the sergeant tries, and what the captain, who tries a little more, far more often, does
/// not let luck deceive it, and waits for its moment. In most positions it is the work in all tries
/// that ends the trying. Tries in which everybody thinks cost so much that there are few of them.
const SERGEANT: Effort = Effort {
    by_reflex: Tries { candidates: 6, work: 400, least: 3 },
    with_thought: None,
    most: 240,
    fair: false,
    patience: 0.0,
};
const CAPTAIN: Effort = Effort {
    by_reflex: Tries { candidates: 8, work: 2000, least: 3 },
    with_thought: Some(Tries { candidates: 6, work: 2000, least: 2 }),
    most: 1000,
    fair: true,
    patience: 0.15,
};

/// A captain of the usual temper.
pub(crate) fn captain(seed: u64, library: &Library) -> RolloutPlayer {
    let weights = Personality::of(library, USUAL).map(|personality| personality.weights);
    RolloutPlayer::new(seed, library, weights.unwrap_or_default(), CAPTAIN)
}

static RANDOM: &[Entry] =
    &level!("random", "Random", Mind::Random, "Does anything that is allowed, without a thought.");
static BRAWLER: &[Entry] = &level!(
    "brawler",
    "Brawler",
    Mind::Naive,
    "Runs at the weakest of you and hits, whoever stands beside. Let it come."
);
static HENCHMAN: &[Entry] = &level!(
    "henchman",
    "Henchman",
    Mind::Habit,
    "Goes by the list that its rulebook has for those whom nobody leads. Without one it is a brawler."
);
static SQUIRE: &[Entry] = &level!(
    "squire",
    "Squire",
    Mind::Greedy,
    "Knows the odds of the blow at hand and guards itself, and looks no further.",
    tempers "bold", "canny", "careless"
);
static SERGEANT_S: &[Entry] = &level!(
    "sergeant",
    "Sergeant",
    Mind::Rollout(SERGEANT),
    "Thinks its turn through to the end, with your answers. Will not run onto your blade.",
    tempers "bold", "canny", "careless"
);
static CAPTAIN_S: &[Entry] = &level!(
    "captain",
    "Captain",
    Mind::Rollout(CAPTAIN),
    "Thinks longer than a sergeant, tells skill from luck, and waits for its moment.",
    tempers "bold", "canny", "careless"
);

/// The levels, weakest first, each with its tempers.
fn levels() -> [&'static [Entry]; 6] {
    [RANDOM, BRAWLER, HENCHMAN, SQUIRE, SERGEANT_S, CAPTAIN_S]
}

/// Every level with its usual temper, the weakest first.
pub fn players() -> Vec<&'static Entry> {
    levels().into_iter().filter_map(<[Entry]>::first).collect()
}

/// The tempers of a level, the usual one first.
pub fn tempers(level: &str) -> &'static [Entry] {
    let found = levels().into_iter().find(|entries| entries[0].level == level);
    found.unwrap_or_default()
}

/// The player with a key.
pub fn find(key: &str) -> Option<&'static Entry> {
    levels().into_iter().flatten().find(|entry| entry.key == key)
}
