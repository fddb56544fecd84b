//! What is supposed of figures, whatever the table says: so it is foretold what a choice leads into.

use std::sync::LazyLock;

use riposte_rules::board::{Facing, Hex};
use riposte_rules::figure::{FigureId, Posture};

use crate::fighter::{Feint, TurnRecord};

/// The places of two figures at most, the feint of one, one that begins its next turn, one that has
/// defended itself so often this turn, and the posture of one, as they are supposed to be.
#[derive(Clone, Copy, Default)]
pub struct Supposed {
    pub(crate) places: [Option<(FigureId, (Hex, Facing))>; 2],
    pub(crate) feint: Option<(FigureId, Feint)>,
    // What it did in its last turn does not count any more.
    pub(crate) begins: Option<FigureId>,
    pub(crate) defended: Option<(FigureId, u8)>,
    pub(crate) posture: Option<(FigureId, Posture)>,
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
