//! Which hex is opened.

use bevy::prelude::World;
use riposte_rules::battle::{Ending, Table};
use riposte_rules::board::Hex;
use riposte_rules::figure::{FigureId, Life};
use riposte_rules::systems::PlaceRule;

use crate::board::contract::{CloseUp, Stage};
use crate::driver::PendingPrompt;
use crate::figures::{Floating, stands};
use crate::input::LookedAt;

/// The hex to be shown: that in which something is played, so that it is seen there; then, unless
/// words of that still hang over it, the one looked at, or that of the figure that decides, or else the
/// first in which enemies are; at the end, the one in which it ended.
pub fn battleground(world: &World) -> Option<Hex> {
    let rule = world.get_resource::<PlaceRule>()?;
    if !rule.is_of_places() {
        return None;
    }
    let table = Table::new(world);
    let at = |figure: FigureId| stands(world, figure).0;
    let acting = world.get_resource::<Stage>().and_then(Stage::acting);
    let played = acting.into_iter().flat_map(|(one, other)| other.into_iter().chain([one]));
    let asked = world.get_resource::<PendingPrompt>().is_some_and(|prompt| prompt.0.is_some());
    let held = held(world);
    if let Some(hex) = played.map(at).find(|hex| contested(world, *hex)) {
        return Some(hex);
    }
    if held.is_some() && !asked {
        return held;
    }
    let looked = world.get_resource::<LookedAt>().and_then(|looked| looked.0);
    let decides = table.decision().map(|decision| at(decision.figure));
    let others = table.active_figures().map(at);
    let mut hexes = looked.into_iter().chain(decides).chain(others);
    hexes.find(|hex| contested(world, *hex)).or(held).or_else(|| last(world))
}

/// The hex shown until now, once the battle is over: where it was decided.
fn last(world: &World) -> Option<Hex> {
    let over = world.get_resource::<Ending>().is_some_and(|ending| ending.0.is_some());
    world.get_resource::<CloseUp>()?.0.filter(|_| over)
}

/// The hex shown until now, while words rise from somebody in it: who falls last is seen to fall.
fn held(world: &World) -> Option<Hex> {
    let hex = world.get_resource::<CloseUp>()?.0?;
    let words = &world.get_resource::<Floating>()?.words;
    words.iter().any(|said| stands(world, said.saying.figure).0 == hex).then_some(hex)
}

fn contested(world: &World, hex: Hex) -> bool {
    let table = Table::new(world);
    let here = |figure: &FigureId| stands(world, *figure) == (hex, Life::Active);
    let mut sides = table.figures().filter(here).map(|figure| table.side(figure));
    let first = sides.next();
    sides.any(|side| Some(side) != first)
}
