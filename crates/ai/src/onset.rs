//! Enemies who have yet to move, and to whom they may come.

use riposte_rules::battle::Table;
use riposte_rules::board::Hex;
use riposte_rules::figure::FigureId;
use smallvec::SmallVec;

use crate::grip::{armed, distances};

/// An enemy who has yet to move, as a figure sees it.
#[derive(Clone, Copy)]
pub(crate) struct Comer {
    /// Who.
    pub(crate) figure: FigureId,
    /// Whether it has a weapon in hand.
    pub(crate) armed: bool,
    hex: Hex,
    /// How far off it may strike somebody this turn, in hexes.
    far: u32,
    /// To how many friends of the figure it may come as well.
    others: u32,
}

impl Comer {
    /// How likely it comes to a hex to strike: as likely as to each of the others.
    pub(crate) fn chance(&self, hex: Hex) -> f64 {
        if self.reaches(hex) { 1.0 / f64::from(1 + self.others) } else { 0.0 }
    }

    fn reaches(&self, hex: Hex) -> bool {
        self.hex.unsigned_distance_to(hex) <= self.far
    }
}

/// The enemies who may still come to a figure this turn and strike.
pub(crate) fn comers(table: Table, figure: FigureId) -> SmallVec<[Comer; 8]> {
    table.enemies(figure).filter_map(|enemy| comer(table, figure, enemy)).collect()
}

fn comer(table: Table, figure: FigureId, enemy: FigureId) -> Option<Comer> {
    let (book, world) = (table.book(), table.world());
    let goes = book.comes(world, enemy);
    if goes == 0 || book.standing(world, enemy).means == 0.0 {
        return None;
    }
    // Whoever can only shoot comes to nobody.
    let longest = distances(table, enemy).iter().rposition(|strikes| *strikes)?;
    let hex = table.hex(enemy);
    let alone = Comer {
        figure: enemy,
        armed: armed(table, enemy),
        hex,
        far: goes + longest as u32,
        others: 0,
    };
    let friends = table.active_figures().filter(|other| *other != figure);
    let ours = friends.filter(|other| table.side(*other) == table.side(figure));
    let others = ours.filter(|other| alone.reaches(table.hex(*other))).count() as u32;
    Some(Comer { others, ..alone })
}
