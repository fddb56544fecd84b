//! A way that a figure can go, and who can go at all.

use riposte_rules::board::{Facing, Hex};
use riposte_rules::figure::{FigureId, Posture};
use smallvec::SmallVec;

use crate::bonds::gripped;
use crate::tables::Goes;
use crate::view::BookView;

/// A hex that a figure can go to, how, and the ways it may look there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// The hex.
    pub hex: Hex,
    /// The hexes entered.
    pub path: SmallVec<[Hex; 8]>,
    /// The ways it may look at the end.
    pub facings: SmallVec<[Facing; 6]>,
}

/// Whether a figure may sprint.
pub fn sprints(rules: BookView, figure: FigureId) -> bool {
    let (fighter, doings) = (rules.fighter(figure), rules.doings(figure));
    let stands = rules.table.posture(figure) == Posture::Standing;
    stands && fighter.ran && !doings.halved && !fighter.lame
}

impl BookView<'_> {
    /// Whether a figure can still go with its maneuver.
    pub fn may_step(self, figure: FigureId) -> bool {
        let goes = self.row(self.maneuver(figure)).map(|row| row.goes);
        let free = !self.doings(figure).stepped && !gripped(self, figure);
        free && goes.is_some_and(|goes| goes != Goes::Still)
    }
}
