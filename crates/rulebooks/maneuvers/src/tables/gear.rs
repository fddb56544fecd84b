//! Armour, places on the body, weapons and their blows (MAN-115, MAN-116).

use serde::Deserialize;

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
    /// What it weighs, in pounds.
    #[serde(default)]
    pub weight: i32,
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

riposte_kit::keyed!(ArmourRow, SpotRow);

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
    /// Whether it can be braced against a charge, and how.
    #[serde(default)]
    pub brace: Option<Brace>,
    /// Turns of loading after each shot.
    #[serde(default)]
    pub load: u8,
    /// What it weighs, in pounds.
    #[serde(default)]
    pub weight: i32,
    /// Turns of Ready that it takes after a swing, where it takes any.
    #[serde(default = "one")]
    pub recovers: u8,
    /// Whether it is slung over the back, though it is long.
    #[serde(default)]
    pub slung: bool,
    /// The skill from which a shot without aiming costs nothing.
    #[serde(default = "never")]
    pub snap: i32,
    /// What aiming for a turn gives.
    #[serde(default)]
    pub accuracy: i32,
    /// Whether it can rest on something.
    #[serde(default)]
    pub braces: bool,
}

const fn one() -> u8 {
    1
}

const fn never() -> i32 {
    i32::MAX
}

/// What a stop thrust is made with (MAN-225).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Brace {
    /// A spear, which goes through.
    Spear,
    /// A pole weapon or a boar spear, which holds off.
    Pole,
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
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, Hash)]
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
