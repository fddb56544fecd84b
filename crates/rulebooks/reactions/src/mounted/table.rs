//! The numbers of mounts and riding: `riding.ron`.

use riposte_rules::board::Terrain;
use riposte_rules::data::Number;
use serde::Deserialize;

/// Mounts and riding. Rows of four are for walk, trot, canter and gallop; prices are action points.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Riding {
    /// The hexes of one movement, from a stand to the gallop (REA-103).
    pub hexes: [u8; 5],
    /// The price of a movement of a mount, in its own points (REA-103).
    pub ride: i32,
    /// The price of steering, in points of the rider (REA-104).
    pub steer: i32,
    /// The price of getting on a mount or off it (REA-112).
    pub seat: i32,
    /// The price of bracing a weapon (REA-110).
    pub brace: i32,
    /// What an easy roll to steer or stay on must come up to.
    pub easy: [Number; 4],
    /// An average one.
    pub average: [Number; 4],
    /// A difficult one.
    pub difficult: [Number; 4],
    /// Staying on when a mount rears or bolts (REA-106).
    pub rearing: Number,
    /// Ground that a rider must stay on over, and how hard that is (REA-106).
    pub obstacles: Vec<(Terrain, Hardness)>,
    /// On Riding rolls with full tack (REA-102).
    pub tack: Number,
    /// To blows from the saddle at those on foot (REA-107).
    pub height: Number,
    /// To attack, answers and charge on an agitated mount (REA-105).
    pub agitated: Number,
    /// Damage of a lance in a charge (REA-109).
    pub lance: [Number; 4],
    /// Damage of a spear in a charge.
    pub spear: [Number; 4],
    /// Damage of any other weapon in a charge.
    pub other: [Number; 4],
    /// Damage of a spear braced against one (REA-110).
    pub braced_spear: [Number; 4],
    /// Damage of a pike braced against one.
    pub braced_pike: [Number; 4],
    /// To the attack and the damage of a mount that runs somebody down (REA-114).
    pub trample: [Number; 4],
    /// Kinds of mounts (REA-101).
    pub kinds: Vec<KindRow>,
}

/// How hard it is to steer, or to stay on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Hardness {
    /// Easy.
    Easy,
    /// Average.
    Average,
    /// Difficult.
    Difficult,
}

/// A kind of mount. A roster names it by a score, whose value is its quality.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KindRow {
    /// The score.
    pub key: String,
    /// The name shown to players.
    pub name: String,
    /// On the Riding rolls of its rider.
    pub riding: Number,
    /// The specialism of Riding that counts on it.
    pub skill: String,
    /// Attack and damage of its bite (REA-113).
    pub bite: [Number; 2],
    /// Attack and damage of its kick.
    pub kick: [Number; 2],
}

riposte_kit::keyed!(KindRow);

/// As what a weapon counts in a charge (REA-109).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Charging {
    /// Any other weapon.
    #[default]
    Other,
    /// A spear.
    Spear,
    /// A lance.
    Lance,
}

/// As what a weapon is braced (REA-110).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub enum Against {
    /// It is not.
    #[default]
    Nothing,
    /// A spear.
    Spear,
    /// A pike.
    Pike,
}
