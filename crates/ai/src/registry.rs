//! The players by name.

use riposte_rules::data::Library;

use crate::{Brawler, Effort, Planner, Player, Random, Squire, Weights};

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
        key: "brawler",
        name: "Brawler",
        blurb: "Runs at the weakest enemy and hits it, whoever stands beside.",
        make: |_, library| Box::new(Brawler::new(library)),
    },
    Entry {
        key: "squire",
        name: "Squire",
        blurb: "Knows the odds of the blow at hand, guards itself, and looks no further.",
        make: |seed, library| Box::new(Squire::new(seed, library, wknob())),
    },
    Entry {
        key: "sergeant",
        name: "Sergeant",
        blurb: "Plans its turn and weighs your answer.",
        make: |seed, library| {
            Box::new(Planner::new(seed, library, Weights::default(), knob("S", SERGEANT)))
        },
    },
    Entry {
        key: "captain",
        name: "Captain",
        blurb: "Looks far ahead.",
        make: |seed, library| {
            Box::new(Planner::new(seed, library, Weights::default(), knob("C", CAPTAIN)))
        },
    },
];

fn wknob() -> Weights {
    let mut w = Weights::default();
    let Ok(text) = std::env::var("W") else { return w };
    for part in text.split(',').filter(|p| !p.is_empty()) {
        let (name, value) = part.split_once('=').unwrap();
        let v: f64 = value.parse().unwrap();
        match name {
            "harm" => w.harm = v,
            "out" => w.out = v,
            "suffered" => w.suffered = v,
            "fall" => w.fall = v,
            "answer" => w.answer = v,
            "point" => w.point = v,
            "reserve" => w.reserve = v,
            "way" => w.way = v,
            "threat" => w.threat = v,
            "danger" => w.danger = v,
            "crowd" => w.crowd = v,
            "distance" => w.distance = v,
            "haste" => w.haste = v,
            "facing" => w.facing = v,
            "down" => w.down = v,
            "held" => w.held = v,
            "success" => w.success = v,
            "pip" => w.pip = v,
            "hazard" => w.hazard = v,
            _ => panic!("{name}"),
        }
    }
    w
}

fn knob(name: &str, effort: Effort) -> Effort {
    let Ok(text) = std::env::var(name) else { return effort };
    let v: Vec<f64> = text.split(',').map(|x| x.parse().unwrap()).collect();
    Effort {
        candidates: v[0] as usize,
        tries: v[1] as u32,
        turns: v[2] as u16,
        decisions: v[3] as u32,
        prior: v[4],
    }
}

const SERGEANT: Effort = Effort { candidates: 6, tries: 48, turns: 0, decisions: 60, prior: 4.0 };
const CAPTAIN: Effort = Effort { candidates: 10, tries: 240, turns: 1, decisions: 120, prior: 2.0 };

/// Every player, the weakest first.
pub fn players() -> &'static [Entry] {
    PLAYERS
}

/// The player with a key.
pub fn find(key: &str) -> Option<&'static Entry> {
    PLAYERS.iter().find(|entry| entry.key == key)
}
