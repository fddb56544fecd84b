//! What bonds there are, what must hold of them, and how they end; they begin in `bind`.
//!
//! What holds of every bond: both are in the fight and near enough, of the sides that the kind
//! asks for; nobody has more than the kind allows; none leads back to where it began unless
//! the kind allows that.

use bevy_ecs::prelude::*;

use super::change::replaced;
use super::table::Table;
use super::told::tell;
use crate::event::Event;
use crate::figure::{Among, Bond, BondInfo, BondKind, Bonds, FigureId, Unbound, Unfit};

impl<'w> Table<'w> {
    /// Every bond there is, the oldest first.
    pub fn bonds(self) -> impl Iterator<Item = Bond> + 'w {
        let bonds = self.world().get_resource::<Bonds>();
        bonds.into_iter().flat_map(Bonds::iter)
    }

    /// The bonds of a figure to others and of others to it.
    pub fn bonds_of(self, figure: FigureId) -> impl Iterator<Item = Bond> + 'w {
        self.bonds().filter(move |bond| bond.has(figure))
    }

    /// Those to whom a figure has a bond of a kind.
    pub fn bound_to(self, figure: FigureId, kind: BondKind) -> impl Iterator<Item = FigureId> + 'w {
        let mine = move |bond: &Bond| bond.from == figure && bond.kind == kind;
        self.bonds().filter(mine).map(|bond| bond.to)
    }

    /// Those who have a bond of a kind to a figure.
    pub fn bound_by(self, figure: FigureId, kind: BondKind) -> impl Iterator<Item = FigureId> + 'w {
        let mine = move |bond: &Bond| bond.to == figure && bond.kind == kind;
        self.bonds().filter(mine).map(|bond| bond.from)
    }

    /// Who carries a figure: it goes where that one goes, and takes up the same hexes.
    pub fn carrier(self, figure: FigureId) -> Option<FigureId> {
        let mine = self.bonds().filter(move |bond| bond.from == figure);
        mine.filter(|bond| self.carrying(bond)).map(|bond| bond.to).next()
    }

    /// Those whom a figure carries.
    pub fn carried(self, figure: FigureId) -> impl Iterator<Item = FigureId> + 'w {
        let mine = self.bonds().filter(move |bond| bond.to == figure);
        mine.filter(move |bond| self.carrying(bond)).map(|bond| bond.from)
    }

    fn carrying(self, bond: &Bond) -> bool {
        self.bond_info(bond.kind).is_some_and(|info| info.carries)
    }

    /// What the rulebook says of a kind of bond.
    pub fn bond_info(self, kind: BondKind) -> Option<&'static BondInfo> {
        self.book().bonds().get(usize::from(kind.0))
    }
}

/// Whether a bond could begin now.
///
/// # Errors
/// Why not.
pub fn fits(table: Table, bond: Bond) -> Result<(), Unfit> {
    let info = table.bond_info(bond.kind).ok_or(Unfit::NoKind)?;
    if table.bonds().any(|known| known == bond) {
        return Err(Unfit::Known);
    }
    holds(table, bond)?;
    if !info.replaces && rivals(table, bond, info).count() >= usize::from(info.from_most) {
        return Err(Unfit::Full(bond.from));
    }
    if table.bound_by(bond.to, bond.kind).count() >= usize::from(info.to_most) {
        return Err(Unfit::Full(bond.to));
    }
    Ok(())
}

/// What must hold of a bond as long as it lasts, whatever other bonds of a figure there are.
pub(super) fn holds(table: Table, bond: Bond) -> Result<(), Unfit> {
    let info = table.bond_info(bond.kind).ok_or(Unfit::NoKind)?;
    let Bond { from, to, .. } = bond;
    table.book().may_bind(table.world(), bond).map_err(Unfit::Kind)?;
    if from == to || (!info.circles && leads(table, to, bond.kind, from)) {
        return Err(Unfit::Circle);
    }
    if let Some(out) = [from, to].into_iter().find(|figure| !table.active(*figure)) {
        return Err(Unfit::Out(out));
    }
    let friends = table.side(from) == table.side(to);
    if info.among != Among::Anybody && friends != (info.among == Among::Friends) {
        return Err(Unfit::Side);
    }
    if info.far.is_some_and(|far| table.distance(from, to) > far) {
        return Err(Unfit::Apart);
    }
    Ok(())
}

/// Whether bonds of a kind lead from one figure to another, however many there are between.
fn leads(table: Table, from: FigureId, kind: BondKind, to: FigureId) -> bool {
    let mut seen = vec![from];
    let mut next = 0;
    while let Some(figure) = seen.get(next).copied() {
        next += 1;
        for other in table.bound_to(figure, kind) {
            if other == to {
                return true;
            }
            if !seen.contains(&other) {
                seen.push(other);
            }
        }
    }
    false
}

/// The bonds of the same figure that count together with one, the oldest first.
pub(super) fn rivals<'w>(
    table: Table<'w>,
    bond: Bond,
    info: &BondInfo,
) -> impl Iterator<Item = Bond> + 'w {
    let group = info.group;
    let counts = move |other: &Bond| {
        let alike = table.bond_info(other.kind).is_some_and(|info| info.group == group);
        other.kind == bond.kind || (group != 0 && alike)
    };
    table.bonds().filter(move |other| other.from == bond.from && counts(other))
}

/// Ends a bond, if there is such a one.
pub fn unbind(world: &mut World, bond: Bond, why: Unbound) {
    let mut bonds = world.resource_mut::<Bonds>();
    let before = bonds.0.len();
    bonds.0.retain(|known| *known != bond);
    if bonds.0.len() < before {
        tell(world, || Event::Unbound { bond, why });
        if Table::new(world).carrying(&bond) {
            replaced(world, bond.from);
        }
    }
}

/// Ends every bond of a figure, and to it.
pub(super) fn unbind_all(world: &mut World, figure: FigureId, why: Unbound) {
    let bonds: Vec<Bond> = Table::new(world).bonds_of(figure).collect();
    bonds.into_iter().for_each(|bond| unbind(world, bond, why));
}

/// What is wrong with the bonds there are; empty when all is well.
pub fn broken_bonds(table: Table) -> Vec<(Bond, Unfit)> {
    let mut wrong = Vec::new();
    for bond in table.bonds() {
        if let Err(unfit) = holds(table, bond) {
            wrong.push((bond, unfit));
        }
        let Some(info) = table.bond_info(bond.kind) else { continue };
        if rivals(table, bond, info).count() > usize::from(info.from_most) {
            wrong.push((bond, Unfit::Full(bond.from)));
        }
        if table.bound_by(bond.to, bond.kind).count() > usize::from(info.to_most) {
            wrong.push((bond, Unfit::Full(bond.to)));
        }
        if table.bonds().filter(|other| *other == bond).count() > 1 {
            wrong.push((bond, Unfit::Known));
        }
    }
    wrong
}
