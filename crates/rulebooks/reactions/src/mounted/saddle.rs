//! What the saddle adds to the rolls of both sides (REA-107 to REA-110).

use riposte_rules::figure::{FigureId, Spot};
use riposte_rules::roll::Roll;

use super::table::{Against, Charging};
use crate::memory::Hit;
use crate::rule_ids as id;
use crate::view::BookView;

impl BookView<'_> {
    /// What a blow aimed at a place costs, by who sits and who stands (REA-108). A mount is struck
    /// at as one on foot.
    pub fn aimed_at(self, by: FigureId, target: FigureId, spot: Spot) -> i32 {
        let row = self.tables.spot(spot);
        let value = match (self.rides(by), self.rides(target)) {
            (false, false) => row.attack,
            (true, false) => row.mounted[0],
            (false, true) => row.mounted[1],
            (true, true) => row.mounted[2],
        };
        value.halves
    }

    /// What height and an agitated mount do to a blow from the saddle (REA-105, REA-107).
    pub fn from_saddle(self, roll: &mut Roll, by: FigureId, target: FigureId) {
        if self.rides(by) && self.on_foot(target) {
            roll.add("from above", self.tables.riding.height.halves, id::SADDLE);
        }
        self.unsettled(roll, by);
    }

    /// What an agitated mount takes from its rider (REA-105).
    pub fn unsettled(self, roll: &mut Roll, rider: FigureId) {
        if self.rides(rider) && self.agitated(rider) {
            roll.add("mount agitated", self.tables.riding.agitated.halves, id::OFF_COURSE);
        }
    }

    /// What the gait adds to the damage of a rider's blow (REA-109), and to that of a braced weapon
    /// that a mount runs upon (REA-110).
    pub fn charge_bonus(self, roll: &mut Roll, hit: &Hit) {
        let (riding, stats) = (&self.tables.riding, self.tables.weapons.of(hit.weapon));
        // To what is thrown or shot the gait adds nothing.
        let flew = || self.mode_of(hit).is_some_and(|mode| mode.flight.is_some());
        if self.rides(hit.by) && self.gait(hit.by) > 0 && !flew() {
            let row = match stats.charging {
                Charging::Lance => &riding.lance,
                Charging::Spear => &riding.spear,
                Charging::Other => &riding.other,
            };
            roll.add("the charge", row[self.pace(hit.by)].halves, id::CHARGE);
            self.unsettled(roll, hit.by);
        }
        if !self.braced_against(hit.by, hit.target) {
            return;
        }
        let row = match stats.braced {
            Against::Nothing => return,
            Against::Spear => &riding.braced_spear,
            Against::Pike => &riding.braced_pike,
        };
        roll.add("braced", row[self.pace(hit.target)].halves, id::BRACE);
    }

    /// Whether a figure has a weapon braced, and a mount, or who sits on it, comes on (REA-110).
    pub fn braced_against(self, figure: FigureId, target: FigureId) -> bool {
        self.steed(figure).braced && self.gait(target) > 0 && self.under_way(target)
    }
}
