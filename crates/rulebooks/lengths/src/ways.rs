//! Where a figure may go (LEN-211, LEN-212, LEN-214, LEN-217).

use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;
use riposte_rules::systems::{MoveLimits, Places, Room, Walks, WayEnd, walk};

use crate::view::BookView;
use crate::words::{V_FLEE, V_MOVE, V_RUN};

/// Every way of a figure within so many hexes, cheapest first. Whoever walks goes through friends;
/// whoever runs may be stopped anywhere, so only through empty hexes (LEN-214).
fn walks(view: BookView, figure: FigureId, budget: u16, least: Room) -> Walks {
    let (table, places) = (view.table, Places::of(view.table, figure));
    let (board, constants) = (table.board(), view.constants());
    let entry = |hex: Hex| {
        let price = constants.price_of(board.terrain(hex)?)?;
        (places.room(hex) >= least).then_some(price.max(1))
    };
    let [columns, rows] = board.size();
    let budget = budget.min((columns + rows) as u16 * 2);
    let limits = MoveLimits { budget, hexes: budget, straight: 0 };
    let mut found = walk(table.hex(figure), limits, entry, |_| false);
    found.retain(|way| places.room(way.hex) == Room::Stand);
    found
}

/// The ways of a combat move.
pub fn strolls(view: BookView, figure: FigureId) -> Walks {
    walks(view, figure, view.pace(figure).0, Room::Passage)
}

/// The ways of a run.
pub fn runs(view: BookView, figure: FigureId) -> Walks {
    walks(view, figure, view.pace(figure).1, Room::Stand)
}

/// Where a figure may go: in its combat move, farther at a run, off the board (LEN-211, LEN-212,
/// LEN-217).
pub fn ways(view: BookView, figure: FigureId) -> Vec<Choice> {
    let (near, far) = (strolls(view, figure), runs(view, figure));
    let place = |end: &WayEnd| (end.hex.x, end.hex.y);
    let mut close: Vec<(i32, i32)> = near.ends().map(|end| place(&end)).collect();
    close.sort_unstable();
    let mut open: Vec<Choice> = near.ends().map(|end| Choice::plain(V_MOVE).to(end.hex)).collect();
    let farther = far.ends().filter(|end| close.binary_search(&place(end)).is_err());
    open.extend(farther.map(|end| Choice::plain(V_RUN).to(end.hex)));
    let here = edge(view, view.table.hex(figure));
    if view.pace(figure).1 > 0 && (here || far.ends().any(|end| edge(view, end.hex))) {
        open.push(Choice::plain(V_FLEE));
    }
    open
}

/// Whether a hex lies at the edge of the board.
pub fn edge(view: BookView, hex: Hex) -> bool {
    let board = view.table.board();
    Facing::ALL.into_iter().any(|way| !board.contains(hex + way.step()))
}
