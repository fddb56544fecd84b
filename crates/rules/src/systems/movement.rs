//! Movement costs: what a step costs, and going along a path hex by hex.

use bevy_ecs::prelude::*;
use hexx::Hex;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::{Memory, Reacting, Room};
use crate::battle::{Table, move_to};
use crate::board::{Facing, Terrain};
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
    /// The kinds of terrain that double what a step costs.
    #[serde(default)]
    pub doubles: Vec<Terrain>,
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
    /// What a step that costs so much on even ground costs where it enters a kind of terrain.
    pub fn entering(&self, step: u16, terrain: Terrain) -> Option<u16> {
        let row = self.terrain.iter().find(|(kind, _)| *kind == terrain);
        let more = row.map_or(Some(0), |(_, cost)| *cost)?;
        let times = if self.doubles.contains(&terrain) { 2 } else { 1 };
        Some(step * times + more)
    }

    /// What a step straight ahead costs on even ground; 1 where nobody goes that way.
    pub fn ahead(&self) -> u16 {
        self.step[0].unwrap_or(1).max(1)
    }

    /// For how many hexes of even ground, gone straight ahead, a hex of a kind of ground counts;
    /// `None` where it cannot be entered.
    pub fn steps(&self, ground: Terrain) -> Option<u16> {
        let ahead = self.ahead();
        Some(self.entering(ahead, ground)? / ahead)
    }

    /// What a path of steps costs a figure that goes it without turning; `None` when it may
    /// not enter a hex on it, or not stop at its end, or a step cannot be made that way.
    pub fn path_cost(
        &self,
        table: Table,
        mover: FigureId,
        facing: Facing,
        steps: &[Facing],
    ) -> Option<u16> {
        let mut hex = table.hex(mover);
        let mut sum = 0;
        for (number, step) in (1..).zip(steps) {
            hex += step.step();
            let even = self.step[usize::from(facing.relative(*step))]?;
            sum += self.entering(even, table.board().terrain(hex)?)?;
            let least = if number == steps.len() { Room::Stand } else { Room::Passage };
            if table.room_at(mover, hex, facing) < least {
                return None;
            }
        }
        Some(sum)
    }
}

/// A movement under way: the hexes still to be entered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct PathProgress {
    /// The hexes to enter, next first.
    pub path: SmallVec<[Hex; 4]>,
    /// Whether a hex was just entered that the rulebook has not looked at.
    pub entered: bool,
    /// Whether the figure is pushed.
    pub forced: bool,
}

impl PathProgress {
    /// A movement along a path.
    pub fn along(path: impl IntoIterator<Item = Hex>) -> PathProgress {
        PathProgress { path: path.into_iter().collect(), entered: false, forced: false }
    }

    /// Whether nothing is left to do.
    pub fn over(&self) -> bool {
        self.path.is_empty() && !self.entered
    }
}

/// Moves the actor of the topmost manoeuvre one hex along its path; what carries it goes for
/// it. It stops for good where it may not enter the next hex, or would be left where it cannot
/// stop.
pub fn march_on<M: Reacting>(world: &mut World) {
    let mut exchange = world.resource_mut::<Exchange<M>>();
    let Some(frame) = exchange.top_mut() else { return };
    let figure = frame.actor;
    let Some(march) = Memory::march(&mut frame.memory) else { return };
    if march.entered || march.path.is_empty() {
        return;
    }
    let march = march.clone();
    let (hex, forced) = (march.path[0], march.forced);
    let table = Table::new(world);
    let figure = table.carrier(figure).unwrap_or(figure);
    let near = table.hex(figure).unsigned_distance_to(hex) == 1;
    let goes = near && table.active(figure) && goes_on(table, figure, &march.path);
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

/// Whether a figure may enter the first hex of a path: it may stop there, or come through to
/// where it may.
fn goes_on(table: Table, figure: FigureId, path: &[Hex]) -> bool {
    let facing = table.facing(figure);
    let rooms = path.iter().map(|hex| table.room_at(figure, *hex, facing));
    rooms.take_while(|room| *room != Room::None).any(|room| room == Room::Stand)
}
