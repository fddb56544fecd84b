//! Taking aim, and losing it (REA-206).

use bevy_ecs::prelude::*;
use riposte_rules::figure::FigureId;

use super::marksman::{Aim, marksman};
use crate::view::BookView;

/// Whatever disturbs a shooter ends its aim.
pub fn lose_aim(world: &mut World, figure: FigureId) {
    if BookView::new(world).marksman(figure).aim.is_some() {
        marksman(world, figure, |marksman| marksman.aim = None);
    }
}

impl BookView<'_> {
    /// Whether a figure takes or holds aim, and does not look after itself (REA-206).
    pub fn aims(self, figure: FigureId) -> bool {
        self.marksman(figure).aim.is_some()
    }

    /// The aim that a figure holds at another with an item.
    pub fn aim_at(self, figure: FigureId, target: FigureId, item: u8) -> Option<Aim> {
        let weapon = self.table.arms(figure).item(item)?.weapon;
        self.marksman(figure).aim.filter(|aim| (aim.at, aim.weapon) == (target, weapon))
    }
}
