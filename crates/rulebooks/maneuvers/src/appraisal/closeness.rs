//! What it is worth to be in one hex with a foe: there only short weapons strike and parry, and
//! nobody blocks (MAN-562, MAN-563).

use riposte_rules::figure::{BondKind, FigureId};

use crate::appraisal::best_blow::OUT;
use crate::appraisal::outlook::blow_harm;
use crate::close::bond_kinds::{CLOSE_WITH, HOLDS};
use crate::close::bonds::short;
use crate::melee::blow::Blow;
use crate::view::BookView;
use crate::words::ATTACK;

/// How far it counts to be in one hex while nobody holds the other: either may go away again.
const LOOSE: f64 = 0.4;

/// By how much a figure's blows at a foe, less the foe's at it, take more in one hex than apart, in
/// parts of a figure's worth.
pub fn gained(rules: BookView, figure: FigureId, foe: FigureId) -> f64 {
    let (hex, facing) = rules.place(foe);
    let before = rules.supposing(figure, (hex + facing.step(), facing.opposite()));
    let within = rules.supposing(figure, (hex, facing.opposite()));
    margin(within, figure, foe, true) - margin(before, figure, foe, false)
}

/// The same where nobody holds the other.
pub fn loosely(rules: BookView, figure: FigureId, foe: FigureId) -> f64 {
    LOOSE * gained(rules, figure, foe)
}

/// The same for a figure as it is: nothing while it shares its hex with no foe.
pub fn now(rules: BookView, figure: FigureId) -> f64 {
    let Some(foe) = bound(rules, figure, CLOSE_WITH) else { return 0.0 };
    match bound(rules, figure, HOLDS).is_some() {
        true => gained(rules, figure, foe),
        false => loosely(rules, figure, foe),
    }
}

/// The foe to whom a figure has a bond of a kind, one way or the other.
fn bound(rules: BookView, figure: FigureId, kind: BondKind) -> Option<FigureId> {
    let mut bonds = rules.table.bonds_of(figure).filter(|bond| bond.kind == kind);
    bonds.next().map(|bond| if bond.from == figure { bond.to } else { bond.from })
}

fn margin(rules: BookView, figure: FigureId, foe: FigureId, close: bool) -> f64 {
    best(rules, figure, foe, close) - best(rules, foe, figure, close)
}

/// What the best blow of a figure at another is expected to take, well answered, a fall besides.
fn best(rules: BookView, by: FigureId, at: FigureId, close: bool) -> f64 {
    let against = rules.maneuver(at);
    let harm = |arm| {
        let blow = Blow { by, at, arm, with: ATTACK, against, ..Blow::default() };
        let harm = blow_harm(rules, blow, true);
        harm.worth + OUT * harm.out
    };
    let strikes = rules.strikes(by).filter(|it| !it.flies() && (!close || short(it)));
    strikes.map(|it| harm(it.arm)).fold(0.0, f64::max)
}
