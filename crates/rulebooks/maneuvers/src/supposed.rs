//! What is supposed of figures, whatever the table says: so it is foretold what a choice leads into.

use std::sync::LazyLock;

use riposte_rules::board::{Facing, Hex};
use riposte_rules::figure::FigureId;

use crate::fighter::{Feint, TurnRecord};

/// The places of two figures at most, the feint of one, and one that begins its next turn, as they
/// are supposed to be.
#[derive(Clone, Copy, Default)]
pub struct Supposed {
    pub(crate) places: [Option<(FigureId, (Hex, Facing))>; 2],
    pub(crate) feint: Option<(FigureId, Feint)>,
    pub(crate) begins: Option<FigureId>,
}

/// What a figure has done that begins its turn.
pub(crate) static NOTHING_YET: LazyLock<TurnRecord> = LazyLock::new(TurnRecord::default);

impl Supposed {
    /// Where a figure is supposed to be.
    pub(crate) fn of(self, figure: FigureId) -> Option<(Hex, Facing)> {
        let mut places = self.places.into_iter().flatten();
        places.find(|(known, _)| *known == figure).map(|(_, place)| place)
    }
}
