//! Who can be grappled, and from where (OPT-701).

use riposte_rules::board::{Facing, Hex};
use riposte_rules::figure::{FigureId, Posture};

use crate::view::{Arc, BookView};

/// How a figure can be grappled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// It is in a scuffle already: a figure that comes joins it, without a defence roll.
    Join,
    /// It is open to it, and why.
    Open(&'static str),
    /// Only if it agrees.
    IfAgreed,
}

/// How a figure that comes from a hex beside a foe can grapple it; `None` when it cannot.
pub fn entry(rules: BookView, by: FigureId, from: Hex, foe: FigureId) -> Option<Entry> {
    let table = rules.table;
    let at = table.hex(foe);
    let able = table.posture(by) == Posture::Standing && !rules.grappled(by);
    let near = table.active(foe) && at.unsigned_distance_to(from) == 1;
    let enemies = table.side(by) != table.side(foe);
    if !able || !near || !enemies || rules.stood_over(foe) || rules.price(by, at).is_none() {
        return None;
    }
    if rules.grappled(foe) {
        return Some(Entry::Join);
    }
    Some(weakness(rules, by, from, foe).map_or(Entry::IfAgreed, Entry::Open))
}

/// What lays a foe open to a grapple, whether it agrees or not.
fn weakness(rules: BookView, by: FigureId, from: Hex, foe: FigureId) -> Option<&'static str> {
    if rules.table.posture(foe) != Posture::Standing {
        Some("it is down")
    } else if rules.arc(foe, from) == Arc::Rear {
        Some("from the rear")
    } else if rules.allowance(foe) < rules.allowance(by) {
        Some("it is slower")
    } else {
        cornered(rules, by, from, foe).then_some("it has no room to give way")
    }
}

/// Whether a foe has no free hex behind it, seen from where the other comes.
fn cornered(rules: BookView, by: FigureId, from: Hex, foe: FigureId) -> bool {
    let at = rules.table.hex(foe);
    let mut behind = Facing::ALL.into_iter().map(|way| at + way.step());
    // The hex that the other leaves in order to come is free by then.
    let free = |hex: Hex| rules.room(foe, hex) || hex == rules.table.hex(by);
    !behind.any(|hex| hex.unsigned_distance_to(from) == 2 && free(hex))
}
