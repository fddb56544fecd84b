//! On Linux: the sound server of the desktop, PulseAudio or that of PipeWire, by its socket. Nothing
//! has to be installed for it, and where none is there is no sound.

use std::os::unix::net::UnixStream;
use std::time::{Duration, Instant};

use bevy::tasks::block_on;
use pulseaudio::protocol::{
    ChannelMap, DEFAULT_SINK, PlaybackStreamParams, SampleFormat, SampleSpec, stream::BufferAttr,
};
use pulseaudio::{AsPlaybackSource, Client, PlaybackStream};

use super::{Player, RATE};

/// So long a server may take to greet.
const GREETING: Duration = Duration::from_secs(2);
/// So long a sound stays with the server after its end.
const REST: Duration = Duration::from_millis(600);
/// So many sounds at once are enough.
const MOST: usize = 12;

/// The server, and the sounds it plays.
struct Server {
    client: Client,
    playing: Vec<(PlaybackStream, Instant)>,
    /// The number of the last sound.
    last: u32,
}

/// The server of this desktop, if there is one that greets.
pub fn player() -> Option<Box<dyn Player>> {
    let socket = UnixStream::connect(pulseaudio::socket_path_from_env()?).ok()?;
    socket.set_read_timeout(Some(GREETING)).ok()?;
    socket.set_write_timeout(Some(GREETING)).ok()?;
    let cookie = pulseaudio::cookie_path_from_env().and_then(|file| std::fs::read(file).ok());
    let client = Client::new_unix(c"Riposte", socket, cookie).ok()?;
    Some(Box::new(Server { client, playing: Vec::new(), last: 0 }))
}

impl Player for Server {
    fn play(&mut self, pcm: &[f32], volume: f32) -> bool {
        self.tidy();
        if self.playing.len() >= MOST {
            return true;
        }
        let loud = |value: &f32| ((value * volume).clamp(-1.0, 1.0) * f32::from(i16::MAX)) as i16;
        let bytes: Vec<u8> = pcm.iter().flat_map(|value| loud(value).to_le_bytes()).collect();
        let end = Instant::now() + Duration::from_secs_f32(pcm.len() as f32 / RATE as f32) + REST;
        self.last = self.last.wrapping_add(1);
        let mut sent = 0;
        let source = move |room: &mut [u8]| {
            let part = &bytes[sent..bytes.len().min(sent + room.len())];
            room[..part.len()].copy_from_slice(part);
            sent += part.len();
            part.len()
        };
        let stream =
            self.client.create_playback_stream(params(self.last), source.as_playback_source());
        match block_on(stream) {
            Ok(stream) => {
                self.playing.push((stream, end));
                true
            }
            Err(_) => false,
        }
    }

    fn tidy(&mut self) {
        let now = Instant::now();
        self.playing.retain(|(_, end)| *end > now);
    }
}

/// What the server is told of a sound. Those with one number would have to play in step.
fn params(number: u32) -> PlaybackStreamParams {
    PlaybackStreamParams {
        sample_spec: SampleSpec { format: SampleFormat::S16Le, channels: 1, sample_rate: RATE },
        channel_map: ChannelMap::mono(),
        sync_id: number,
        sink_name: Some(DEFAULT_SINK.to_owned()),
        // The whole sound is handed over at once, and heard as soon as a little of it is there; the
        // server would not wait for what comes later.
        buffer_attr: BufferAttr {
            max_length: u32::MAX,
            target_length: u32::MAX,
            pre_buffering: 1_024,
            minimum_request_length: u32::MAX,
            ..BufferAttr::default()
        },
        ..PlaybackStreamParams::default()
    }
}
