//! Which part of the rules carries on the topmost manoeuvre, by its stage.
//!
//! One system for each of the shared sets: a system for every stage would cost more than
//! what it does.

use bevy_ecs::prelude::*;
use riposte_rules::decision::Pending;
use riposte_rules::figure::FigureSet;

use crate::memory::{Bout, Stage};
use crate::turn::{Step, Turn};
use crate::{declare, follow_on, hurt, movement, strike, turn};

/// How far everything has come: while it changes without a question, there is more to do.
#[derive(PartialEq, Eq)]
struct Mark {
    frames: usize,
    stage: Option<Stage>,
    step: Step,
    declined: FigureSet,
}

fn mark(world: &World) -> Mark {
    let bout = world.resource::<Bout>();
    let turn = world.resource::<Turn>();
    Mark {
        frames: bout.frames().len(),
        stage: bout.top().map(|frame| frame.memory.stage),
        step: turn.step,
        declined: turn.declined,
    }
}

/// Carries on until a question is put or nothing changes: what needs no other set in
/// between needs no run of its own. `part` says whether the stage concerns it at all.
fn carry_on(world: &mut World, part: impl Fn(&mut World, Option<Stage>) -> bool) {
    let mut before = mark(world);
    while part(world, before.stage) && !world.resource::<Pending>().waits() {
        let after = mark(world);
        if after == before {
            return;
        }
        before = after;
    }
}

/// Declaring, aiming, going along, following on, ending; and the turn when nothing is under
/// way.
pub fn manoeuvre(world: &mut World) {
    carry_on(world, |world, stage| {
        let Some(stage) = stage else {
            turn::run(world);
            return true;
        };
        follow_on::close_window(world);
        match stage {
            Stage::Start => declare::start(world),
            Stage::DrawRisk => declare::fast_draw(world),
            Stage::Aim => strike::aim(world),
            Stage::AttackRisk => strike::attack_risk(world),
            Stage::Follow => movement::set_off(world),
            Stage::Behind => movement::followers(world),
            Stage::FollowOn => follow_on::offer(world),
            Stage::Done => follow_on::end(world),
            _ => {}
        }
        movement::halt(world);
        true
    });
}

/// From the side a blow comes from to the fall of the dice.
pub fn before_the_dice(world: &mut World) {
    carry_on(world, |world, stage| {
        match stage {
            Some(Stage::Side) => strike::side(world),
            Some(Stage::Defend) => strike::defended(world),
            Some(Stage::Notice) => strike::noticed(world),
            Some(Stage::DefenceRisk) => strike::defence_risk(world),
            Some(Stage::Roll) => strike::roll(world),
            _ => return false,
        }
        true
    });
}

/// From the fall of the dice to the last of the harm.
pub fn after_the_dice(world: &mut World) {
    strike::rolled(world);
    carry_on(world, |world, stage| {
        match stage {
            Some(Stage::Damage) => hurt::damage(world),
            Some(Stage::Soak) => hurt::soak(world),
            Some(Stage::SoakRisk) => hurt::soak_roll(world),
            Some(Stage::Pain) => hurt::pain(world),
            Some(Stage::KnockBack) => hurt::knock_back(world),
            _ => return false,
        }
        true
    });
}
