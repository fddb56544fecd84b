//! A way that a figure can go, and who can go at all.

use riposte_rules::board::{Facing, Hex};
use riposte_rules::figure::FigureId;
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

/// Whether a figure may sprint: in a posture that lets it, after a turn in which it went straight
/// on (MAN-534).
pub fn sprints(rules: BookView, figure: FigureId) -> bool {
    let (fighter, doings) = (rules.fighter(figure), rules.doings(figure));
    rules.posture(figure).sprint && fighter.ran && !doings.halved && !fighter.lame
}

impl BookView<'_> {
    /// What a figure has to go with this turn, in half points: its Move, or half of it.
    pub fn budget(self, figure: FigureId) -> u16 {
        self.move_points(figure) / if self.doings(figure).halved { 2 } else { 1 }
    }

    /// Whether a figure can still go with its maneuver.
    pub fn may_step(self, figure: FigureId) -> bool {
        let goes = self.row(self.maneuver(figure)).map(|row| row.goes);
        let free = !self.doings(figure).stepped && !gripped(self, figure);
        free && goes.is_some_and(|goes| goes != Goes::Still)
    }
}
