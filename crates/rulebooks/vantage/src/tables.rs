//! The numbers of the rulebook, as they stand in `assets/rulebooks/vantage`.

use bevy_ecs::prelude::*;
use riposte_rules::board::Terrain;
use riposte_rules::data::{Armoury, DataError, Library, Source, WeaponFile, WeaponNumbers};
use riposte_rules::systems::{PlaceRule, ReachRule};
use serde::Deserialize;

/// Every table, read and checked.
#[derive(Resource, Clone, Debug)]
pub struct Tables {
    /// Fixed numbers and switches.
    pub constants: Constants,
    /// Pieces of armour.
    pub armour: Vec<ArmourRow>,
    /// Shots.
    pub shots: Vec<ShotRow>,
    /// What weapons and their blows are.
    pub weapons: WeaponNumbers<WeaponStats, ModeStats>,
}

/// Fixed numbers and switches: `constants.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Constants {
    /// Sides of the die.
    pub die: u8,
    /// Action points of a turn.
    pub points: u8,
    /// A statistic needs this less the statistic.
    pub required: i32,
    /// An attack needs this and the target's Toughness less the Strength behind it.
    pub attack: i32,
    /// The least and the most that is ever needed.
    pub bounds: (i32, i32),
    /// Added with the better initiative, taken with the worse.
    pub initiative_bonus: i32,
    /// Action points of moving a hex.
    pub move_cost: u8,
    /// Action points of soaring a hex.
    pub soar_cost: u8,
    /// Action points of a leap.
    pub leap_cost: u8,
    /// How far a leap leads, in hexes.
    pub leap_distance: u32,
    /// Up to which bare die a flight or leap costs the gift.
    pub spent_at: i32,
    /// From which bare die on the initiative of the winged and of shades is the highest.
    pub swift_from: i32,
    /// Added to the saves of the winged.
    pub winged_save: i32,
    /// Taken from damage to shades.
    pub shade_less: i32,
    /// What helping up needs.
    pub help_needs: i32,
    /// The Health it brings back.
    pub helped_health: i32,
    /// Added to the damage of special attacks.
    pub special_damage: i32,
    /// The most that worn armour counts.
    pub armour_most: i32,
    /// Health that a draught gives back.
    pub draught: i32,
    /// Whether one who is gained vantage on, and holds something on another, chooses.
    pub vantage_back_is_a_choice: bool,
    /// Whether one who has evaded may still fight.
    pub evading_may_fight: bool,
    /// Whether followers may come after one who flees.
    pub followers_pursue: bool,
    /// Ground that nobody enters.
    pub impassable: Vec<Terrain>,
    /// Who shares a hex.
    pub place: PlaceRule,
    /// What is in reach.
    pub reach: ReachRule,
}

/// A piece of armour: `armour.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArmourRow {
    /// The word in rosters.
    pub key: String,
    /// The name shown to players.
    pub name: String,
    /// Where it is worn.
    pub slot: Slot,
    /// What it adds to Armour.
    pub armour: i32,
}

/// Where a piece of armour is worn; of each place one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Slot {
    /// On the body.
    Body,
    /// On the head.
    Head,
    /// On the shoulders.
    Shoulders,
}

/// A kind of shot: `shots.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShotRow {
    /// The word in rosters: a score that says how many.
    pub key: String,
    /// The name of one, shown to players.
    pub name: String,
    /// Its damage.
    pub damage: i32,
}

/// What a weapon is.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaponStats {
    /// For which of the two places.
    pub kind: Kind,
    /// The Strength of a ranged weapon.
    #[serde(default)]
    pub strength: i32,
    /// The range of a ranged weapon: compared, never measured.
    #[serde(default)]
    pub range: i32,
    /// The shots it takes, by key.
    #[serde(default)]
    pub takes: Vec<String>,
}

/// For which place a weapon is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Kind {
    /// The melee weapon: it needs strike.
    Melee,
    /// The ranged weapon: it needs vantage.
    Ranged,
}

/// What a way to use a weapon does.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ModeStats {
    /// Damage of a melee weapon.
    pub damage: i32,
    /// Added to tries for strike.
    pub quick: i32,
}

const FOLDER: &str = "rulebooks/vantage";

impl Tables {
    /// Reads every table, and the armoury.
    ///
    /// # Errors
    /// When a file is missing, cannot be read, or its parts do not fit each other.
    pub fn read(library: &Library) -> Result<(Tables, Armoury), DataError> {
        let source = library.source(&format!("{FOLDER}/weapons.ron"))?;
        let file: WeaponFile<WeaponStats, ModeStats> = source.parse()?;
        let (armoury, weapons) = file.split(&source)?;
        let tables = Tables {
            constants: library.read(&format!("{FOLDER}/constants.ron"))?,
            armour: library.read(&format!("{FOLDER}/armour.ron"))?,
            shots: library.read(&format!("{FOLDER}/shots.ron"))?,
            weapons,
        };
        check_weapons(&tables, &armoury, &source)?;
        check_constants(&tables.constants, &library.source(&format!("{FOLDER}/constants.ron"))?)?;
        Ok((tables, armoury))
    }

    /// The number of a kind of shot, by key.
    pub fn shot(&self, key: &str) -> Option<usize> {
        self.shots.iter().position(|row| row.key == key)
    }
}

/// Every weapon has a way to be used, there is a bare hand, and shots are known.
fn check_weapons(tables: &Tables, armoury: &Armoury, source: &Source) -> Result<(), DataError> {
    if !armoury.weapons.iter().any(|weapon| weapon.natural) {
        let error = source.error_at_field("weapons", "nobody can strike with bare hands");
        return Err(error.expecting("a weapon with natural: true"));
    }
    for weapon in &armoury.weapons {
        let Some(id) = armoury.find(&weapon.key) else { continue };
        if weapon.modes.is_empty() {
            let what = format!("\"{}\" cannot be used in any way", weapon.key);
            return Err(source.error(&weapon.key, 0, what).expecting("a mode or more"));
        }
        let stats = tables.weapons.of(id);
        let ranged = stats.kind == Kind::Ranged;
        if ranged && stats.takes.is_empty() {
            let what = format!("\"{}\" is a ranged weapon that takes no shot", weapon.key);
            return Err(source.error(&weapon.key, 0, what).expecting("takes: a shot or more"));
        }
        if let Some(unknown) = stats.takes.iter().find(|key| tables.shot(key).is_none()) {
            let what = format!("\"{}\" takes \"{unknown}\", an unknown shot", weapon.key);
            let known = tables.shots.iter().map(|row| &row.key);
            return Err(source.error(unknown, 0, what).expecting_one_of(known));
        }
    }
    Ok(())
}

fn check_constants(constants: &Constants, source: &Source) -> Result<(), DataError> {
    let wrong = |field: &str, expected: &str| {
        let error = source.error_at_field(field, format!("`{field}` is out of bounds"));
        Err(error.expecting(expected.to_owned()))
    };
    if constants.die < 2 {
        return wrong("die", "a die of 2 sides or more");
    }
    if !(1..=20).contains(&constants.points) {
        return wrong("points", "1 to 20 action points");
    }
    if constants.bounds.0 > constants.bounds.1 {
        return wrong("bounds", "the least before the most");
    }
    if constants.move_cost == 0 || constants.soar_cost == 0 || constants.leap_cost == 0 {
        return wrong("move_cost", "a price of 1 or more for every way to move");
    }
    Ok(())
}
