//! How a mount sets off, and what is left of its gait when its phase is over (REA-103).

use bevy_ecs::prelude::*;
use riposte_rules::figure::FigureId;

use super::gait::TROT;
use super::steed::{stand_still, steed};
use crate::view::BookView;

/// A mount sets off: what turning took is paid, and it has gone where it would.
pub fn sets_off(world: &mut World, mount: FigureId) {
    let hexes = BookView::new(world).hexes_of_gait(mount);
    steed(world, mount, |steed| {
        steed.moved = true;
        steed.off_course = false;
        steed.owed = steed.owed.saturating_sub(hexes);
    });
}

/// A mount's phase is over. One that trots or faster and could go nowhere has come to a stand, and
/// so has one that bolted (REA-103, REA-106).
pub fn phase_over(world: &mut World, mount: FigureId) {
    if must_go_on(BookView::new(world), mount) {
        stand_still(world, mount);
    }
}

/// At a trot or faster a mount goes on at least once, and one that bolts as long as it can
/// (REA-103, REA-106).
pub fn must_go_on(view: BookView, mount: FigureId) -> bool {
    let steed = view.steed(mount);
    view.is_mount(mount) && (steed.bolting || (steed.gait >= TROT && !steed.moved))
}
