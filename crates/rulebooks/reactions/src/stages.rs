//! Which part of the rules carries on the topmost manoeuvre, by its stage.
//!
//! One system for each of the shared sets: a system for every stage would cost more than
//! what it does.

use bevy_ecs::prelude::*;

use crate::memory::{Bout, Stage};
use crate::{declare, follow_on, hurt, movement, strike, turn};

fn stage(world: &World) -> Option<Stage> {
    world.resource::<Bout>().top().map(|frame| frame.memory.stage)
}

/// Declaring, aiming, going along, following on, ending; and the turn when nothing is under
/// way.
pub fn manoeuvre(world: &mut World) {
    follow_on::close_window(world);
    match stage(world) {
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
}

/// From the side a blow comes from to the fall of the dice.
pub fn before_the_dice(world: &mut World) {
    match stage(world) {
        Some(Stage::Side) => strike::side(world),
        Some(Stage::Defend) => strike::defended(world),
        Some(Stage::Notice) => strike::noticed(world),
        Some(Stage::DefenceRisk) => strike::defence_risk(world),
        _ => {}
    }
    // Nothing is asked between these two, so they need no run of their own.
    strike::roll(world);
}

/// From the fall of the dice to the last of the harm.
pub fn after_the_dice(world: &mut World) {
    strike::rolled(world);
    match stage(world) {
        Some(Stage::Damage) => hurt::damage(world),
        Some(Stage::Soak) => hurt::soak(world),
        Some(Stage::SoakRisk) => hurt::soak_roll(world),
        Some(Stage::Pain) => hurt::pain(world),
        Some(Stage::KnockBack) => hurt::knock_back(world),
        _ => {}
    }
}
