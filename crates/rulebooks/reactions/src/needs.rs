//! What closes many actions alike: a mount does but few of them, a rider goes nowhere by itself,
//! one on the ground gets up first, and everything has its price.

use riposte_kit::action::{Why, able, afford, need};
use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;

use crate::rule_ids;
use crate::view::BookView;

impl BookView<'_> {
    /// Closes what no mount does.
    pub fn not_a_mount(self, figure: FigureId) -> Result<(), Why> {
        able(!self.is_mount(figure), "is a mount", rule_ids::MOUNTS)
    }

    /// Closes what is done on one's own feet alone.
    pub fn afoot(self, figure: FigureId) -> Result<(), Why> {
        self.not_a_mount(figure)?;
        need(!self.rides(figure), "sits on a mount", rule_ids::SADDLE)
    }

    /// Closes what no figure on the ground does.
    pub fn upright(self, figure: FigureId) -> Result<(), Why> {
        need(!self.prone(figure), "lies prone", rule_ids::PRONE)
    }

    /// Closes what takes more action points than there are.
    pub fn pays(self, figure: FigureId, price: i32) -> Result<(), Why> {
        afford("AP", price, self.points(figure), rule_ids::PRICE)
    }

    /// Closes what has to do with riding to a side without mounts.
    pub fn has_mounts(self, figure: FigureId) -> Result<(), Why> {
        self.not_a_mount(figure)?;
        let side = self.table.side(figure);
        let mut own = self.table.figures().filter(|it| self.table.side(*it) == side);
        able(own.any(|it| self.is_mount(it)), "the side has no mount", rule_ids::MOUNTS)
    }

    /// What a blow, a throw or a shot with the weapon of a choice takes.
    pub fn arm_price(self, figure: FigureId, choice: &Choice) -> u8 {
        let mode = choice.arm.and_then(|arm| self.mode(figure, arm));
        mode.map_or(0, |mode| mode.points as u8)
    }
}
