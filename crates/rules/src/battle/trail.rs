//! Where the figure that moved last has been since anything else happened.

use bevy_ecs::prelude::*;
use hexx::Hex;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::table::Table;
use crate::board::Facing;
use crate::decision::{Pending, PromptKind};
use crate::figure::FigureId;
use crate::roll::Dice;
use crate::rulebook::Playing;

/// The hexes and facings that a figure has left since a phase began, a die fell, or something
/// happened to anybody else. A figure that goes back to one of them has paid for nothing. It is
/// part of the state, so that it is the same after undo, in a save and on a fork.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Trail {
    mover: FigureId,
    left: SmallVec<[(Hex, Facing); 6]>,
    /// Whether a die has fallen since somebody was last asked what to do: whatever moves until
    /// the next such question has a reason.
    stirred: bool,
}

impl Trail {
    /// Whether a figure has left a hex and a facing, and nothing else has happened since.
    pub fn has_left(&self, figure: FigureId, hex: Hex, facing: Facing) -> bool {
        self.is_of(figure) && self.left.contains(&(hex, facing))
    }

    /// Whether the last thing that a figure did was to turn on the spot, in a hex.
    pub fn has_turned(&self, figure: FigureId, hex: Hex) -> bool {
        self.is_of(figure) && self.left.last().is_some_and(|(last, _)| *last == hex)
    }

    /// Whether it is the trail of a figure.
    pub fn is_of(&self, figure: FigureId) -> bool {
        self.mover == figure && !self.left.is_empty()
    }
}

/// Ends the trail: something happened.
pub(super) fn end_trail(world: &mut World) {
    world.resource_mut::<Trail>().left.clear();
}

/// Something about a figure changes: a trail of another ends.
pub(super) fn touch(world: &mut World, figure: FigureId) {
    let mut trail = world.resource_mut::<Trail>();
    if trail.mover != figure {
        trail.mover = figure;
        trail.left.clear();
    }
}

/// A figure is about to leave where it is and how it looks.
pub(super) fn leave(world: &mut World, figure: FigureId) {
    let stirred = world.resource::<Dice>().fell() || world.resource::<Trail>().stirred;
    if stirred {
        return end_trail(world);
    }
    let table = Table::new(world);
    let stand = (table.hex(figure), table.facing(figure));
    touch(world, figure);
    world.resource_mut::<Trail>().left.push(stand);
}

/// Does something that is not to be seen in the trail: those who are carried do not move of
/// themselves.
pub(super) fn untracked(world: &mut World, act: impl FnOnce(&mut World)) {
    let trail = world.resource::<Trail>().clone();
    act(world);
    *world.resource_mut::<Trail>() = trail;
}

/// Where dice fell the trail ends, and nothing is added to it until somebody is asked what to
/// do.
pub(super) fn heed_dice(
    mut trail: ResMut<Trail>,
    dice: Option<ResMut<Dice>>,
    pending: Res<Pending>,
    book: Option<Res<Playing>>,
) {
    if let Some(mut dice) = dice.filter(|dice| dice.fell()) {
        dice.rest();
        trail.left.clear();
        trail.stirred = true;
    }
    let Some(decision) = pending.decision().filter(|_| trail.stirred) else { return };
    let question = |book: Res<Playing>| book.0.questions()[decision.question.0 as usize].weight;
    if book.map(question) == Some(PromptKind::Act) {
        trail.stirred = false;
    }
}
