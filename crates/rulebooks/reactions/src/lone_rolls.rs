//! The rolls that nobody answers, each told once: action points, initiative, the fast draw.

use riposte_rules::deed::Deed;
use riposte_rules::figure::FigureId;

use crate::risked::Risking;
use crate::rolls::draw_cost;
use crate::rule_ids;
use crate::view::BookView;

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

impl<'w> BookView<'w> {
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
