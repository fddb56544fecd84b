//! Long actions: `works.ron` (MAN-526).

use serde::Deserialize;

/// What takes several seconds.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct WorkRow {
    /// The word for it.
    pub key: String,
    /// What somebody does who is at it.
    pub name: String,
    /// How long it takes.
    pub takes: Takes,
    /// Whether it leaves a hand free to block and parry.
    #[serde(default)]
    pub one_handed: bool,
    /// Whether it can be broken off and gone on with.
    #[serde(default)]
    pub goes_on: bool,
    /// What comes of it.
    pub does: Does,
}

riposte_kit::keyed!(WorkRow);

/// How many seconds something takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Takes {
    /// So many.
    Seconds(u8),
    /// So many dice, and so many more.
    Dice(u8, u8),
    /// So many times the passive defence of the shield.
    Defence(u8),
}

/// What comes of a long action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub enum Does {
    /// A weapon goes to the belt or the back.
    Stow,
    /// A shield comes on the arm.
    ShieldOn,
    /// A shield is off the arm and on the ground.
    ShieldOff,
    /// A shield goes over the back.
    ShieldBack,
    /// A hidden weapon comes to hand.
    Find,
    /// The pack comes off the back (MAN-523).
    PackOff,
    /// Something comes to hand out of the pack.
    Unpack,
    /// Nothing that counts in a fight.
    Chore,
}
