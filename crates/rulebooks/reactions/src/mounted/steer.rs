//! Steering: the roll, and what comes of it (REA-104 to REA-106, REA-114).

use bevy_ecs::prelude::*;
use riposte_rules::battle::turn_to;
use riposte_rules::board::Facing;
use riposte_rules::decision::Choice;
use riposte_rules::deed::{Deed, perform};
use riposte_rules::event::Event;
use riposte_rules::exchange::Link;
use riposte_rules::figure::FigureId;
use riposte_rules::roll::{Contest, Limit, Roll};

use super::gait::GALLOP;
use super::seat::disobey;
use super::steed::steed;
use super::table::Hardness;
use super::trample;
use super::uses::Use;
use crate::ask::{dice, question, risks_with};
use crate::change::{at_stage, spend, stage, tell};
use crate::memory::Stage;
use crate::risked::{Risking, dice_to_reach};
use crate::rule_ids as id;
use crate::view::BookView;
use crate::words::*;

impl<'w> BookView<'w> {
    /// The roll of a rider to steer (REA-104).
    pub fn steering_roll(self, rider: FigureId) -> Roll {
        self.riding_roll(rider, "steering", Use::Steering)
    }

    /// What it must come up to: easy for another gait, average for a turn and for running somebody
    /// down, difficult to rein in a mount that bolts; by the gait.
    pub fn steering_difficulty(self, rider: FigureId, choice: &Choice) -> Roll {
        let mount = self.carrier(rider).unwrap_or(rider);
        let hardness = match choice.verb {
            WHEEL | RIDEDOWN => Hardness::Average,
            _ if self.steed(mount).bolting => Hardness::Difficult,
            _ => Hardness::Easy,
        };
        let mut roll = self.roll("difficulty");
        roll.add("by the gait", self.hardness(rider, hardness), id::STEERING);
        roll
    }

    /// The dice that serve a rider best to steer.
    pub fn steering_dice(self, rider: FigureId, choice: &Choice) -> u8 {
        let needed = self.steering_difficulty(rider, choice).basic();
        dice_to_reach(&self.steering_roll(rider), needed)
    }

    /// A rider steers, with dice risked: whether the mount obeys.
    pub fn steering(self, rider: FigureId, choice: &Choice, dice: u8) -> Deed<'w, bool> {
        let roll = self.steering_roll(rider).risking(dice, id::RISK);
        let limit = Limit::at_least(self.steering_difficulty(rider, choice));
        let check = Deed::check(rider, None, Contest::against(roll, limit));
        check.then(|degree| Deed::end(degree.success))
    }
}

/// The rider says how many dice are risked; then the mount obeys or does not.
pub fn steer(world: &mut World) {
    let Some(frame) = at_stage(world, Stage::Steer) else { return };
    let (actor, choice) = (frame.actor, frame.choice);
    let runs = choice.verb == RIDEDOWN;
    let rules = BookView::new(world);
    let rider = if runs { rules.rider(actor) } else { Some(actor) };
    let Some(rider) = rider else { return stage(world, Stage::Done) };
    let ask = |rules: BookView| {
        risks_with(&rules.steering_roll(rider), rules.steering_dice(rider, &choice))
    };
    let Some(answer) = question(world, rider, Q_STEER_RISK, ask) else { return };
    let risked = dice(answer);
    if runs {
        let price = BookView::new(world).tables.riding.steer;
        let (link, words) = (Link::Reaction, "steers the mount at somebody".to_owned());
        let rule = id::TRAMPLE;
        tell(world, || Event::Declared { figure: rider, link, choice, words, rule });
        spend(world, rider, price);
    }
    let Ok(obeys) = perform(world, |world| BookView::new(world).steering(rider, &choice, risked));
    let Some(mount) = BookView::new(world).carrier(rider) else {
        return stage(world, Stage::Done);
    };
    if runs {
        return trample::steered(world, mount, obeys);
    }
    stage(world, Stage::Done);
    match obeys {
        true => obey(world, mount, &choice),
        false => disobey(world, mount),
    }
}

/// A mount does what its rider wants.
fn obey(world: &mut World, mount: FigureId, choice: &Choice) {
    match (choice.verb, choice.facing) {
        (WHEEL, Some(way)) => wheel(world, mount, way),
        (FASTER, _) => steed(world, mount, |steed| steed.gait = (steed.gait + 1).min(GALLOP)),
        _ => steed(world, mount, |steed| {
            steed.gait = steed.gait.saturating_sub(1);
            steed.bolting = false;
        }),
    }
}

/// A mount turns, which takes a hex of its next movement, when it goes at all (REA-104).
fn wheel(world: &mut World, mount: FigureId, to: Facing) {
    turn_to(world, mount, to);
    steed(world, mount, |steed| steed.owed += u8::from(steed.gait > 0));
}
