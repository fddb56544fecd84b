//! What this rulebook keeps of each figure.

use bevy_ecs::prelude::*;
use riposte_kit::armour::suit;
use riposte_kit::items::PerItem;
use riposte_kit::scores::{ScoreNames, needed, within};
use riposte_rules::data::{Armoury, DataError, FigureSpawn};
use riposte_rules::decision::Verb;
use riposte_rules::figure::{Arms, FigureSet, Posture, Sheet, WeaponId};
use serde::{Deserialize, Serialize};

use crate::tables::{Class, PeopleRow, SpellRow, Tables, WeaponStats};

/// How a figure is bound by enemies (OPT-311, OPT-314).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Status {
    /// No enemy has it in front.
    #[default]
    Disengaged,
    /// An enemy has it in front.
    Engaged,
    /// In a scuffle on the ground.
    HandToHand,
}

/// What changes in the course of a battle.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Combatant {
    /// Hits taken in the battle.
    pub hits: i32,
    /// ST spent on spells (OPT-901).
    pub spent: i32,
    /// Hits taken this turn.
    pub hits_now: i32,
    /// Hits taken last turn.
    pub hits_last: i32,
    /// What it has done this turn.
    pub turn: TurnRecord,
    /// The turn in which it last fell (OPT-106).
    pub fell: u16,
    /// Whether it has a dagger out at the start of the next turn (OPT-702).
    pub dagger_due: bool,
    /// Whether blows keep it from doing anything this turn in its scuffle (OPT-802).
    pub numb: bool,
    /// For how many turns yet it is pinned, if it is (OPT-713).
    pub held: u8,
    /// Turns of loading that its crossbows still need (OPT-628).
    pub loading: PerItem,
    /// Turns it has waited for an opening (OPT-643).
    pub waited: u8,
}

/// What a figure has done in a turn.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TurnRecord {
    /// Hexes entered by its own movement (OPT-409).
    pub moved: u8,
    /// How many of the last of them lie in a straight line.
    pub straight: u8,
    /// Its status when the turn began.
    pub start: Status,
    /// Its status before it moved.
    pub before: Status,
    /// Its status after all movement.
    pub after: Status,
    /// Its stature when the turn began.
    pub stature: Posture,
    /// Whether it has had its movement.
    pub gone: bool,
    /// Whether it can do nothing more this turn.
    pub done: bool,
    /// The option declared, and once it has acted what it did; `DONE` for one that holds back
    /// from a pole weapon (OPT-614).
    pub declared: Option<Verb>,
    /// Who had moved when it declared; nobody, not even itself, while it has declared nothing
    /// (OPT-403).
    pub known: FigureSet,
    /// Who engaged it then.
    pub engaged: FigureSet,
    /// Which enemies might have acted upon it then.
    pub open_to: FigureSet,
    /// Whether it dodges (OPT-601).
    pub dodging: bool,
    /// Whether it defends (OPT-602).
    pub defending: bool,
    /// Whether it bends for a weapon (OPT-214).
    pub bending: bool,
    /// Whether it let a first blow with a pole weapon pass (OPT-115).
    pub passed: bool,
    /// Whether a second shot is due (OPT-117).
    pub second: bool,
    /// Whether a stab with the off hand is due in the usual order (OPT-115, OPT-642).
    pub stab: bool,
    /// Enemies it has hit in close combat (OPT-731).
    pub struck: FigureSet,
    /// Enemies it has pushed, or let be.
    pub pushed: FigureSet,
    /// Enemies that did not agree to be grappled (OPT-701).
    pub refused: FigureSet,
}

/// What attributes and armour make of a figure. Fixed for the battle.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Build {
    /// ST.
    pub st: i32,
    /// DX.
    pub dx: i32,
    /// IQ.
    pub iq: i32,
    /// Whether it is a wizard.
    pub wizard: bool,
    /// Movement allowance in hexes (OPT-104).
    pub allowance: i32,
    /// Hits its armour stops.
    pub stops: i32,
    /// DX modifier of its armour, and the armour's name.
    pub armour: (i32, String),
    /// Added to DX for throwing.
    pub throwing: i32,
    /// Whether it is armed by nature, without anything in its hands (OPT-313).
    pub armed: bool,
}

impl Build {
    /// Whether the figure can use a weapon: it has the ST for it, and a staff is for wizards
    /// (OPT-811, OPT-812).
    pub fn wields(&self, weapon: &WeaponStats) -> bool {
        weapon.strength <= self.st && (self.wizard || weapon.class != Class::Staff)
    }
}

const SCORES: &[&str] = &["ST", "DX", "IQ", "MA", "stops"];

/// Checks a figure's attributes, armour and load and works out its build.
///
/// # Errors
/// When a score or an armour is not known, an attribute is too low for the people, or more
/// is carried than OPT-105 allows.
pub fn build(
    tables: &Tables,
    armoury: &Armoury,
    sheet: &Sheet,
    arms: &Arms,
    spawn: &FigureSpawn,
) -> Result<Build, DataError> {
    score_names(tables).check(sheet, spawn)?;
    let people = tables.peoples.iter().find(|row| sheet.score(&row.key) > 0);
    let people = people.or(tables.peoples.first());
    check_attributes(people, sheet, spawn)?;
    check_load(tables, armoury, arms, spawn)?;
    check_spells(tables, sheet, spawn)?;
    let armour = suit(&tables.armour, sheet, spawn)?;
    let swift = people.filter(|_| armour.stops <= 2).map_or(0, |row| row.swift);
    let fixed = |name: &str| sheet.scores.get(name).copied();
    Ok(Build {
        st: sheet.score("ST"),
        dx: sheet.score("DX"),
        iq: fixed("IQ").unwrap_or(tables.constants.plain_iq),
        wizard: fixed("IQ").is_some(),
        allowance: fixed("MA").unwrap_or(armour.allowance + swift),
        stops: armour.stops + sheet.score("stops"),
        armour: (armour.dx, armour.name.clone()),
        throwing: people.map_or(0, |row| row.throwing),
        armed: people.is_some_and(|row| row.armed),
    })
}

/// Attributes, peoples and spells are all written as scores.
fn score_names(tables: &Tables) -> ScoreNames<'_> {
    let peoples = tables.peoples.iter().map(|row| row.key.as_str());
    let spells = tables.spells.iter().map(|row| row.key.as_str());
    ScoreNames::new(SCORES.iter().copied().chain(peoples).chain(spells))
}

fn check_attributes(
    people: Option<&PeopleRow>,
    sheet: &Sheet,
    spawn: &FigureSpawn,
) -> Result<(), DataError> {
    let Some(people) = people else { return Ok(()) };
    needed(sheet, spawn, "ST", people.st..=i32::MAX)?;
    needed(sheet, spawn, "DX", people.dx..=i32::MAX)?;
    within(sheet, spawn, "IQ", 8..=i32::MAX)?;
    Ok(())
}

/// Whether so much can be carried: two weapons, a dagger and a shield at the most (OPT-105).
pub fn can_carry(
    tables: &Tables,
    armoury: &Armoury,
    things: impl Iterator<Item = WeaponId>,
) -> bool {
    let (mut weapons, mut daggers, mut shields) = (0, 0, 0);
    for thing in things.filter(|thing| !armoury.weapon(*thing).natural) {
        let kind = match tables.weapons.of(thing).class {
            Class::Shield => &mut shields,
            Class::Dagger | Class::OffHand => &mut daggers,
            _ => &mut weapons,
        };
        *kind += 1;
    }
    weapons <= 2 && daggers <= 2 && weapons + daggers <= 3 && shields <= 1
}

fn check_load(
    tables: &Tables,
    armoury: &Armoury,
    arms: &Arms,
    spawn: &FigureSpawn,
) -> Result<(), DataError> {
    if can_carry(tables, armoury, arms.items().map(|item| item.weapon)) {
        return Ok(());
    }
    let what = format!("\"{}\" carries too much", spawn.entry.key);
    let expected = "two weapons, a dagger and a shield at the most";
    Err(spawn.error(&spawn.entry.key, what).expecting(expected))
}

/// Nobody knows a spell that takes a higher IQ.
fn check_spells(tables: &Tables, sheet: &Sheet, spawn: &FigureSpawn) -> Result<(), DataError> {
    let iq = sheet.scores.get("IQ").copied().unwrap_or(tables.constants.plain_iq);
    let too_hard = |row: &&SpellRow| sheet.score(&row.key) > 0 && row.iq > iq;
    let Some(row) = tables.spells.iter().find(too_hard) else { return Ok(()) };
    let what = format!("\"{}\" knows \"{}\" with IQ {iq}", spawn.entry.key, row.key);
    Err(spawn.error(&row.key, what).expecting(format!("IQ of {} or more", row.iq)))
}
