//! Riding rolls (REA-102), and what a mount strikes with (REA-113).

use riposte_rules::figure::FigureId;
use riposte_rules::roll::Roll;

use super::gait::kind_label;
use super::uses::{TACK, Use};
use crate::rolls::Blow;
use crate::rule_ids as id;
use crate::view::BookView;

impl BookView<'_> {
    /// Adds Riding to a roll, with what counts for the use and for the mount (REA-102).
    pub fn riding(self, roll: &mut Roll, rider: FigureId, of: Use) {
        self.named_score(roll, rider, "Riding");
        of.specialism().into_iter().for_each(|name| self.named_score(roll, rider, name));
        let Some(mount) = self.carrier(rider) else { return };
        if let Some(kind) = self.kind(mount) {
            self.named_score(roll, rider, &kind.skill);
            roll.add(kind_label(kind), kind.riding.halves, id::RIDING);
        }
        if self.table.sheet(mount).score(TACK) > 0 {
            roll.add("full tack", self.tables.riding.tack.halves, id::RIDING);
        }
    }

    /// A roll of Riding + CO (REA-102).
    pub fn riding_roll(self, rider: FigureId, label: &'static str, of: Use) -> Roll {
        let mut roll = self.roll(label);
        self.riding(&mut roll, rider, of);
        roll.add("co-ordination (CO)", self.co(rider), id::LOAD);
        self.burdened(roll, rider)
    }

    /// Adds Riding in place of a skill where a rider has less of it; says whether it did (REA-102,
    /// REA-107, REA-111).
    pub fn rides_worse(self, roll: &mut Roll, figure: FigureId, skill: i32, of: Use) -> bool {
        if !self.rides(figure) {
            return false;
        }
        let mut riding = self.roll("riding");
        self.riding(&mut riding, figure, of);
        let worse = riding.basic() < skill;
        if worse {
            self.riding(roll, figure, of);
        }
        worse
    }

    /// The attack of a mount, which is that of its kind (REA-113), and better when it runs somebody
    /// down (REA-114).
    pub fn beast_attack(self, blow: Blow) -> Option<Roll> {
        let weapon = self.weapon_of(blow.by, blow.arm);
        let [attack, _] = self.beast_numbers(blow.by, &self.table.armoury().weapon(weapon).key)?;
        Some(self.beast_roll(("attack", attack), blow.by, blow.runs))
    }

    /// The damage of a mount's blow.
    pub fn beast_damage(self, by: FigureId, weapon: &str, runs: bool) -> Option<Roll> {
        let [_, damage] = self.beast_numbers(by, weapon)?;
        Some(self.beast_roll(("damage", damage), by, runs))
    }

    /// What its kind gives a mount, its quality, and more when it runs somebody down (REA-114).
    fn beast_roll(self, (label, number): (&'static str, i32), by: FigureId, runs: bool) -> Roll {
        let mut roll = self.roll(label);
        roll.add("kind", number, id::BITE);
        roll.add("quality", self.quality(by), id::BITE);
        if runs {
            let more = self.tables.riding.trample[self.pace(by)].halves;
            roll.add("running down", more, id::TRAMPLE);
        }
        roll
    }

    fn beast_numbers(self, figure: FigureId, weapon: &str) -> Option<[i32; 2]> {
        let kind = self.kind(figure)?;
        let numbers = if weapon == "teeth" { &kind.bite } else { &kind.kick };
        Some([numbers[0].halves, numbers[1].halves])
    }

    fn quality(self, figure: FigureId) -> i32 {
        let kind = self.kind(figure);
        kind.map_or(0, |kind| self.table.sheet(figure).score(&kind.key))
    }
}
