//! The pose of a figure: where it stands or could stand, which way it looks, and what it has in reach there.

use riposte_rules::battle::Table;
use riposte_rules::board::{Arc, Facing, Hex, nearest_directions};
use riposte_rules::decision::{Choice, Decision};
use riposte_rules::figure::{Dropped, FigureId};
use riposte_rules::systems::Room;

use crate::armament::strikes;
use crate::decision::actor;

/// A hex and a facing of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pose {
    pub(crate) figure: FigureId,
    pub(crate) hex: Hex,
    pub(crate) facing: Facing,
    /// Whether it has time left for a blow there.
    pub(crate) strikes: bool,
}

impl Pose {
    /// Where a figure is.
    pub(crate) fn of(table: Table, figure: FigureId) -> Pose {
        Pose { figure, hex: table.hex(figure), facing: table.facing(figure), strikes: true }
    }

    /// Where a choice would put the figure that acts on it. A hex in which it could not stop is
    /// where something lies, not where the figure goes.
    pub(crate) fn after(table: Table, decision: &Decision, choice: &Choice) -> Pose {
        let now = Pose::of(table, actor(decision, choice));
        let stops = |hex: &Hex| table.room(now.figure, *hex) == Room::Stand;
        let goes = choice.hex.filter(|hex| choice.number.is_none() && stops(hex));
        let facing = choice.facing.unwrap_or(now.facing);
        let strikes = choice.hex.is_none() || table.book().leaves_time(table.world(), choice);
        Pose { hex: goes.unwrap_or(now.hex), facing, strikes, ..now }
    }

    /// Whether an enemy at a hex would be elsewhere than before it.
    pub(crate) fn behind(self, table: Table, hex: Hex) -> bool {
        if !table.book().faces() {
            return false;
        }
        let ways = nearest_directions(self.hex, hex);
        let front = |way: &Facing| {
            let relative = self.facing.relative(*way);
            table.book().arc_of(table.world(), self.figure, relative) == Arc::Front
        };
        !ways.is_empty() && !ways.iter().any(front)
    }

    /// How many 60 degrees it looks away from a hex.
    pub(crate) fn apart(self, hex: Hex) -> u8 {
        let ways = nearest_directions(self.hex, hex);
        ways.iter().map(|way| self.facing.apart(*way)).min().unwrap_or(0)
    }
}

/// Where a figure wants to go.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Goal {
    /// The hex.
    pub(crate) hex: Hex,
    /// How far it is from there to the nearest enemy, when it is no enemy's own.
    pub(crate) beyond: u32,
}

/// The nearest enemy of a figure; for one without a weapon the nearest weapon that lies
/// about, if that is nearer.
pub(crate) fn goal(table: Table, figure: FigureId, armed: bool) -> Option<Goal> {
    let here = table.hex(figure);
    let lying = table.world().resource::<Dropped>().things().filter(|_| !armed);
    let weapons = lying.filter(|thing| strikes(table.armoury().weapon(thing.weapon)));
    let weapon = nearest(here, weapons.map(|thing| thing.hex));
    let enemy = nearest(here, table.enemies(figure).map(|enemy| table.hex(enemy)))?;
    match weapon.filter(|hex| here.unsigned_distance_to(*hex) < here.unsigned_distance_to(enemy)) {
        Some(hex) => Some(Goal { hex, beyond: hex.unsigned_distance_to(enemy) }),
        None => Some(Goal { hex: enemy, beyond: 0 }),
    }
}

/// How far it is from a hex to where the side of a figure wants to come to, where it wants that.
pub(crate) fn still_to_go(table: Table, figure: FigureId, hex: Hex) -> Option<u32> {
    let goal = table.scenario().goal.as_ref()?;
    (goal.side == table.side(figure)).then(|| goal.away(hex))
}

fn nearest(here: Hex, hexes: impl Iterator<Item = Hex>) -> Option<Hex> {
    hexes.min_by_key(|hex| (here.unsigned_distance_to(*hex), hex.y, hex.x))
}
