//! A way that a figure can go, and who can go at all.

use riposte_rules::board::{Facing, Hex};
use riposte_rules::figure::FigureId;
use smallvec::SmallVec;

use crate::close::bonds::gripped;
use crate::tables::Goes;
use crate::view::BookView;

/// A hex that a figure can go to, how, and the ways it may look there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Route {
    /// The hex.
    pub hex: Hex,
    /// The hexes entered.
    pub path: SmallVec<[Hex; 8]>,
    /// The ways it may look at the end.
    pub facings: SmallVec<[Facing; 6]>,
    /// What a Move pays for it, in half points, looking the first of these ways (MAN-532).
    pub cost: u16,
    /// Whether its last hex is that of a sprint (MAN-534).
    pub sprint: bool,
}

impl Route {
    /// Straight on over some hexes, looking that way.
    pub fn straight(path: SmallVec<[Hex; 8]>, way: Facing) -> Route {
        let hex = path.last().copied().unwrap_or_default();
        Route { hex, path, facings: [way].into_iter().collect(), ..Route::default() }
    }
}

/// The ways to look that take a turn by one side at most.
pub fn one_side(now: Facing) -> [Facing; 3] {
    [0, 1, -1].map(|turn| now.turned(turn))
}

/// Whether a figure may sprint: in a posture that lets it, after a turn in which it went straight
/// on (MAN-534).
pub fn sprints(rules: BookView, figure: FigureId) -> bool {
    let (fighter, doings) = (rules.fighter(figure), rules.doings(figure));
    let fresh = fighter.ran && !doings.halved && !doings.sprinted;
    rules.posture(figure).sprint && fresh && !fighter.lame && goes_straight(rules, figure)
}

/// Whether a figure has gone straight ahead so far this turn, as it looks now, or nowhere.
fn goes_straight(rules: BookView, figure: FigureId) -> bool {
    let doings = rules.doings(figure);
    !doings.bent && doings.way.is_none_or(|way| way == rules.table.facing(figure))
}

impl BookView<'_> {
    /// What a figure has to go with this turn, in half points: its Move, or half of it.
    pub fn budget(self, figure: FigureId) -> u16 {
        self.move_points(figure) / if self.doings(figure).halved { 2 } else { 1 }
    }

    /// What a figure has left of it after the first part of a Move (MAN-531).
    pub fn left(self, figure: FigureId) -> u16 {
        self.budget(figure).saturating_sub(self.doings(figure).spent)
    }

    /// Whether a figure can still go with its maneuver.
    pub fn may_step(self, figure: FigureId) -> bool {
        let goes = self.row(self.maneuver(figure)).map(|row| row.goes);
        let doings = self.doings(figure);
        // On hands and knees one goes or strikes (MAN-408).
        let struck = !doings.struck.is_empty() || doings.lost > 0;
        let crawls = self.on_all_fours(figure) && struck;
        let free = !doings.stepped && !crawls && !gripped(self, figure);
        free && goes.is_some_and(|goes| goes != Goes::Still)
    }
}
