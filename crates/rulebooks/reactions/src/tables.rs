//! The numbers of the rulebook, as they stand in `assets/rulebooks/reactions`.
//!
//! All of them are held in half points (rule REA-11).

use bevy_ecs::prelude::*;
use riposte_kit::rows::{check_keys, check_known};
use riposte_rules::data::{Armoury, DataError, Library, Number, Source, WeaponFile, WeaponNumbers};
use riposte_rules::figure::{Arms, Spot};
use riposte_rules::systems::{CostTable, ReachRule};
use serde::Deserialize;

use crate::missiles::table::{Flight, Missiles};
use crate::mounted::table::{Against, Charging, Riding};

/// Every table, read and checked.
#[derive(Resource, Clone, Debug)]
pub struct Tables {
    /// Fixed numbers and switches.
    pub constants: Constants,
    /// Places on the body; the number of each is its [`Spot`].
    pub spots: Vec<SpotRow>,
    /// Armour.
    pub armour: Vec<ArmourRow>,
    /// What is thrown and shot.
    pub missiles: Missiles,
    /// Mounts and riding.
    pub riding: Riding,
    /// What weapons and their blows are: `weapons.ron`.
    pub weapons: WeaponNumbers<WeaponStats, ModeStats>,
}

/// Fixed numbers and switches: `constants.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Constants {
    /// The fewest action points of a turn (points).
    pub least_points: i32,
    /// Attack bonus of an advance.
    pub advance_bonus: Number,
    /// Attack bonus from a rear hex of the target.
    pub rear_bonus: Number,
    /// Defence bonus of a jump back.
    pub jump_back_bonus: Number,
    /// Defence bonus of a side-step.
    pub side_step_bonus: Number,
    /// Defence bonus of a parry.
    pub parry_bonus: Number,
    /// Attack and defence modifier of a prone figure.
    pub prone_penalty: Number,
    /// How many figures there may be in one hex.
    pub most_in_hex: u8,
    /// Martial arts.
    pub martial: Martial,
    /// Prices in action points.
    pub price: Prices,
    /// Whether knock-back is played.
    pub knock_back: bool,
    /// Words a player may speak for each action point.
    pub words_a_point: i16,
    /// The figures within this many hexes of what happens may answer it by turning or
    /// speaking.
    pub notice: u32,
    /// The directions of the front hexes, relative to the facing.
    pub front: Vec<u8>,
    /// The directions a weapon covers.
    pub weapon_covers: Vec<u8>,
    /// The directions a shield on the left arm covers.
    pub shield_covers: Vec<u8>,
    /// The hexes that are struck.
    pub reach: ReachRule,
    /// The cost of the Move manoeuvre, in hexes of it.
    pub movement: CostTable,
    /// The hexes of one Move manoeuvre.
    pub movement_budget: u16,
    /// Pain modifier by kind of damage: impaling, cutting, blunt.
    pub pain_by_kind: [Number; 3],
    /// Pain modifier by wound level, from scratch to critical.
    pub pain_by_level: [Number; 5],
    /// Knock-back difficulty modifier by kind of damage.
    pub knock_by_kind: [Number; 3],
    /// Lasting penalty by wound level, from none to fatal.
    pub lasting: [Number; 7],
    /// Fast draw modifiers: small concealed, small at the waist, medium at the waist,
    /// medium on the back.
    pub fast_draw: [Number; 4],
    /// Change of co-ordination by load, when the roster does not say: none, light,
    /// medium, heavy, plate.
    pub load: [Number; 5],
}

/// Prices in action points.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Prices {
    /// Move.
    pub advance: i32,
    /// Turn.
    pub turn: i32,
    /// Block.
    pub block: i32,
    /// Parry.
    pub parry: i32,
    /// Jump back and side-step.
    pub dodge: i32,
    /// Soak.
    pub soak: i32,
    /// Ready a weapon.
    pub ready: i32,
    /// Stand up.
    pub stand_up: i32,
}

/// What martial arts add to a defence.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Martial {
    /// The rolling dodge.
    pub roll: Number,
    /// The drop dodge, by the kind of blow: impaling, cutting, blunt.
    pub drop: [Number; 3],
    /// The forearm block.
    pub forearm: Number,
}

/// A place on the body: `spots.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpotRow {
    /// Its name.
    pub name: String,
    /// Attack modifier of a blow aimed at it, on foot.
    pub attack: Number,
    /// The same from the saddle at somebody on foot, on foot at a rider, from rider to rider
    /// (REA-108).
    pub mounted: [Number; 3],
    /// Damage modifier.
    pub damage: Number,
    /// Pain modifier.
    pub pain: Number,
    /// Knock-back difficulty modifier.
    pub knock: Number,
    /// What a hit there does besides.
    pub limb: Limb,
}

/// What a limb holds or bears.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Limb {
    /// No limb.
    None,
    /// An arm: a stunning blow makes it drop what it holds, a critical one disables it.
    Arm,
    /// A hand: even a staggering blow makes it drop what it holds.
    Hand,
    /// A leg: a critical blow lames it.
    Leg,
}

/// A piece of armour: `armour.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArmourRow {
    /// The word in rosters.
    pub key: String,
    /// The name shown to players.
    pub name: String,
    /// Protection by place on the body, by name.
    pub protects: Vec<(String, Number)>,
    /// The load: 0 none, 1 light, 2 medium, 3 heavy, 4 plate.
    pub load: u8,
    /// Change of perception.
    pub perception: Number,
}

riposte_kit::keyed!(ArmourRow);

/// What a weapon is: `weapons.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaponStats {
    /// The skill it is used with: `Melee`, `Polearm`, `Combat`.
    pub skill: String,
    /// The specialisms that count with it, by the names of scores.
    pub specialisms: Vec<String>,
    /// Its size, for drawing it.
    pub size: Size,
    /// How much it weighs on its bearer: 0 none to 2 medium.
    pub load: u8,
    /// As what it counts in a charge (REA-109).
    #[serde(default)]
    pub charging: Charging,
    /// As what it is braced (REA-110).
    #[serde(default)]
    pub braced: Against,
    /// The name of the specialism of attacking with its skill.
    #[serde(skip)]
    pub attack_score: String,
    /// The name of the specialism of blocking and parrying with its skill.
    #[serde(skip)]
    pub block_score: String,
}

/// The size of a weapon.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Size {
    /// A knife, a club.
    Small,
    /// A sword, an axe.
    Medium,
    /// A spear, a great sword, a shield: never drawn in a flash.
    Large,
}

/// What a blow is: `weapons.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModeStats {
    /// Its price in action points.
    pub points: i32,
    /// Attack modifier.
    pub attack: Number,
    /// Parry modifier, `None` when nothing can be blocked with it.
    pub parry: Option<Number>,
    /// Damage rating.
    pub damage: Number,
    /// Whether the strength of the striker is left out.
    pub starred: bool,
    /// The kind of damage.
    pub kind: Kind,
    /// How it flies, when it is thrown or shot.
    #[serde(default)]
    pub flight: Option<Flight>,
}

/// The kind of damage.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Kind {
    /// A thrust.
    Impaling,
    /// A cut.
    Cutting,
    /// A knock.
    Blunt,
}

const FOLDER: &str = "rulebooks/reactions";

impl Tables {
    /// Reads every table, and the armoury.
    ///
    /// # Errors
    /// When a file is missing, cannot be read, or its parts do not fit each other.
    pub fn read(library: &Library) -> Result<(Tables, Armoury), DataError> {
        let source = library.source(&format!("{FOLDER}/weapons.ron"))?;
        let file: WeaponFile<WeaponStats, ModeStats> = source.parse()?;
        let (armoury, mut weapons) = file.split(&source)?;
        for weapon in weapons.iter_mut() {
            weapon.attack_score = format!("{}: attack", weapon.skill);
            weapon.block_score = format!("{}: block", weapon.skill);
        }
        let tables = Tables {
            constants: library.read(&format!("{FOLDER}/constants.ron"))?,
            missiles: library.read(&format!("{FOLDER}/missiles.ron"))?,
            riding: library.read(&format!("{FOLDER}/riding.ron"))?,
            spots: library.read(&format!("{FOLDER}/spots.ron"))?,
            armour: library.read(&format!("{FOLDER}/armour.ron"))?,
            weapons,
        };
        tables.check_armour(&library.source(&format!("{FOLDER}/armour.ron"))?)?;
        let riding = library.source(&format!("{FOLDER}/riding.ron"))?;
        check_keys(&tables.riding.kinds, &riding, "kind of mount")?;
        tables.check_places(&library.source(&format!("{FOLDER}/missiles.ron"))?)?;
        Ok((tables, armoury))
    }

    fn check_armour(&self, source: &Source) -> Result<(), DataError> {
        let places = self.spots.iter().map(|spot| spot.name.as_str());
        for row in &self.armour {
            for (place, _) in &row.protects {
                let what = || format!("\"{}\" protects \"{place}\", no place on the body", row.key);
                check_known(place, places.clone(), source, what)?;
            }
        }
        check_keys(&self.armour, source, "armour")
    }

    fn check_places(&self, source: &Source) -> Result<(), DataError> {
        let places = self.spots.iter().map(|spot| spot.name.as_str());
        for (place, _) in &self.missiles.places {
            check_known(place, places.clone(), source, || {
                format!("\"{place}\" is no place on the body")
            })?;
        }
        Ok(())
    }

    /// The change of co-ordination by the heaviest of what is worn and what is held (REA-23).
    pub fn load(&self, worn: u8, arms: &Arms) -> i32 {
        let held = arms.ready().map(|(_, item)| self.weapons.of(item.weapon).load).max();
        let heaviest = worn.max(held.unwrap_or(0));
        self.constants.load[usize::from(heaviest.min(4))].halves
    }

    /// The row of a place on the body.
    pub fn spot(&self, spot: Spot) -> &SpotRow {
        &self.spots[spot.0 as usize]
    }

    /// The place a blow strikes that is aimed at none: the chest, or the first row.
    pub fn chest(&self) -> Spot {
        let chest = self.spots.iter().position(|spot| spot.attack.halves == 0);
        Spot(chest.unwrap_or(0) as u8)
    }
}
