//! Where an entry of the log happened.

use bevy::prelude::*;
use riposte_rules::battle::Table;
use riposte_rules::board::Hex;
use riposte_rules::figure::{FigureId, Life};
use riposte_rules::tell::{Entry, Tone};

use crate::battle_log::BattleLog;

/// Where an entry happened: the hexes it names, and where those it is about stand now.
pub(super) fn places(world: &World, entry: &Entry) -> Vec<Hex> {
    let table = Table::new(world);
    let lines = &world.resource::<BattleLog>().lines;
    let mut hexes: Vec<Hex> = Vec::new();
    let there = |figure: &&FigureId| table.harm(**figure).life != Life::Gone;
    for line in entry.lines.iter().filter_map(|number| lines.get(*number)) {
        hexes.extend(line.figures.iter().filter(there).map(|figure| table.hex(*figure)));
        hexes.extend(line.hex.filter(|_| line.tone != Tone::Aside));
    }
    hexes.retain(|hex| table.board().contains(*hex));
    hexes.sort_unstable_by_key(|hex| (hex.y, hex.x));
    hexes.dedup();
    hexes
}
