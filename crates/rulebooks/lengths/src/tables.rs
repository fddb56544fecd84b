//! The numbers of the rulebook, as they stand in `assets/rulebooks/lengths`.

use bevy_ecs::prelude::*;
use riposte_kit::rows::check_keys;
use riposte_rules::board::Terrain;
use riposte_rules::data::{Armoury, DataError, Library, Source, WeaponFile, WeaponNumbers};
use riposte_rules::systems::{PlaceRule, ReachRule};
use serde::Deserialize;

use crate::equipment::weapons::{ModeStats, WeaponStats};
use crate::words::{SPELL_VERBS, info};

/// Every table, read and checked.
#[derive(Resource, Clone, Debug)]
pub struct Tables {
    /// Fixed numbers and switches.
    pub constants: Constants,
    /// Armour.
    pub armour: Vec<ArmourRow>,
    /// Classes.
    pub classes: Vec<ClassRow>,
    /// Spells, in the order of their verbs.
    pub spells: Vec<SpellRow>,
    /// What weapons and their blows are: `weapons.ron`.
    pub weapons: WeaponNumbers<WeaponStats, ModeStats>,
}

/// Fixed numbers and switches: `constants.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Constants {
    /// Whether Stamina and Wounds are one pool.
    pub simple: bool,
    /// Whether a caster is helpless, not merely unaware.
    pub caster_is_helpless: bool,
    /// Whether there are firearms.
    pub firearms: bool,
    /// Whether a counterattack lays bare against the blow it answers.
    pub exposure_includes_trigger: bool,
    /// Up to which score an ability has which modifier.
    pub abilities: Vec<(i32, i32)>,
    /// Combat move and run in hexes by points of load.
    pub paces: Vec<(u16, u16)>,
    /// So many things carried are one point of load.
    pub items_a_point: usize,
    /// What entering each kind of ground costs, `None` where nobody enters.
    pub ground: Vec<(Terrain, Option<u16>)>,
    /// Kinds of ground that lie in the dark.
    pub dark: Vec<Terrain>,
    /// The hexes that are struck.
    pub reach: ReachRule,
    /// Who shares a hex.
    pub places: PlaceRule,
    /// Where the armour class against blows begins.
    pub melee_class: i32,
    /// Where the armour class against missiles begins.
    pub missile_class: i32,
    /// To hit where the other's weapon is longer, shorter, or there is none.
    pub length: [i32; 3],
    /// To hit the unaware.
    pub unaware: i32,
    /// To hit a figure that lies: blows and missiles.
    pub prone: [i32; 2],
    /// To hit from the ground.
    pub from_prone: i32,
    /// To hit at two and at three against one.
    pub odds: [i32; 2],
    /// From which Armour Rating on a rapier slips, and what that is to hit.
    pub rapier: [i32; 2],
    /// What a second weapon adds to the armour class.
    pub off_hand: i32,
    /// What Full Defence adds: untrained and trained.
    pub full_defence: [i32; 2],
    /// To hit in the round of a change of weapons.
    pub changed: i32,
    /// To hit after aiming.
    pub aimed: i32,
    /// To hit in the dark.
    pub darkness: i32,
    /// To hit at medium and at long range.
    pub bands: [i32; 2],
    /// The same of firearms.
    pub fire_bands: [i32; 2],
    /// To hit in a melee with a missile.
    pub into_melee: i32,
    /// To hit for each other one of a crowd.
    pub crowd: i32,
    /// What cover each kind of ground gives.
    pub cover: Vec<(Terrain, i32)>,
    /// What cover somebody in between gives.
    pub cover_of_figures: i32,
    /// What a weapon is to somebody who lacks the training.
    pub improvised: Improvised,
    /// For each other one who wrestles on the same side.
    pub team: i32,
    /// So many contests lost in a row pin.
    pub contests_to_pin: u8,
    /// The injury roll.
    pub injury: InjuryRow,
    /// Dice and sides of the rounds of looking in a pouch.
    pub pouch: [u8; 2],
    /// The same in a pack.
    pub pack: [u8; 2],
    /// Pursuit of a figure that runs off the board.
    pub pursuit: PursuitRow,
    /// The spell of sleep.
    pub sleep: SleepRow,
    /// The ward: against missiles, otherwise, off damage.
    pub ward: [i32; 3],
    /// Who may save against a word of command: levels above the first number, or an Intelligence
    /// whose modifier is the second at least.
    pub command: [i32; 2],
    /// Mounted combat.
    pub riding: RidingRow,
}

/// Mounted combat.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RidingRow {
    /// Up to which load of rider and mount together: combat move and run in hexes.
    pub paces: Vec<(usize, u16, u16)>,
    /// To hit with a blow from the saddle.
    pub blow: i32,
    /// To the armour class of a figure on foot that a rider strikes at.
    pub class: i32,
    /// To hit with a shot from the saddle.
    pub shot: i32,
    /// So many of the last steps of a run in one line are a charge.
    pub straight: u8,
    /// So many times the damage after a run.
    pub run: i32,
    /// The same of a polearm or lance in a charge.
    pub charge: i32,
    /// The same of what is set against a charge.
    pub set: i32,
}

/// A weapon in the hands of somebody who lacks the training.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Improvised {
    /// Sides of its damage die.
    pub die: u8,
    /// Its length.
    pub length: u8,
}

/// The injury roll: from which totals on it is what.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InjuryRow {
    /// Sides of the die.
    pub die: u8,
    /// From here on a minor wound.
    pub minor: i32,
    /// From here on a lasting injury.
    pub lasting: i32,
    /// From here on death.
    pub dead: i32,
}

/// Pursuit of a figure that runs off the board.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PursuitRow {
    /// Kinds of ground on which nothing but speed decides.
    pub plains: Vec<Terrain>,
    /// From which lead on it is a long pursuit, in hexes.
    pub long: i32,
    /// At which lead the runner has escaped.
    pub escaped: i32,
}

/// The spell of sleep.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SleepRow {
    /// How far it spreads, in hexes.
    pub far: u32,
    /// Dice.
    pub dice: u8,
    /// Their sides.
    pub sides: u8,
    /// The most Hit Dice of somebody it touches.
    pub most: i32,
}

/// A suit of armour: `armour.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArmourRow {
    /// The word in rosters.
    pub key: String,
    /// The name shown to players.
    pub name: String,
    /// Armour Rating.
    pub rating: i32,
    /// Whether it is of metal.
    pub metal: bool,
    /// Points of load.
    pub load: usize,
}

/// A class: `classes.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ClassRow {
    /// The score that says so in a roster, with the level as its value.
    pub key: String,
    /// The name shown to players.
    pub name: String,
    /// Wounds at level 1.
    pub wounds: i32,
    /// The levels at which one more comes.
    pub more_at: Vec<i32>,
    /// Stamina for each level.
    pub stamina: i32,
    /// Saving throws up to a level: Paralyzation, Poison, Breath, Device, Magic.
    pub saves: Vec<(i32, [i32; 5])>,
}

/// Who casts a spell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum School {
    /// Those who can speak.
    MagicUser,
    /// Those who have a holy symbol in hand.
    Cleric,
}

/// A spell: `spells.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpellRow {
    /// The word of its verb, and of the score of those who know it.
    pub key: String,
    /// Who casts it.
    pub by: School,
    /// How far it reaches, in hexes; 0 for the caster alone.
    pub far: u32,
    /// How much farther for each level above the first.
    pub farther: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ArmourFile {
    armour: Vec<ArmourRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClassFile {
    classes: Vec<ClassRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpellFile {
    spells: Vec<SpellRow>,
}

riposte_kit::keyed!(ArmourRow, ClassRow);

const FOLDER: &str = "rulebooks/lengths";

impl Constants {
    /// What a kind of ground makes entering it cost; `None` where nobody enters.
    pub fn price_of(&self, ground: Terrain) -> Option<u16> {
        let row = self.ground.iter().find(|(kind, _)| *kind == ground);
        row.map_or(Some(1), |(_, price)| *price)
    }

    /// The modifier of an ability (LEN-101).
    pub fn modifier(&self, score: i32) -> i32 {
        let row = self.abilities.iter().find(|(most, _)| score <= *most);
        row.or(self.abilities.last()).map_or(0, |(_, modifier)| *modifier)
    }
}

impl RidingRow {
    /// Combat move and run under a load; none beyond the last row.
    pub fn pace(&self, load: usize) -> (u16, u16) {
        let row = self.paces.iter().find(|(most, ..)| load <= *most);
        row.map_or((0, 0), |(_, pace, run)| (*pace, *run))
    }
}

impl Tables {
    /// Reads every table, and the armoury.
    ///
    /// # Errors
    /// When a file is missing, cannot be read, or its parts do not fit each other.
    pub fn read(library: &Library) -> Result<(Tables, Armoury), DataError> {
        let source = library.source(&format!("{FOLDER}/weapons.ron"))?;
        let file: WeaponFile<WeaponStats, ModeStats> = source.parse()?;
        let (armoury, weapons) = file.split(&source)?;
        let spells = library.source(&format!("{FOLDER}/spells.ron"))?;
        let constants = library.source(&format!("{FOLDER}/constants.ron"))?;
        let tables = Tables {
            constants: constants.parse()?,
            armour: library.read::<ArmourFile>(&format!("{FOLDER}/armour.ron"))?.armour,
            classes: library.read::<ClassFile>(&format!("{FOLDER}/classes.ron"))?.classes,
            spells: spells.parse::<SpellFile>()?.spells,
            weapons,
        };
        check_keys(&tables.armour, &library.source(&format!("{FOLDER}/armour.ron"))?, "armour")?;
        check_keys(&tables.classes, &library.source(&format!("{FOLDER}/classes.ron"))?, "class")?;
        check_constants(&tables.constants, &constants)?;
        check_spells(&tables.spells, &spells)?;
        Ok((tables, armoury))
    }
}

fn check_constants(constants: &Constants, source: &Source) -> Result<(), DataError> {
    let dice = [constants.pouch, constants.pack, [constants.sleep.dice, constants.sleep.sides]];
    let empty = [
        ("abilities", constants.abilities.is_empty()),
        ("paces", constants.paces.is_empty()),
        ("items_a_point", constants.items_a_point == 0),
        ("contests_to_pin", constants.contests_to_pin == 0),
        ("pouch", dice.iter().any(|[dice, sides]| *dice > 20 || !(2..=100).contains(sides))),
        ("riding", constants.riding.paces.is_empty() || constants.riding.straight == 0),
        ("pursuit", constants.pursuit.long < 1 || constants.pursuit.escaped < 1),
        ("injury", !(2..=100).contains(&constants.injury.die)),
        ("improvised", !(2..=100).contains(&constants.improvised.die)),
    ];
    match empty.into_iter().find(|(_, wrong)| *wrong) {
        Some((field, _)) => {
            let error = source.error_at_field(field, format!("`{field}` cannot be used"));
            Err(error.expecting("rows, numbers above 0, and dice of 2 to 100 sides"))
        }
        None => Ok(()),
    }
}

/// The rows of a table of spells stand for the verbs that cast them, so none may be missing.
fn check_spells(spells: &[SpellRow], source: &Source) -> Result<(), DataError> {
    let wanted: Vec<&str> = SPELL_VERBS.iter().map(|verb| info(*verb).word).collect();
    for (row, word) in spells.iter().zip(&wanted) {
        if row.key != *word {
            let what = format!("the spell \"{}\" stands in the wrong place", row.key);
            return Err(source.error(&row.key, 0, what).expecting(format!("\"{word}\"")));
        }
    }
    if spells.len() != wanted.len() {
        let error = source.error_at_field("key", format!("there are {} spells", spells.len()));
        return Err(error.expecting(format!("these {}: {}", wanted.len(), wanted.join(", "))));
    }
    Ok(())
}
