//! Getting on a mount and off it, staying on, and falling (REA-106, REA-111, REA-112, REA-115).

use bevy_ecs::prelude::*;
use riposte_kit::bonds::dismount;
use riposte_rules::battle::take_posture;
use riposte_rules::decision::{Choice, Verb};
use riposte_rules::deed::{Deed, perform};
use riposte_rules::exchange::{Frame, Link};
use riposte_rules::figure::{FigureId, Posture, Unbound};
use riposte_rules::roll::{Contest, Limit, Roll};

use super::steed::{stand_still, steed};
use super::table::Hardness;
use super::uses::Use;
use crate::ask::{dice, question, risks_with};
use crate::change::{at_stage, befall, memory, stage};
use crate::memory::{Bout, Memory, Stage};
use crate::missiles::aiming::lose_aim;
use crate::risked::{Risking, dice_to_reach};
use crate::rule_ids as id;
use crate::view::BookView;
use crate::words::*;

impl<'w> BookView<'w> {
    /// The roll of a rider to stay on (REA-106).
    pub fn seat_roll(self, rider: FigureId) -> Roll {
        self.riding_roll(rider, "staying on", Use::StayingOn)
    }

    /// What it must come up to: what is named, or for an answer to a blow an easy roll by the gait
    /// (REA-106, REA-111).
    pub fn seat_difficulty(self, rider: FigureId, choice: &Choice) -> Roll {
        let named = choice.number.filter(|_| choice.verb == STAY).map(i32::from);
        let mut roll = self.roll("difficulty");
        let value = named.unwrap_or_else(|| self.hardness(rider, Hardness::Easy));
        roll.add("to stay on", value, id::STAYING_ON);
        roll
    }

    /// Staying on, with dice risked.
    pub fn seat_check(self, rider: FigureId, choice: &Choice, dice: u8) -> Contest {
        let roll = self.seat_roll(rider).risking(dice, id::RISK);
        Contest::against(roll, Limit::at_least(self.seat_difficulty(rider, choice)))
    }

    /// A rider stays on or not, with dice risked.
    pub fn staying_on(self, rider: FigureId, choice: &Choice, dice: u8) -> Deed<'w, bool> {
        let check = Deed::check(rider, None, self.seat_check(rider, choice, dice));
        check.then(|degree| Deed::end(degree.success))
    }

    /// The dice that serve a rider best to stay on: the usual ones, with which a forecast reckons.
    pub fn seat_dice(self, rider: FigureId, choice: &Choice) -> u8 {
        dice_to_reach(&self.seat_roll(rider), self.seat_difficulty(rider, choice).basic())
    }

    /// Whether a figure has to stay on before an answer of its own to a blow counts (REA-111).
    pub fn must_stay_on(self, figure: FigureId, answer: Verb) -> bool {
        matches!(answer, JUMP | PARRY | SIDESTEP) && self.rides(figure)
    }
}

/// The rider of a mount has to stay on: that goes on top of what is under way.
pub fn shaken(world: &mut World, mount: FigureId, difficulty: i32) {
    let Some(rider) = BookView::new(world).rider(mount) else { return };
    let choice = Choice::plain(STAY).number(difficulty as i16);
    let memory = Memory { stage: Stage::Seat, ..Memory::default() };
    let link = Link::Reaction;
    world.resource_mut::<Bout>().push(Frame { link, actor: rider, choice, memory });
}

/// Who sits on a mount that rears has to stay on, once nothing else is under way that it was struck
/// by.
pub fn rearing(world: &mut World) {
    let rules = BookView::new(world);
    let rears = |figure: &FigureId| rules.steed(*figure).rears;
    let mount = rules.table.active_figures().find(rears);
    let Some(mount) = mount else { return };
    let difficulty = rules.tables.riding.rearing.halves;
    steed(world, mount, |steed| steed.rears = false);
    shaken(world, mount, difficulty);
}

/// The rider says how many dice are risked, and stays on or falls. Where it was a part of an answer
/// to a blow, that is lost with the seat (REA-111).
pub fn stay(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::Seat) else { return };
    let (rider, choice) = (frame.actor, frame.choice);
    if !BookView::new(world).rides(rider) {
        return stage(world, Stage::Done);
    }
    let ask =
        |rules: BookView| risks_with(&rules.seat_roll(rider), rules.seat_dice(rider, &choice));
    let Some(answer) = question(world, rider, Q_SEAT_RISK, ask) else { return };
    let risked = dice(answer);
    let Ok(stays) = perform(world, |world| BookView::new(world).staying_on(rider, &choice, risked));
    memory(world, |memory| {
        memory.stage = Stage::Done;
        memory.lost |= !stays;
    });
    if !stays {
        fall(world, rider);
    }
}

/// A rider leaves its mount, and comes to be beside it.
pub fn leave(world: &mut World, rider: FigureId, why: Unbound) {
    if let Some(mount) = dismount(world, rider, RIDES, why) {
        stand_still(world, mount);
    }
}

/// A rider falls, and lies beside the mount (REA-115).
pub fn fall(world: &mut World, rider: FigureId) {
    if !BookView::new(world).rides(rider) {
        return;
    }
    befall(world, rider, "falls off", id::FALL);
    lose_aim(world, rider);
    leave(world, rider, Unbound::Broken);
    take_posture(world, rider, Posture::Prone);
}

/// A figure is about to go out of the fight: its rider falls, and a mount that it
/// leaves stands still (REA-115).
pub fn give_way(world: &mut World, figure: FigureId) {
    let rules = BookView::new(world);
    let (rider, mount) = (rules.rider(figure), rules.carrier(figure));
    rider.into_iter().for_each(|rider| fall(world, rider));
    mount.into_iter().for_each(|mount| stand_still(world, mount));
}

/// A mount in pain rears, and in great pain bolts as well (REA-106).
pub fn in_pain(world: &mut World, mount: FigureId, bolts: bool) {
    steed(world, mount, |steed| {
        steed.agitated = true;
        steed.rears = true;
        if bolts {
            steed.bolting = true;
            steed.gait = super::gait::GALLOP;
        }
    });
    befall(world, mount, if bolts { "bolts" } else { "rears" }, id::STAYING_ON);
}

/// A mount does not obey: it is agitated, and goes straight on next (REA-105).
pub fn disobey(world: &mut World, mount: FigureId) {
    steed(world, mount, |steed| {
        steed.agitated = true;
        steed.off_course = steed.gait > 0;
    });
    befall(world, mount, "does not obey, and is agitated", id::OFF_COURSE);
}
