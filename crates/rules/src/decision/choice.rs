//! A choice: a verb of the rulebook with what it is done to, where and with what.

use hexx::Hex;
use serde::{Deserialize, Serialize};

use crate::board::Facing;
use crate::figure::{FigureId, Spot};

/// The number of a verb in the rulebook's list.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub struct Verb(pub u8);

/// An item of the acting figure and one of its attack modes.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub struct Arm {
    /// The number of the item among what the figure carries.
    pub item: u8,
    /// The number of the attack mode; `None` when the item is used as a whole.
    pub mode: Option<u8>,
}

/// What may be answered to a decision. Small and plain, so that lists of them are cheap.
///
/// The derived order (verb first) is the canonical order of lists.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Choice {
    /// What is done.
    pub verb: Verb,
    /// Who does it, where the decision leaves that open (a side moving its figures).
    pub actor: Option<FigureId>,
    /// Where to, or on which hex.
    pub hex: Option<Hex>,
    /// The facing taken with it.
    pub facing: Option<Facing>,
    /// To whom.
    pub target: Option<FigureId>,
    /// With what.
    pub arm: Option<Arm>,
    /// How many: dice risked, words spoken ...
    pub number: Option<i16>,
    /// The place on the body aimed at.
    pub spot: Option<Spot>,
}

impl Choice {
    /// A choice that is no more than its verb.
    pub const fn plain(verb: Verb) -> Choice {
        Choice {
            verb,
            actor: None,
            hex: None,
            facing: None,
            target: None,
            arm: None,
            number: None,
            spot: None,
        }
    }

    /// With a destination.
    pub const fn to(mut self, hex: Hex) -> Choice {
        self.hex = Some(hex);
        self
    }

    /// With a facing.
    pub const fn facing(mut self, facing: Facing) -> Choice {
        self.facing = Some(facing);
        self
    }

    /// With a target.
    pub const fn at(mut self, target: FigureId) -> Choice {
        self.target = Some(target);
        self
    }

    /// With an item and mode.
    pub const fn with(mut self, item: u8, mode: Option<u8>) -> Choice {
        self.arm = Some(Arm { item, mode });
        self
    }

    /// With a number.
    pub const fn number(mut self, number: i16) -> Choice {
        self.number = Some(number);
        self
    }

    /// With a place on the body.
    pub const fn aiming(mut self, spot: Spot) -> Choice {
        self.spot = Some(spot);
        self
    }

    /// With the figure that does it.
    pub const fn by(mut self, actor: FigureId) -> Choice {
        self.actor = Some(actor);
        self
    }

    /// The key of the canonical order.
    pub fn order(&self) -> impl Ord + use<> {
        let hex = self.hex.map(|hex| (hex.y, hex.x));
        (self.verb, self.actor, self.target, self.arm, hex, self.facing, self.number, self.spot)
    }
}

/// What a verb means to players.
#[derive(Clone, Copy, Debug)]
pub struct VerbInfo {
    /// The word in the notation, small letters and hyphens.
    pub word: &'static str,
    /// The name on its button.
    pub name: &'static str,
    /// The key that picks it: a small letter, a space, or `-` for one that has none.
    pub key: char,
    /// One sentence of what it does.
    pub help: &'static str,
    /// The icon, by key.
    pub icon: &'static str,
    /// The id of its rule.
    pub rule: &'static str,
}

/// What kind of thing a verb is, as a player looks for it: first what, then where and how.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum VerbGroup {
    /// To harm somebody: blows, shots, feints, wrestling, spells that hurt.
    Strike,
    /// To go, turn, ride.
    Move,
    /// To be harder to hit, or to answer a blow.
    Guard,
    /// To get ready: weapons, postures, aim.
    Ready,
    /// All else.
    #[default]
    Other,
}

impl VerbGroup {
    /// All groups, in the order in which they are listed.
    pub const ALL: [VerbGroup; 5] =
        [VerbGroup::Strike, VerbGroup::Move, VerbGroup::Guard, VerbGroup::Ready, VerbGroup::Other];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            VerbGroup::Strike => "Strike",
            VerbGroup::Move => "Move",
            VerbGroup::Guard => "Guard",
            VerbGroup::Ready => "Make ready",
            VerbGroup::Other => "Other",
        }
    }
}
