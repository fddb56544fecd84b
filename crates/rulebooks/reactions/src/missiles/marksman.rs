//! What is kept of whoever shoots: what is yet to be loaded, and the aim taken (REA-205, REA-206).

use bevy_ecs::prelude::*;
use riposte_kit::change::change;
use riposte_kit::items::PerItem;
use riposte_rules::figure::{FigureId, WeaponId};
use serde::{Deserialize, Serialize};

use crate::view::BookView;

/// What changes of a shooter in the course of a battle.
#[derive(Component, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Marksman {
    /// How often each weapon has still to be loaded before it can be shot.
    pub unloaded: PerItem,
    /// The aim that is held.
    pub aim: Option<Aim>,
}

/// An aim that is held (REA-206).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Aim {
    /// At whom.
    pub at: FigureId,
    /// With what.
    pub weapon: WeaponId,
    /// What it adds to the shot, in half points.
    pub bonus: i32,
}

/// Changes what is kept of a shooter.
pub fn marksman(world: &mut World, figure: FigureId, changed: impl FnOnce(&mut Marksman)) {
    change(world, figure, changed);
}

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
