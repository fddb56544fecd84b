//! Every value and every roll of the rulebook as data.

mod attack;
mod contact;
mod contests;
mod damage;
mod defence;
pub mod degrees;
pub(crate) mod parts;

use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Contest, Limit, Roll};

pub use damage::basic;

use self::parts::{three, value};
use crate::rolls::degrees::{judging_degrees, plain_degrees};
use crate::rule_ids as rule;
use crate::view::BookView;

impl BookView<'_> {
    /// Daze, stun and confusion, upon whatever is rolled.
    pub(crate) fn own_state(self, figure: FigureId, sum: &mut Roll) {
        let fighter = self.fighter(figure);
        self.hampered(fighter.daze + fighter.daze_new, fighter.confused, sum);
    }

    /// Daze and confusion as they are when the second ends: what a figure has of them passes with
    /// its own turn, but what it is hurt after that counts (MAN-316, MAN-601).
    pub(crate) fn state_at_the_end(self, figure: FigureId, sum: &mut Roll) {
        let fighter = self.fighter(figure);
        let acting = self.table.decision().is_some_and(|it| it.figure == figure);
        match (self.yet_to_act(figure), acting) {
            (true, _) => {}
            (_, true) => self.hampered(fighter.daze_new, false, sum),
            _ => self.own_state(figure, sum),
        }
    }

    fn hampered(self, daze: i32, confused: bool, sum: &mut Roll) {
        sum.add("dazed", -daze.min(self.constants().daze_most), rule::DAZE);
        if confused {
            sum.add("confused", self.constants().confused, rule::WHERE);
        }
    }

    /// A plain roll against a score.
    pub fn plain(
        self,
        figure: FigureId,
        label: &'static str,
        name: &'static str,
        score: i32,
        id: &'static str,
    ) -> Contest {
        let mut sum = value(name).with(name, score, id);
        self.own_state(figure, &mut sum);
        let degrees = plain_degrees(sum.basic());
        Contest::against(three(label), Limit::at_most(sum)).with_degrees(degrees)
    }

    /// A roll against a skill that can be made very well (MAN-502).
    pub fn judging(self, figure: FigureId, name: &'static str, score: i32) -> Contest {
        let mut sum = value(name).with(name, score, rule::ANALYZE);
        self.own_state(figure, &mut sum);
        let degrees = judging_degrees(sum.basic());
        Contest::against(three("to judge the foe"), Limit::at_most(sum)).with_degrees(degrees)
    }

    /// A roll against HT, which daze does not touch (MAN-603).
    pub fn health(self, figure: FigureId) -> Contest {
        let sum = value("HT").with("HT", self.build(figure).ht, rule::ATTRIBUTES);
        let degrees = plain_degrees(sum.basic());
        Contest::against(three("to keep one's senses"), Limit::at_most(sum)).with_degrees(degrees)
    }
}
