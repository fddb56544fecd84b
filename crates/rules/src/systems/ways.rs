//! Where a figure can go with a budget, and the cheapest way there.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use hexx::Hex;
use smallvec::SmallVec;

use super::{CostTable, Places, Room};
use crate::battle::Table;
use crate::board::Facing;
use crate::figure::FigureId;

/// A place that can be reached, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Way {
    /// The hex.
    pub hex: Hex,
    /// The facing there.
    pub facing: Facing,
    /// What it costs.
    pub cost: u16,
    /// The facing before the first step.
    pub first_facing: Facing,
    /// The hexes entered, in order; empty for a turn in place.
    pub path: SmallVec<[Hex; 4]>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Node {
    x: i32,
    y: i32,
    facing: Facing,
    turned: u8,
    stepped: bool,
}

impl Node {
    fn hex(self) -> Hex {
        Hex::new(self.x, self.y)
    }
}

/// Room for the places of a short move, so that lists need not grow.
const FEW: usize = 32;

/// Every hex and facing a figure can reach with a budget, cheapest way first, ties by hex
/// and facing. The place where it stands is among them at no cost; a place through which it
/// may only pass is not, but its neighbours may be.
///
/// `stops` says whether a figure must stop on entering a hex.
pub fn reachable(
    table: Table,
    figure: FigureId,
    costs: &CostTable,
    budget: u16,
    stops: impl Fn(Hex) -> bool,
) -> Vec<Way> {
    let field = Field { places: Places::of(table, figure), table, costs, budget };
    let (hex, facing) = (table.hex(figure), table.facing(figure));
    let start = Node { x: hex.x, y: hex.y, facing, turned: 0, stepped: false };
    let mut known = Known::around(start, field.radius());
    let mut queue = BinaryHeap::with_capacity(FEW);
    queue.push((Reverse(0u16), Reverse(start)));
    let mut ways: Vec<Way> = Vec::with_capacity(FEW);
    while let Some((Reverse(cost), Reverse(node))) = queue.pop() {
        let Some(number) = known.number(node) else { continue };
        let reached = known.reached[number];
        if reached.cost < cost {
            continue;
        }
        if known.settle(number) && (node == start || field.stands(node)) {
            ways.push(known.way(number));
        }
        if node.stepped && stops(node.hex()) {
            continue;
        }
        field.steps(&reached, |next, cost| {
            if known.improve(next, cost, number) {
                queue.push((Reverse(cost), Reverse(next)));
            }
        });
    }
    ways
}

/// A place in the search, as cheaply as it has been reached, and from where.
#[derive(Clone, Copy)]
struct Reached {
    node: Node,
    cost: u16,
    first_facing: Facing,
    from: usize,
    /// Whether its cheapest way is known for good.
    done: bool,
    /// Another place with the same hex and facing.
    beside: Option<usize>,
}

/// The places reached so far. They are found by hex and facing in a square around the
/// start, large enough for the whole budget.
struct Known {
    start: Node,
    radius: i32,
    reached: Vec<Reached>,
    /// For each hex and facing of the square a place there, by its number in `reached`.
    cells: Vec<Option<u32>>,
}

impl Known {
    fn around(start: Node, radius: i32) -> Known {
        let side = (2 * radius + 1) as usize;
        let mut known = Known {
            start,
            radius,
            reached: Vec::with_capacity(FEW),
            cells: vec![None; side * side * 6],
        };
        known.improve(start, 0, 0);
        known
    }

    /// The number of a hex and facing in the square.
    fn cell(&self, node: Node) -> usize {
        let side = 2 * self.radius + 1;
        let (x, y) = (node.x - self.start.x + self.radius, node.y - self.start.y + self.radius);
        (y * side + x) as usize * 6 + usize::from(node.facing.index())
    }

    /// The numbers of the places with the hex and facing of a node.
    fn there(&self, node: Node) -> impl Iterator<Item = usize> {
        let first = self.cells[self.cell(node)].map(|number| number as usize);
        std::iter::successors(first, |number| self.reached[*number].beside)
    }

    fn number(&self, node: Node) -> Option<usize> {
        self.there(node).find(|number| self.reached[*number].node == node)
    }

    /// Notes a way to a place, from the place with a number, if it is the first or cheaper.
    fn improve(&mut self, node: Node, cost: u16, from: usize) -> bool {
        let before = self.reached.get(from).map_or(node.facing, |from| from.first_facing);
        let first_facing = if node.stepped { before } else { node.facing };
        let found = Reached { node, cost, first_facing, from, done: false, beside: None };
        if let Some(number) = self.number(node) {
            let known = &mut self.reached[number];
            let cheaper = cost < known.cost;
            if cheaper {
                *known = Reached { beside: known.beside, ..found };
            }
            return cheaper;
        }
        let cell = self.cell(node);
        let beside = self.cells[cell].replace(self.reached.len() as u32);
        let beside = beside.map(|number| number as usize);
        self.reached.push(Reached { beside, ..found });
        true
    }

    /// Settles a place; says whether it is the first with its hex and facing.
    fn settle(&mut self, number: usize) -> bool {
        let node = self.reached[number].node;
        let first = !self.there(node).any(|other| self.reached[other].done);
        self.reached[number].done = true;
        first
    }

    /// The way to the place with a number, from the start.
    fn way(&self, number: usize) -> Way {
        let Reached { node, cost, first_facing, .. } = self.reached[number];
        let mut path = SmallVec::new();
        let mut at = self.reached[number];
        while at.node != self.start {
            let before = self.reached[at.from];
            if at.node.hex() != before.node.hex() {
                path.push(at.node.hex());
            }
            at = before;
        }
        path.reverse();
        Way { hex: node.hex(), facing: node.facing, cost, first_facing, path }
    }
}

/// What a search for ways needs of the table, looked up once.
struct Field<'a> {
    table: Table<'a>,
    places: Places<'a>,
    costs: &'a CostTable,
    budget: u16,
}

impl Field<'_> {
    /// How many hexes away the budget can lead at the most.
    fn radius(&self) -> i32 {
        let [columns, rows] = self.table.board().size();
        let cheapest = self.costs.step.iter().flatten().min().copied().unwrap_or(1);
        match i32::from(self.budget).checked_div(i32::from(cheapest)) {
            Some(steps) => steps.min(columns + rows),
            None => columns + rows,
        }
    }

    /// The turns and steps within the budget that lead on from a place, with what it costs
    /// to have come so far.
    fn steps(&self, reached: &Reached, mut found: impl FnMut(Node, u16)) {
        let Reached { node, cost: spent, .. } = *reached;
        let turn = self.costs.turn;
        let within = |cost: u16| spent + cost <= self.budget;
        let turns = node.turned < turn.most && !(turn.first_only && node.stepped);
        if turns && within(turn.cost) {
            for steps_of_60 in [-1, 1] {
                let facing = node.facing.turned(steps_of_60);
                let next = Node { facing, turned: node.turned + 1, ..node };
                if self.turns(next) {
                    found(next, spent + turn.cost);
                }
            }
        }
        for (relative, cost) in (0..).zip(self.costs.step) {
            let Some(cost) = cost.filter(|cost| within(*cost)) else { continue };
            let hex = node.hex() + node.facing.turned(relative).step();
            let next = Node { x: hex.x, y: hex.y, stepped: true, ..node };
            let Some(extra) = self.entering(next) else { continue };
            if within(cost + extra) {
                found(next, spent + cost + extra);
            }
        }
    }

    /// What coming to a place adds to a step; `None` where the mover cannot enter.
    fn entering(&self, place: Node) -> Option<u16> {
        let terrain = self.table.board().terrain(place.hex())?;
        let extra = self.costs.entering(terrain)?;
        (self.room(place) != Room::None).then_some(extra)
    }

    /// What the mover may do in a place.
    fn room(&self, place: Node) -> Room {
        self.places.room_at(place.hex(), place.facing)
    }

    /// Whether the mover may come to a place by turning: in one hex it is there already.
    fn turns(&self, place: Node) -> bool {
        self.places.in_one_hex() || self.room(place) != Room::None
    }

    /// Whether the mover may stop in a place that it comes to.
    fn stands(&self, place: Node) -> bool {
        let stays = !place.stepped && self.places.in_one_hex();
        stays || self.room(place) == Room::Stand
    }
}
