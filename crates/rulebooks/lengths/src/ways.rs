//! Where a figure may go (LEN-211, LEN-212, LEN-214, LEN-217).

use riposte_rules::board::{Facing, Hex};
use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;
use riposte_rules::systems::{MoveLimits, Places, ReachedHex, Room, walk};

use crate::view::BookView;
use crate::words::{V_FLEE, V_MOVE, V_RUN};

/// Every way of a figure within so many hexes, cheapest first. Whoever walks goes through friends;
/// whoever runs may be stopped anywhere, so only through empty hexes (LEN-214).
fn walks(view: BookView, figure: FigureId, budget: u16, least: Room) -> Vec<ReachedHex> {
    let (table, places) = (view.table, Places::of(view.table, figure));
    let entry = |hex: Hex| {
        let ground = table.board().terrain(hex)?;
        let price = view.constants().price_of(ground)?;
        (places.room(hex) >= least).then_some(price.max(1))
    };
    let [columns, rows] = table.board().size();
    let budget = budget.min((columns + rows) as u16 * 2);
    let limits = MoveLimits { budget, hexes: budget, straight: 0 };
    let mut found = walk(table.hex(figure), limits, entry, |_| false);
    found.retain(|way| places.room(way.hex) == Room::Stand);
    found
}

/// The ways of a combat move.
pub fn strolls(view: BookView, figure: FigureId) -> Vec<ReachedHex> {
    walks(view, figure, view.pace(figure).0, Room::Passage)
}

/// The ways of a run.
pub fn runs(view: BookView, figure: FigureId) -> Vec<ReachedHex> {
    walks(view, figure, view.pace(figure).1, Room::Stand)
}

/// Where a figure may go: in its combat move, farther at a run, off the board (LEN-211, LEN-212,
/// LEN-217).
pub fn ways(view: BookView, figure: FigureId) -> Vec<Choice> {
    let (near, far) = (strolls(view, figure), runs(view, figure));
    let mut open: Vec<Choice> = near.iter().map(|way| Choice::plain(V_MOVE).to(way.hex)).collect();
    let farther = far.iter().filter(|way| near.iter().all(|it| it.hex != way.hex));
    open.extend(farther.map(|way| Choice::plain(V_RUN).to(way.hex)));
    let here = edge(view, view.table.hex(figure));
    if view.pace(figure).1 > 0 && (here || far.iter().any(|way| edge(view, way.hex))) {
        open.push(Choice::plain(V_FLEE));
    }
    open
}

/// Whether a hex lies at the edge of the board.
pub fn edge(view: BookView, hex: Hex) -> bool {
    Facing::ALL.into_iter().any(|way| !view.table.board().contains(hex + way.step()))
}
