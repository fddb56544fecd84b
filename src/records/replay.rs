//! A battle that is watched.

use bevy::prelude::*;
use riposte_record::{Divergence, Record};

use super::timeline::Timeline;
use crate::app_state::Screen;

/// The battle that is watched.
#[derive(Resource)]
pub struct Replay {
    /// What was set up and chosen.
    pub record: Record,
    /// How many of the choices have been shown.
    pub at: usize,
    /// Whether it goes on by itself.
    pub playing: bool,
    /// It, played through once.
    pub timeline: Timeline,
    /// The screen to be shown afterwards.
    pub back: Screen,
    /// Seconds until the next choice.
    pub rest: f32,
}

impl Replay {
    /// How many choices can be shown.
    pub fn end(&self) -> usize {
        self.timeline.end
    }

    /// Where the battle went another way than the record says.
    pub fn trouble(&self) -> Option<&Divergence> {
        self.timeline.trouble.as_ref()
    }

    /// The turns that can be jumped to.
    pub fn turns(&self) -> impl Iterator<Item = u16> {
        self.timeline.stops.iter().map(|stop| stop.turn)
    }

    /// How many choices were made before a turn.
    pub fn step_of(&self, turn: u16) -> Option<usize> {
        self.timeline.stops.iter().find(|stop| stop.turn == turn).map(|stop| stop.step)
    }

    /// How many choices were made before the next turn.
    pub fn turn_after(&self) -> usize {
        let next = self.timeline.stops.iter().find(|stop| stop.step > self.at);
        next.map_or(self.end(), |stop| stop.step)
    }

    /// The same of the start of this turn, or of the one before.
    pub fn turn_before(&self) -> usize {
        let last = self.timeline.stops.iter().rev().find(|stop| stop.step < self.at);
        last.map_or(0, |stop| stop.step)
    }
}
