//! What this rulebook keeps of each figure.

use bevy_ecs::prelude::*;
use riposte_kit::armour::suit;
use riposte_kit::items::PerItem;
use riposte_kit::scores::{ScoreNames, needed, within};
use riposte_rules::board::{Facing, Hex};
use riposte_rules::data::{DataError, FigureSpawn};
use riposte_rules::decision::Verb;
use riposte_rules::figure::{FigureId, Posture, Sheet, Spot, WeaponId};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::tables::Tables;

/// What changes in the course of a battle.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Fighter {
    /// Injury taken.
    pub hits: i32,
    /// Daze that ends with this turn or the next of the figure (MAN-601).
    pub daze: i32,
    /// Daze from injury since its turn began, which ends with its next.
    pub daze_new: i32,
    /// Whether it is stunned (MAN-603).
    pub stunned: bool,
    /// Whether it was struck from where it had no defence (MAN-123).
    pub confused: bool,
    /// Whether it lost its balance: no attack in its next turn (MAN-114).
    pub unbalanced: bool,
    /// Who presses it (MAN-232).
    pub pressed: Option<FigureId>,
    /// The turn in which it broke off: nobody from whom it did strikes at it then (MAN-513).
    pub broke_off: Option<u16>,
    /// What it has gained by setting somebody up (MAN-312).
    pub pool: Pool,
    /// Items that are not ready, by number, and the turns each still takes (MAN-522).
    pub unready: PerItem,
    /// Its last maneuver.
    pub last: Option<Verb>,
    /// Whether the enemies know its skills (MAN-502).
    pub known: bool,
    /// Whether its turn has begun once since the first blow was struck (MAN-502).
    pub has_seen_blows: bool,
    /// A long action it is at (MAN-526).
    pub work: Option<Work>,
    /// Where its pack lies, once that is off its back (MAN-523).
    pub pack: Option<Hex>,
    /// A change of position that its load draws out: to what, and the turns left (MAN-405).
    pub changing: Option<(Posture, u8)>,
    /// Whether a leg is crippled (MAN-406).
    pub lame: bool,
    /// Whether the weapon arm is crippled (MAN-406).
    pub maimed: bool,
    /// At whom it aims a missile, and for how many turns (MAN-544).
    pub aims: Option<(FigureId, u8)>,
    /// Whether it went straight on all its last turn (MAN-534).
    pub ran: bool,
    /// The seconds it has sprinted low down (MAN-534).
    pub low_sprints: u16,
    /// From whom it must run on in its next turn (MAN-516).
    pub runs_on: Option<FigureId>,
    /// Whether the foe from whom it fled has it by the heels (MAN-516).
    pub heels: bool,
    /// What it has nearly caught (MAN-553), by its number among what lies there.
    pub fumbles: Option<i16>,
    /// What it does to a foe's shield, as long as the bond lasts (MAN-308, MAN-309).
    pub binds: Option<Binds>,
    /// A spear of its own that sticks in somebody (MAN-227), by the number of the item.
    pub stuck: Option<u8>,
    /// To whom it has turned since its turn began (MAN-536).
    pub turned: Option<FigureId>,
    /// What it does from one of its turns to the next.
    pub turn: TurnRecord,
}

/// A long action under way.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Work {
    /// Which, by its row.
    pub row: u8,
    /// With which item.
    pub item: u8,
    /// The seconds left.
    pub left: u8,
}

/// What was gained by setting somebody up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Pool {
    /// Whom.
    pub of: Option<FigureId>,
    /// The points.
    pub points: i32,
    /// For how many turns.
    pub turns: u8,
}

/// What a figure does to the shield of a foe.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Binds {
    /// What it takes from blocks.
    pub half: i32,
    /// With what.
    pub with: WeaponId,
    /// Whether it has thrust with that.
    pub thrust: bool,
    /// The second in which it was won: in that it is not contested again (MAN-308).
    pub since: u16,
}

/// A feint that was rolled for: it holds until the next turn of the figure that feinted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Feint {
    /// Which.
    pub verb: Verb,
    /// Whom it was to deceive.
    pub at: FigureId,
    /// With which item.
    pub item: u8,
    /// By how much the contest was won; negative: lost by.
    pub by: i32,
    /// The place on the body it is about.
    pub spot: Option<Spot>,
    /// The item of the other it is about.
    pub on: Option<u8>,
}

impl Feint {
    /// Whether a weapon feint is about an item: about the one that was named, else about each.
    pub fn draws(&self, item: Option<u8>) -> bool {
        self.on.is_none() || self.on == item
    }
}

/// What a figure does from one of its turns to the next.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct TurnRecord {
    /// Its maneuver.
    pub maneuver: Option<Verb>,
    /// Whether it has changed its posture at once this turn.
    pub shifted: bool,
    /// Hexes entered by its own movement.
    pub moved: u8,
    /// Whether it has had its movement.
    pub stepped: bool,
    /// What it has used of a Move, in half points (MAN-531).
    pub spent: u16,
    /// Whether it has sprinted (MAN-534).
    pub sprinted: bool,
    /// The items it has struck with, in order.
    pub struck: SmallVec<[u8; 4]>,
    /// Blows that it may no longer strike.
    pub lost: u8,
    /// Whether it has lost its balance in its turn or since (MAN-114).
    pub stumbled: bool,
    /// The feint it made.
    pub feint: Option<Feint>,
    /// Whom it sets up this turn.
    pub sets_up: Option<FigureId>,
    /// Whether it has begun to spring a set-up.
    pub sprung: bool,
    /// Where it aims.
    pub aim: Option<Spot>,
    /// Defences since its turn began.
    pub defences: u8,
    /// Whether its skilled defence is used up.
    pub skilled: bool,
    /// From whom it has retreated.
    pub retreated: Option<FigureId>,
    /// The hex that it left by a retreat on its feet (MAN-511).
    pub left: Option<Hex>,
    /// Who presses it this turn.
    pub pressed: Option<FigureId>,
    /// Against whom it may strike back, and the bonus (MAN-242).
    pub counter: Option<(FigureId, i32)>,
    /// Whether a stop thrust has stopped its charge.
    pub halted: bool,
    /// Whether a stop thrust at its charge has missed.
    pub let_by: bool,
    /// Whether its chance to strike at a figure that comes, or to strike back, is gone.
    pub answered: bool,
    /// Whether it waited before its attack, which bars retreats and breaking off (MAN-541).
    pub waited: bool,
    /// Who was the quicker as it came, so that it strikes only afterwards (MAN-542).
    pub late: Option<FigureId>,
    /// The hexes that it has left in its turn, where it may let things fall (MAN-524).
    pub through: SmallVec<[Hex; 4]>,
    /// The way it went first.
    pub way: Option<Facing>,
    /// Whether it did not go straight ahead all the time.
    pub bent: bool,
    /// Whether it has half its Move.
    pub halved: bool,
    /// Whether it has tried to draw in no time.
    // Saved games have it under its old name.
    #[serde(rename = "snatched")]
    pub fast_drew: bool,
    /// The missile that it loads.
    pub loads: Option<u8>,
    /// How far out it watches for a figure that comes.
    pub watches: u8,
    /// From whom it flees.
    pub fled: Option<FigureId>,
    /// From whom it must run on.
    pub runs_on: Option<FigureId>,
    /// Whether the foe has it by the heels.
    pub heels: bool,
    /// Whether it would have a pause last.
    pub lingers: bool,
    /// The only foe with whom it fights, as it has turned to it (MAN-536).
    pub bound: Option<FigureId>,
    /// Whether it may judge a foe in no time this turn (MAN-502).
    pub sizes_up: bool,
    /// Whether it breaks off at the end of a cautious attack or an all-out defence (MAN-513).
    pub breaks: bool,
}

impl TurnRecord {
    /// It strikes no more this turn.
    pub fn lose_blows(&mut self) {
        self.lost += 10;
    }
}

/// What attributes and armour make of a figure. Fixed for the battle.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq)]
pub struct Build {
    /// ST.
    pub st: i32,
    /// DX.
    pub dx: i32,
    /// IQ, which is Will as well.
    pub iq: i32,
    /// HT, which is hit points as well.
    pub ht: i32,
    /// Move.
    pub speed: i32,
    /// What its armour weighs, in pounds.
    pub worn: i32,
    /// Passive defence and damage resistance of its armour, and the armour's name.
    pub armour: (i32, i32, String),
}

/// What every figure has.
const ATTRIBUTES: [&str; 4] = ["ST", "DX", "IQ", "HT"];
/// What else a roster may say besides the skills of weapons.
const SKILLS: [&str; 9] = [
    "Move",
    "Tactics",
    "Acrobatics",
    "Body Language",
    "Sticking",
    "Fast-Draw",
    "Shield",
    "Brawling",
    "Throwing",
];

/// What a score may be.
const SCORES: std::ops::RangeInclusive<i32> = 1..=30;

/// Checks a figure's scores and armour and works out its build.
///
/// # Errors
/// When a score or an armour is not known, or an attribute is missing or out of bounds.
pub fn build(
    tables: &Tables,
    skills: &[&str],
    sheet: &Sheet,
    spawn: &FigureSpawn,
) -> Result<Build, DataError> {
    let known = ATTRIBUTES.iter().chain(&SKILLS).chain(skills).copied();
    ScoreNames::new(known).check(sheet, spawn)?;
    for name in sheet.scores.keys() {
        within(sheet, spawn, name, SCORES)?;
    }
    let of = |name| needed(sheet, spawn, name, SCORES);
    let [st, dx, iq, ht] = [of("ST")?, of("DX")?, of("IQ")?, of("HT")?];
    let armour = suit(&tables.armour, sheet, spawn)?;
    let speed = sheet.scores.get("Move").copied().unwrap_or((dx + ht) / 4);
    let worn = armour.weight;
    let armour = (armour.pd, armour.dr, armour.name.clone());
    Ok(Build { st, dx, iq, ht, speed, worn, armour })
}
