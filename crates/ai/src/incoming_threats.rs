//! Incoming threats: enemies who have yet to move, and to whom they may come.

use riposte_rules::battle::Table;
use riposte_rules::board::Hex;
use riposte_rules::figure::FigureId;
use smallvec::SmallVec;

use crate::foe::Foe;
use crate::pose::Pose;

/// An enemy who has yet to move, as a figure sees it.
#[derive(Clone, Copy)]
pub(crate) struct Threatener {
    /// Who.
    pub(crate) figure: FigureId,
    hex: Hex,
    /// How far off it may strike somebody this turn, in hexes.
    far: u32,
    /// To how many friends of the figure it may come as well.
    others: u32,
}

impl Threatener {
    /// How likely it comes to a hex to strike: as likely as to each of the others.
    pub(crate) fn chance(&self, hex: Hex) -> f64 {
        if self.reaches(hex) { 1.0 / f64::from(1 + self.others) } else { 0.0 }
    }

    fn reaches(&self, hex: Hex) -> bool {
        self.hex.unsigned_distance_to(hex) <= self.far
    }
}

/// Those of the enemies of a figure who may still come to it this turn and strike, its friends
/// being in some hexes.
pub(crate) fn threateners(
    table: Table,
    enemies: &[Foe],
    friends: &[Hex],
) -> SmallVec<[Threatener; 8]> {
    let ready = enemies.iter().filter(|enemy| enemy.loose && enemy.able);
    ready.filter_map(|enemy| threatener(table, enemy, friends)).collect()
}

fn threatener(table: Table, enemy: &Foe, friends: &[Hex]) -> Option<Threatener> {
    let Pose { figure, hex, .. } = enemy.pose;
    let goes = table.book().comes(table.world(), figure);
    if goes == 0 {
        return None;
    }
    // A figure that can only shoot comes to nobody.
    let longest = enemy.far.farthest()?;
    let far = goes + u32::from(longest);
    let alone = Threatener { figure, hex, far, others: 0 };
    let others = friends.iter().filter(|hex| alone.reaches(**hex)).count() as u32;
    Some(Threatener { others, ..alone })
}
