//! Watching a battle again.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use riposte_record::{Divergence, Record};
use riposte_rules::data::{DataError, Library};
use riposte_rules::event::Journal;
use riposte_rules::rulebook::Shelf;

use super::reel::Reel;
use super::resume::tell;
use super::{Scribe, deal};
use crate::board::contract::Stage;
use crate::driver::{Still, collect, start_with};
use crate::input::{Act, Acts};
use crate::screens::{Overlay, Screen};
use crate::settings::Settings;

/// The rest between two choices, in seconds at the speed as designed.
const REST: f32 = 0.6;

/// The battle that is watched.
#[derive(Resource)]
pub struct Replay {
    /// What was set up and chosen.
    pub record: Record,
    /// How many of the choices have been shown.
    pub at: usize,
    /// Whether it goes on by itself.
    pub playing: bool,
    reel: Reel,
    back: Screen,
    rest: f32,
}

impl Replay {
    /// How many choices can be shown.
    pub fn end(&self) -> usize {
        self.reel.end
    }

    /// Where the battle went another way than the record says.
    pub fn trouble(&self) -> Option<&Divergence> {
        self.reel.trouble.as_ref()
    }

    /// The turns that can be jumped to.
    pub fn turns(&self) -> impl Iterator<Item = u16> {
        self.reel.stops.iter().map(|stop| stop.turn)
    }

    fn step_of(&self, turn: u16) -> Option<usize> {
        self.reel.stops.iter().find(|stop| stop.turn == turn).map(|stop| stop.step)
    }

    fn turn_after(&self) -> usize {
        let next = self.reel.stops.iter().find(|stop| stop.step > self.at);
        next.map_or(self.end(), |stop| stop.step)
    }

    fn turn_before(&self) -> usize {
        let last = self.reel.stops.iter().rev().find(|stop| stop.step < self.at);
        last.map_or(0, |stop| stop.step)
    }
}

/// What is wished of a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
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
    /// Leave.
    Leave,
}

/// Lays a record to be watched; afterwards `back` is shown.
///
/// # Errors
/// When the battle cannot be laid; what was on the table stays then.
pub fn watch(world: &mut World, record: Record, back: Screen) -> Result<(), DataError> {
    let library = world.resource::<Library>().clone();
    let reel = Reel::of(&record, world.resource::<Shelf>(), &library)?;
    let bout = deal::bout(&library, &record.deal)?;
    super::put_aside(world)?;
    start_with(world, &bout, record.deal.dice())?;
    world.insert_resource(Scribe::watched(record.clone()));
    let playing = !world.resource::<Still>().0;
    world.insert_resource(Replay { record, at: 0, playing, reel, back, rest: REST });
    Ok(())
}

/// Does what is wished of the replay.
pub fn obey(world: &mut World, order: Order) {
    let Some(mut replay) = world.remove_resource::<Replay>() else { return };
    match order {
        Order::Play if !replay.playing && replay.at == replay.end() => go_to(world, &mut replay, 0),
        _ => {}
    }
    replay.playing = match order {
        Order::Play => !replay.playing,
        Order::Speed(_) => replay.playing,
        _ => false,
    };
    let at = replay.at;
    let to = match order {
        Order::On if world.resource::<Stage>().busy() => Some(at),
        Order::On => {
            step(world, &mut replay);
            None
        }
        Order::Back => Some(at.saturating_sub(1)),
        Order::TurnOn => Some(replay.turn_after()),
        Order::TurnBack => Some(replay.turn_before()),
        Order::Turn(turn) => replay.step_of(turn),
        Order::To(step) => Some(step),
        Order::Leave => Some(replay.end()),
        Order::Play | Order::Speed(_) => None,
    };
    if let Some(to) = to {
        go_to(world, &mut replay, to);
    }
    if let Order::Speed(percent) = order {
        world.resource_mut::<Settings>().speed = f32::from(percent) / 100.0;
    }
    if order == Order::Leave {
        world.resource_mut::<NextState<Screen>>().set(replay.back);
        return;
    }
    world.insert_resource(replay);
}

/// Shows the table after so many choices.
fn go_to(world: &mut World, replay: &mut Replay, to: usize) {
    let to = to.min(replay.end());
    let Some(stop) = replay.reel.before(to) else { return };
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
            replay.reel.end = replay.at;
            replay.reel.trouble = Some(trouble);
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
pub(super) fn play(world: &mut World) {
    if !world.contains_resource::<Replay>() {
        return;
    }
    for order in orders(world) {
        obey(world, order);
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

fn orders(world: &World) -> Vec<Order> {
    if *world.resource::<Overlay>() != Overlay::None {
        return Vec::new();
    }
    let begun = world.resource::<Acts>().begun().iter();
    let order = |act: &Act| match act {
        Act::Play => Some(Order::Play),
        Act::StepOn => Some(Order::On),
        Act::StepBack => Some(Order::Back),
        Act::TurnOn => Some(Order::TurnOn),
        Act::TurnBack => Some(Order::TurnBack),
        Act::Nth(turn) => Some(Order::Turn(u16::from(*turn))),
        _ => None,
    };
    begun.filter_map(order).collect()
}
