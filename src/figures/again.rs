//! The last exchange, to be shown again.

use bevy::prelude::*;
use riposte_rules::event::Event;
use riposte_rules::figure::{FigureId, Lying};

use super::actors::Actors;
use super::event_animations::{announce, apply};
use super::lengths::opens;
use super::shown::Shown;
use crate::app_state::Overlay;
use crate::board::contract::Stage;
use crate::input::{Act, Acts};

/// Somebody wants to see the last exchange again.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Again(pub bool);

/// What belongs together, and how everybody stood before it.
#[derive(Clone, Debug, Default)]
struct Scene {
    start: Vec<(FigureId, Shown)>,
    lying: Vec<Lying>,
    /// What happened between that and what is to be shown.
    before: Vec<Event>,
    events: Vec<Event>,
}

impl Scene {
    fn now(actors: &Actors, before: &[Event]) -> Scene {
        let (start, lying) = (actors.all_shown(), actors.dropped.0.clone());
        Scene { start, lying, before: before.to_vec(), events: Vec::new() }
    }
}

/// Whether there is an exchange among some events: somebody struck, or threw dice.
fn tells(events: &[Event]) -> bool {
    let exchange = |event: &Event| {
        let rolls = matches!(event, Event::Rolled { figure: Some(_), .. });
        rolls || matches!(event, Event::Blow { .. } | Event::Wounded { .. } | Event::Out { .. })
    };
    events.iter().any(exchange)
}

/// The last exchange, and what has happened since.
#[derive(Resource, Clone, Debug, Default)]
pub struct LastExchange {
    told: Option<Scene>,
    open: Scene,
}

impl LastExchange {
    /// Notes an event that is about to be played.
    pub fn note(&mut self, event: &Event, actors: &Actors) {
        if opens(event) {
            self.close();
            self.open = Scene::now(actors, &[]);
        }
        self.open.events.push(event.clone());
    }

    /// Notes events that were passed over; everybody is still shown as before the first of them.
    pub fn pass(&mut self, events: &[Event], actors: &Actors) {
        let cuts = events.iter().enumerate().filter(|(_, event)| opens(event));
        let mut cuts: Vec<usize> = cuts.map(|(number, _)| number).collect();
        let first = cuts.first().copied().unwrap_or(events.len());
        self.open.events.extend_from_slice(&events[..first]);
        let Some(last) = cuts.last().copied() else { return };
        self.close();
        let scene = |from: usize, to: usize| {
            let mut scene = Scene::now(actors, &events[..from]);
            scene.events.extend_from_slice(&events[from..to]);
            scene
        };
        cuts.push(events.len());
        let mut whole = cuts.windows(2).rev().skip(1).map(|cut| (cut[0], cut[1]));
        if let Some((from, to)) = whole.find(|(from, to)| tells(&events[*from..*to])) {
            self.told = Some(scene(from, to));
        }
        self.open = scene(last, events.len());
    }

    /// Another battle, or another moment of it, is on the table.
    pub fn forget(&mut self) {
        *self = LastExchange::default();
    }

    fn close(&mut self) {
        let open = std::mem::take(&mut self.open);
        if tells(&open.events) {
            self.told = Some(open);
        }
    }

    fn scene(&self) -> Option<&Scene> {
        if tells(&self.open.events) { Some(&self.open) } else { self.told.as_ref() }
    }

    /// Whether there is anything to be shown again.
    pub fn is_some(&self) -> bool {
        self.scene().is_some()
    }
}

/// Puts the last exchange on the stage once more, when it is asked for and nothing else is shown.
pub fn again(
    acts: Option<Res<Acts>>,
    overlay: Option<Res<Overlay>>,
    mut wanted: ResMut<Again>,
    last: Res<LastExchange>,
    mut stage: ResMut<Stage>,
    mut actors: Actors,
) {
    let free = overlay.is_none_or(|overlay| *overlay == Overlay::None);
    let pressed = acts.is_some_and(|acts| acts.just_pressed(&Act::Again));
    let asked = std::mem::take(&mut wanted.bypass_change_detection().0);
    if !(asked || pressed && free) || stage.busy() || stage.stale {
        return;
    }
    let Some(scene) = last.scene() else { return };
    for (figure, shown) in &scene.start {
        actors.change(*figure, |now| now.clone_from(shown));
    }
    actors.dropped.0.clone_from(&scene.lying);
    for event in &scene.before {
        announce(event, &mut actors);
        apply(event, &mut actors);
    }
    stage.push(scene.events.iter().cloned());
    stage.again = true;
}
