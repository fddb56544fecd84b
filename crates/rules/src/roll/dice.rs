//! The dice of the battle: seeded, or a list of faces given in advance.

use std::collections::VecDeque;
use std::hash::{Hash, Hasher};

use bevy_ecs::prelude::Resource;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use riposte_words::{phrase, say};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use thiserror::Error;

use super::apart::Streams;
use crate::figure::FigureId;

/// Where every die of a battle comes from. Part of the battle's state.
#[derive(Resource, Clone, Debug, Serialize, Deserialize)]
#[serde(from = "DiceText", into = "DiceText")]
pub struct Dice {
    seed: u64,
    generator: ChaCha8Rng,
    given: VecDeque<u8>,
    seeded: bool,
    starved: Option<DiceError>,
    /// Where the throws of each figure are kept apart; only on forks, so that it is not
    /// written.
    apart: Option<Streams>,
    /// Whether any was thrown since that was last taken note of; never when somebody is asked,
    /// so that it is not written.
    fell: bool,
}

/// The dice as they are written: the seed and how many words were drawn say it all.
#[derive(Clone, Serialize, Deserialize)]
struct DiceText {
    seed: u64,
    drawn: u64,
    given: VecDeque<u8>,
    seeded: bool,
}

impl From<DiceText> for Dice {
    fn from(text: DiceText) -> Dice {
        let mut dice = Dice { given: text.given, seeded: text.seeded, ..Dice::seeded(text.seed) };
        dice.generator.set_word_pos(u128::from(text.drawn));
        dice
    }
}

impl From<Dice> for DiceText {
    fn from(dice: Dice) -> DiceText {
        DiceText { seed: dice.seed, drawn: dice.drawn(), given: dice.given, seeded: dice.seeded }
    }
}

/// A given list of faces did not fit the rolls.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize, Hash)]
pub enum DiceError {
    /// A roll wanted a die and none was left.
    #[error("{}", no_die(.0))]
    Empty(String),
    /// A given face does not exist on the die.
    #[error("{}", no_face(*.face, *.sides, .roll))]
    Face {
        /// What was rolled.
        roll: String,
        /// The face given.
        face: u8,
        /// The sides of the die.
        sides: u8,
    },
}

fn no_die(roll: &str) -> String {
    say!("no die is left for {roll}; give more faces or a seed", roll = phrase(roll))
}

fn no_face(face: u8, sides: u8, roll: &str) -> String {
    let roll = phrase(roll);
    say!("{face} is no face of a die with {sides} sides, wanted for {roll}", face, sides, roll)
}

impl Dice {
    /// Dice from a seed.
    pub fn seeded(seed: u64) -> Dice {
        Dice {
            seed,
            generator: ChaCha8Rng::seed_from_u64(seed),
            given: VecDeque::new(),
            seeded: true,
            starved: None,
            apart: None,
            fell: false,
        }
    }

    /// Dice from a seed that keep apart who throws, and what for: the second attack of a figure
    /// shows the same faces whatever others throw. So two courses of a battle differ by what is
    /// done in them, and little by luck. For forks: such dice lose that when they are written.
    pub fn apart(seed: u64) -> Dice {
        Dice { apart: Some(Streams::default()), ..Dice::seeded(seed) }
    }

    /// Who makes the next throw; nobody when it is of a side.
    pub fn hand_to(&mut self, figure: Option<FigureId>) {
        if let Some(streams) = &mut self.apart {
            streams.hand_to(figure);
        }
    }

    /// Dice that show the given faces in order. When they run out the seed goes on;
    /// without a seed the submission that wanted a die is refused.
    pub fn given(faces: impl IntoIterator<Item = u8>, seed: Option<u64>) -> Dice {
        Dice {
            given: faces.into_iter().collect(),
            seeded: seed.is_some(),
            ..Dice::seeded(seed.unwrap_or(0))
        }
    }

    /// Puts further faces behind those given already; they show in order, before the seed goes on.
    pub fn load(&mut self, faces: impl IntoIterator<Item = u8>) {
        self.given.extend(faces);
    }

    /// How many given faces have not been used.
    pub fn left(&self) -> usize {
        self.given.len()
    }

    fn drawn(&self) -> u64 {
        self.generator.get_word_pos() as u64
    }

    /// Whether a throw may fail for want of given faces.
    pub fn may_starve(&self) -> bool {
        !self.seeded || !self.given.is_empty()
    }

    /// Whether a throw wanted a die in vain; every die shows a 1 until that is taken note of,
    /// so a caller that throws until something else comes must stop.
    pub fn failed(&self) -> bool {
        self.starved.is_some()
    }

    /// The error of the last throw that wanted a die in vain, taken away.
    pub fn take_error(&mut self) -> Option<DiceError> {
        self.starved.take()
    }

    /// Whether any die fell since the dice were last told to rest.
    pub(crate) fn fell(&self) -> bool {
        self.fell
    }

    /// Takes note that dice have fallen.
    pub(crate) fn rest(&mut self) {
        self.fell = false;
    }

    /// Throws dice of equal sides; `roll` names them should one be missing.
    pub fn throw(&mut self, roll: &str, count: u8, sides: u8) -> SmallVec<[u8; 8]> {
        self.fell = true;
        let generator = &mut self.generator;
        let stream = self.apart.as_mut().map(|streams| streams.turn_to(generator, roll));
        let faces = (0..count).map(|_| self.one(roll, sides)).collect();
        if let (Some(streams), Some(stream)) = (&mut self.apart, stream) {
            streams.leave(&self.generator, stream);
        }
        faces
    }

    fn one(&mut self, roll: &str, sides: u8) -> u8 {
        match self.given.pop_front() {
            Some(face) if (1..=sides).contains(&face) => face,
            Some(face) => {
                let roll = roll.to_owned();
                self.starved.get_or_insert(DiceError::Face { roll, face, sides });
                1
            }
            None if self.seeded => self.generator.random_range(1..=u32::from(sides)) as u8,
            None => {
                self.starved.get_or_insert(DiceError::Empty(roll.to_owned()));
                1
            }
        }
    }
}

impl Default for Dice {
    fn default() -> Dice {
        Dice::seeded(0)
    }
}

impl Hash for Dice {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.seed.hash(state);
        self.drawn().hash(state);
        self.given.hash(state);
        self.seeded.hash(state);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn given_faces_come_first_and_in_order() {
        let mut dice = Dice::given([6, 1], Some(4));
        assert_eq!(dice.throw("test", 2, 6).as_slice(), [6, 1]);
        assert!((1..=6).contains(&dice.throw("test", 1, 6)[0]));
        assert_eq!(dice.take_error(), None);
    }

    #[test]
    fn further_faces_show_after_those_given_already_and_before_the_seed_goes_on() {
        let mut dice = Dice::given([6], Some(4));
        dice.load([2, 5]);
        assert_eq!(dice.left(), 3);
        assert_eq!(dice.throw("test", 3, 6).as_slice(), [6, 2, 5]);
        assert!((1..=6).contains(&dice.throw("test", 1, 6)[0]) && !dice.failed());
    }

    #[test]
    fn a_face_that_the_die_has_not_is_said_with_the_roll_that_wanted_it() {
        for face in [0, 7] {
            let mut dice = Dice::given([face, 3], None);
            assert_eq!(dice.throw("damage", 2, 6).as_slice(), [1, 3]);
            let error = DiceError::Face { roll: "damage".into(), face, sides: 6 };
            assert_eq!(dice.take_error(), Some(error));
        }
    }

    #[test]
    fn dice_that_will_show_other_faces_have_another_hash() {
        let hash = |dice: &Dice| {
            let mut state = std::hash::DefaultHasher::new();
            dice.hash(&mut state);
            state.finish()
        };
        let mut thrown = Dice::seeded(1);
        thrown.throw("test", 1, 6);
        let all = [Dice::seeded(1), Dice::seeded(2), thrown, Dice::given([4], None)];
        for (number, one) in all.iter().enumerate() {
            let others = all.iter().enumerate().filter(|(other, _)| *other != number);
            assert!(others.into_iter().all(|(_, other)| hash(one) != hash(other)));
            assert_eq!(hash(one), hash(&one.clone()));
        }
    }

    #[test]
    fn an_empty_hand_says_which_roll_wanted_a_die() {
        let mut dice = Dice::given([], None);
        dice.throw("initiative", 2, 6);
        assert_eq!(dice.take_error(), Some(DiceError::Empty("initiative".into())));
    }

    #[test]
    fn the_same_seed_shows_the_same_faces() {
        let faces = |seed| Dice::seeded(seed).throw("test", 40, 6);
        assert_eq!(faces(9), faces(9));
        assert_ne!(faces(9), faces(10));
    }

    #[test]
    fn dice_kept_apart_show_a_figure_the_same_whatever_others_throw() {
        let throw = |dice: &mut Dice, figure: u8, roll: &str| {
            dice.hand_to(Some(FigureId(figure)));
            dice.throw(roll, 12, 6)
        };
        let (mut busy, mut quiet) = (Dice::apart(3), Dice::apart(3));
        throw(&mut busy, 1, "attack");
        busy.throw("initiative", 5, 6);
        throw(&mut busy, 2, "damage");
        let first = throw(&mut busy, 2, "attack");
        assert_eq!(throw(&mut quiet, 2, "attack"), first);
        throw(&mut busy, 1, "attack");
        let second = throw(&mut busy, 2, "attack");
        assert_eq!(throw(&mut quiet, 2, "attack"), second);
        assert_ne!(first, second);
        assert_ne!(throw(&mut quiet, 1, "attack"), first);
        assert_ne!(throw(&mut Dice::apart(4), 2, "attack"), first);
    }

    #[test]
    fn dice_have_fallen_until_that_is_taken_note_of() {
        let mut dice = Dice::seeded(1);
        assert!(!dice.fell());
        dice.throw("test", 1, 6);
        assert!(dice.fell());
        dice.rest();
        assert!(!dice.fell());
    }

    #[test]
    fn dice_survive_text() {
        let mut dice = Dice::seeded(3);
        dice.throw("test", 7, 6);
        let text = ron::to_string(&dice).unwrap_or_default();
        let mut back: Dice = ron::from_str(&text).unwrap_or_default();
        assert_eq!(back.throw("test", 20, 6), dice.throw("test", 20, 6));
    }

    #[test]
    fn given_faces_survive_text() {
        let text = ron::to_string(&Dice::given([4, 2], Some(1))).unwrap_or_default();
        let mut back: Dice = ron::from_str(&text).unwrap_or_default();
        assert_eq!(back.throw("test", 2, 6).as_slice(), [4, 2]);
    }

    #[test]
    fn only_dice_that_are_given_can_run_out() {
        let may = |dice: Dice| dice.may_starve();
        assert!(!may(Dice::seeded(1)));
        assert!(may(Dice::given([], None)) && may(Dice::given([3], None)));
        // A given face may be none of the die, although the seed goes on.
        assert!(may(Dice::given([3], Some(1))) && !may(Dice::given([], Some(1))));
    }

    #[test]
    fn dice_without_a_seed_have_none_after_text_either() {
        let text = ron::to_string(&Dice::given([4], None)).unwrap_or_default();
        let mut back: Dice = ron::from_str(&text).unwrap_or_default();
        assert_eq!(back.throw("test", 2, 6).as_slice(), [4, 1]);
        assert!(back.failed());
    }
}
