//! The players by name: levels of strength, and tempers of those that have one.

use riposte_rules::appraisal::Appraisal;
use riposte_rules::data::Library;

use crate::{
    Beginner, Effort, GreedyPlayer, Henchman, NaivePlayer, Personality, Player, RandomPlayer,
    RolloutPlayer,
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
    offer: Offer,
    mind: Mind,
}

/// Whether a level is offered to a player as an opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Offer {
    /// Always.
    Level,
    /// Where the rulebook has a list that it goes by.
    WithHabits,
    /// Never: others are measured by it. It has to be named.
    Yardstick,
}

/// How a level thinks.
#[derive(Clone, Copy, Debug)]
enum Mind {
    Random,
    Naive,
    Habit,
    Beginner,
    Greedy,
    Rollout(Effort),
}

impl Entry {
    /// Whether it is one of the levels, which are offered by the rules of every book.
    pub fn is_level(&self) -> bool {
        self.offer == Offer::Level
    }

    /// Whether it is offered as an opponent by the rules of a book. The others have to be named.
    pub fn is_offered(&self, book: &dyn Appraisal) -> bool {
        match self.offer {
            Offer::Level => true,
            Offer::WithHabits => book.has_habits(),
            Offer::Yardstick => false,
        }
    }

    /// Makes one, from a seed and the data files that the battle was made from.
    pub fn make(&self, seed: u64, library: &Library) -> Box<dyn Player> {
        // The files come with the program and are tested with it.
        let read = |temper| Personality::of(library, temper).map(|personality| personality.weights);
        let weights = || read(self.temper).unwrap_or_default();
        match self.mind {
            Mind::Random => Box::new(RandomPlayer::new(seed)),
            Mind::Naive => Box::new(NaivePlayer),
            Mind::Habit => Box::new(Henchman::default()),
            Mind::Beginner => {
                Box::new(Beginner::new(seed, library, read(BEGINS).unwrap_or_default()))
            }
            Mind::Greedy => Box::new(GreedyPlayer::new(seed, library, weights())),
            Mind::Rollout(effort) => Box::new(RolloutPlayer::new(seed, library, weights(), effort)),
        }
    }
}

/// A level without tempers.
const fn plain(
    (key, name): (&'static str, &'static str),
    offer: Offer,
    mind: Mind,
    blurb: &'static str,
) -> Entry {
    Entry { key, name, blurb, level: key, temper: "", offer, mind }
}

macro_rules! level {
    ($key:literal, $name:literal, $mind:expr, $blurb:literal, tempers $($temper:literal),*) => {
        [
            Entry { key: $key, temper: USUAL, ..plain(($key, $name), Offer::Level, $mind, $blurb) },
            $(Entry {
                key: concat!($key, "-", $temper),
                name: concat!($name, ", ", $temper),
                temper: $temper,
                ..plain(($key, $name), Offer::Level, $mind, $blurb)
            }),*
        ]
    };
}

/// The temper that a level has when none is named.
const USUAL: &str = "steady";

/// The file of what a beginner cares for, in the folder `personalities`.
const BEGINS: &str = "beginner";

/// What the sergeant tries; what the captain, in whose tries everybody thinks, who does not let luck
/// deceive it and waits for its moment; and what the master, who tries more. In most positions it is
/// the work in all tries that ends the trying.
const SERGEANT: Effort = Effort {
    candidates: 6,
    work: 400,
    least: 3,
    thinks: false,
    most: 240,
    fair: false,
    patience: 0.0,
};
const CAPTAIN: Effort = Effort {
    candidates: 6,
    work: 2000,
    least: 2,
    thinks: true,
    most: 1000,
    fair: true,
    patience: 0.15,
};
const MASTER: Effort = Effort { candidates: 8, work: 20_000, least: 6, most: 4000, ..CAPTAIN };

/// A captain of the usual temper.
pub(crate) fn captain(seed: u64, library: &Library) -> RolloutPlayer {
    let weights = Personality::of(library, USUAL).map(|personality| personality.weights);
    RolloutPlayer::new(seed, library, weights.unwrap_or_default(), CAPTAIN)
}

static RANDOM: &[Entry] = &[plain(
    ("random", "Random"),
    Offer::Yardstick,
    Mind::Random,
    "Does anything that is allowed, without a thought.",
)];
static BRAWLER: &[Entry] = &[plain(
    ("brawler", "Brawler"),
    Offer::Yardstick,
    Mind::Naive,
    "Runs at the weakest of you and hits, whoever stands beside. Let it come.",
)];
static HENCHMAN: &[Entry] = &[plain(
    ("henchman", "Henchman"),
    Offer::WithHabits,
    Mind::Habit,
    "Goes by the list that its rulebook has for those whom nobody leads. Without one it is a brawler.",
)];
static BEGINNER: &[Entry] = &[plain(
    ("beginner", "Beginner"),
    Offer::Level,
    Mind::Beginner,
    "Sees what it can do to you, not what you may do to it, and slips now and then.",
)];
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

static MASTER_S: &[Entry] = &level!(
    "master",
    "Master",
    Mind::Rollout(MASTER),
    "Takes its time, up to some seconds for a decision, and looks at all of it.",
    tempers "bold", "canny", "careless"
);

/// The levels, weakest first, each with its tempers.
fn levels() -> [&'static [Entry]; 8] {
    [RANDOM, BRAWLER, HENCHMAN, BEGINNER, SQUIRE, SERGEANT_S, CAPTAIN_S, MASTER_S]
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
