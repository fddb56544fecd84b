//! An enemy as a figure sees it.

use riposte_rules::appraisal::Standing;
use riposte_rules::battle::Table;
use riposte_rules::board::Hex;
use riposte_rules::figure::{FigureId, Reach};
use riposte_rules::systems::ReachRule;

use crate::armament::distances;
use crate::pose::Pose;

/// An enemy as a figure sees it.
pub(crate) struct Foe {
    /// Where it stands.
    pub(crate) pose: Pose,
    /// Whether it may still turn before blows fall.
    pub(crate) loose: bool,
    /// Whether it may still strike this turn.
    pub(crate) able: bool,
    /// At which distances it strikes, as long as it is loose.
    pub(crate) far: Reach,
}

impl Foe {
    pub(crate) fn of(table: Table, figure: FigureId) -> Foe {
        let Standing { loose, means, .. } = table.book().standing(table.world(), figure);
        let far = if loose { distances(table, figure) } else { Reach::default() };
        let pose = Pose::of(table, figure);
        Foe { pose, loose, able: means > 0.0, far }
    }

    /// Whether it would have a hex in its back.
    pub(crate) fn behind(&self, table: Table, hex: Hex) -> bool {
        !self.loose && self.pose.behind(table, hex)
    }

    /// Whether it has a hex in reach.
    pub(crate) fn reaches(&self, table: Table, hex: Hex) -> bool {
        match self.loose {
            true => far_enough(table, self.far, self.pose.hex, hex),
            false => table.threat(self.pose.figure).hexes.contains(&hex),
        }
    }
}

/// Whether a figure that strikes at some distances reaches from one hex to another.
pub(crate) fn far_enough(table: Table, far: Reach, from: Hex, to: Hex) -> bool {
    let distance = from.unsigned_distance_to(to);
    let close = || table.world().get_resource::<ReachRule>().is_some_and(|rule| rule.close);
    far.contains(distance) && (distance > 0 || close())
}
