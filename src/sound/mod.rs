//! Sound: made by the program, played where the place gives it, silent where not.

mod cues;
mod synth;

pub use synth::Sound;

use std::sync::Arc;

use bevy::input::touch::Touches;
use bevy::prelude::*;
use bevy::window::RequestRedraw;

use crate::app_state::Screen;
use crate::board::contract::Pace;
use crate::figures::Announce;
use crate::figures::actors::Actors;
use crate::platform::sound;
use crate::settings::Settings;
use cues::{Cue, Seen, cues};
use riposte_rules::event::Event;

/// At most so many sounds wait to be heard; more than that at once is noise.
const MOST: usize = 12;

/// The sounds made so far, and those that are soon to be heard.
#[derive(Resource, Default)]
struct Heard {
    made: [Option<Arc<[f32]>>; Sound::ALL.len()],
    soon: Vec<Cue>,
}

impl Heard {
    fn made(&mut self, sound: Sound) -> Arc<[f32]> {
        let place = &mut self.made[sound.index()];
        place.get_or_insert_with(|| synth::render(sound).into()).clone()
    }
}

/// What is heard of a battle.
pub fn plugin(app: &mut App) {
    app.init_resource::<Heard>()
        .add_systems(PreUpdate, wake)
        .add_systems(Update, (listen, play).chain().run_if(in_state(Screen::Battle)))
        .add_systems(OnExit(Screen::Battle), |mut heard: ResMut<Heard>| heard.soon.clear());
}

/// Asks the place for sound with the first touch: a page gives none before, and before that there is
/// nothing to be heard anyway.
fn wake(
    keys: Res<ButtonInput<KeyCode>>,
    buttons: Res<ButtonInput<MouseButton>>,
    touches: Res<Touches>,
    settings: Res<Settings>,
) {
    let touched = keys.get_just_pressed().next().is_some()
        || buttons.get_just_pressed().next().is_some()
        || touches.any_just_released();
    if touched && settings.volume > 0.0 {
        sound::open();
    }
}

/// Notes what is to be heard of the events that begin.
fn listen(mut events: MessageReader<Announce>, actors: Actors, mut heard: ResMut<Heard>) {
    for Announce(event) in events.read() {
        let seen = seen(event, &actors);
        heard.soon.extend(cues(event, seen));
    }
    let many = heard.soon.len().saturating_sub(MOST);
    if many > 0 {
        heard.soon.drain(..many);
    }
}

fn seen(event: &Event, actors: &Actors) -> Seen {
    match event {
        Event::Moved { figure, .. } => Seen { mounted: actors.mounted(*figure), ..Seen::default() },
        Event::Blow { attacker, target, .. } => Seen {
            shot: actors.flight.loosed.is_some_and(|(figure, _)| figure == *attacker),
            guard: actors.guards.of(*target).filter(|_| actors.able(*target)),
            ..Seen::default()
        },
        _ => Seen::default(),
    }
}

/// Plays what is to be heard now.
fn play(
    time: Res<Time>,
    pace: Res<Pace>,
    settings: Res<Settings>,
    mut heard: ResMut<Heard>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    if heard.soon.is_empty() {
        return;
    }
    if settings.volume <= 0.0 {
        heard.soon.clear();
        return;
    }
    redraw.write(RequestRedraw);
    let passed = time.delta_secs().min(0.08) * pace.speed.max(0.1);
    let due = |cue: &mut Cue| {
        cue.after -= passed;
        cue.after <= 0.0
    };
    let now: Vec<Cue> = heard.soon.extract_if(.., due).collect();
    for (number, cue) in now.iter().enumerate() {
        // Of what is heard at once, everything is heard once.
        if now[..number].iter().all(|other| other.sound != cue.sound) {
            let pcm = heard.made(cue.sound);
            // To the ear half as loud is a third.
            sound::play(&pcm, settings.volume.powf(1.6));
        }
    }
}

/// What is to be said beside the setting of the volume, where there is no sound.
pub fn why_silent() -> Option<String> {
    sound::why_silent()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sound_is_made_once() {
        let mut heard = Heard::default();
        let (one, other) = (heard.made(Sound::Steel), heard.made(Sound::Steel));
        assert!(Arc::ptr_eq(&one, &other));
        assert!(!Arc::ptr_eq(&one, &heard.made(Sound::Wood)));
    }

    #[test]
    fn where_nothing_can_be_heard_nothing_waits_and_nothing_fails() {
        // Whatever this machine gives: to ask and to play returns at once.
        let begun = std::time::Instant::now();
        sound::open();
        let pcm: Arc<[f32]> = synth::render(Sound::Step).into();
        (0..200).for_each(|_| sound::play(&pcm, 0.0001));
        assert!(begun.elapsed() < std::time::Duration::from_millis(200));
    }
}
