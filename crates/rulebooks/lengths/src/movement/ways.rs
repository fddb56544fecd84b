//! Where a figure may go (LEN-211, LEN-212, LEN-214, LEN-217).

use std::rc::Rc;

use riposte_rules::board::{Facing, Hex, Terrain};
use riposte_rules::decision::Choice;
use riposte_rules::figure::FigureId;
use riposte_rules::systems::{Ground, MoveLimits, Places, Room, Walks, WayEnd};
use smallvec::SmallVec;

use crate::memory::{Bout, Stage};
use crate::view::BookView;
use crate::words::{V_FLEE, V_MOVE, V_RUN, V_VIA};

/// Where a way begins: where the figure stands, or where the way that it has planned leads
/// (LEN-212).
pub struct Start {
    /// The hexes planned so far.
    pub path: SmallVec<[Hex; 8]>,
    hex: Hex,
    spent: u16,
}

impl Start {
    /// That of a figure.
    pub fn of(view: BookView, figure: FigureId) -> Start {
        let top = view.table.world().resource::<Bout>().top();
        let plans = top.filter(|frame| frame.actor == figure && frame.memory.stage == Stage::Plan);
        let path = plans.map_or_else(SmallVec::new, |frame| frame.memory.planned.clone());
        let price = |hex: &Hex| view.constants().price_of(view.table.board().terrain(*hex)?);
        let spent = path.iter().map(|hex| price(hex).unwrap_or(0).max(1)).sum();
        let hex = path.last().copied().unwrap_or_else(|| view.table.hex(figure));
        Start { path, hex, spent }
    }

    /// Where it ends now, if anything is planned.
    pub fn end(&self) -> Option<Hex> {
        self.path.last().copied()
    }
}

/// The ground as a figure finds it: it goes through friends, and stops where there is room.
fn ground(view: BookView, figure: FigureId) -> Ground {
    let constants = view.constants();
    let price = |kind| Some(constants.price_of(kind)?.max(1)).filter(|_| kind != Terrain::Wall);
    let mut ground = Ground::of(view.table.board(), price);
    for (hex, room) in Places::of(view.table, figure).taken() {
        match room {
            Room::Stand => {}
            Room::Passage => ground.let_through(hex),
            Room::None => ground.close(hex),
        }
    }
    ground
}

/// Every way of a figure within so many hexes, cheapest first.
fn walks(view: BookView, figure: FigureId, budget: u16, ground: Ground) -> Rc<Walks> {
    let [columns, rows] = view.table.board().size();
    let start = Start::of(view, figure);
    let budget = budget.saturating_sub(start.spent).min((columns + rows) as u16 * 2);
    ground.walks(start.hex, MoveLimits { budget, hexes: budget, straight: 0 })
}

/// The ways of a combat move: nobody strikes at those who walk, and they go through friends.
pub fn strolls(view: BookView, figure: FigureId) -> Rc<Walks> {
    walks(view, figure, view.pace(figure).0, ground(view, figure))
}

/// Those who may strike at a figure that runs (LEN-213).
fn strikers(view: BookView<'_>, figure: FigureId) -> impl Iterator<Item = FigureId> + '_ {
    view.table.enemies(figure).filter(move |foe| view.may_answer(*foe))
}

/// The ground as a runner finds it: it goes through friends as well, but not where somebody could
/// stop it, for there it needs room to stand (LEN-213, LEN-214).
pub fn running(view: BookView, figure: FigureId) -> Ground {
    let mut ground = ground(view, figure);
    let stops =
        |hex: &Hex| strikers(view, figure).any(|foe| view.table.threat(foe).hexes.contains(hex));
    let friends = Places::of(view.table, figure);
    let friends = friends.taken().filter(|(_, room)| *room == Room::Passage);
    friends.map(|(hex, _)| hex).filter(stops).for_each(|hex| ground.close(hex));
    ground
}

/// The ways of a run. Of ways as long it takes the one with least of it in the reach of those who
/// would strike at it, but for those who may as it sets out (LEN-213).
pub fn runs(view: BookView, figure: FigureId) -> Rc<Walks> {
    let here = view.table.hex(figure);
    let reaches = strikers(view, figure).map(|foe| &view.table.threat(foe).hexes);
    let mut ground = running(view, figure);
    for hexes in reaches.filter(|hexes| !hexes.contains(&here)) {
        hexes.iter().for_each(|hex| ground.shun(*hex));
    }
    walks(view, figure, view.pace(figure).1, ground)
}

/// Where a figure may go: in its combat move, and farther at a run.
pub struct Ways {
    strolls: Rc<Walks>,
    runs: Rc<Walks>,
}

impl Ways {
    /// Those of a figure.
    pub fn of(view: BookView, figure: FigureId) -> Ways {
        Ways { strolls: strolls(view, figure), runs: runs(view, figure) }
    }

    /// The ends of its combat move (LEN-211).
    pub fn near(&self) -> impl Iterator<Item = Choice> {
        self.strolls.ends().map(|end| Choice::plain(V_MOVE).to(end.hex))
    }

    /// The ends of its run that its combat move does not come to (LEN-212).
    pub fn farther(&self) -> impl Iterator<Item = Choice> {
        let place = |end: &WayEnd| (end.hex.x, end.hex.y);
        let mut close: Vec<(i32, i32)> = self.strolls.ends().map(|end| place(&end)).collect();
        close.sort_unstable();
        let farther = self.runs.ends().filter(move |end| close.binary_search(&place(end)).is_err());
        farther.map(|end| Choice::plain(V_RUN).to(end.hex))
    }

    /// Whether it may run off the board (LEN-217).
    pub fn off(&self, view: BookView, figure: FigureId) -> bool {
        let here = edge(view, view.table.hex(figure));
        view.pace(figure).1 > 0 && (here || self.runs.ends().any(|end| edge(view, end.hex)))
    }
}

/// How a way that is planned may go on: to its end, or by way of another hex (LEN-212).
pub fn onward(view: BookView, figure: FigureId) -> Vec<Choice> {
    let start = Start::of(view, figure);
    let ways = Ways::of(view, figure);
    let mut open = Vec::new();
    if let Some(end) = start.end() {
        let walked = start.spent <= view.pace(figure).0;
        open.push(Choice::plain(if walked { V_MOVE } else { V_RUN }).to(end));
        open.extend(ways.near());
        open.extend(ways.farther());
    }
    open.extend(ways.runs.ends().map(|end| Choice::plain(V_VIA).to(end.hex)));
    open
}

/// The hexes that going leads a figure through.
pub fn way(view: BookView, figure: FigureId, choice: &Choice) -> SmallVec<[Hex; 8]> {
    let mut way = Start::of(view, figure).path;
    let found = || match choice.verb {
        V_MOVE => strolls(view, figure),
        _ => runs(view, figure),
    };
    match (choice.verb, choice.hex) {
        (V_FLEE, _) if edge(view, view.table.hex(figure)) => {}
        (V_FLEE, _) => {
            let ways = found();
            way.extend(path(&ways, ways.ends().find(|end| edge(view, end.hex))));
        }
        (_, Some(hex)) if way.last() != Some(&hex) => {
            let ways = found();
            way.extend(path(&ways, ways.end_in(hex)));
        }
        _ => {}
    }
    way
}

/// The hexes of a way, where there is one.
fn path(ways: &Walks, end: Option<WayEnd>) -> SmallVec<[Hex; 8]> {
    end.map_or_else(SmallVec::new, |end| ways.way(end).path)
}

/// Whether a hex lies at the edge of the board.
pub fn edge(view: BookView, hex: Hex) -> bool {
    let board = view.table.board();
    Facing::ALL.into_iter().any(|way| !board.contains(hex + way.step()))
}
