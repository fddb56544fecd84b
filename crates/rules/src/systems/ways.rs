//! Where a figure can go with a budget, and the cheapest way there.

use hexx::Hex;
use smallvec::SmallVec;

use super::search::{Order, Search};
use super::square::Square;
use super::{CostTable, Places, Room, Turning};
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

/// A place of the search: a hex, a facing, and how the mover has come there.
#[derive(Clone, Copy)]
struct Node {
    /// The number of its hex in the square of the search.
    cell: u32,
    /// The number of the place before.
    before: u32,
    cost: u16,
    facing: Facing,
    first_facing: Facing,
    turned: u8,
    stepped: bool,
}

/// The cheapest first; places are told apart by all that limits how they go on.
struct Cheapest {
    square: Square,
    /// How many times a mover can turn at the most.
    turns: u8,
}

impl Cheapest {
    /// The number of the hex and the facing of a place.
    fn stance(of: &Node) -> usize {
        of.cell as usize * Facing::ALL.len() + usize::from(of.facing.index())
    }
}

impl Order for Cheapest {
    type Place = Node;
    type Rank = (usize, Facing, u8, bool);

    fn slots(&self) -> usize {
        self.square.len() * Facing::ALL.len() * (usize::from(self.turns) + 1) * 2
    }

    fn slot(&self, of: &Node) -> usize {
        let turned = Cheapest::stance(of) * (usize::from(self.turns) + 1) + usize::from(of.turned);
        turned * 2 + usize::from(of.stepped)
    }

    fn round(&self, of: &Node) -> u16 {
        of.cost
    }

    fn rank(&self, of: &Node) -> (usize, Facing, u8, bool) {
        (self.square.by_column(of.cell as usize), of.facing, of.turned, of.stepped)
    }

    fn betters(&self, of: &Node, known: &Node) -> bool {
        of.cost < known.cost
    }
}

/// Room for the places of a short move, so that lists need not grow.
const FEW: usize = 32;

/// Every hex and facing a figure can reach with a budget, cheapest way first, ties by hex
/// and facing. The place where it stands is among them at no cost; a place through which it
/// may only pass is not, but its neighbours may be.
pub fn reachable(table: Table, figure: FigureId, costs: &CostTable, budget: u16) -> Vec<Way> {
    let hex = table.hex(figure);
    let places = Places::of(table, figure);
    let field = Field { places, table, costs, budget };
    let square = Square::around(hex, field.radius()).on(table.board().size());
    let mut told = vec![false; square.len() * Facing::ALL.len()];
    let order = Cheapest { square, turns: field.turns_at_most() };
    let mut search = Search::new(order, start(square, hex, table.facing(figure)));
    let mut ways: Vec<Way> = Vec::with_capacity(FEW);
    while let Some(number) = search.next() {
        let here = search.known[number as usize];
        let hex = square.hex(here.cell as usize);
        let known = std::mem::replace(&mut told[Cheapest::stance(&here)], true);
        if !known && (number == 0 || field.stands(hex, &here)) {
            ways.push(way(square, &search.known, number));
        }
        field.go_on(square, hex, Node { before: number, ..here }, |next| search.come(next));
    }
    search.end();
    ways
}

fn start(square: Square, hex: Hex, facing: Facing) -> Node {
    let cell = square.index(hex).unwrap_or(0) as u32;
    let (before, cost, turned, stepped) = (0, 0, 0, false);
    Node { cell, before, cost, facing, first_facing: facing, turned, stepped }
}

/// The way to the place with a number, from the start.
fn way(square: Square, known: &[Node], number: u32) -> Way {
    let Node { cell, facing, cost, first_facing, .. } = known[number as usize];
    let mut path = SmallVec::new();
    let mut at = number as usize;
    while at != 0 {
        let (node, before) = (known[at], known[at].before as usize);
        if node.cell != known[before].cell {
            path.push(square.hex(node.cell as usize));
        }
        at = before;
    }
    path.reverse();
    Way { hex: square.hex(cell as usize), facing, cost, first_facing, path }
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

    /// How many times the mover can turn with the budget.
    fn turns_at_most(&self) -> u8 {
        let Turning { cost, most, .. } = self.costs.turn;
        let paid = self.budget.checked_div(cost);
        paid.map_or(most, |paid| paid.min(u16::from(most)) as u8)
    }

    /// The turns and steps within the budget that lead on from a place, which they have before
    /// them.
    fn go_on(&self, square: Square, hex: Hex, from: Node, mut found: impl FnMut(Node)) {
        let turn = self.costs.turn;
        let within = |cost: u16| from.cost + cost <= self.budget;
        let turns = from.turned < turn.most && !(turn.first_only && from.stepped);
        if turns && within(turn.cost) {
            for facing in [-1, 1].map(|steps_of_60| from.facing.turned(steps_of_60)) {
                if self.turns(hex, facing) {
                    let first_facing = if from.stepped { from.first_facing } else { facing };
                    let (turned, cost) = (from.turned + 1, from.cost + turn.cost);
                    found(Node { facing, first_facing, turned, cost, ..from });
                }
            }
        }
        for (relative, cost) in (0..).zip(self.costs.step) {
            let Some(cost) = cost.filter(|cost| within(*cost)) else { continue };
            let hex = hex + from.facing.turned(relative).step();
            let price = self.entering(hex, from.facing, cost).filter(|cost| within(*cost));
            let (Some(cost), Some(cell)) = (price, square.index(hex)) else { continue };
            let (cell, cost) = (cell as u32, from.cost + cost);
            found(Node { cell, cost, stepped: true, ..from });
        }
    }

    /// What a step to a place costs that costs so much on even ground; `None` where the mover cannot
    /// enter.
    fn entering(&self, hex: Hex, facing: Facing, step: u16) -> Option<u16> {
        let terrain = self.table.board().terrain(hex)?;
        let cost = self.costs.entering(step, terrain)?;
        (self.places.room_at(hex, facing) != Room::None).then_some(cost)
    }

    /// Whether the mover may come to a place by turning: in one hex it is there already.
    fn turns(&self, hex: Hex, facing: Facing) -> bool {
        self.places.in_one_hex() || self.places.room_at(hex, facing) != Room::None
    }

    /// Whether the mover may stop in a place that it comes to.
    fn stands(&self, hex: Hex, place: &Node) -> bool {
        let stays = !place.stepped && self.places.in_one_hex();
        stays || self.places.room_at(hex, place.facing) == Room::Stand
    }
}
