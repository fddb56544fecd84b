//! The numbers of the rulebook, as they stand in `assets/rulebooks/maneuvers`.

use bevy_ecs::prelude::*;
use riposte_rules::board::Terrain;
use riposte_rules::data::{Armoury, DataError, Library, Source, WeaponFile, WeaponNumbers};
use riposte_rules::decision::Verb;
use riposte_rules::figure::Posture;
use riposte_rules::systems::ReachRule;
use serde::Deserialize;

use crate::words::{MANEUVERS, VERBS};

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
    /// What weapons and their blows are.
    pub weapons: WeaponNumbers<WeaponStats, ModeStats>,
}

/// Fixed numbers and switches: `constants.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Constants {
    /// The hexes that are struck by each hand.
    pub reach: ReachRule,
    /// Whether every hand strikes into all three front hexes.
    pub wide_arc: bool,
    /// How defences are scored.
    pub defences: Defences,
    /// Whether daze counts in defences.
    pub daze_defence: bool,
    /// Whether a blow does 1 more for each 3 by which it was won.
    pub margin_damage: bool,
    /// From where blows can be blocked with the left arm, relative to the facing.
    pub block_from: Vec<u8>,
    /// From where they can be parried with the right hand.
    pub parry_from: Vec<u8>,
    /// Modifier of each defence after the first.
    pub further_defence: i32,
    /// Bonus of a skilled defence.
    pub skilled_defence: i32,
    /// Dodge bonus of a retreat.
    pub retreat: i32,
    /// Dodge bonus of rolling away on the ground.
    pub roll_away: i32,
    /// Won by so much, one may press; rolled by so much, nobody retreats.
    pub by_five: i32,
    /// A wild swing: the modifier, and the most the skill can be.
    pub wild: (i32, i32),
    /// Attack modifier of a weapon that is not ready.
    pub unready: i32,
    /// So much more ST than a weapon takes keeps it ready.
    pub heft: i32,
    /// The part of the skill from which on what parries with it stays ready.
    pub ready_parry: (i32, i32),
    /// Attack modifier while setting up.
    pub set_up_attack: i32,
    /// A set-up: the most gained a turn, the most turns, the most for one attack.
    pub set_up: (i32, u8, i32),
    /// Block modifier against a wrap shot.
    pub wrap_block: i32,
    /// Defence modifier of the stunned.
    pub stunned: i32,
    /// Modifier of the confused.
    pub confused: i32,
    /// The most that daze takes.
    pub daze_most: i32,
    /// Attacking past a friend, past an enemy.
    pub past: (i32, i32),
    /// The blow after a beat.
    pub after_beat: i32,
    /// Disengaging: against an all-out attack, a cautious one, each further enemy.
    pub disengage: (i32, i32, i32),
    /// A shot to the side of the front.
    pub shot_aside: i32,
    /// A shot without aiming.
    pub snap_shot: i32,
    /// Skills that are not known: of which attribute, and how much less.
    pub unknown: Vec<(String, Attribute, i32)>,
    /// The same of every other skill, from DX.
    pub unknown_else: i32,
    /// Movement in half points: forward, aside, back, each turn.
    pub costs: (u16, u16, u16, u16),
    /// What each kind of ground adds, in half points; `None` where nobody enters.
    pub ground: Vec<(Terrain, Option<u16>)>,
}

/// An attribute on which skills stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Attribute {
    /// Skill of hand.
    DX,
    /// Wits.
    IQ,
}

/// How defences are scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Defences {
    /// A part of the skill and passive defence.
    HalfAndDefence,
    /// 3 and half the skill, no passive defence.
    PlusThree,
    /// The whole skill, no passive defence; dodge is DX−4.
    FullSkill,
}

/// A maneuver: `maneuvers.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ManeuverRow {
    /// The word of its verb.
    pub key: String,
    /// What kind of maneuver it is.
    pub group: Group,
    /// How far one may go with it.
    pub goes: Goes,
    /// Modifier of its attacks; `None` where it has none.
    pub attack: Option<i32>,
    /// How many blows.
    pub blows: u8,
    /// Which feints go with it.
    pub feints: Feints,
    /// Block modifier, `None`: no block.
    pub block: Option<i32>,
    /// Parry modifier, `None`: no parry.
    pub parry: Option<i32>,
    /// Dodge modifier, `None`: no dodge.
    pub dodge: Option<i32>,
    /// Whether one may retreat.
    pub retreat: bool,
    /// Whether one may press.
    pub press: bool,
}

/// Kinds of maneuvers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Group {
    /// All-out attacks.
    AllOut,
    /// Attacks.
    Attack,
    /// The riposte.
    Riposte,
    /// All-out defences.
    Defence,
    /// Everything else.
    Other,
}

/// How far one may go with a maneuver.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Goes {
    /// Nowhere.
    Still,
    /// One hex.
    OneHex,
    /// The short move of an attack (MAN-202).
    Short,
    /// By move points (MAN-532).
    Full,
    /// Straight away from the foe.
    Away,
}

/// Which feints go with a maneuver.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Feints {
    /// Any.
    Any,
    /// Any, at −2.
    Less,
    /// The set-up alone.
    SetUp,
    /// Sucker shot and set-up.
    Sucker,
    /// None.
    Never,
}

/// A posture: `postures.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PostureRow {
    /// Which.
    pub posture: Posture,
    /// Modifier of one's own attacks.
    pub attack: i32,
    /// Block modifier.
    pub block: i32,
    /// Parry modifier.
    pub parry: i32,
    /// Dodge modifier.
    pub dodge: i32,
    /// Modifier of those who strike at one.
    pub melee: i32,
    /// Modifier of those who shoot at one.
    pub ranged: i32,
    /// What each hex costs more, in half points; `None` where one does not move.
    pub hex: Option<u16>,
    /// Whether one goes a single hex a turn.
    #[serde(default)]
    pub single: bool,
}

/// How one posture becomes another: `postures.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChangeRow {
    /// From which.
    pub from: Posture,
    /// To which.
    pub to: Posture,
    /// Whether it takes no time.
    #[serde(default)]
    pub at_once: bool,
    /// Whether one may attack in the same turn.
    #[serde(default)]
    pub attack: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PostureFile {
    postures: Vec<PostureRow>,
    changes: Vec<ChangeRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ManeuverFile {
    maneuvers: Vec<ManeuverRow>,
}

/// Armour: `armour.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArmourRow {
    /// The word in rosters.
    pub key: String,
    /// The name shown to players.
    pub name: String,
    /// Passive defence.
    pub pd: i32,
    /// What it takes off the damage.
    pub dr: i32,
}

/// A place on the body: `spots.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SpotRow {
    /// The word in the notation.
    pub key: String,
    /// The name shown to players.
    pub name: String,
    /// What it costs to aim there.
    pub aim: i32,
    /// How many times an injury counts.
    pub times: i32,
    /// What a wound of more than half the hit points does.
    pub cripples: Cripples,
}

/// What a bad wound does to a place on the body.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Cripples {
    /// Nothing more.
    None,
    /// The hand lets go.
    Arm,
    /// The figure falls.
    Leg,
}

/// What a weapon or shield is: `weapons.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaponStats {
    /// The skill it is used with.
    pub skill: String,
    /// The part of the skill with which it parries.
    #[serde(default)]
    pub parry: Option<(i32, i32)>,
    /// The ST it takes.
    #[serde(default)]
    pub strength: i32,
    /// Passive defence of a shield.
    #[serde(default)]
    pub pd: i32,
    /// Turns of loading after each shot.
    #[serde(default)]
    pub load: u8,
}

/// What a blow is: `weapons.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModeStats {
    /// By which row of the damage of ST.
    pub kind: Kind,
    /// What is added.
    pub add: i32,
    /// What kind of wound it makes.
    pub wound: WoundKind,
}

/// How a blow is struck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Kind {
    /// Swung.
    Swing,
    /// Thrust, or shot.
    Thrust,
}

/// Kinds of wounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum WoundKind {
    /// Crushing.
    Crush,
    /// Cutting: half as much again.
    Cut,
    /// Impaling: twice.
    Impale,
}

impl WoundKind {
    /// What damage that got through does (MAN-115).
    pub fn injury(self, damage: i32) -> i32 {
        match self {
            WoundKind::Crush => damage,
            WoundKind::Cut => damage * 3 / 2,
            WoundKind::Impale => damage * 2,
        }
    }
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
        let source = library.source(&format!("{FOLDER}/spots.ron"))?;
        let spots: Vec<SpotRow> = source.parse()?;
        if spots.is_empty() {
            let error = source.error_at_field("key", "no place on the body");
            return Err(error.expecting("the torso first"));
        }
        let armour = library.read(&format!("{FOLDER}/armour.ron"))?;
        Ok((Tables { constants, maneuvers, postures, changes, armour, spots, weapons }, armoury))
    }

    /// The row of a posture; that of standing where there is none.
    pub fn posture(&self, posture: Posture) -> &PostureRow {
        let row = self.postures.iter().find(|row| row.posture == posture);
        row.unwrap_or(&self.postures[0])
    }

    /// The row of a maneuver.
    pub fn maneuver(&self, verb: Verb) -> Option<&ManeuverRow> {
        self.maneuvers.get(usize::from(verb.0))
    }
}

/// The rows stand for the verbs, so none may be missing.
fn check_maneuvers(rows: &[ManeuverRow], source: &Source) -> Result<(), DataError> {
    let words = VERBS[..MANEUVERS].iter().map(|verb| verb.word);
    for (row, word) in rows.iter().zip(words.clone()) {
        if row.key != word {
            let what = format!("the maneuver \"{}\" stands in the wrong place", row.key);
            return Err(source.error(&row.key, 0, what).expecting(format!("\"{word}\"")));
        }
    }
    if rows.len() != MANEUVERS {
        let what = format!("there are {} maneuvers", rows.len());
        let words: Vec<&str> = words.collect();
        let error = source.error_at_field("key", what);
        return Err(error.expecting(format!("these {MANEUVERS}: {}", words.join(", "))));
    }
    Ok(())
}

fn check_postures(
    rows: &[PostureRow],
    changes: &[ChangeRow],
    source: &Source,
) -> Result<(), DataError> {
    let known = |posture: Posture| rows.iter().any(|row| row.posture == posture);
    if rows.first().is_none_or(|row| row.posture != Posture::Standing) {
        let error = source.error_at_field("posture", "the first posture is another");
        return Err(error.expecting("Standing first"));
    }
    match changes.iter().flat_map(|row| [row.from, row.to]).find(|posture| !known(*posture)) {
        Some(posture) => {
            let what = format!("{posture:?} stands in no row of the postures");
            Err(source.error_at_field("changes", what))
        }
        None => Ok(()),
    }
}
