//! What the rulebook keeps of a figure, and what its roster makes of it.

use bevy_ecs::prelude::*;
use riposte_kit::scores::{ScoreNames, needed};
use riposte_rules::data::{DataError, FigureSpawn};
use riposte_rules::figure::Sheet;
use serde::{Deserialize, Serialize};

use crate::tables::Tables;

/// What changes of a figure.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fighter {
    /// Whether its turn is over.
    pub done: bool,
    /// What it has lost of its life.
    pub lost: i32,
}

/// What a roster makes of a figure. Fixed for the battle.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Build {
    /// How much it can bear.
    pub life: i32,
}

/// Checks the scores of a figure and works out what it is.
///
/// # Errors
/// When a score is not known, or out of bounds.
pub fn build(
    tables: &Tables,
    sheet: &Sheet,
    spawn: &FigureSpawn,
) -> Result<(Fighter, Build), DataError> {
    ScoreNames::new(["Life"]).check(sheet, spawn)?;
    let life = needed(sheet, spawn, "Life", 1..=tables.constants.life_most)?;
    Ok((Fighter::default(), Build { life }))
}
