//! Every value and every roll of the rulebook as data.

mod attack;
mod contact;
mod contests;
mod damage;
mod defence;
pub mod degrees;
pub(crate) mod parts;

use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Contest, Roll};

pub use damage::basic;

use self::parts::{under, value};
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

    /// A score of a figure by its name, less what its state takes from it.
    pub(crate) fn own(self, figure: FigureId, name: &'static str, score: i32) -> Roll {
        self.scored(figure, name, (name, score, rule::ATTRIBUTES))
    }

    /// A skill of a figure, less what its state takes from it.
    pub(crate) fn own_skill(self, figure: FigureId, name: &'static str, skill: i32) -> Roll {
        self.scored(figure, name, ("skill", skill, rule::ATTRIBUTES))
    }

    fn scored(
        self,
        figure: FigureId,
        name: &'static str,
        (label, score, id): (&'static str, i32, &'static str),
    ) -> Roll {
        let mut sum = value(name).with(label, score, id);
        self.own_state(figure, &mut sum);
        sum
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
        under(label, self.scored(figure, name, (name, score, id)), plain_degrees)
    }

    /// A plain roll against DX.
    pub fn dexterity(self, figure: FigureId, label: &'static str, id: &'static str) -> Contest {
        self.plain(figure, label, "DX", self.build(figure).dx, id)
    }

    /// A roll against a skill that can be made very well (MAN-502).
    pub fn judging(self, figure: FigureId, name: &'static str, score: i32) -> Contest {
        let sum = self.scored(figure, name, (name, score, rule::ANALYZE));
        under("to judge the foe", sum, judging_degrees)
    }

    /// A roll against HT, which daze does not touch (MAN-603).
    pub fn health(self, figure: FigureId) -> Contest {
        let sum = value("HT").with("HT", self.build(figure).ht, rule::ATTRIBUTES);
        under("to keep one's senses", sum, plain_degrees)
    }
}
