//! Sound on a desktop: from a thread of its own, so that no frame waits for it.

#[cfg(any(target_os = "macos", windows))]
mod device;
#[cfg(target_os = "linux")]
mod pulse;

use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

#[cfg(any(target_os = "macos", windows))]
use device as way;
#[cfg(not(any(target_os = "linux", target_os = "macos", windows)))]
use nowhere as way;
#[cfg(target_os = "linux")]
use pulse as way;

/// So many values of a sound are one second.
const RATE: u32 = 44_100;
/// More than so many sounds do not wait for the thread.
const WAITING: usize = 16;
/// After so long somebody is asked for sound again who was not there.
const PATIENCE: Duration = Duration::from_secs(10);
/// After so long what has been played is put away.
const TIDY: Duration = Duration::from_secs(3);

const UNKNOWN: u8 = 0;
const HEARD: u8 = 1;
const SILENT: u8 = 2;

static STATE: AtomicU8 = AtomicU8::new(UNKNOWN);
static THREAD: OnceLock<Option<SyncSender<Note>>> = OnceLock::new();

/// A sound to be played, and how loud.
struct Note {
    pcm: Arc<[f32]>,
    volume: f32,
}

/// What plays sounds.
trait Player {
    /// Begins a sound; false when nothing can be played any more.
    fn play(&mut self, pcm: &[f32], volume: f32) -> bool;

    /// Puts away what has been played.
    fn tidy(&mut self);
}

/// Asks for sound, if nobody has yet. Does not wait for an answer.
pub fn open() {
    THREAD.get_or_init(|| {
        let (sender, receiver) = sync_channel(WAITING);
        let thread = std::thread::Builder::new().name("sound".into());
        let begun = thread.spawn(move || serve(&receiver));
        if begun.is_err() {
            STATE.store(SILENT, Ordering::Relaxed);
        }
        begun.is_ok().then_some(sender)
    });
}

/// Plays a sound so loud, if there is anything to play it. Does not wait.
pub fn play(pcm: &Arc<[f32]>, volume: f32) {
    if let Some(Some(sender)) = THREAD.get() {
        // Where too many wait already, one more would be heard too late.
        let _ = sender.try_send(Note { pcm: pcm.clone(), volume });
    }
}

/// Why nothing is heard, where that is known.
pub fn why_silent() -> Option<String> {
    (STATE.load(Ordering::Relaxed) == SILENT).then(|| riposte_words::text(NONE))
}

/// The key of the words for that.
#[cfg(target_os = "linux")]
const NONE: &str = "sound-no-server";
#[cfg(not(target_os = "linux"))]
const NONE: &str = "sound-none";

/// Plays what it is given, as long as the game runs.
fn serve(notes: &Receiver<Note>) {
    let mut player = look();
    let mut tried = Instant::now();
    loop {
        let note = match notes.recv_timeout(if player.is_some() { TIDY } else { Duration::MAX }) {
            Ok(note) => note,
            Err(RecvTimeoutError::Timeout) => {
                player.iter_mut().for_each(|player| player.tidy());
                // With nothing to put away there is nothing to wake for.
                match notes.recv() {
                    Ok(note) => note,
                    Err(_) => return,
                }
            }
            Err(RecvTimeoutError::Disconnected) => return,
        };
        if player.is_none() && tried.elapsed() > PATIENCE {
            (player, tried) = (look(), Instant::now());
        }
        let lost = |player: &mut Box<dyn Player>| !player.play(&note.pcm, note.volume);
        if player.as_mut().is_some_and(lost) {
            player = None;
            STATE.store(SILENT, Ordering::Relaxed);
        }
    }
}

/// Looks for somebody who plays.
fn look() -> Option<Box<dyn Player>> {
    let player = way::player();
    STATE.store(if player.is_some() { HEARD } else { SILENT }, Ordering::Relaxed);
    player
}

#[cfg(not(any(target_os = "linux", target_os = "macos", windows)))]
mod nowhere {
    /// Nothing is known to play here.
    pub fn player() -> Option<Box<dyn super::Player>> {
        None
    }
}
