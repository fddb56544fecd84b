//! The sounds of the game, made by the program: noise and vibrating bars, a few numbers each.

use std::f32::consts::TAU;

/// How many values a second.
pub const RATE: u32 = 44_100;

/// What can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sound {
    /// Steel meets steel.
    Steel,
    /// A blow on wood or on a shield.
    Wood,
    /// A blow that wounds.
    Flesh,
    /// A blow into the air.
    Air,
    /// A foot on the ground.
    Step,
    /// A hoof on the ground.
    Hoof,
    /// A string is let go.
    Arrow,
    /// Dice in their tray.
    Dice,
    /// Somebody falls.
    Fall,
    /// The battle is over.
    End,
}

impl Sound {
    /// Every sound.
    pub const ALL: [Sound; 10] = [
        Sound::Steel,
        Sound::Wood,
        Sound::Flesh,
        Sound::Air,
        Sound::Step,
        Sound::Hoof,
        Sound::Arrow,
        Sound::Dice,
        Sound::Fall,
        Sound::End,
    ];

    /// Where it stands among them all.
    pub fn index(self) -> usize {
        Sound::ALL.iter().position(|sound| *sound == self).unwrap_or_default()
    }
}

/// A bar that is struck: its tone in hertz, how loud, and in how many seconds it dies away to a
/// third.
type Bar = (f32, f32, f32);

/// Noise: how loud, in how many seconds it dies away, and how bright, from 0 to 1.
type Hiss = (f32, f32, f32);

/// One stroke of a sound: when it begins, in seconds, and what it is made of.
struct Stroke {
    at: f32,
    bars: &'static [Bar],
    hiss: Hiss,
}

const fn stroke(at: f32, bars: &'static [Bar], hiss: Hiss) -> Stroke {
    Stroke { at, bars, hiss }
}

const BLADE: &[Bar] = &[
    (1_870.0, 0.30, 0.16),
    (2_790.0, 0.26, 0.22),
    (4_130.0, 0.20, 0.14),
    (5_480.0, 0.13, 0.10),
    (7_210.0, 0.08, 0.06),
];
const BOARD: &[Bar] = &[(168.0, 0.55, 0.05), (317.0, 0.34, 0.035), (611.0, 0.18, 0.02)];
const BODY: &[Bar] = &[(82.0, 0.65, 0.06), (131.0, 0.3, 0.04)];
const SOLE: &[Bar] = &[(92.0, 0.34, 0.025)];
const HOOF: &[Bar] = &[(205.0, 0.42, 0.03), (412.0, 0.24, 0.02)];
const STRING: &[Bar] = &[(147.0, 0.42, 0.07), (294.0, 0.2, 0.05)];
const BONE: &[Bar] = &[(1_240.0, 0.3, 0.012), (2_310.0, 0.2, 0.008)];
const LOW_BONE: &[Bar] = &[(960.0, 0.3, 0.014), (1_890.0, 0.2, 0.009)];
const BELL: &[Bar] =
    &[(196.0, 0.3, 0.5), (392.0, 0.22, 0.42), (587.0, 0.16, 0.34), (784.0, 0.1, 0.26)];
const HIGH_BELL: &[Bar] =
    &[(294.0, 0.26, 0.5), (588.0, 0.2, 0.4), (881.0, 0.13, 0.3), (1_176.0, 0.08, 0.22)];
const QUIET: &[Bar] = &[];

const STEEL: &[Stroke] = &[stroke(0.0, BLADE, (0.5, 0.012, 1.0))];
const WOOD: &[Stroke] = &[stroke(0.0, BOARD, (0.45, 0.02, 0.35))];
const FLESH: &[Stroke] =
    &[stroke(0.0, BODY, (0.6, 0.03, 0.18)), stroke(0.03, QUIET, (0.25, 0.05, 0.3))];
const AIR: &[Stroke] =
    &[stroke(0.0, QUIET, (0.16, 0.05, 0.3)), stroke(0.06, QUIET, (0.26, 0.05, 0.45))];
const STEP: &[Stroke] = &[stroke(0.0, SOLE, (0.22, 0.02, 0.12))];
const HOOVES: &[Stroke] = &[
    stroke(0.0, HOOF, (0.3, 0.012, 0.25)),
    stroke(0.09, HOOF, (0.24, 0.012, 0.2)),
    stroke(0.17, HOOF, (0.28, 0.012, 0.25)),
];
const ARROW: &[Stroke] =
    &[stroke(0.0, STRING, (0.2, 0.02, 0.5)), stroke(0.03, QUIET, (0.22, 0.11, 0.7))];
const DICE: &[Stroke] = &[
    stroke(0.0, BONE, (0.2, 0.006, 0.7)),
    stroke(0.07, LOW_BONE, (0.18, 0.006, 0.6)),
    stroke(0.13, BONE, (0.14, 0.006, 0.7)),
    stroke(0.22, LOW_BONE, (0.1, 0.006, 0.6)),
    stroke(0.28, BONE, (0.06, 0.006, 0.7)),
];
const FALL: &[Stroke] =
    &[stroke(0.0, BODY, (0.5, 0.05, 0.15)), stroke(0.11, BODY, (0.3, 0.04, 0.12))];
const END: &[Stroke] =
    &[stroke(0.0, BELL, (0.05, 0.02, 0.4)), stroke(0.28, HIGH_BELL, (0.04, 0.02, 0.4))];

/// What a sound is made of, and how long it is, in seconds.
fn score(sound: Sound) -> (&'static [Stroke], f32) {
    match sound {
        Sound::Steel => (STEEL, 0.7),
        Sound::Wood => (WOOD, 0.3),
        Sound::Flesh => (FLESH, 0.35),
        Sound::Air => (AIR, 0.35),
        Sound::Step => (STEP, 0.15),
        Sound::Hoof => (HOOVES, 0.35),
        Sound::Arrow => (ARROW, 0.5),
        Sound::Dice => (DICE, 0.45),
        Sound::Fall => (FALL, 0.45),
        Sound::End => (END, 1.8),
    }
}

/// How loud the loudest moment of every sound is; 1 would be all that can be played.
const PEAK: f32 = 0.7;

/// The values of a sound, from -1 to 1, [`RATE`] a second: always the same ones.
pub fn render(sound: Sound) -> Vec<f32> {
    let (strokes, seconds) = score(sound);
    let mut pcm = vec![0.0; (seconds * RATE as f32) as usize];
    for (number, stroke) in strokes.iter().enumerate() {
        let start = (stroke.at * RATE as f32) as usize;
        let rest = pcm.get_mut(start..).unwrap_or_default();
        stroke.bars.iter().for_each(|bar| ring(rest, *bar));
        hiss(rest, stroke.hiss, 1 + 31 * sound.index() as u32 + 7 * number as u32);
    }
    fade(&mut pcm);
    let loudest = pcm.iter().fold(0.0f32, |most, value| most.max(value.abs()));
    if loudest > 0.0 {
        pcm.iter_mut().for_each(|value| *value *= PEAK / loudest);
    }
    pcm
}

/// Adds a bar that was struck: a point that goes round and comes nearer to the middle.
fn ring(pcm: &mut [f32], (tone, loud, dies): Bar) {
    let step = 1.0 / RATE as f32;
    let near = (-step / dies).exp();
    let (sin, cos) = (TAU * tone * step).sin_cos();
    let (mut x, mut y) = (loud, 0.0);
    for value in pcm {
        *value += y;
        (x, y) = ((x * cos - y * sin) * near, (x * sin + y * cos) * near);
    }
}

/// Adds noise; what is not bright has its quick changes taken out.
fn hiss(pcm: &mut [f32], (loud, dies, bright): Hiss, seed: u32) {
    let mut state = seed.wrapping_mul(0x9E37_79B9) | 1;
    let near = (-1.0 / (dies * RATE as f32)).exp();
    let (mut smooth, mut loud) = (0.0, loud);
    for value in pcm {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        let noise = (state >> 8) as f32 / (1 << 23) as f32 - 1.0;
        smooth += (noise - smooth) * bright;
        *value += loud * smooth;
        loud *= near;
    }
}

/// Begins and ends in silence, so that nothing clicks.
fn fade(pcm: &mut [f32]) {
    const EDGE: usize = 60;
    const TAIL: usize = 900;
    let length = pcm.len();
    for (n, value) in pcm.iter_mut().enumerate() {
        let into = (n as f32 / EDGE as f32).min(1.0);
        let out = ((length - 1 - n) as f32 / TAIL as f32).min(1.0);
        *value *= into * out;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sound_is_short_can_be_played_and_ends_in_silence() {
        for sound in Sound::ALL {
            let pcm = render(sound);
            let seconds = pcm.len() as f32 / RATE as f32;
            assert!((0.1..=2.0).contains(&seconds), "{sound:?}: {seconds} s");
            assert!(pcm.iter().all(|value| value.is_finite()), "{sound:?}");
            let loudest = pcm.iter().fold(0.0f32, |most, value| most.max(value.abs()));
            assert!((0.5..=0.95).contains(&loudest), "{sound:?}: {loudest}");
            assert_eq!((pcm.first(), pcm.last()), (Some(&0.0), Some(&0.0)), "{sound:?}");
        }
    }

    #[test]
    fn a_sound_is_always_the_same_and_no_two_are() {
        for sound in Sound::ALL {
            assert_eq!(render(sound), render(sound), "{sound:?}");
            for other in Sound::ALL.into_iter().filter(|other| *other != sound) {
                assert_ne!(render(sound), render(other), "{sound:?} {other:?}");
            }
        }
    }

    /// How often a sound crosses silence in a second: how high it is.
    fn height(sound: Sound) -> f32 {
        let pcm = render(sound);
        let early = &pcm[..pcm.len().min(RATE as usize / 10)];
        let crossed = early.windows(2).filter(|two| two[0] * two[1] < 0.0).count();
        crossed as f32 / early.len() as f32 * RATE as f32
    }

    #[test]
    fn steel_rings_high_and_bodies_fall_low() {
        assert!(height(Sound::Steel) > 3.0 * height(Sound::Wood));
        assert!(height(Sound::Wood) > height(Sound::Fall));
    }
}
