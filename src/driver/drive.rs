//! From one decision to the next.

use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use riposte_rules::battle::{Ending, Table, on_table};
use riposte_rules::decision::{Decision, Pending};

use super::answer::{collect, give};
use super::auto_answer::answer_for;
use super::by_letter;
use super::state::{Match, Past, Play, Still};
use super::think::{slice, think, think_ahead};
use super::{PendingPrompt, Prompt};
use crate::board::contract::{Pace, Spotlight, Stage};
use crate::ladder;
use crate::lesson::{self, Teaching};
use crate::match_setup::{MatchSetup, Seat};
use crate::settings::Settings;

/// How long they may in the first frame of a battle: nothing of it is seen yet that could
/// falter, and its pictures are painted in that frame, which takes its time anyway.
const UNSEEN: Duration = Duration::from_millis(100);

/// The person of the side that is to decide has taken the seat.
pub fn take_over(world: &mut World) {
    if let Play::HandOver(side) = world.resource::<Match>().play {
        let mut game = world.resource_mut::<Match>();
        game.seated = Some(side);
        game.play = Play::Showing;
    }
}

/// Carries the battle on as far as it goes in one frame.
pub fn drive(world: &mut World) {
    if !on_table(world) {
        return;
    }
    let unseen = !std::mem::replace(&mut world.resource_mut::<Match>().seen, true);
    let frame = world.get_resource::<Time<Real>>().map(|time| time.delta()).unwrap_or_default();
    let thought = world.resource_mut::<Match>().thought.take();
    let begun = Instant::now();
    let until = begun + if unseen { UNSEEN } else { slice(frame, thought) };
    let mut waits = false;
    loop {
        skip(world);
        if waits || Instant::now() >= until {
            break;
        }
        if world.resource::<Stage>().busy() {
            think_ahead(world);
            break;
        }
        waits = step(world);
        collect(world);
    }
    let play = world.resource::<Match>().play;
    if let Play::Thinking(_) = play {
        world.resource_mut::<Match>().thought = Some(begun.elapsed());
    }
    let busy = world.resource::<Stage>().busy();
    if (busy || matches!(play, Play::Showing | Play::Thinking(_)))
        && let Some(mut redraw) = world.get_resource_mut::<Messages<RequestRedraw>>()
    {
        redraw.write(RequestRedraw);
    }
}

/// Where everything is shown at once, the battle does not wait for it to be shown.
fn skip(world: &mut World) {
    let skips = world.get_resource::<Pace>().is_some_and(|pace| pace.skip);
    if skips && world.resource::<Stage>().busy() {
        world.resource_mut::<Stage>().skip();
    }
}

/// One step; true when nothing more is to be done until somebody acts.
fn step(world: &mut World) -> bool {
    if world.resource::<Ending>().0.is_some() {
        if world.resource::<Match>().play != Play::Over {
            lesson::over(world);
            ladder::note(world);
        }
        world.resource_mut::<Match>().play = Play::Over;
        return true;
    }
    let Some(decision) = world.resource::<Pending>().decision() else { return true };
    let decision = decision.clone();
    let leads = world.get_resource::<Teaching>().is_some_and(Teaching::leads);
    if leads && !world.resource::<Still>().0 {
        return follow_lesson(world, &decision);
    }
    if world.resource::<Still>().0 {
        prompt(world, &decision);
        return true;
    }
    if let Some(waits) = by_letter::first(world, &decision) {
        return waits;
    }
    match world.resource::<MatchSetup>().seat(decision.side) {
        Seat::Person => ask(world, &decision),
        Seat::Friend => by_letter::wait(world, decision.side),
        Seat::Computer(_) => think(world, decision.side),
    }
}

/// A step of a lesson: the choice it makes by itself, or else the question, whatever the settings say.
fn follow_lesson(world: &mut World, decision: &Decision) -> bool {
    let mut game = world.resource_mut::<Match>();
    game.undo.clear();
    game.past = Past::Lesson;
    if let Some(choice) = lesson::tell(world) {
        return give(world, choice).is_err();
    }
    // After the last step the seats decide.
    let asks = world.get_resource::<Teaching>().is_some_and(Teaching::leads);
    if asks {
        prompt(world, decision);
    }
    asks
}

fn ask(world: &mut World, decision: &Decision) -> bool {
    if world.resource::<Match>().play == Play::Asking {
        return true;
    }
    let questions = world.resource::<Settings>().questions;
    if let Some(choice) = answer_for(Table::new(world), decision, questions) {
        return give(world, choice).is_err();
    }
    let hotseat = world.resource::<MatchSetup>().persons() > 1;
    let mut game = world.resource_mut::<Match>();
    if game.seated != Some(decision.side) {
        if game.seated.is_some() {
            game.forget(Past::Seat);
        }
        if hotseat {
            game.play = Play::HandOver(decision.side);
            return true;
        }
        game.seated = Some(decision.side);
    }
    prompt(world, decision);
    true
}

/// Puts the decision on the screen, unless it lies there.
fn prompt(world: &mut World, decision: &Decision) {
    if world.resource::<Match>().play == Play::Asking {
        return;
    }
    world.resource_mut::<Match>().play = Play::Asking;
    let prompt = Prompt::of(Table::new(world));
    let one = prompt.as_ref().is_some_and(|prompt| !prompt.is_pick());
    world.resource_mut::<PendingPrompt>().0 = prompt;
    world.insert_resource(Spotlight { deciding: Some(decision.figure).filter(|_| one) });
}
