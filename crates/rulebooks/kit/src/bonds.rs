//! Bonds that are the same in every book that has them.

use bevy_ecs::prelude::*;
use riposte_rules::battle::{Table, move_to, unbind};
use riposte_rules::figure::{Among, Bond, BondInfo, BondKind, BondLine, FigureId, Unbound};

/// One rides another, and goes where it goes: one rider a mount, by the rule of a book.
pub const fn riding(rule: &'static str) -> BondInfo {
    BondInfo {
        key: "rides",
        does: "rides",
        is_done: "is ridden by",
        line: BondLine::Double,
        among: Among::Friends,
        from_most: 1,
        to_most: 1,
        replaces: false,
        group: 0,
        circles: false,
        far: Some(1),
        carries: true,
        rule,
    }
}

/// A rider leaves its mount for a hex beside it, of its own will or not; the mount that it leaves.
pub fn dismount(
    world: &mut World,
    rider: FigureId,
    kind: BondKind,
    why: Unbound,
) -> Option<FigureId> {
    let table = Table::new(world);
    let (mount, hex) = (table.carrier(rider)?, table.beside(rider));
    unbind(world, Bond { from: rider, kind, to: mount }, why);
    if let Some(hex) = hex {
        move_to(world, rider, hex, why != Unbound::LetGo);
    }
    Some(mount)
}

/// Whether one may ride another, by whether each of them is a mount.
///
/// # Errors
/// Why not, in words.
pub fn may_ride(rider: bool, mount: bool) -> Result<(), &'static str> {
    match (rider, mount) {
        (true, _) => Err("a mount rides nobody"),
        (_, false) => Err("nobody rides what is no mount"),
        (false, true) => Ok(()),
    }
}
