//! On Windows and macOS: the device that the system plays on.

use std::sync::{Arc, Mutex, PoisonError};

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{SampleFormat, Stream};

use super::{Player, RATE};

/// So many sounds at once are enough.
const MOST: usize = 12;

/// A sound that is being played.
struct Voice {
    pcm: Vec<f32>,
    /// How far it is, in values of the sound.
    at: f32,
}

type Voices = Arc<Mutex<Vec<Voice>>>;

struct Device {
    stream: Stream,
    voices: Voices,
}

/// The device of this system, if there is one.
pub fn player() -> Option<Box<dyn Player>> {
    let device = cpal::default_host().default_output_device()?;
    let config = device.default_output_config().ok()?;
    if config.sample_format() != SampleFormat::F32 {
        return None;
    }
    let channels = usize::from(config.channels()).max(1);
    let step = RATE as f32 / config.sample_rate() as f32;
    let voices = Voices::default();
    let mixed = voices.clone();
    let fill = move |room: &mut [f32], _: &cpal::OutputCallbackInfo| {
        let mut voices = mixed.lock().unwrap_or_else(PoisonError::into_inner);
        for frame in room.chunks_mut(channels) {
            frame.fill(mix(&mut voices, step));
        }
    };
    let stream = device.build_output_stream(config.config(), fill, |_| {}, None).ok()?;
    Some(Box::new(Device { stream, voices }))
}

/// The next value of all voices together.
fn mix(voices: &mut Vec<Voice>, step: f32) -> f32 {
    let mut sum = 0.0;
    voices.retain_mut(|voice| {
        let value = voice.pcm.get(voice.at as usize).copied();
        voice.at += step;
        sum += value.unwrap_or_default();
        value.is_some()
    });
    sum.clamp(-1.0, 1.0)
}

impl Player for Device {
    fn play(&mut self, pcm: &[f32], volume: f32) -> bool {
        let pcm = pcm.iter().map(|value| value * volume).collect();
        let mut voices = self.voices.lock().unwrap_or_else(PoisonError::into_inner);
        if voices.len() < MOST {
            voices.push(Voice { pcm, at: 0.0 });
        }
        drop(voices);
        self.stream.play().is_ok()
    }

    fn tidy(&mut self) {
        let voices = self.voices.lock().unwrap_or_else(PoisonError::into_inner);
        if voices.is_empty() {
            // Where it cannot be halted it goes on in silence.
            let _ = self.stream.pause();
        }
    }
}
