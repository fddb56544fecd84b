//! What this rulebook keeps of a figure, and what its roster makes of it.

use bevy_ecs::prelude::*;
use riposte_rules::data::{DataError, FigureSpawn};
use riposte_rules::figure::{FigureId, FigureSet, Sheet, Side};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::keywords::{Keyword, Keywords};
use crate::tables::Tables;

/// What changes of a figure.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fighter {
    /// Action points left.
    pub points: u8,
    /// Whether its turn is over.
    pub done: bool,
    /// Whether it evades: no enemy gains anything on it (VAN-402).
    pub evading: bool,
    /// Its last initiative; 0 before the first.
    pub initiative: u8,
    /// Health lost.
    pub lost: i32,
    /// Shots of each kind, by the number of the kind.
    pub shots: SmallVec<[u8; 5]>,
    /// Draughts.
    pub draughts: u8,
    /// Whether it lies in ambush, unseen (VAN-901).
    pub hidden: bool,
    /// Whether it strikes back at a figure that attacks it (VAN-553).
    pub counter: bool,
    /// The side that overwhelmed it (VAN-554).
    pub overwhelmed: Option<Side>,
    /// Whether its gift of flying or of the shade is spent (VAN-704, VAN-705).
    pub spent: bool,
    /// Whether its body has been looted.
    pub looted: bool,
    /// Enemies that it has nerved itself to attack this turn, and those it has not.
    pub nerved: FigureSet,
    /// Enemies that it may not attack this turn: a check failed.
    pub cowed: FigureSet,
    /// Whom it had strike on when that one fled (VAN-706).
    pub quarry: Option<FigureId>,
}

/// One of the statistics (VAN-201).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stat {
    /// Gaining strike.
    Speed,
    /// Evading.
    Agility,
    /// Striking hard.
    Strength,
    /// Withstanding.
    Toughness,
    /// Keeping a clear head.
    Mind,
    /// Not wavering.
    Bravery,
    /// Gaining vantage.
    Perception,
}

impl Stat {
    /// All of them.
    pub const ALL: [Stat; 7] = [
        Stat::Speed,
        Stat::Agility,
        Stat::Strength,
        Stat::Toughness,
        Stat::Mind,
        Stat::Bravery,
        Stat::Perception,
    ];

    /// Its name, as in rosters.
    pub const fn name(self) -> &'static str {
        match self {
            Stat::Speed => "Speed",
            Stat::Agility => "Agility",
            Stat::Strength => "Strength",
            Stat::Toughness => "Toughness",
            Stat::Mind => "Mind",
            Stat::Bravery => "Bravery",
            Stat::Perception => "Perception",
        }
    }
}

/// What a roster makes of a figure. Fixed for the battle.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Build {
    /// The statistics, in the order of [`Stat::ALL`].
    pub stats: [i32; 7],
    /// Health when unhurt.
    pub health: i32,
    /// Armour (VAN-803).
    pub armour: i32,
    /// Shots of all kinds at the beginning.
    pub shots: i32,
    /// What it is besides.
    pub keywords: Keywords,
}

impl Build {
    /// A statistic.
    pub fn stat(&self, stat: Stat) -> i32 {
        self.stats[stat as usize]
    }
}

/// Score of how many draughts a figure has.
const DRAUGHTS: &str = "draughts";
const HEALTH: &str = "Health";
/// A statistic beside those of a fight: named in rosters, of no use here.
const EMPATHY: &str = "Empathy";

/// Checks the scores and armour of a figure and works out what it is.
///
/// # Errors
/// When a score or an armour is not known or out of bounds, or two pieces share a place.
pub fn build(
    tables: &Tables,
    sheet: &Sheet,
    spawn: &FigureSpawn,
) -> Result<(Fighter, Build), DataError> {
    let mut keywords = Keywords::default();
    for (name, value) in &sheet.scores {
        match Keyword::parse(name) {
            Some(keyword) if *value == 1 => keywords = keywords.with(keyword),
            Some(_) => {
                let what = format!("\"{}\" has \"{name}\" {value}", spawn.entry.key);
                return Err(spawn.error(name, what).expecting("1 for a keyword, or none"));
            }
            None => check_score(tables, name, *value, spawn)?,
        }
    }
    let mut stats = [0; 7];
    for (stat, value) in Stat::ALL.into_iter().zip(&mut stats) {
        *value = needed(sheet, stat.name(), spawn)?;
    }
    let counts = |name: &str| sheet.score(name).clamp(0, 255) as u8;
    let fighter = Fighter {
        shots: tables.shots.iter().map(|row| counts(&row.key)).collect(),
        draughts: counts(DRAUGHTS),
        hidden: keywords.has(Keyword::Ambusher),
        ..Fighter::default()
    };
    let health = needed(sheet, HEALTH, spawn)?;
    let shots = fighter.shots.iter().map(|count| i32::from(*count)).sum();
    let armour = armour(tables, sheet, spawn)?;
    Ok((fighter, Build { stats, health, armour, shots, keywords }))
}

/// A score that every figure has.
fn needed(sheet: &Sheet, name: &str, spawn: &FigureSpawn) -> Result<i32, DataError> {
    sheet.scores.get(name).copied().ok_or_else(|| {
        let what = format!("\"{}\" has no {name}", spawn.entry.key);
        spawn.error(&spawn.entry.key, what).expecting(format!("\"{name}\" among its scores"))
    })
}

fn check_score(
    tables: &Tables,
    name: &str,
    value: i32,
    spawn: &FigureSpawn,
) -> Result<(), DataError> {
    let stats = Stat::ALL.map(Stat::name);
    let (least, most) = match name {
        HEALTH => (1, 99),
        EMPATHY => (1, 12),
        _ if stats.contains(&name) => (1, 12),
        _ if name == DRAUGHTS || tables.shot(name).is_some() => (0, 99),
        _ => {
            let known = stats.into_iter().chain([HEALTH, EMPATHY, DRAUGHTS]);
            let shots = tables.shots.iter().map(|row| row.key.as_str());
            let words = Keyword::ALL.into_iter().map(|(_, word)| word);
            let what = format!("\"{name}\" is no score of this rulebook");
            let error = spawn.error(name, what);
            return Err(error.expecting_one_of(known.chain(shots).chain(words)));
        }
    };
    if (least..=most).contains(&value) {
        return Ok(());
    }
    let what = format!("\"{}\" has {value} {name}", spawn.entry.key);
    Err(spawn.error(name, what).expecting(format!("{least} to {most}")))
}

/// What the pieces worn add up to, of each place one (VAN-803).
fn armour(tables: &Tables, sheet: &Sheet, spawn: &FigureSpawn) -> Result<i32, DataError> {
    let mut worn = Vec::new();
    let mut sum = 0;
    for key in &sheet.armour {
        let Some(row) = tables.armour.iter().find(|row| row.key == *key) else {
            let what = format!("\"{}\" wears \"{key}\", an unknown armour", spawn.entry.key);
            let error = spawn.error(key, what);
            return Err(error.expecting_one_of(tables.armour.iter().map(|row| &row.key)));
        };
        if worn.contains(&row.slot) {
            let what = format!("\"{}\" wears two pieces in one place", spawn.entry.key);
            return Err(spawn
                .error(key, what)
                .expecting("one for the body, one for the head, one for the shoulders"));
        }
        worn.push(row.slot);
        sum += row.armour;
    }
    Ok(sum.min(tables.constants.armour_most))
}
