//! Where the turn is.

use bevy_ecs::prelude::*;
use riposte_rules::battle::begin_phase;
use riposte_rules::board::Hex;
use riposte_rules::figure::{FigureId, Side};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use crate::spells::Spell;
use crate::view::BookView;

/// Where the turn is.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// What comes next.
    pub step: Step,
    /// The sides in the order in which they move.
    pub sides: SmallVec<[Side; 4]>,
}

/// A step of the turn, or a question in the middle of one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// A new turn begins, with initiative.
    #[default]
    Begin,
    /// The side with the initiative says when it moves.
    Sides,
    /// A spell is kept up or not, by its number among the spells.
    Renew(u8),
    /// A side moves: which of its figures is next.
    Pick(u8),
    /// Where a figure of the side goes.
    Move(u8, FigureId),
    /// Which way it looks afterwards.
    Face(u8, FigureId),
    /// Which option it takes.
    Declare(u8, FigureId),
    /// Whether a figure changes its option, from this one on.
    Change(FigureId),
    /// Whether a figure that has come up to a pole weapon attacks, from this one on.
    Charge(FigureId),
    /// Whose action is next.
    Slot,
    /// A pole weapon may strike before all others.
    First(FigureId),
    /// A figure acts.
    Act(FigureId),
    /// Whose second shot is next.
    Shots,
    /// A second shot.
    Shot(FigureId),
    /// Forced retreats: whose turn it is to push.
    Retreats,
    /// A figure may push.
    Push(FigureId),
    /// The turn ends.
    End,
    /// A side begins to move, by its number in the order.
    Side(u8),
    /// All have moved.
    Moved,
}

impl Step {
    /// Whether all have moved, and act now.
    pub fn acts(self) -> bool {
        let begins = matches!(self, Step::Change(_) | Step::Charge(_) | Step::Slot);
        let acts = matches!(self, Step::First(_) | Step::Act(_) | Step::Shots | Step::Shot(_));
        begins || acts
    }
}

/// A hex as plain numbers, for hashing and text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HexKey {
    /// Column.
    pub x: i32,
    /// Row.
    pub y: i32,
}

impl From<Hex> for HexKey {
    fn from(hex: Hex) -> HexKey {
        HexKey { x: hex.x, y: hex.y }
    }
}

impl From<HexKey> for Hex {
    fn from(key: HexKey) -> Hex {
        Hex::new(key.x, key.y)
    }
}

/// Goes on to a step.
pub fn go(world: &mut World, step: Step) {
    world.resource_mut::<Turn>().step = step;
}

/// Tells that a phase begins.
pub fn phase(world: &mut World, name: &'static str, side: Option<Side>) {
    begin_phase(world, name, side, None);
}

/// The spell that a step of renewal is about.
pub fn renewed(rules: BookView) -> Option<Spell> {
    match rules.table.world().resource::<Turn>().step {
        Step::Renew(number) => rules.spells().0.get(usize::from(number)).copied(),
        _ => None,
    }
}
