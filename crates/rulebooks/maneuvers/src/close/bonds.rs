//! The bonds of the rulebook: two in one hex, holds, hindered shields (MAN-308, MAN-309, MAN-562,
//! MAN-563).

use riposte_rules::figure::{Among, BondInfo, BondLine, FigureId};

use crate::close::bond_kinds::*;
use crate::rule_ids as rule;
use crate::view::{BookView, Strike};

/// Every kind of bond.
pub const BONDS: &[BondInfo] = &[
    info(
        "close",
        "is at close quarters with",
        "is at close quarters with",
        Some(0),
        rule::QUARTERS,
    ),
    info("holds", "holds", "is held by", Some(0), rule::GRIPPED),
    BondInfo {
        line: BondLine::Double,
        group: 1,
        replaces: true,
        ..info(
            "presses",
            "presses the shield of",
            "has the shield pressed by",
            Some(1),
            rule::SHIELD_PRESS,
        )
    },
    BondInfo {
        line: BondLine::Arrow,
        group: 1,
        replaces: true,
        ..info(
            "snatches",
            "has hooked the shield of",
            "has the shield hooked by",
            Some(3),
            rule::SHIELD_SNATCH,
        )
    },
];

const fn info(
    key: &'static str,
    does: &'static str,
    is_done: &'static str,
    far: Option<u32>,
    rule: &'static str,
) -> BondInfo {
    BondInfo {
        key,
        does,
        is_done,
        line: BondLine::Chain,
        among: Among::Enemies,
        from_most: 1,
        to_most: 1,
        replaces: false,
        group: 0,
        circles: true,
        far,
        carries: false,
        rule,
    }
}

/// Whether a figure may be in its hex with the others there: enemies at close quarters.
pub fn shares(rules: BookView, figure: FigureId) -> bool {
    let mut others = rules.table.in_hex(rules.table.hex(figure)).filter(|other| *other != figure);
    let bound = |other: FigureId| {
        let mut bonds = rules.table.bonds_of(figure);
        bonds.any(|bond| bond.kind == CLOSE_WITH && bond.has(other))
    };
    others.all(bound)
}

/// Whether a foe has got hold of a figure.
pub fn gripped(rules: BookView, figure: FigureId) -> bool {
    rules.table.bound_by(figure, HOLDS).next().is_some()
}

/// Whether a figure holds a foe or is held.
pub fn grappling(rules: BookView, figure: FigureId) -> bool {
    rules.table.bonds_of(figure).any(|bond| bond.kind == HOLDS)
}

/// Whether two are in one hex.
pub fn in_one_hex(rules: BookView, one: FigureId, other: FigureId) -> bool {
    rules.hex(one) == rules.hex(other)
}

/// Whether a weapon can be used in one hex with a foe.
pub fn short(strike: &Strike) -> bool {
    strike.mode.reach.contains(0)
}

/// What a hold takes from a blow: it hinders all but what is made for close quarters.
pub fn hampers(rules: BookView, figure: FigureId, strike: &Strike) -> i32 {
    let free = !grappling(rules, figure) || short(strike);
    if free { 0 } else { rules.constants().held }
}
