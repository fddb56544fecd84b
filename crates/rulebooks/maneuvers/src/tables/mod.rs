//! The numbers of the rulebook, as they stand in `assets/rulebooks/maneuvers`.

mod constants;
mod gear;
mod maneuvers;
mod postures;
mod works;

use bevy_ecs::prelude::*;
use riposte_kit::rows::{Keyed, check_keys};
use riposte_rules::data::{Armoury, DataError, Library, Source, WeaponFile, WeaponNumbers};
use riposte_rules::decision::Verb;
use riposte_rules::figure::{Posture, Spot};
use serde::de::DeserializeOwned;

pub use constants::*;
pub use gear::*;
pub use maneuvers::{Feints, Goes, Group, ManeuverRow};
pub use postures::{ChangeRow, PostureRow};
pub use works::{Does, Takes, WorkRow};

use maneuvers::{ManeuverFile, check_maneuvers};
use postures::{PostureFile, check_postures};

/// Every table, read and checked.
#[derive(Resource, Clone, Debug)]
pub struct Tables {
    /// Fixed numbers and switches.
    pub constants: Constants,
    /// The maneuvers, in the order of their verbs.
    pub maneuvers: Vec<ManeuverRow>,
    /// The postures.
    pub postures: Vec<PostureRow>,
    /// How one posture becomes another.
    pub changes: Vec<ChangeRow>,
    /// Armour.
    pub armour: Vec<ArmourRow>,
    /// Places on the body, the torso first.
    pub spots: Vec<SpotRow>,
    /// Long actions.
    pub works: Vec<WorkRow>,
    /// What weapons and their blows are.
    pub weapons: WeaponNumbers<WeaponStats, ModeStats>,
}

const FOLDER: &str = "rulebooks/maneuvers";

impl Tables {
    /// Reads every table, and the armoury.
    ///
    /// # Errors
    /// When a file is missing, cannot be read, or its parts do not fit each other.
    pub fn read(library: &Library) -> Result<(Tables, Armoury), DataError> {
        let source = library.source(&format!("{FOLDER}/weapons.ron"))?;
        let file: WeaponFile<WeaponStats, ModeStats> = source.parse()?;
        let (armoury, weapons) = file.split(&source)?;
        let mut constants: Constants = library.read(&format!("{FOLDER}/constants.ron"))?;
        if constants.wide_arc {
            (constants.reach.right, constants.reach.left) = (None, None);
        }
        let source = library.source(&format!("{FOLDER}/maneuvers.ron"))?;
        let maneuvers = source.parse::<ManeuverFile>()?.maneuvers;
        check_maneuvers(&maneuvers, &source)?;
        let source = library.source(&format!("{FOLDER}/postures.ron"))?;
        let PostureFile { postures, changes } = source.parse()?;
        check_postures(&postures, &changes, &source)?;
        let (spots, source) = rows::<SpotRow>(library, "spots", "place")?;
        if spots.is_empty() {
            let error = source.error_at_field("key", "no place on the body");
            return Err(error.expecting("the torso first"));
        }
        let (armour, _) = rows(library, "armour", "armour")?;
        let (works, _) = rows(library, "works", "long action")?;
        let tables =
            Tables { constants, maneuvers, postures, changes, armour, spots, works, weapons };
        Ok((tables, armoury))
    }

    /// The row of a posture; that of standing where there is none.
    pub fn posture(&self, posture: Posture) -> &PostureRow {
        let row = self.postures.iter().find(|row| row.posture == posture);
        row.unwrap_or(&self.postures[0])
    }

    /// The row of a place on the body.
    pub fn spot(&self, spot: Spot) -> Option<&SpotRow> {
        self.spots.get(usize::from(spot.0))
    }

    /// The row of a maneuver.
    pub fn maneuver(&self, verb: Verb) -> Option<&ManeuverRow> {
        self.maneuvers.get(usize::from(verb.0))
    }
}

/// The rows of a file, each with a word of its own; `of` is what a row is.
fn rows<R: Keyed + DeserializeOwned>(
    library: &Library,
    file: &str,
    of: &str,
) -> Result<(Vec<R>, Source), DataError> {
    let source = library.source(&format!("{FOLDER}/{file}.ron"))?;
    let rows: Vec<R> = source.parse()?;
    check_keys(&rows, &source, of)?;
    Ok((rows, source))
}
