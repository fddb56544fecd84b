//! The rolls that nobody answers, each with what it comes to: action points, initiative, the fast draw
//! (REA-42, REA-43, REA-59).

use riposte_rules::deed::Deed;
use riposte_rules::figure::FigureId;
use riposte_rules::roll::Roll;

use crate::mounted::uses::Use;
use crate::risked::Risking;
use crate::rule_ids;
use crate::view::BookView;

impl<'w> BookView<'w> {
    /// Action points of the turn (REA-42).
    pub fn points_roll(self, figure: FigureId) -> Roll {
        let mut roll = self.roll("action points");
        self.scores_or_riding(&mut roll, figure, ["Combat", "Combat: speed"], Use::Acting);
        roll.add("co-ordination (CO)", self.co(figure), rule_ids::LOAD);
        self.burdened(roll, figure)
    }

    /// Initiative of the turn (REA-43).
    pub fn initiative_roll(self, figure: FigureId) -> Roll {
        let mut roll = self.roll("initiative");
        self.score(&mut roll, figure, "Tactics");
        self.score(&mut roll, figure, "Tactics: initiative");
        roll.add("perception (PE)", self.bearing(figure).pe, rule_ids::LOAD);
        self.burdened(roll, figure)
    }

    /// The fast draw (REA-59).
    pub fn draw_roll(self, figure: FigureId, item: u8) -> Roll {
        let mut roll = self.roll("fast draw");
        self.score(&mut roll, figure, "Sleight of hand");
        self.score(&mut roll, figure, "Sleight of hand: fast draw");
        roll.add("co-ordination (CO)", self.co(figure), rule_ids::LOAD);
        if let Some(value) = self.draw_modifier(figure, item) {
            roll.add("where it is", value, rule_ids::FAST_DRAW);
        }
        self.burdened(roll, figure)
    }

    /// The action points of a turn, in half points (REA-42).
    pub fn action_points(self, figure: FigureId, dice: u8) -> Deed<'w, i32> {
        let least = self.constants().least_points * 2;
        Deed::roll(figure, self.points_roll(figure).risking(dice, rule_ids::RISK))
            .class(move |total| total.max(least))
            .rows(|points| Some(format!("{} AP", points.div_euclid(2)).into()))
            .then(Deed::end)
    }

    /// The initiative of a turn, in half points (REA-43).
    pub fn initiative(self, figure: FigureId, dice: u8) -> Deed<'w, i32> {
        let roll = self.initiative_roll(figure).risking(dice, rule_ids::RISK);
        Deed::roll(figure, roll).then(Deed::end)
    }

    /// The fast draw of an item (REA-59).
    pub fn fast_draw(self, figure: FigureId, item: u8, dice: u8) -> Deed<'w, Draw> {
        let roll = self.draw_roll(figure, item).risking(dice, rule_ids::RISK);
        let words = |draw: Draw| format!("{} AP", draw.cost);
        Deed::roll(figure, roll)
            .meaning(move |total| {
                let draw = Draw::of(total);
                Some(if draw.out { words(draw) } else { "fumbled, 3 AP".into() }.into())
            })
            .rows(move |total| {
                let draw = Draw::of(total);
                Some(if draw.out { words(draw) } else { "fumbled".into() }.into())
            })
            .then(|total| Deed::end(Draw::of(total)))
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

/// How a fast draw comes out (REA-59).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Draw {
    /// What it costs in action points.
    pub cost: i32,
    /// Whether the weapon is out.
    pub out: bool,
}

impl Draw {
    fn of(total: i32) -> Draw {
        Draw { cost: draw_cost(total), out: total > 0 }
    }
}
