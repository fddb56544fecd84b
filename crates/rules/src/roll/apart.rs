//! Dice that are kept apart: what a figure throws for something does not depend on what else
//! was thrown before.

use std::hash::{Hash, Hasher};

use rand_chacha::ChaCha8Rng;

use crate::figure::FigureId;
use crate::hash::StateHasher;

/// How far the stream of each figure and each kind of roll has been read.
#[derive(Clone, Debug, Default)]
pub(super) struct Streams {
    /// Who throws next.
    hand: Option<FigureId>,
    read: Vec<(u64, u128)>,
}

impl Streams {
    pub(super) fn hand_to(&mut self, figure: Option<FigureId>) {
        self.hand = figure;
    }

    /// Makes the generator go on where the stream of a roll was left; the number of the stream.
    pub(super) fn turn_to(&mut self, generator: &mut ChaCha8Rng, roll: &str) -> u64 {
        let mut hasher = StateHasher::default();
        (self.hand.take().map(|figure| figure.0), roll).hash(&mut hasher);
        let stream = hasher.finish();
        let left = self.read.iter().find(|(known, _)| *known == stream).map_or(0, |(_, at)| *at);
        generator.set_stream(stream);
        generator.set_word_pos(left);
        stream
    }

    /// Notes how far a stream has been read.
    pub(super) fn leave(&mut self, generator: &ChaCha8Rng, stream: u64) {
        let at = generator.get_word_pos();
        match self.read.iter_mut().find(|(known, _)| *known == stream) {
            Some((_, left)) => *left = at,
            None => self.read.push((stream, at)),
        }
    }
}
