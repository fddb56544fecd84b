//! How a mount sets off, and what is left of its gait when its phase is over (REA-103).

use bevy_ecs::prelude::*;
use riposte_rules::figure::FigureId;

use super::gait::TROT;
use super::steed::{stand_still, steed};
use crate::view::BookView;

/// A mount sets off: what turning took is paid, and it has gone where it would.
pub fn sets_off(world: &mut World, mount: FigureId) {
    let rules = BookView::new(world);
    let steed_now = rules.steed(mount);
    let hexes = rules.tables.riding.hexes[usize::from(steed_now.gait.min(4))];
    steed(world, mount, |steed| {
        steed.moved = true;
        steed.off_course = false;
        steed.owed = steed.owed.saturating_sub(hexes);
    });
}

/// A mount's phase is over. One that trots or faster and could go nowhere has come to a stand, and
/// so has one that bolted (REA-103, REA-106).
pub fn phase_over(world: &mut World, mount: FigureId) {
    let rules = BookView::new(world);
    let steed = rules.steed(mount);
    if rules.is_mount(mount) && (steed.bolting || (steed.gait >= TROT && !steed.moved)) {
        stand_still(world, mount);
    }
}
