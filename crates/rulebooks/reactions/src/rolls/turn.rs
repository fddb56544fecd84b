//! The rolls of a turn, and the fast draw (REA-42, REA-43, REA-59).

use riposte_rules::figure::FigureId;
use riposte_rules::roll::Roll;

use crate::mounted::uses::Use;
use crate::rule_ids;
use crate::view::BookView;

impl BookView<'_> {
    /// Action points of the turn (REA-42).
    pub fn points_roll(self, figure: FigureId) -> Roll {
        let mut roll = self.roll("action points");
        let sheet = self.table.sheet(figure);
        let combat = sheet.score("Combat") + sheet.score("Combat: speed");
        if !self.rides_worse(&mut roll, figure, combat, Use::Acting) {
            self.score(&mut roll, figure, "Combat");
            self.score(&mut roll, figure, "Combat: speed");
        }
        roll.add("CO", self.co(figure), rule_ids::LOAD);
        self.burdened(roll, figure)
    }

    /// Initiative of the turn (REA-43).
    pub fn initiative_roll(self, figure: FigureId) -> Roll {
        let mut roll = self.roll("initiative");
        self.score(&mut roll, figure, "Tactics");
        self.score(&mut roll, figure, "Tactics: initiative");
        roll.add("PE", self.bearing(figure).pe, rule_ids::LOAD);
        self.burdened(roll, figure)
    }

    /// The fast draw (REA-59).
    pub fn draw_roll(self, figure: FigureId, item: u8) -> Roll {
        let mut roll = self.roll("fast draw");
        self.score(&mut roll, figure, "Sleight of hand");
        self.score(&mut roll, figure, "Sleight of hand: fast draw");
        roll.add("CO", self.co(figure), rule_ids::LOAD);
        if let Some(value) = self.draw_modifier(figure, item) {
            roll.add("where it is", value, rule_ids::FAST_DRAW);
        }
        self.burdened(roll, figure)
    }
}

/// What a fast draw costs in action points (REA-59).
pub fn draw_cost(result: i32) -> i32 {
    match result {
        ..=6 => 3,
        7..=12 => 2,
        13..=20 => 1,
        _ => 0,
    }
}
