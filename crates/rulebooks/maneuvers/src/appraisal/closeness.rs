//! What it is worth to be in one hex with a foe: there only short weapons strike and parry, and
//! nobody blocks (MAN-562, MAN-563).

use riposte_rules::figure::FigureId;

use crate::appraisal::best_blow::with_fall;
use crate::appraisal::outlook::best_of;
use crate::close::bond_kinds::CLOSE_WITH;
use crate::close::bonds::{grappling, short};
use crate::view::{BookView, Strike};

/// How far it counts to be in one hex while nobody holds the other: either may go away again.
pub const LOOSE: f64 = 0.4;

/// By how much a figure's blows at a foe, less the foe's at it, take more in one hex than apart, in
/// parts of a figure's worth.
pub fn gained(rules: BookView, figure: FigureId, foe: FigureId) -> f64 {
    let (hex, facing) = rules.place(foe);
    let before = rules.supposing(figure, (hex + facing.step(), facing.opposite()));
    let within = rules.supposing(figure, (hex, facing.opposite()));
    margin(within, figure, foe, true) - margin(before, figure, foe, false)
}

/// What is gained by a figure as it is: nothing while it shares its hex with no foe.
pub fn now(rules: BookView, figure: FigureId) -> f64 {
    let close = rules.table.bonds_of(figure).find(|bond| bond.kind == CLOSE_WITH);
    let Some(bond) = close else { return 0.0 };
    let foe = if bond.from == figure { bond.to } else { bond.from };
    let gained = gained(rules, figure, foe);
    if grappling(rules, figure) { gained } else { LOOSE * gained }
}

/// What the best blow of a figure is expected to take, less that of the foe.
fn margin(rules: BookView, figure: FigureId, foe: FigureId, close: bool) -> f64 {
    let usable = |strike: &Strike| !close || short(strike);
    let best = |by, at| best_of(rules, (by, at, false), usable, with_fall);
    best(figure, foe) - best(foe, figure)
}
