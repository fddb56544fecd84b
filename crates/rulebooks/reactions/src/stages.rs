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
/// between needs no run of its own.
fn carry_on(world: &mut World, part: impl Fn(&mut World, Option<Stage>)) {
    let mut before = mark(world);
    loop {
        part(world, before.stage);
        let after = mark(world);
        if after == before || world.resource::<Pending>().waits() {
            return;
        }
        before = after;
    }
}

/// Declaring, aiming, going along, following on, ending; and the turn when nothing is under
/// way.
pub fn manoeuvre(world: &mut World) {
    carry_on(world, |world, stage| {
        follow_on::close_window(world);
        match stage {
            None => turn::run(world),
            Some(Stage::Start) => declare::start(world),
            Some(Stage::DrawRisk) => declare::fast_draw(world),
            Some(Stage::Aim) => strike::aim(world),
            Some(Stage::AttackRisk) => strike::attack_risk(world),
            Some(Stage::Follow) => movement::set_off(world),
            Some(Stage::Behind) => movement::followers(world),
            Some(Stage::FollowOn) => follow_on::offer(world),
            Some(Stage::Done) => follow_on::end(world),
            _ => {}
        }
        movement::halt(world);
    });
}

/// From the side a blow comes from to the fall of the dice.
pub fn before_the_dice(world: &mut World) {
    carry_on(world, |world, stage| match stage {
        Some(Stage::Side) => strike::side(world),
        Some(Stage::Defend) => strike::defended(world),
        Some(Stage::Notice) => strike::noticed(world),
        Some(Stage::DefenceRisk) => strike::defence_risk(world),
        Some(Stage::Roll) => strike::roll(world),
        _ => {}
    });
}

/// From the fall of the dice to the last of the harm.
pub fn after_the_dice(world: &mut World) {
    strike::rolled(world);
    carry_on(world, |world, stage| match stage {
        Some(Stage::Damage) => hurt::damage(world),
        Some(Stage::Soak) => hurt::soak(world),
        Some(Stage::SoakRisk) => hurt::soak_roll(world),
        Some(Stage::Pain) => hurt::pain(world),
        Some(Stage::KnockBack) => hurt::knock_back(world),
        _ => {}
    });
}
