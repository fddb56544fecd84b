//! Movement costs: where a figure can go and what it costs, and going there hex by hex.

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use bevy_platform::collections::HashMap;

use bevy_ecs::prelude::*;
use hexx::Hex;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{Memory, Reacting};
use crate::battle::{Table, move_to};
use crate::board::{Board, Facing, Terrain};
use crate::exchange::Exchange;
use crate::figure::FigureId;

/// What movement costs, as the rulebook's data give it. `None` means it cannot be done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CostTable {
    /// A step by its direction relative to the facing: front, front right, back right,
    /// back, back left, front left.
    pub step: [Option<u16>; 6],
    /// Turning.
    pub turn: Turning,
    /// What entering each kind of terrain adds to a step.
    pub terrain: Vec<(Terrain, Option<u16>)>,
}

/// What turning costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turning {
    /// For each 60 degrees.
    pub cost: u16,
    /// How many times 60 degrees at the most.
    pub most: u8,
    /// Whether all turning comes before the first step.
    pub first_only: bool,
}

impl CostTable {
    fn entering(&self, terrain: Terrain) -> Option<u16> {
        let row = self.terrain.iter().find(|(kind, _)| *kind == terrain);
        row.map_or(Some(0), |(_, cost)| *cost)
    }

    /// What a path of steps costs that is gone without turning; `None` when a hex on it is
    /// not free, or a step cannot be made that way.
    pub fn path_cost(
        &self,
        table: Table,
        from: Hex,
        facing: Facing,
        steps: &[Facing],
    ) -> Option<u16> {
        let mut hex = from;
        let mut sum = 0;
        for step in steps {
            hex += step.step();
            let extra = self.entering(table.board().terrain(hex)?)?;
            sum += self.step[usize::from(facing.relative(*step))]? + extra;
            if !table.free(hex) {
                return None;
            }
        }
        Some(sum)
    }
}

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

/// Every hex and facing a figure can reach with a budget, cheapest way first, ties by hex
/// and facing. The place where it stands is among them at no cost.
///
/// `stops` says whether a figure must stop on entering a hex.
pub fn reachable(
    table: Table,
    figure: FigureId,
    costs: &CostTable,
    budget: u16,
    stops: impl Fn(Hex) -> bool,
) -> Vec<Way> {
    let taken = table.active_figures().map(|other| table.hex(other)).collect();
    let field = Field { board: table.board(), costs, budget, taken };
    let start = Way {
        hex: table.hex(figure),
        facing: table.facing(figure),
        cost: 0,
        first_facing: table.facing(figure),
        path: SmallVec::new(),
    };
    let first =
        Node { x: start.hex.x, y: start.hex.y, facing: start.facing, turned: 0, stepped: false };
    let mut queue = BinaryHeap::from([(Reverse(0u16), Reverse(first))]);
    let mut best: HashMap<Node, Way> = HashMap::from([(first, start)]);
    let mut done: Vec<Way> = Vec::new();
    while let Some((Reverse(cost), Reverse(node))) = queue.pop() {
        let way = best[&node].clone();
        if way.cost < cost {
            continue;
        }
        if !done.iter().any(|known| (known.hex, known.facing) == (way.hex, way.facing)) {
            done.push(way.clone());
        }
        if node.stepped && stops(way.hex) {
            continue;
        }
        for (next, reached) in field.steps(node, &way) {
            let better = best.get(&next).is_none_or(|known| reached.cost < known.cost);
            if better {
                queue.push((Reverse(reached.cost), Reverse(next)));
                best.insert(next, reached);
            }
        }
    }
    done
}

/// What a search for ways needs of the table, looked up once.
struct Field<'a> {
    board: &'a Board,
    costs: &'a CostTable,
    budget: u16,
    taken: SmallVec<[Hex; 16]>,
}

impl Field<'_> {
    /// The turns and steps within the budget that lead on from a place.
    fn steps(&self, node: Node, way: &Way) -> SmallVec<[(Node, Way); 8]> {
        let mut steps = SmallVec::new();
        let turn = self.costs.turn;
        let within = |cost: u16| way.cost + cost <= self.budget;
        let turns = node.turned < turn.most && !(turn.first_only && node.stepped);
        if turns && within(turn.cost) {
            for steps_of_60 in [-1, 1] {
                let facing = way.facing.turned(steps_of_60);
                let mut next = way.clone();
                next.facing = facing;
                next.cost += turn.cost;
                if !node.stepped {
                    next.first_facing = facing;
                }
                steps.push((Node { facing, turned: node.turned + 1, ..node }, next));
            }
        }
        for (relative, cost) in (0..).zip(self.costs.step) {
            let Some(cost) = cost.filter(|cost| within(*cost)) else { continue };
            let hex = way.hex + way.facing.turned(relative).step();
            let Some(extra) = self.entering(hex) else { continue };
            if within(cost + extra) {
                let mut next = way.clone();
                next.hex = hex;
                next.cost += cost + extra;
                next.path.push(hex);
                steps.push((Node { x: hex.x, y: hex.y, stepped: true, ..node }, next));
            }
        }
        steps
    }

    /// What entering a hex adds to a step; `None` where nobody can.
    fn entering(&self, hex: Hex) -> Option<u16> {
        let terrain = self.board.terrain(hex).filter(|kind| *kind != Terrain::Wall)?;
        let extra = self.costs.entering(terrain)?;
        (!self.taken.contains(&hex)).then_some(extra)
    }
}

/// A movement under way: the hexes still to be entered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct March {
    /// The hexes to enter, next first.
    pub path: SmallVec<[Hex; 4]>,
    /// Whether a hex was just entered that the rulebook has not looked at.
    pub entered: bool,
    /// Whether the figure is pushed.
    pub forced: bool,
}

impl March {
    /// A movement along a path.
    pub fn along(path: impl IntoIterator<Item = Hex>) -> March {
        March { path: path.into_iter().collect(), entered: false, forced: false }
    }

    /// Whether nothing is left to do.
    pub fn over(&self) -> bool {
        self.path.is_empty() && !self.entered
    }
}

/// Moves the actor of the topmost manoeuvre one hex along its path. It stops for good
/// where the next hex is not free.
pub fn march_on<M: Reacting>(world: &mut World) {
    let mut exchange = world.resource_mut::<Exchange<M>>();
    let Some(frame) = exchange.top_mut() else { return };
    let figure = frame.actor;
    let Some(march) = Memory::march(&mut frame.memory) else { return };
    if march.entered || march.path.is_empty() {
        return;
    }
    let (hex, forced) = (march.path[0], march.forced);
    let table = Table::new(world);
    let near = table.hex(figure).unsigned_distance_to(hex) == 1;
    let goes = near && table.active(figure) && table.free(hex);
    let mut exchange = world.resource_mut::<Exchange<M>>();
    if let Some(march) = exchange.top_mut().and_then(|frame| Memory::march(&mut frame.memory)) {
        if goes {
            march.path.remove(0);
            march.entered = true;
        } else {
            march.path.clear();
        }
    }
    if goes {
        move_to(world, figure, hex, forced);
    }
}
