//! Sound in a page, which gives it after the first touch.

use std::cell::RefCell;
use std::sync::Arc;

use wasm_bindgen::JsValue;
use web_sys::{AudioContext, AudioContextState};

/// So many values of a sound are one second.
const RATE: f32 = 44_100.0;

thread_local! {
    static CONTEXT: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

/// Asks for sound; a touch has to come before.
pub fn open() {
    CONTEXT.with_borrow_mut(|context| {
        if context.is_none() {
            *context = AudioContext::new().ok();
        }
        let held = |context: &&mut AudioContext| context.state() == AudioContextState::Suspended;
        if let Some(context) = context.as_mut().filter(held) {
            // What comes of it shows with the next sound.
            let _ = context.resume();
        }
    });
}

/// Plays a sound so loud, if the page lets it.
pub fn play(pcm: &Arc<[f32]>, volume: f32) {
    CONTEXT.with_borrow(|context| {
        let running = |context: &&AudioContext| context.state() == AudioContextState::Running;
        if let Some(context) = context.as_ref().filter(running) {
            // A sound that cannot be played is not heard.
            let _ = start(context, pcm, volume);
        }
    });
}

fn start(context: &AudioContext, pcm: &[f32], volume: f32) -> Result<(), JsValue> {
    let loud: Vec<f32> = pcm.iter().map(|value| value * volume).collect();
    let buffer = context.create_buffer(1, loud.len() as u32, RATE)?;
    buffer.copy_to_channel(&loud, 0)?;
    let source = context.create_buffer_source()?;
    source.set_buffer(Some(&buffer));
    source.connect_with_audio_node(&context.destination())?;
    source.start()
}

/// Why nothing is heard, where that is known.
pub fn why_silent() -> Option<String> {
    None
}
