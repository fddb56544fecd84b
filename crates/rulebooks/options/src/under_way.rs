//! What is under way: an action that is not over yet, on the exchange of the
//! table. The turn goes on where it stands once nothing is under way any more.

use bevy_ecs::prelude::*;
use riposte_rules::decision::Choice;
use riposte_rules::exchange::{Exchange, Frame, Link};
use riposte_rules::figure::FigureId;
use serde::{Deserialize, Serialize};

use crate::step::HexKey;

/// What is still to come of an action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Stage {
    /// The one who is to be grappled may refuse it (OPT-701).
    #[default]
    Agree,
    /// A blow with the other hand (OPT-642).
    OffHand,
    /// The figure turns (OPT-213).
    Turn,
    /// The one who drove a foe back may follow into the hex that it left (OPT-733).
    Follow(HexKey),
}

/// The stack of what is under way.
pub type UnderWay = Exchange<Stage>;

/// Something is still to come of an action.
pub fn begin(world: &mut World, link: Link, actor: FigureId, choice: Choice, stage: Stage) {
    world.resource_mut::<UnderWay>().push(Frame { link, actor, choice, memory: stage });
}

/// The action on top is over.
pub fn end(world: &mut World) {
    world.resource_mut::<UnderWay>().pop();
}

/// What is to come next of the action on top.
pub fn stage(world: &World) -> Option<Stage> {
    world.resource::<UnderWay>().top().map(|frame| frame.memory)
}
