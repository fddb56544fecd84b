//! The numbers of the rulebook, as they stand in `assets/rulebooks/options`.

use bevy_ecs::prelude::*;
use riposte_kit::rows::{Keyed, check_keys};
use riposte_rules::board::Terrain;
use riposte_rules::data::{Armoury, DataError, Library, Source, WeaponFile, WeaponNumbers};
use riposte_rules::systems::ReachRule;
use serde::Deserialize;

/// Every table, read and checked.
#[derive(Resource, Clone, Debug)]
pub struct Tables {
    /// Fixed numbers and switches.
    pub constants: Constants,
    /// Armour.
    pub armour: Vec<ArmourRow>,
    /// Peoples, with what a figure of them must be.
    pub peoples: Vec<PeopleRow>,
    /// Spells, in the order of their verbs.
    pub spells: Vec<SpellRow>,
    /// What weapons and their blows are: `weapons.ron`.
    pub weapons: WeaponNumbers<WeaponStats, ModeStats>,
}

/// Fixed numbers and switches: `constants.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Constants {
    /// Movement allowance without armour, in hexes.
    pub allowance: i32,
    /// IQ of a figure that is no wizard.
    pub plain_iq: i32,
    /// What entering each kind of ground costs, `None` where nobody enters.
    pub ground: Vec<(Terrain, Option<u16>)>,
    /// What entering a hex with a body costs.
    pub body_cost: u16,
    /// How far a figure crawls, in hexes.
    pub crawl: u16,
    /// The hexes that are struck.
    pub reach: ReachRule,
    /// Attack bonus from the side and from the rear.
    pub arc_bonus: [i32; 2],
    /// Whether a kneeling figure is rear all around and engages nobody.
    pub kneeling_is_all_rear: bool,
    /// Three dice: totals that triple, double, always hit; from which total on they always
    /// miss, drop the weapon, break it.
    pub three_dice: DiceRow,
    /// The same on four dice.
    pub four_dice: DiceRow,
    /// Whether multipliers of damage multiply each other, or add.
    pub multipliers_multiply: bool,
    /// What a pole weapon does in a charge.
    pub pole_charge: PoleCharge,
    /// How many hexes in a straight line a pole charge takes.
    pub run_up: u8,
    /// Attack bonus of a pole weapon set against a charge.
    pub pole_set: i32,
    /// Attack modifier for each hex that a weapon is thrown.
    pub throw_per_hex: i32,
    /// How far missiles that miss fly on, in hexes past the target.
    pub fly_on: u32,
    /// Attack modifier for shooting a crossbow from the ground.
    pub prone_crossbow: i32,
    /// Attack modifier for standing over a body.
    pub over_body: i32,
    /// Missile modifier against one who shelters behind a body.
    pub shelter: i32,
    /// Attack modifier of the off hand.
    pub off_hand: i32,
    /// Attack bonus for each turn waited, and the most turns that count.
    pub opening: [i32; 2],
    /// Attack modifier of a wizard with a weapon that is no staff.
    pub wizard_weapon: i32,
    /// DX modifier of a spell cast hand-to-hand.
    pub spell_in_hth: i32,
    /// Dice of breaking out of a scuffle.
    pub break_out_dice: u8,
    /// Dice of breaking free of a pin.
    pub break_free_dice: u8,
    /// For how many full turns a pin holds.
    pub pin_turns: u8,
    /// Whether a stronger foe is harder to pin.
    pub pin_by_strength: bool,
    /// Bare hands hand-to-hand: up to which ST, dice, and what is added.
    pub bare_hands: Vec<(i32, u8, i32)>,
    /// From which ST on: hits in a turn that shake, hits in a turn that knock down.
    pub shock: Vec<ShockRow>,
    /// DX modifier of the turn after being shaken.
    pub shaken: i32,
    /// DX modifier of a figure with little ST left, and up to which ST.
    pub weak: [i32; 2],
    /// At this ST a figure is unconscious, below it dead.
    pub unconscious_at: i32,
    /// Whether only those of IQ 9 and more may disbelieve an illusion.
    pub disbelief_needs_wits: bool,
}

/// How very low and very high totals come out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DiceRow {
    /// At most this: triple damage.
    pub triple: i32,
    /// At most this: double damage.
    pub double: i32,
    /// At most this: always a hit.
    pub sure: i32,
    /// At least this: always a miss.
    pub miss: i32,
    /// At least this: the weapon is dropped.
    pub drop: i32,
    /// At least this: it breaks.
    pub shatter: i32,
}

/// What a pole weapon does in a charge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum PoleCharge {
    /// Double damage after a straight run-up.
    DoubleIfStraight,
    /// Double damage in every charge.
    DoubleAlways,
    /// One die more after a straight run-up.
    PlusOneDie,
}

/// When hits shake and knock down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ShockRow {
    /// From this full ST on.
    pub strength: i32,
    /// Hits in a turn that shake.
    pub shaken: i32,
    /// Hits in a turn that knock down.
    pub down: i32,
}

/// A suit of armour: `armour.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArmourRow {
    /// The word in rosters.
    pub key: String,
    /// The name shown to players.
    pub name: String,
    /// Hits it stops.
    pub stops: i32,
    /// DX modifier.
    pub dx: i32,
    /// Movement allowance in it.
    pub allowance: i32,
}

impl Keyed for ArmourRow {
    fn key(&self) -> &str {
        &self.key
    }
}

/// A people: `peoples.ron`. A roster names it by a score such as `people: elf`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PeopleRow {
    /// The score that says so in a roster, such as `elf`; `human` when none is given.
    pub key: String,
    /// Least ST.
    pub st: i32,
    /// Least DX.
    pub dx: i32,
    /// The sum of ST and DX, 8 more with IQ.
    pub total: i32,
    /// Added to the movement allowance in light armour or none.
    pub swift: i32,
    /// Added to DX for throwing.
    pub throwing: i32,
    /// Whether its figures are armed by nature.
    #[serde(default)]
    pub armed: bool,
}

impl Keyed for PeopleRow {
    fn key(&self) -> &str {
        &self.key
    }
}

/// A spell: `spells.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpellRow {
    /// The word of its verb, and of the score of those who know it.
    pub key: String,
    /// The name shown to players.
    pub name: String,
    /// The IQ it takes.
    pub iq: i32,
    /// The least ST it costs, and the most.
    pub cost: [i32; 2],
    /// The ST it costs against a strong target, and from which ST on.
    #[serde(default)]
    pub strong: Option<[i32; 2]>,
    /// The ST of each turn it is renewed.
    #[serde(default)]
    pub upkeep: i32,
    /// How it reaches its target.
    pub kind: SpellKind,
    /// What it does: a number whose meaning is the effect's.
    #[serde(default)]
    pub power: i32,
    /// For how many turns it lasts without being renewed; 0 at once or while renewed.
    #[serde(default)]
    pub turns: u8,
    /// The turns it lasts upon a strong target, and from which ST on.
    #[serde(default)]
    pub strong_turns: Option<[i32; 2]>,
}

/// How a spell reaches its target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum SpellKind {
    /// Flies like a missile.
    Missile,
    /// Is thrown, −1 for each hex.
    Thrown,
    /// Makes something.
    Creation,
}

/// What a weapon or shield is: `weapons.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaponStats {
    /// The ST it takes.
    #[serde(default)]
    pub strength: i32,
    /// What kind of weapon it is.
    pub class: Class,
    /// Hits a ready shield stops (OPT-814); what a main-gauche stops.
    #[serde(default)]
    pub stops: i32,
    /// DX modifier while ready.
    #[serde(default)]
    pub dx: i32,
    /// Turns of loading, and from which adjusted DX on one turn less.
    #[serde(default)]
    pub reload: Option<[i32; 2]>,
    /// From which adjusted DX on it shoots twice.
    #[serde(default)]
    pub twice: Option<i32>,
    /// Whether it is a missile of its own that is hurled: there is always another, and each
    /// hex costs as in throwing.
    #[serde(default)]
    pub hurled: bool,
}

/// Kinds of weapons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Class {
    /// For close combat.
    Melee,
    /// A pole weapon (OPT-611).
    Pole,
    /// A bow, a sling or a thrown stone.
    Missile,
    /// A crossbow.
    Crossbow,
    /// A dagger: kept and drawn hand-to-hand.
    Dagger,
    /// For the left hand, beside another weapon.
    OffHand,
    /// A wizard's staff.
    Staff,
    /// A shield.
    Shield,
    /// Bare hands.
    Bare,
}

/// What a blow is: `weapons.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModeStats {
    /// How it is used.
    pub way: Way,
    /// Damage dice.
    pub dice: u8,
    /// What is added to them.
    pub add: i32,
}

/// How a weapon is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Way {
    /// A blow at an adjacent figure.
    Strike,
    /// A thrust over two hexes (OPT-616).
    Jab,
    /// Thrown (OPT-631).
    Throw,
    /// Shot (OPT-621).
    Fire,
    /// Used hand-to-hand (OPT-706).
    Grapple,
}

const FOLDER: &str = "rulebooks/options";

impl Constants {
    /// What a kind of ground makes entering it cost; `None` where nobody enters (OPT-306).
    pub fn price_of(&self, ground: Terrain) -> Option<u16> {
        let row = self.ground.iter().find(|(kind, _)| *kind == ground);
        row.map_or(Some(1), |(_, price)| *price)
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
        let tables = Tables {
            constants: library.read(&format!("{FOLDER}/constants.ron"))?,
            armour: library.read(&format!("{FOLDER}/armour.ron"))?,
            peoples: library.read(&format!("{FOLDER}/peoples.ron"))?,
            spells: library.read(&format!("{FOLDER}/spells.ron"))?,
            weapons,
        };
        check_keys(&tables.armour, &library.source(&format!("{FOLDER}/armour.ron"))?, "armour")?;
        check_keys(&tables.peoples, &library.source(&format!("{FOLDER}/peoples.ron"))?, "people")?;
        check_spells(&tables.spells, &library.source(&format!("{FOLDER}/spells.ron"))?)?;
        check_shock(&tables.constants, &library.source(&format!("{FOLDER}/constants.ron"))?)?;
        Ok((tables, armoury))
    }
}

/// The rows of a table of spells stand for the verbs that cast them, so none may be missing.
fn check_spells(spells: &[SpellRow], source: &Source) -> Result<(), DataError> {
    let wanted = crate::spells::words();
    for (row, word) in spells.iter().zip(&wanted) {
        if row.key != *word {
            let what = format!("the spell \"{}\" stands in the wrong place", row.key);
            return Err(source.error(&row.key, 0, what).expecting(format!("\"{word}\"")));
        }
    }
    if spells.len() != wanted.len() {
        let what = format!("there are {} spells", spells.len());
        let error = source.error_at_field("key", what);
        return Err(error.expecting(format!("these {}: {}", wanted.len(), wanted.join(", "))));
    }
    Ok(())
}

fn check_shock(constants: &Constants, source: &Source) -> Result<(), DataError> {
    if constants.shock.is_empty() || constants.bare_hands.is_empty() {
        let field = if constants.shock.is_empty() { "shock" } else { "bare_hands" };
        let error = source.error_at_field(field, format!("`{field}` has no row"));
        return Err(error.expecting("at least one row"));
    }
    Ok(())
}
