//! The ways in which this rulebook's own state changes.

use bevy_ecs::prelude::*;
pub use riposte_kit::change::befall;
use riposte_kit::change::change;
use riposte_kit::handling::first_held;
pub use riposte_rules::battle::tell;
use riposte_rules::battle::{Table, fall_out, take_posture, throw_down};
use riposte_rules::event::Event;
use riposte_rules::figure::{FigureId, Life, Posture};
use riposte_rules::systems::{self, remember};

use crate::fighter::Fighter;
use crate::memory::{Bout, Manoeuvre, Memory, Stage, item_lost};
use crate::missiles::marksman::marksman;
use crate::mounted::steed::unbrace;

/// Changes what this rulebook keeps of a figure.
pub fn fighter(world: &mut World, figure: FigureId, changed: impl FnOnce(&mut Fighter)) {
    change(world, figure, changed);
}

/// Changes what is remembered of the topmost manoeuvre.
pub fn memory(world: &mut World, change: impl FnOnce(&mut Memory)) {
    remember(world, change);
}

/// Goes on to a stage of the topmost manoeuvre.
pub fn stage(world: &mut World, stage: Stage) {
    systems::go_to_stage::<Memory>(world, stage);
}

/// The topmost manoeuvre, when it is at a stage, and no window is open on it.
pub fn at_stage(world: &World, stage: Stage) -> Option<&Manoeuvre> {
    systems::at_stage(world, stage)
}

/// Takes whole action points from a figure (REA-46).
pub fn spend(world: &mut World, figure: FigureId, amount: i32) {
    if amount == 0 {
        return;
    }
    let mut left = 0;
    fighter(world, figure, |fighter| {
        fighter.points = (fighter.points - 2 * amount).max(0);
        left = fighter.points.div_euclid(2);
    });
    tell(world, || Event::Spent { figure, of: "AP", amount, left });
}

/// Lets an item fall, and tells all that is under way (REA-58).
pub fn drop_item(world: &mut World, figure: FigureId, item: u8) {
    throw_down(world, figure, item);
    forget_item(world, figure, item);
}

/// An item has left a figure: all that is under way is told, and what is kept of it is forgotten.
pub fn forget_item(world: &mut World, figure: FigureId, item: u8) {
    unbrace(world, figure);
    marksman(world, figure, |marksman| marksman.unloaded.forget(item));
    let frames = world.resource_mut::<Bout>().into_inner().frames_mut();
    frames.iter_mut().for_each(|frame| item_lost(frame, figure, item));
}

/// Puts a figure out of the fight: it falls, and what it held lies on the ground (REA-87).
pub fn put_out(world: &mut World, figure: FigureId, life: Life) {
    while let Some((item, _)) = first_held(Table::new(world), figure) {
        drop_item(world, figure, item);
    }
    take_posture(world, figure, Posture::Prone);
    fall_out(world, figure, life);
}
