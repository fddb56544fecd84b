//! A battle with a friend far away: what came is shown, then it waits.

use bevy::prelude::*;
use riposte_record::Link;
use riposte_rules::battle::Table;
use riposte_rules::decision::{Decision, read};
use riposte_rules::figure::Side;

use super::answer::{give, given};
use super::state::{Match, Past, Play};
use crate::board::contract::Spotlight;
use crate::records::{self, Incoming, Recording};

/// What is to be done before the side that is asked can decide: choices that came are shown, a sealed one
/// gets its dice, a friend sits down. `None` when there is nothing; else whether it waits for somebody.
pub(super) fn first(world: &mut World, decision: &Decision) -> Option<bool> {
    if let Some(step) = next(world) {
        return Some(!carry_out(world, &step.choice, step.link));
    }
    let by_letter = world.get_resource::<Recording>()?.letter.as_ref()?;
    let side = by_letter.before(decision.side)?;
    if side != by_letter.own || by_letter.sealed.is_none() {
        return Some(wait(world, side));
    }
    let (choice, link) = records::unsealed(world)?;
    Some(!carry_out(world, &choice, Some(link)))
}

/// The next choice that came and is still to be shown.
fn next(world: &mut World) -> Option<riposte_record::Step> {
    let mut incoming = world.get_resource_mut::<Incoming>().filter(|it| !it.0.is_empty())?;
    Some(incoming.0.remove(0))
}

/// Carries out a choice of the other side's; what was answered before it cannot be taken back. It was
/// played through before anything of it was shown, so that it can be.
fn carry_out(world: &mut World, words: &str, link: Option<Link>) -> bool {
    world.resource_mut::<Match>().forget(Past::Seat);
    let choice = match read(Table::new(world), words) {
        Ok(choice) => choice,
        Err(error) => {
            error!("a choice that came cannot be read: {error}");
            return false;
        }
    };
    let Some(link) = link else { return give(world, choice).is_ok() };
    let done = records::submit_thrown(world, choice, link).is_ok();
    if done {
        given(world);
    }
    done
}

/// The friend on a side has something to do; nothing more is to be done here.
pub(super) fn wait(world: &mut World, side: Side) -> bool {
    let mut game = world.resource_mut::<Match>();
    if game.play != Play::Away(side) {
        game.play = Play::Away(side);
        game.forget(Past::Seat);
        world.insert_resource(Spotlight { deciding: None });
    }
    true
}
