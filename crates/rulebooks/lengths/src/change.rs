//! The ways in which this rulebook's own state changes.

use bevy_ecs::prelude::*;
pub use riposte_kit::change::{befall, remark};
pub use riposte_rules::battle::tell;
use riposte_rules::battle::throw_down;
use riposte_rules::figure::FigureId;

use crate::fighter::{Fighter, Round};

/// Changes what this rulebook keeps of a figure.
pub fn fighter(world: &mut World, figure: FigureId, change: impl FnOnce(&mut Fighter)) {
    riposte_kit::change::change(world, figure, change);
}

/// Changes what a figure has done in the round.
pub fn round(world: &mut World, figure: FigureId, change: impl FnOnce(&mut Round)) {
    fighter(world, figure, |fighter| change(&mut fighter.round));
}

/// Uses up the action of a figure (LEN-203).
pub fn acted(world: &mut World, figure: FigureId) {
    round(world, figure, |round| {
        round.acted = true;
        round.holds = false;
    });
}

/// Lets an item fall, and forgets how far it was loaded.
pub fn drop_item(world: &mut World, figure: FigureId, item: u8) {
    throw_down(world, figure, item);
    forget_item(world, figure, item);
}

/// An item is no longer carried.
pub fn forget_item(world: &mut World, figure: FigureId, item: u8) {
    fighter(world, figure, |fighter| {
        fighter.loading.lost(item);
        fighter.search = match fighter.search {
            Some(search) if search.item == item => None,
            Some(mut search) if search.item > item => {
                search.item -= 1;
                Some(search)
            }
            search => search,
        };
    });
}
