//! The ways in which this rulebook's own state changes.

use bevy_ecs::prelude::*;
pub use riposte_kit::change::{befall, remark};
pub use riposte_rules::battle::tell;
use riposte_rules::event::Event;
use riposte_rules::figure::FigureId;

use crate::fighter::Fighter;
use crate::rule_ids;
use crate::view::BookView;

/// Changes what this rulebook keeps of a figure.
pub fn fighter(world: &mut World, figure: FigureId, change: impl FnOnce(&mut Fighter)) {
    riposte_kit::change::change(world, figure, change);
}

/// Takes action points from a figure (VAN-105).
pub fn spend(world: &mut World, figure: FigureId, amount: u8) {
    let mut left = 0;
    fighter(world, figure, |fighter| {
        fighter.points = fighter.points.saturating_sub(amount);
        left = fighter.points;
    });
    let (amount, left) = (i32::from(amount), i32::from(left));
    tell(world, || Event::Spent { figure, of: "AP", amount, left });
}

/// A figure that lay in ambush is seen by what it does (VAN-901).
pub fn reveal(world: &mut World, figure: FigureId) {
    if BookView::new(world).fighter(figure).hidden {
        fighter(world, figure, |fighter| fighter.hidden = false);
        befall(world, figure, "comes out of hiding", rule_ids::AMBUSHER);
    }
}
