//! What is kept of mounts, and of a figure that has braced a weapon against them.

use bevy_ecs::prelude::*;
use riposte_kit::change::change;
use riposte_rules::figure::FigureId;
use serde::{Deserialize, Serialize};

/// What changes of a mount in the course of a battle, and of who waits for one.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Steed {
    /// How fast it goes: 0 at a stand, then walk, trot, canter, gallop (REA-103).
    pub gait: u8,
    /// Hexes of its next movement that turning has taken (REA-104).
    pub owed: u8,
    /// Whether it has moved this turn (REA-103).
    pub moved: bool,
    /// Whether it is agitated this turn (REA-105).
    pub agitated: bool,
    /// Whether it does not obey: its next movement leads straight on (REA-105).
    pub off_course: bool,
    /// Whether it bolts (REA-106).
    pub bolting: bool,
    /// Whether it rears, and its rider has yet to roll to stay on (REA-106).
    pub rears: bool,
    /// Of somebody on foot: whether a spear or pike is braced (REA-110).
    pub braced: bool,
}

/// Changes what is kept of a mount.
pub fn steed(world: &mut World, figure: FigureId, changed: impl FnOnce(&mut Steed)) {
    change(world, figure, changed);
}

/// A mount stands still, and nothing is left of what it was about.
pub fn stand_still(world: &mut World, mount: FigureId) {
    steed(world, mount, |steed| {
        steed.gait = 0;
        steed.owed = 0;
        steed.off_course = false;
        steed.bolting = false;
        steed.rears = false;
    });
}

/// A new turn begins.
pub fn new_turn(world: &mut World, figure: FigureId) {
    steed(world, figure, |steed| {
        steed.moved = false;
        steed.agitated = false;
    });
}

/// A braced weapon is braced no more.
pub fn unbrace(world: &mut World, figure: FigureId) {
    steed(world, figure, |steed| steed.braced = false);
}
