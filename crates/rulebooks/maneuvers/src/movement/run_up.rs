//! The straight run of a charge (MAN-216).

use riposte_rules::board::{Facing, Hex, Terrain};
use riposte_rules::figure::FigureId;
use smallvec::SmallVec;

use crate::close::bonds::gripped;
use crate::movement::route::{Route, sprints};
use crate::view::BookView;

/// The hexes before the foes at whom a figure can run, one for each: none for a figure that is held,
/// or goes no more than a hex a turn (MAN-563, MAN-406).
pub fn routes(rules: BookView, figure: FigureId) -> Vec<Route> {
    if gripped(rules, figure) || rules.slow(figure) {
        return Vec::new();
    }
    let run = |way: Facing| Some(Route::straight(run(rules, figure, way)?, way));
    Facing::ALL.into_iter().filter_map(run).collect()
}

/// The hexes of a straight run to the one before a foe; what it costs to enter the foe's own
/// hex is reckoned in.
fn run(rules: BookView, figure: FigureId, way: Facing) -> Option<SmallVec<[Hex; 8]>> {
    let (row, constants) = (rules.posture(figure), rules.constants());
    let each = constants.movement.ahead() + row.hex.filter(|_| rules.upright(figure))?;
    let (mut hex, facing) = rules.place(figure);
    let turns = u16::from(facing.apart(way)) * constants.movement.turn.cost;
    let mut left = rules.budget(figure).checked_sub(turns)?;
    let mut sprints = way == facing && sprints(rules, figure);
    let mut path = SmallVec::new();
    loop {
        hex += way.step();
        let paid = left.checked_sub(onto(rules, each, hex)?);
        left = paid.or_else(|| last_of_sprint(rules, &mut sprints, hex))?;
        if foe_in(rules, figure, hex).is_some() {
            return Some(path).filter(|path| !path.is_empty());
        }
        if !rules.stands(figure, hex) {
            return None;
        }
        path.push(hex);
    }
}

/// What is left of a Move that does not pay for a hex, where that is the last of a sprint (MAN-534).
pub fn last_of_sprint(rules: BookView, sprints: &mut bool, hex: Hex) -> Option<u16> {
    let open = rules.table.board().terrain(hex) == Some(Terrain::Open);
    (std::mem::take(sprints) && open).then_some(0)
}

/// What a step into a hex costs that costs so much on even ground, in half points; `None` where
/// nobody enters.
pub fn onto(rules: BookView, step: u16, hex: Hex) -> Option<u16> {
    rules.constants().movement.entering(step, rules.table.board().terrain(hex)?)
}

fn foe_in(rules: BookView, figure: FigureId, hex: Hex) -> Option<FigureId> {
    rules.table.enemies(figure).find(|foe| rules.hex(*foe) == hex)
}

/// The foe straight before a figure that has run at it and was not stopped.
pub fn before(rules: BookView, figure: FigureId) -> Option<FigureId> {
    let doings = rules.doings(figure);
    let runs = doings.moved > 0 && !doings.halted && rules.upright(figure);
    let (hex, facing) = rules.place(figure);
    foe_in(rules, figure, hex + facing.step()).filter(|_| runs)
}
