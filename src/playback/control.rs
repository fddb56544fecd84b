//! Watching a battle again.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use riposte_rules::event::Journal;

use super::play_on::play_on;
use super::retell::tell;
use super::watch::REST;
use crate::app_state::{Notice, Overlay, Screen};
use crate::board::contract::Stage;
use crate::driver::collect;
use crate::input::{Act, Acts};
use crate::records::Replay;
use crate::settings::Settings;

/// What is wished of a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReplayCommand {
    /// Play, or pause.
    Play,
    /// One choice on.
    On,
    /// One choice back.
    Back,
    /// To the next turn.
    TurnOn,
    /// To the start of this turn, or of the one before.
    TurnBack,
    /// To a turn.
    Turn(u16),
    /// To a choice.
    To(usize),
    /// How fast moves and blows are shown, in percent.
    Speed(u16),
    /// Go on with the battle as it is shown.
    PlayOn,
    /// Leave.
    Leave,
}

/// Does what is wished of the replay.
pub fn steer(world: &mut World, order: ReplayCommand) {
    let Some(mut replay) = world.remove_resource::<Replay>() else { return };
    if order == ReplayCommand::PlayOn {
        if let Err(error) = play_on(world, &replay) {
            world.resource_mut::<Notice>().fail(error);
            world.insert_resource(replay);
        }
        return;
    }
    match order {
        ReplayCommand::Play if !replay.playing && replay.at == replay.end() => {
            go_to(world, &mut replay, 0)
        }
        _ => {}
    }
    replay.playing = match order {
        ReplayCommand::Play => !replay.playing,
        ReplayCommand::Speed(_) => replay.playing,
        _ => false,
    };
    let at = replay.at;
    let to = match order {
        ReplayCommand::On if world.resource::<Stage>().busy() => Some(at),
        ReplayCommand::On => {
            step(world, &mut replay);
            None
        }
        ReplayCommand::Back => Some(at.saturating_sub(1)),
        ReplayCommand::TurnOn => Some(replay.turn_after()),
        ReplayCommand::TurnBack => Some(replay.turn_before()),
        ReplayCommand::Turn(turn) => replay.step_of(turn),
        ReplayCommand::To(step) => Some(step),
        ReplayCommand::Leave => Some(replay.end()),
        ReplayCommand::Play | ReplayCommand::Speed(_) | ReplayCommand::PlayOn => None,
    };
    if let Some(to) = to {
        go_to(world, &mut replay, to);
    }
    if let ReplayCommand::Speed(percent) = order {
        world.resource_mut::<Settings>().speed = f32::from(percent) / 100.0;
    }
    if order == ReplayCommand::Leave {
        world.resource_mut::<NextState<Screen>>().set(replay.back);
        return;
    }
    world.insert_resource(replay);
}

/// Shows the table after so many choices.
fn go_to(world: &mut World, replay: &mut Replay, to: usize) {
    let to = to.min(replay.end());
    let Some(stop) = replay.timeline.before(to) else { return };
    stop.state.restore(world);
    world.insert_resource(stop.told.clone());
    world.resource_mut::<Journal>().drain();
    replay.at = stop.step;
    while replay.at < to && advance(world, replay) {
        tell(world);
    }
    world.resource_mut::<Journal>().drain();
    world.resource_mut::<Stage>().resync();
}

/// Plays the next choice; false when it goes another way.
fn advance(world: &mut World, replay: &mut Replay) -> bool {
    match replay.record.play(world, replay.at) {
        Ok(()) => {
            replay.at += 1;
            true
        }
        Err(trouble) => {
            replay.timeline.end = replay.at;
            replay.timeline.trouble = Some(trouble);
            false
        }
    }
}

/// Shows the next choice.
fn step(world: &mut World, replay: &mut Replay) {
    if replay.at < replay.end() && advance(world, replay) {
        collect(world);
    }
    replay.rest = REST;
}

/// Takes the keys, and goes on by itself.
pub fn play(world: &mut World) {
    if !world.contains_resource::<Replay>() {
        return;
    }
    for order in orders(world) {
        steer(world, order);
    }
    let Some(mut replay) = world.remove_resource::<Replay>() else { return };
    let covered = *world.resource::<Overlay>() != Overlay::None;
    if replay.playing && !covered && !world.resource::<Stage>().busy() {
        let speed = world.resource::<Settings>().speed;
        replay.rest -= world.resource::<Time>().delta_secs().min(0.1) * speed;
        if replay.rest <= 0.0 {
            step(world, &mut replay);
        }
        replay.playing = replay.at < replay.end();
    }
    if (replay.playing || world.resource::<Stage>().busy())
        && let Some(mut redraw) = world.get_resource_mut::<Messages<RequestRedraw>>()
    {
        redraw.write(RequestRedraw);
    }
    world.insert_resource(replay);
}

fn orders(world: &World) -> Vec<ReplayCommand> {
    if *world.resource::<Overlay>() != Overlay::None {
        return Vec::new();
    }
    let begun = world.resource::<Acts>().begun().iter();
    let order = |act: &Act| match act {
        Act::Play => Some(ReplayCommand::Play),
        Act::StepOn => Some(ReplayCommand::On),
        Act::StepBack => Some(ReplayCommand::Back),
        Act::TurnOn => Some(ReplayCommand::TurnOn),
        Act::TurnBack => Some(ReplayCommand::TurnBack),
        Act::Nth(turn) => Some(ReplayCommand::Turn(u16::from(*turn))),
        _ => None,
    };
    begun.filter_map(order).collect()
}
