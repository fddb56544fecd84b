//! Where the turn is (VAN-103).

use bevy_ecs::prelude::*;
use riposte_rules::figure::{BondKind, FigureId, Side};
use serde::{Deserialize, Serialize};

use crate::view::BookView;

/// Where the turn is.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// What comes next.
    pub step: Step,
    /// The side whose phase it is.
    pub side: Side,
}

/// A step of the turn, or a question in the middle of one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// A new turn begins.
    #[default]
    Begin,
    /// The phase of a side begins.
    Phase(Side),
    /// Which figure of the side acts next.
    Pick,
    /// A figure acts; whether it has done something since it was picked.
    Act(FigureId, bool),
    /// One on whom something was gained says on whom it has its hold.
    Hold {
        /// Who acts.
        actor: FigureId,
        /// Who chooses.
        chooser: FigureId,
        /// What it would have on the one who acts.
        kind: BondKind,
    },
}

/// What the one who is asked on whom it has its hold would have on its attacker (VAN-305).
pub fn offered(view: BookView) -> Option<BondKind> {
    match view.table.world().resource::<Turn>().step {
        Step::Hold { kind, .. } => Some(kind),
        _ => None,
    }
}

/// Goes on to a step.
pub fn go(world: &mut World, step: Step) {
    world.resource_mut::<Turn>().step = step;
}

/// What comes after a figure has done something.
pub fn after(world: &mut World, figure: FigureId) {
    let more = BookView::new(world).can_act(figure);
    go(world, if more { Step::Act(figure, true) } else { Step::Pick });
}
