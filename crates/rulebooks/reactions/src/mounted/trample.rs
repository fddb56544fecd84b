//! Running somebody down (REA-114), and the ground a mount goes over (REA-106).

use bevy_ecs::prelude::*;
use riposte_rules::decision::Choice;
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;

use super::riding::hooves;
use super::seat::{disobey, shaken};
use super::table::Hardness;
use super::ways::veering;
use crate::change::{at_stage, memory, stage};
use crate::manoeuvre::manoeuvre;
use crate::memory::Stage;
use crate::view::BookView;
use crate::words::*;

/// A mount that is to run somebody down stands before him: now its rider has to steer.
pub fn before_the_run(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::PathProgress) else { return };
    let Some(foe) = frame.choice.target else { return };
    let table = BookView::new(world).table;
    let next = frame.memory.march.path.first();
    let there = next.is_some_and(|hex| table.hex(foe) == *hex) && table.active(foe);
    if frame.choice.verb == RIDEDOWN && !frame.memory.tried && there {
        stage(world, Stage::Steer);
    }
}

/// The rider has steered at somebody: the mount runs over him, or veers off to a side, or where
/// there is no room for that rears.
pub fn steered(world: &mut World, mount: FigureId, obeys: bool) {
    let rules = BookView::new(world);
    let frame = rules.top();
    let target = frame.and_then(|frame| frame.choice.target);
    let left = frame.map_or(0, |frame| frame.memory.march.path.len());
    let past = veering(rules, mount, left);
    let (arm, rears) = (hooves(rules, mount), rules.tables.riding.rearing.halves);
    let room = !past.is_empty();
    memory(world, |memory| {
        memory.tried = true;
        memory.stage = Stage::PathProgress;
        if !obeys {
            memory.march.path = past.into_iter().collect();
        }
    });
    match target.filter(|_| obeys) {
        Some(target) => {
            let choice = Choice { arm, ..Choice::plain(TRAMPLE).at(target) };
            manoeuvre(world, Link::FollowOn, mount, choice);
        }
        None => {
            disobey(world, mount);
            if !room {
                shaken(world, mount, rears);
            }
        }
    }
}

/// A mount has run somebody down, or tried to: its rider has to stay on.
pub fn after_the_run(world: &mut World, mount: FigureId) {
    let difficulty = BookView::new(world).hardness(mount, Hardness::Average);
    shaken(world, mount, difficulty);
}

/// A mount has entered a hex: over bad ground its rider has to stay on (REA-106).
pub fn over_ground(world: &mut World, mount: FigureId) {
    let rules = BookView::new(world);
    let ground = rules.table.board().terrain(rules.table.hex(mount));
    let rows = &rules.tables.riding.obstacles;
    let hardness = rows.iter().find(|(kind, _)| Some(*kind) == ground);
    if let Some((_, hardness)) = hardness {
        let difficulty = rules.hardness(mount, *hardness);
        shaken(world, mount, difficulty);
    }
}
