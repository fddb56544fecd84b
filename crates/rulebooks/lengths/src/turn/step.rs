//! Where the round is (LEN-201).

use std::hash::{Hash, Hasher};

use bevy_ecs::prelude::*;
use riposte_kit::items::PerItem;
use riposte_rules::figure::{FigureId, Side};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

/// Where the round is.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Turn {
    /// What comes next.
    pub step: Step,
    /// The sides in the order in which they act.
    pub sides: SmallVec<[Side; 4]>,
    /// What has tried the nerve of each side (LEN-804).
    pub tried: SmallVec<[Tried; 2]>,
    /// What lies about and is not loaded (LEN-606).
    #[serde(default, skip_serializing_if = "Unloaded::is_none")]
    pub unloaded: Unloaded,
}

/// Rounds of loading that what lies on the board needs, by its numbers there (LEN-606).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Unloaded(pub PerItem<i16>);

impl Unloaded {
    fn is_none(&self) -> bool {
        *self == Unloaded::default()
    }
}

impl Hash for Unloaded {
    /// Where there is none nothing is added, so that battles keep the hashes that they had before
    /// this was remembered.
    fn hash<H: Hasher>(&self, state: &mut H) {
        if !self.is_none() {
            self.0.hash(state);
        }
    }
}

/// A step of the round.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// A new round begins.
    #[default]
    Begin,
    /// A side acts: which of its figures is next.
    Pick(u8),
    /// A figure of the side acts.
    Act(u8, FigureId),
    /// A figure that has held acts at last.
    Last,
    /// One of them acts.
    LastAct(FigureId),
    /// The round ends.
    End,
}

impl Step {
    /// Whether it is too late to hold.
    pub fn last(self) -> bool {
        matches!(self, Step::Last | Step::LastAct(_) | Step::End)
    }
}

/// Goes on to a step.
pub fn go(world: &mut World, step: Step) {
    world.resource_mut::<Turn>().step = step;
}

/// What has tried the nerve of a side already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Tried {
    /// Whose.
    pub side: Side,
    /// That it met its enemies, and did not outnumber them.
    pub contact: bool,
    /// That half its strength was gone.
    pub half: bool,
}
