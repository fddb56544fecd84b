//! The numbers of the rulebook, as they stand in its folder.

use bevy_ecs::prelude::*;
use riposte_rules::data::{Armoury, DataError, Library, WeaponFile, WeaponNumbers};
use riposte_rules::systems::{PlaceRule, ReachRule};
use serde::Deserialize;

/// Every table, read and checked.
#[derive(Resource, Clone, Debug)]
pub struct Tables {
    /// Fixed numbers and switches.
    pub constants: Constants,
    /// What weapons and their blows are.
    pub weapons: WeaponNumbers<(), ModeStats>,
}

/// Fixed numbers and switches: `constants.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Constants {
    /// The most that a figure can bear.
    pub life_most: i32,
    /// Who shares a hex.
    pub place: PlaceRule,
    /// What is in reach.
    pub reach: ReachRule,
}

/// What a way to use a weapon does.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ModeStats {
    /// What it takes of a life.
    pub harm: i32,
}

const FOLDER: &str = "rulebooks/frame";

impl Tables {
    /// Reads every table, and the armoury.
    ///
    /// # Errors
    /// When a file is missing, cannot be read, or is out of bounds.
    pub fn read(library: &Library) -> Result<(Tables, Armoury), DataError> {
        let source = library.source(&format!("{FOLDER}/weapons.ron"))?;
        let file: WeaponFile<(), ModeStats> = source.parse()?;
        let (armoury, weapons) = file.split(&source)?;
        let source = library.source(&format!("{FOLDER}/constants.ron"))?;
        let constants: Constants = source.parse()?;
        if constants.life_most < 1 {
            let error = source.error_at_field("life_most", "nobody could live");
            return Err(error.expecting("1 or more"));
        }
        Ok((Tables { constants, weapons }, armoury))
    }
}
