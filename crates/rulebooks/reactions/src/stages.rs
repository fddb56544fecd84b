//! Which part of the rules carries on the topmost manoeuvre, by its stage.
//!
//! One system for each of the shared sets: a system for every stage would cost more than
//! what it does.

use bevy_ecs::prelude::*;
use riposte_rules::systems::carry_on;

use crate::melee::{hurt, strike};
use crate::memory::{Memory, Stage};
use crate::mounted::{seat, steer, trample};
use crate::{declare, follow_on, missiles, movement, moving, turn};

/// Declaring, aiming, going along, following on, ending; and the turn when nothing is under
/// way.
pub fn manoeuvre(world: &mut World) {
    carry_on::<Memory>(world, |world, stage| {
        let Some(stage) = stage else {
            turn::run(world);
            return true;
        };
        follow_on::close_window(world);
        match stage {
            Stage::Start => declare::start(world),
            Stage::DrawRisk => declare::fast_draw(world),
            Stage::AimRisk => missiles::act::set_and_aim(world),
            Stage::Aim => strike::aim(world),
            Stage::AttackRisk => strike::attack_risk(world),
            Stage::Follow => moving::set_off(world),
            Stage::Behind => movement::behind(world),
            Stage::FollowOn => follow_on::offer(world),
            Stage::Steer => steer::steer(world),
            Stage::Seat => seat::stay(world),
            Stage::Done => follow_on::end(world),
            _ => {}
        }
        movement::halt(world);
        movement::lay_open(world);
        trample::before_the_run(world);
        true
    });
}

/// From the side a blow comes from to the last of the harm.
pub fn blows(world: &mut World) {
    carry_on::<Memory>(world, |world, stage| {
        match stage {
            Some(Stage::Side) => strike::side(world),
            Some(Stage::Defend) => strike::defended(world),
            Some(Stage::Notice) => strike::noticed(world),
            Some(Stage::DefenceRisk) => strike::defence_risk(world),
            Some(Stage::Roll) => strike::roll(world),
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
