//! Plays events one after another. While it plays, tokens follow the events; when it is
//! done, they are as the table has them.

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::window::RequestRedraw;
use riposte_rules::battle::Figures;
use riposte_rules::event::Event;
use riposte_rules::figure::{Arms, FigureId, Side};

use super::beats::{apply, length, perform};
use super::floats::{Announce, Float};
use super::shown::{Motion, Shown, ShownDropped};
use crate::board::contract::{Pace, Stage};

/// The event being played.
#[derive(Resource, Default)]
pub struct Current(Option<Beat>);

struct Beat {
    event: Event,
    age: f32,
    length: f32,
    applied: bool,
}

/// Everyone who can appear in an event.
#[derive(SystemParam)]
pub struct Actors<'w, 's> {
    figures: Res<'w, Figures>,
    tokens: Query<'w, 's, (&'static mut Shown, &'static mut Motion, &'static Arms, &'static Side)>,
    /// What lies on the board, as shown.
    pub dropped: ResMut<'w, ShownDropped>,
}

impl Actors<'_, '_> {
    fn entity(&self, figure: FigureId) -> Option<Entity> {
        self.figures.0.get(figure.index()).copied()
    }

    /// What is shown of a figure.
    pub fn shown(&self, figure: FigureId) -> Option<&Shown> {
        self.tokens.get(self.entity(figure)?).ok().map(|token| token.0)
    }

    /// What it really holds.
    pub fn arms(&self, figure: FigureId) -> Option<Arms> {
        self.tokens.get(self.entity(figure)?).ok().map(|token| token.2.clone())
    }

    /// Whose it is.
    pub fn side(&self, figure: FigureId) -> Option<Side> {
        self.tokens.get(self.entity(figure)?).ok().map(|token| *token.3)
    }

    /// Changes what is shown of a figure.
    pub fn change(&mut self, figure: FigureId, change: impl FnOnce(&mut Shown)) {
        let entity = self.entity(figure);
        if let Some((mut shown, ..)) = entity.and_then(|entity| self.tokens.get_mut(entity).ok()) {
            change(&mut shown);
        }
    }

    /// Moves a figure's token away from its place.
    pub fn stir(&mut self, figure: FigureId, change: impl FnOnce(&mut Motion)) {
        let entity = self.entity(figure);
        if let Some((_, mut motion, ..)) = entity.and_then(|e| self.tokens.get_mut(e).ok()) {
            change(&mut motion);
        }
    }

    /// Brings every token to rest.
    fn rest(&mut self) {
        for (_, mut motion, ..) in &mut self.tokens {
            motion.set_if_neq(Motion::default());
        }
    }
}

/// Plays what is to be played.
pub fn play(
    time: Res<Time>,
    pace: Res<Pace>,
    mut stage: ResMut<Stage>,
    mut current: ResMut<Current>,
    mut actors: Actors,
    mut announce: MessageWriter<Announce>,
    mut redraw: MessageWriter<RequestRedraw>,
    floats: Query<Entity, With<Float>>,
    mut commands: Commands,
) {
    if stage.stale || (pace.skip && stage.busy()) {
        floats.iter().for_each(|float| commands.entity(float).despawn());
        stage.resync();
        current.0 = None;
        actors.rest();
        return;
    }
    if !stage.busy() {
        return;
    }
    redraw.write(RequestRedraw);
    let mut left = time.delta_secs().min(0.08) * pace.speed.max(0.1);
    loop {
        let Some(beat) = &mut current.0 else {
            let Some(event) = stage.queue.pop_front() else { break };
            announce.write(Announce(event.clone()));
            let length = length(&event);
            current.0 = Some(Beat { event, age: 0.0, length, applied: false });
            continue;
        };
        beat.age += left;
        let part = if beat.length > 0.0 { (beat.age / beat.length).min(1.0) } else { 1.0 };
        actors.rest();
        if !beat.applied && part >= turning_point(&beat.event) {
            beat.applied = true;
            apply(&beat.event, &mut actors);
        }
        if part < 1.0 {
            perform(&beat.event, part, &mut actors);
            break;
        }
        left = beat.age - beat.length;
        current.0 = None;
    }
    stage.playing = current.0.is_some();
}

/// The part of its time after which an event shows what it changed.
fn turning_point(event: &Event) -> f32 {
    match event {
        Event::Postured { .. } | Event::Out { .. } => 0.5,
        Event::Wounded { .. } => 0.1,
        _ => 1.0,
    }
}
