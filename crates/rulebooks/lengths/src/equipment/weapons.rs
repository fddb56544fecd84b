//! What weapons and their blows are, as `weapons.ron` has it.

use serde::Deserialize;

/// What a weapon or shield is: `weapons.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WeaponStats {
    /// What kind of weapon it is.
    pub class: Class,
    /// Whether it takes training (LEN-103).
    #[serde(default)]
    pub trained: bool,
    /// Whether it is minor or small.
    #[serde(default)]
    pub minor: bool,
    /// Whether it is a point of load of its own (LEN-106).
    #[serde(default)]
    pub bulky: bool,
    /// Rounds of loading after a shot.
    #[serde(default)]
    pub reload: u8,
    /// The Armour Rating that a shot ignores.
    #[serde(default)]
    pub pierces: i32,
    /// Whether it ignores that at short range only.
    #[serde(default)]
    pub pierces_near: bool,
    /// What it is to pursuers when it is dropped before them (LEN-219).
    #[serde(default)]
    pub lure: Option<Lure>,
    /// Dice and their sides of the Wounds that it gives back when it is used (LEN-305).
    #[serde(default)]
    pub heals: [u8; 2],
    /// What a shield adds to the armour class against blows and missiles.
    #[serde(default)]
    pub shield: [i32; 2],
}

/// What a thing is to pursuers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Lure {
    /// Money, and what is worth some.
    Coin,
    /// Food for beasts.
    Food,
    /// Fire in the way.
    Fire,
}

/// Kinds of weapons.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Class {
    /// For blows.
    Melee,
    /// For blows, poor against armour.
    Rapier,
    /// A spear.
    Spear,
    /// A polearm.
    Pole,
    /// A lance.
    Lance,
    /// A whip.
    Whip,
    /// Made to be thrown: whatever else is done with it, it wards nothing off.
    Dart,
    /// Made for wrestling, and catching.
    Grapple,
    /// A net.
    Net,
    /// A garrote.
    Garrote,
    /// No weapon at all.
    Thing,
    /// A bow.
    Bow,
    /// A sling.
    Sling,
    /// A crossbow.
    Crossbow,
    /// A firearm.
    Firearm,
    /// A holy symbol.
    Symbol,
    /// A shield.
    Shield,
    /// Bare hands.
    Bare,
    /// Teeth, claws, hooves.
    Beast,
}

impl Class {
    /// Whether it is a weapon, and not some other thing that can be had in hand.
    pub fn is_weapon(self) -> bool {
        !matches!(self, Class::Thing | Class::Symbol | Class::Shield | Class::Bare)
    }

    /// Whether it is a thing that is neither weapon nor shield (LEN-302).
    pub fn is_thing(self) -> bool {
        matches!(self, Class::Thing | Class::Symbol)
    }
}

/// What a blow is: `weapons.ron`.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ModeStats {
    /// How it is used.
    pub way: Way,
    /// Sides of the damage die.
    pub die: u8,
    /// Length, from 0 to 5.
    #[serde(default)]
    pub length: u8,
    /// Short, medium and long range in hexes.
    #[serde(default)]
    pub bands: [u8; 3],
    /// Whether it is so used in a mounted charge alone (LEN-457).
    #[serde(default)]
    pub couched: bool,
}

/// How a weapon is used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Way {
    /// A blow.
    Strike,
    /// Thrown.
    Throw,
    /// Shot.
    Shoot,
}
