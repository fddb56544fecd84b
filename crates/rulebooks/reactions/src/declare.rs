//! The start of a manoeuvre that has been declared: an action does what it does; a mount runs over
//! somebody; a figure goes along (REA-49). And the roll of a fast draw.

use bevy_ecs::prelude::*;
use riposte_rules::deed::perform;

use crate::actions::find;
use crate::ask::{dice, question, risks};
use crate::change::{at_stage, memory, spend, stage};
use crate::choices::step;
use crate::hands::ready;
use crate::memory::Stage;
use crate::notice::deed_done;
use crate::rolls::draw_cost;
use crate::view::BookView;
use crate::words::*;

/// Starts the topmost manoeuvre once it is paid for.
pub fn start(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::Start) else { return };
    let (actor, choice) = (frame.actor, frame.choice);
    match find(choice.verb) {
        Some(action) => action.carry_out(world, actor, choice),
        None if choice.verb == TRAMPLE => {
            // Nobody aims with a horse.
            let chest = BookView::new(world).tables.chest();
            memory(world, |memory| memory.spot = chest);
            stage(world, Stage::AttackRisk);
        }
        None => step(world, actor, choice),
    }
}

/// The fast draw: a roll says what it costs, and whether it succeeds (REA-59).
pub fn fast_draw(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::DrawRisk) else { return };
    let (actor, number) = (frame.actor, frame.choice.arm.map_or(0, |arm| arm.item));
    let ask = |rules: BookView| {
        risks(&rules.draw_roll(actor, number), |total| {
            f64::from(-draw_cost(total) - i32::from(total <= 0))
        })
    };
    let Some(choice) = question(world, actor, Q_DRAW_RISK, ask) else { return };
    let risked = dice(choice);
    let Ok(draw) = perform(world, |world| BookView::new(world).fast_draw(actor, number, risked));
    spend(world, actor, draw.cost);
    if draw.out {
        ready(world, actor, number);
    }
    // With nothing spent nobody was quick enough to answer, and a blow may follow on.
    if draw.out && draw.cost == 0 {
        stage(world, Stage::FollowOn);
    } else {
        deed_done(world, actor);
    }
}
