//! Who stands in the close-up, and where: what is played between them is played there, and not on
//! the small map beside it.

use bevy::prelude::*;
use riposte_rules::figure::FigureId;

use super::clash::Stance;

/// The places of all in the close-up, in units of the drawing in which a round base has
/// [`super::BASE`], y upwards. Written by the close-up; empty where there is none.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Opened(pub Vec<(FigureId, Stance)>);

impl Opened {
    /// Where a figure stands in it.
    pub fn of(&self, figure: FigureId) -> Option<Stance> {
        self.0.iter().find(|(one, _)| *one == figure).map(|(_, stance)| *stance)
    }
}
