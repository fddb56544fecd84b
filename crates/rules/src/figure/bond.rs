//! Bonds: a figure rides another, holds it, strikes at it. What kinds there are and what they
//! ask for is data of the rulebook; [`crate::battle::bind`] makes and ends them.

use std::hash::{Hash, Hasher};

use bevy_ecs::prelude::Resource;
use serde::{Deserialize, Serialize};

use super::FigureId;

/// The number of a kind of bond, in the rulebook's list.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub struct BondKind(pub u8);

/// A bond from one figure to another.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub struct Bond {
    /// Who rides, holds, strikes at.
    pub from: FigureId,
    /// How.
    pub kind: BondKind,
    /// Who is ridden, held, struck at.
    pub to: FigureId,
}

impl Bond {
    /// Whether a figure is one of the two.
    pub fn has(&self, figure: FigureId) -> bool {
        self.from == figure || self.to == figure
    }
}

/// Every bond there is, in the order in which they began.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Bonds(pub(crate) Vec<Bond>);

impl Bonds {
    /// All of them, the oldest first.
    pub fn iter(&self) -> impl Iterator<Item = Bond> + '_ {
        self.0.iter().copied()
    }
}

impl Hash for Bonds {
    /// Where there is none nothing is added, so that the battles of books without bonds keep
    /// the hashes they had before there were any.
    fn hash<H: Hasher>(&self, state: &mut H) {
        if !self.0.is_empty() {
            self.0.hash(state);
        }
    }
}

/// A kind of bond.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BondInfo {
    /// The word in files, such as `rides`.
    pub key: &'static str,
    /// What the one does to the other: "rides", as in "Ada rides Bay".
    pub does: &'static str,
    /// What the other is to it: "is ridden by".
    pub is_done: &'static str,
    /// The line that stands for it on the map.
    pub line: BondLine,
    /// Between whom it can be.
    pub among: Among,
    /// How many such bonds, and others of its `group`, a figure can have to others.
    pub from_most: u8,
    /// How many such bonds others can have to a figure.
    pub to_most: u8,
    /// Whether a new one takes the place of the oldest when a figure has as many as it can;
    /// else it cannot begin.
    pub replaces: bool,
    /// Kinds of one group other than 0 count together for `from_most`.
    pub group: u8,
    /// Whether it can lead back to where it began: two may strike at each other, nobody rides
    /// their own rider.
    pub circles: bool,
    /// From how far it can be, in hexes; it ends when they are further apart.
    pub far: Option<u32>,
    /// Whether the one goes and turns where the other does.
    pub carries: bool,
    /// The rule behind it.
    pub rule: &'static str,
}

/// Between whom a bond can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Among {
    /// Figures of one side.
    Friends,
    /// Figures of different sides.
    Enemies,
    /// Any two.
    Anybody,
}

/// The line that stands for a bond. Each is told apart without its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BondLine {
    /// Two lines side by side.
    Double,
    /// A chain of links.
    Chain,
    /// A line with a point.
    Arrow,
    /// Dashes with a point.
    Dashes,
    /// Dots.
    Dots,
}

/// Why a bond ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Unbound {
    /// One of the two is out of the fight.
    Fell(FigureId),
    /// They are too far apart.
    Apart,
    /// Another took its place.
    Replaced,
    /// It was let go.
    LetGo,
    /// It was broken.
    Broken,
}

/// Why a bond cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// The rulebook has no such kind.
    NoKind,
    /// There is such a bond.
    Known,
    /// It would lead from a figure to itself, at once or by others.
    Circle,
    /// The figure is out of the fight.
    Out(FigureId),
    /// The two are of one side, or are not.
    Side,
    /// It is not between figures of such kinds: why, in words.
    Kind(&'static str),
    /// They are too far apart.
    Apart,
    /// The figure has as many of them as it can.
    Full(FigureId),
}
