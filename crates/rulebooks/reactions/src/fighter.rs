//! What this rulebook keeps of each figure.

use bevy_ecs::prelude::*;
use riposte_kit::armour::pieces;
use riposte_kit::scores::ScoreNames;
use riposte_rules::data::{DataError, FigureSpawn};
use riposte_rules::figure::{Arms, Sheet};
use serde::{Deserialize, Serialize};

use crate::mounted::uses::TACK;
use crate::tables::{ArmourRow, Tables};

/// What changes in the course of a battle. Numbers in half points.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fighter {
    /// Action points left this turn (REA-46).
    pub points: i32,
    /// Action points rolled this turn (REA-42).
    pub rolled: i32,
    /// Initiative of this turn (REA-43).
    pub initiative: i32,
    /// Where the figure is in the turn (REA-44).
    pub phase: Phase,
    /// Penalty on all rolls of this turn from pain, zero or less (REA-84).
    pub daze: i32,
    /// Whether it was stunned this turn (REA-84).
    pub stunned: bool,
    /// Whether the right and the left arm are useless (REA-87).
    pub arm_lost: [bool; 2],
    /// Whether a leg is useless (REA-87).
    pub lame: bool,
}

/// Where a figure is in the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Phase {
    /// Its phase is still to come.
    #[default]
    Waiting,
    /// It is its phase.
    Now,
    /// Its phase is over.
    Done,
}

/// What its scores and armour make of a figure. Fixed for the battle, in half points.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Bearing {
    /// Co-ordination before load (REA-23).
    pub co: i32,
    /// The load of the heaviest piece of armour.
    pub worn: u8,
    /// Perception after the helmet (REA-23).
    pub pe: i32,
    /// Protection at each place on the body (REA-91).
    pub protection: Vec<i32>,
    /// The kind of mount that it is, by its row (REA-101).
    pub mount: Option<usize>,
}

/// The skills; each may be followed by a specialism.
pub const SKILLS: &[&str] = &[
    "Combat",
    "Melee",
    "Polearm",
    "Tactics",
    "Athletics",
    "Sleight of hand",
    "Shooting",
    "Throwing",
    "Riding",
    "Martial arts",
];
const CHARACTERISTICS: &[&str] =
    &["ST", "CO", "PE", "WP", "IQ", "CH", "CO adjusted", "PE adjusted"];

/// Checks a figure's scores and armour and works out its bearing.
///
/// # Errors
/// When a score or a piece of armour is not known.
pub fn bearing(
    tables: &Tables,
    sheet: &Sheet,
    arms: &Arms,
    spawn: &FigureSpawn,
) -> Result<Bearing, DataError> {
    let kinds = || tables.riding.kinds.iter().map(|kind| kind.key.as_str());
    let known = ScoreNames::new(CHARACTERISTICS.iter().copied().chain([TACK]).chain(kinds()));
    known.with_skills(SKILLS.iter().copied()).check(sheet, spawn)?;
    let worn = pieces(&tables.armour, sheet, spawn)?;
    let load = worn.iter().map(|row| row.load).max().unwrap_or(0);
    let helmet: i32 = worn.iter().map(|row| row.perception.halves).sum();
    let fixed = |name: &str| sheet.scores.get(name).copied();
    // What is given outright holds for what the figure carries at the start.
    let unloaded = fixed("CO adjusted").map(|co| co - tables.load(load, arms));
    Ok(Bearing {
        co: unloaded.unwrap_or(sheet.score("CO")),
        worn: load,
        pe: fixed("PE adjusted").unwrap_or(sheet.score("PE") + helmet),
        mount: kinds().position(|kind| sheet.scores.contains_key(kind)),
        protection: tables.spots.iter().map(|spot| best_protection(&worn, &spot.name)).collect(),
    })
}

/// Of overlapping pieces the best alone counts (REA-91).
fn best_protection(worn: &[&ArmourRow], place: &str) -> i32 {
    let pieces = worn.iter().flat_map(|row| &row.protects);
    let values = pieces.filter(|(name, _)| name == place).map(|(_, value)| value.halves);
    values.max().unwrap_or(0)
}
