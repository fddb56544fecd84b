//! How figures are bound to each other: hand-to-hand, and by a hold (OPT-701, OPT-712).

use bevy_ecs::prelude::*;
use riposte_rules::battle::{bind, unbind};
use riposte_rules::figure::{Among, Bond, BondInfo, BondKind, BondLine, FigureId, Unbound};

use crate::rule_ids;
use crate::view::BookView;

/// Two fight hand-to-hand; everybody in a scuffle does so with each foe in it.
pub const GRAPPLES: BondKind = BondKind(0);

/// One holds the other down.
pub const PINS: BondKind = BondKind(1);

/// Every kind of bond.
pub const BONDS: &[BondInfo] = &[
    BondInfo {
        key: "grapples",
        does: "grapples with",
        is_done: "grapples with",
        line: BondLine::Chain,
        among: Among::Enemies,
        from_most: u8::MAX,
        to_most: u8::MAX,
        replaces: false,
        group: 0,
        circles: true,
        far: Some(0),
        carries: false,
        rule: rule_ids::GRAPPLE_WHEN,
    },
    BondInfo {
        key: "pins",
        does: "pins",
        is_done: "is pinned by",
        line: BondLine::Double,
        among: Among::Enemies,
        from_most: 1,
        to_most: 1,
        replaces: false,
        group: 0,
        circles: false,
        far: Some(0),
        carries: false,
        rule: rule_ids::PINNED,
    },
];

/// Begins a bond. What the choices offer fits; what does not is left as it is.
pub fn begin(world: &mut World, from: FigureId, kind: BondKind, to: FigureId) {
    let _ = bind(world, Bond { from, kind, to });
}

/// Ends every hold on a figure.
pub fn free(world: &mut World, figure: FigureId, why: Unbound) {
    if let Some(from) = BookView::new(world).pinner(figure) {
        unbind(world, Bond { from, kind: PINS, to: figure }, why);
    }
}

impl<'w> BookView<'w> {
    /// Whether a figure fights hand-to-hand, in a scuffle on the ground (OPT-701).
    pub fn grappled(self, figure: FigureId) -> bool {
        self.table.bonds().any(|bond| bond.kind == GRAPPLES && bond.has(figure))
    }

    /// Whether two fight each other hand-to-hand.
    pub fn grapple_each_other(self, one: FigureId, other: FigureId) -> bool {
        let both = |bond: &Bond| bond.has(one) && bond.has(other);
        one != other && self.table.bonds().any(|bond| bond.kind == GRAPPLES && both(&bond))
    }

    /// The enemies in the same scuffle.
    pub fn foes(self, figure: FigureId) -> impl Iterator<Item = FigureId> + 'w {
        self.table.enemies(figure).filter(move |foe| self.grapple_each_other(figure, *foe))
    }

    /// The foe of a figure that has but one in its scuffle.
    pub fn only_foe(self, figure: FigureId) -> Option<FigureId> {
        let mut foes = self.foes(figure);
        foes.next().filter(|_| foes.next().is_none())
    }

    /// Who holds a figure down (OPT-713).
    pub fn pinner(self, figure: FigureId) -> Option<FigureId> {
        self.table.bound_by(figure, PINS).next()
    }

    /// Whether a figure is pinned.
    pub fn pinned(self, figure: FigureId) -> bool {
        self.pinner(figure).is_some()
    }

    /// Whom a figure pins.
    pub fn pinning(self, figure: FigureId) -> Option<FigureId> {
        self.table.bound_to(figure, PINS).next()
    }
}
