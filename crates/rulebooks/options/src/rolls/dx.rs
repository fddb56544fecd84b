//! The adjusted DX of a figure, before anybody is struck at (OPT-102, OPT-103, OPT-113).

use riposte_rules::decision::Verb;
use riposte_rules::figure::{FigureId, Posture};
use riposte_rules::roll::{Roll, Scale, Text};
use riposte_words::Thing;

use crate::rule_ids;
use crate::spells::spell_of;
use crate::tables::ShockRow;
use crate::view::BookView;
use crate::words::*;

/// A value without dice, made up of parts.
fn value(label: &'static str) -> Roll {
    Roll::new(label, Scale::Whole)
}

/// Where the parts of a value go: a roll names each of them, a number is their bare sum.
pub trait Parts {
    /// Adds a part.
    fn part(&mut self, label: impl FnOnce() -> Text, value: i32, rule: &'static str);

    /// Adds a part whose name is fixed.
    fn add(&mut self, label: &'static str, value: i32, rule: &'static str) {
        self.part(|| label.into(), value, rule);
    }
}

impl Parts for Roll {
    fn part(&mut self, label: impl FnOnce() -> Text, value: i32, rule: &'static str) {
        if value != 0 {
            self.add(label(), value, rule);
        }
    }
}

impl Parts for i32 {
    fn part(&mut self, _label: impl FnOnce() -> Text, value: i32, _rule: &'static str) {
        *self += value;
    }
}

impl BookView<'_> {
    /// The core of a figure's adjusted DX: armour, ready shield, wounds and spells (OPT-102,
    /// OPT-103).
    pub fn core_dx(self, figure: FigureId) -> Roll {
        let mut dx = value("adjusted DX");
        self.core_parts(figure, &mut dx);
        dx
    }

    /// The adjusted DX with everything that is known before a target is: what an attack is made
    /// with, and what decides the order where none is open (OPT-113).
    pub fn order_dx(self, figure: FigureId) -> Roll {
        let mut dx = value("adjusted DX");
        self.order_parts(figure, self.table.posture(figure), &mut dx);
        dx
    }

    /// The same as a bare number.
    pub fn order_value(self, figure: FigureId) -> i32 {
        let mut dx = 0;
        self.order_parts(figure, self.table.posture(figure), &mut dx);
        dx
    }

    fn core_parts(self, figure: FigureId, dx: &mut impl Parts) {
        let build = self.build(figure);
        dx.part(|| "DX".into(), build.dx, rule_ids::ATTRIBUTES);
        dx.part(|| Thing(&build.armour.1).noun().into(), build.armour.0, rule_ids::ARMOUR);
        if let Some((_, shield)) = self.shield(figure, true) {
            dx.part(|| "shield".into(), shield.dx, rule_ids::SHIELDS);
        }
        if self.combatant(figure).hits_last >= self.shock(figure).shaken {
            dx.part(|| "shaken last turn".into(), self.constants().shaken, rule_ids::SHAKEN);
        }
        let [weak, limit] = self.constants().weak;
        if self.strength(figure) <= limit {
            dx.part(|| "badly hurt".into(), weak, rule_ids::WEAK);
        }
        let clumsy = self.spells().strength(figure, CLUMSY);
        dx.part(|| "clumsiness".into(), clumsy * self.power(CLUMSY), rule_ids::SPELLS);
    }

    pub(super) fn order_parts(self, figure: FigureId, posture: Posture, dx: &mut impl Parts) {
        self.core_parts(figure, dx);
        // Only who stands may lose its footing (OPT-644).
        if posture == Posture::Standing && self.body_in(self.table.hex(figure), figure) {
            dx.part(|| "stands over a body".into(), self.constants().over_body, rule_ids::FOOTING);
        }
    }

    /// The number of a spell in the table, its power.
    pub fn power(self, verb: Verb) -> i32 {
        let row = spell_of(verb).and_then(|index| self.tables.spells.get(index));
        row.map_or(0, |row| row.power)
    }

    /// When hits shake a figure and knock it down (OPT-801 to OPT-803).
    pub fn shock(self, figure: FigureId) -> ShockRow {
        let st = self.build(figure).st;
        let rows = self.constants().shock.iter().filter(|row| row.strength <= st);
        let row = rows.max_by_key(|row| row.strength).or(self.constants().shock.first());
        row.copied().unwrap_or(ShockRow { strength: 0, shaken: 5, down: 8 })
    }
}
