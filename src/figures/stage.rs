//! Plays events one after another. While it plays, tokens follow the events; when it is
//! done, they are as the table has them.

use bevy::prelude::*;
use bevy::window::RequestRedraw;
use riposte_rules::event::Event;
use riposte_rules::figure::FigureId;

use super::actors::Actors;
use super::again::LastExchange;
use super::event_animations::{self, apply, perform};
use super::falling::Falling;
use super::floats::{Announce, Float, Jumped};
use super::lengths::Played;
use crate::board::contract::{Pace, Stage};

/// The event being played.
#[derive(Resource, Default)]
pub struct Current {
    beat: Option<Beat>,
    /// Whether a turn is being opened: nobody has acted in it yet.
    opening: bool,
    played: Played,
    falling: Falling,
}

impl Current {
    /// Takes up an event.
    fn take_up(&mut self, event: Event) {
        match event {
            Event::Turn { .. } => self.opening = true,
            Event::Phase { .. } | Event::Declared { .. } => self.opening = false,
            _ => {}
        }
        // What everybody rolls for the turn is rolled nearly at once.
        let most = if self.opening { AT_ONCE } else { f32::MAX };
        let length = self.played.next(&event).min(most);
        self.beat = Some(Beat { event, age: 0.0, length, applied: false });
    }

    /// Whether an event waits for dice to lie or a blow to land. What is told of the order of the turn
    /// is played with the rolls that open it.
    fn holds(&self, event: &Event) -> bool {
        let of_order = self.opening && matches!(event, Event::Told { .. });
        !of_order && self.falling.holds(event)
    }
}

/// Who acts in what is played, and on whom.
type Acting = Option<(FigureId, Option<FigureId>)>;

/// How long an event that opens a turn is played, in seconds at a pace of 1.
const AT_ONCE: f32 = 0.2;

struct Beat {
    event: Event,
    age: f32,
    length: f32,
    applied: bool,
}

/// Plays what is to be played.
pub fn play(
    time: Res<Time>,
    pace: Res<Pace>,
    mut stage: ResMut<Stage>,
    mut current: ResMut<Current>,
    mut last: ResMut<LastExchange>,
    mut actors: Actors,
    (mut announce, mut jumped): (MessageWriter<Announce>, MessageWriter<Jumped>),
    mut redraw: MessageWriter<RequestRedraw>,
    floats: Query<Entity, With<Float>>,
    mut commands: Commands,
) {
    if pace.skip && stage.busy() {
        stage.skip();
    }
    let mut left = time.delta_secs().min(0.08) * pace.speed.max(0.1);
    current.falling.pass(left);
    if stage.stale {
        floats.iter().for_each(|float| commands.entity(float).despawn());
        current.beat = None;
        current.falling.lay();
        actors.rest();
        let passed = std::mem::take(&mut stage.passed);
        if passed.is_empty() {
            last.forget();
        }
        last.pass(&passed, &actors);
        jumped.write(Jumped(passed));
    }
    let falling = current.falling.count();
    if falling > 0 || stage.falling > 0 {
        stage.falling = falling;
        redraw.write(RequestRedraw);
    }
    if !stage.busy() {
        return;
    }
    redraw.write(RequestRedraw);
    if stage.stale {
        // What came after the jump is played from the next frame on.
        return;
    }
    loop {
        let Some(beat) = &mut current.beat else {
            let held = |event: &Event| !pace.still && current.holds(event);
            if stage.queue.front().is_some_and(held) {
                break;
            }
            let Some(event) = stage.queue.pop_front() else { break };
            current.falling.strike(&event);
            if !stage.again {
                last.note(&event, &actors);
                current.falling.take(&event);
            }
            stage.acting = acting(&event, stage.acting);
            event_animations::announce(&event, &mut actors);
            announce.write(Announce(event.clone()));
            let done = done(&event, &actors);
            current.take_up(event);
            if let Some(beat) = current.beat.as_mut().filter(|_| done) {
                beat.length = 0.0;
            }
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
            if !pace.still {
                perform(&beat.event, part, &mut actors);
            }
            break;
        }
        left = beat.age - beat.length;
        current.beat = None;
    }
    if pace.still {
        current.falling.lay();
    }
    stage.falling = current.falling.count();
    stage.playing = current.beat.is_some();
    if !stage.busy() {
        stage.acting = None;
    }
    stage.again &= stage.busy();
}

/// Who acts in an event, and on whom. What comes about between the same two is still about them.
fn acting(event: &Event, before: Acting) -> Acting {
    let figure = match event {
        Event::Turn { .. } | Event::Phase { .. } => return None,
        Event::Declared { figure, choice, .. } if choice.target.is_some() => {
            return Some((*figure, choice.target));
        }
        Event::Blow { attacker, target, .. } => return Some((*attacker, Some(*target))),
        Event::Declared { figure, .. }
        | Event::Moved { figure, .. }
        | Event::Postured { figure, .. }
        | Event::Rolled { figure: Some(figure), .. }
        | Event::Wounded { figure, .. }
        | Event::Condition { figure, .. }
        | Event::Out { figure, .. }
        | Event::Healed { figure, .. }
        | Event::Revived { figure, .. }
        | Event::Arrived { figure, .. }
        | Event::Told { figure: Some(figure), .. } => *figure,
        _ => return before,
    };
    let same = before.filter(|(one, other)| *one == figure || *other == Some(figure));
    same.or(Some((figure, None)))
}

/// Whether an event changes nothing of what is shown: a rider has come along with its mount.
fn done(event: &Event, actors: &Actors) -> bool {
    match event {
        Event::Moved { figure, to, .. } => actors.shown(*figure).is_some_and(|it| it.hex == *to),
        Event::Turned { figure, to, .. } => {
            actors.shown(*figure).is_some_and(|it| it.facing == *to)
        }
        _ => false,
    }
}

/// The part of its time after which an event shows what it changed.
fn turning_point(event: &Event) -> f32 {
    match event {
        Event::Postured { .. } | Event::Out { .. } => 0.5,
        Event::Wounded { .. } => 0.1,
        Event::Arrived { .. } => 0.0,
        _ => 1.0,
    }
}

#[cfg(test)]
mod tests {
    use riposte_rules::figure::Life;

    use super::*;

    #[test]
    fn what_comes_of_a_blow_is_still_about_the_two_who_are_in_it() {
        let [one, other, third] = [0, 1, 2].map(FigureId);
        let blow = Event::Blow {
            attacker: one,
            target: other,
            hit: true,
            margin: 1,
            words: String::new(),
        };
        let now = acting(&blow, None);
        assert_eq!(now, Some((one, Some(other))));
        let out = |figure| Event::Out { figure, life: Life::Dead };
        assert_eq!(acting(&out(other), now), now);
        assert_eq!(acting(&out(third), now), Some((third, None)));
        assert_eq!(acting(&Event::Turn { number: 2 }, now), None);
    }

    #[test]
    fn what_opens_a_turn_is_rolled_nearly_at_once() {
        let roll = Event::Told { figure: Some(FigureId(0)), words: "AP 5".into(), rule: "" };
        let mut current = Current::default();
        let mut time = |event: &Event| {
            current.take_up(event.clone());
            current.beat.as_ref().map_or(0.0, |beat| beat.length)
        };
        time(&Event::Turn { number: 2 });
        assert!(time(&roll) <= AT_ONCE);
        time(&Event::Phase { name: "Phase".into(), side: None, figure: None });
        assert!(time(&roll) > AT_ONCE);
    }
}
