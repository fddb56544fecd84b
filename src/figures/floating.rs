//! What rises and is struck at this moment, told to the close-up.

use bevy::prelude::*;
use riposte_rules::figure::FigureId;
use riposte_words::text;

use super::float_art::FloatPicture;
use super::say::{Saying, Tone};
use crate::art::Ink;

/// Something said above a figure, as it is seen at this moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Said {
    /// What.
    pub saying: Saying,
    /// Whose it is, in a word.
    pub name: String,
    /// Whether that has to be said with it: others are near.
    pub named: bool,
    /// The later it was said the greater.
    pub number: u32,
    /// How far it has risen, from 0 to 1.
    pub risen: f32,
    /// How visible it is.
    pub cover: f32,
}

/// A blow as it is seen at this moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stroke {
    /// Who strikes.
    pub attacker: FigureId,
    /// And whom.
    pub target: FigureId,
    /// What of it is seen.
    pub picture: FloatPicture,
    /// How visible it is.
    pub cover: f32,
}

/// All that rises and is struck at this moment, the oldest first.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub struct Floating {
    /// What is said.
    pub words: Vec<Said>,
    /// What is struck.
    pub strokes: Vec<Stroke>,
    /// How many have been said so far.
    pub(super) count: u32,
}

/// The words of something said, with whose they are where that is wanted.
pub fn line(said: &Said, named: bool) -> String {
    match named {
        true => text!("float-named", name = said.name.clone(), words = said.saying.words.clone()),
        false => said.saying.words.clone(),
    }
}

/// The colours of what is said in a tone: of its paper, and of its words.
pub fn colours(tone: Tone) -> [Ink; 2] {
    match tone {
        Tone::Plain => [Ink::CREAM, Ink::SEPIA],
        Tone::Grave => [Ink::BLOOD, Ink::CREAM],
        Tone::Good => [Ink::of(0x2F5D3A), Ink::CREAM],
    }
}

#[cfg(test)]
impl Said {
    /// Words of a figure, for tests.
    pub fn told(figure: FigureId, words: &'static str, number: u32) -> Said {
        use riposte_rules::event::Event;

        let event = Event::Told { figure: Some(figure), words: words.into(), rule: "" };
        let saying = super::say::saying_of(&event, None, &riposte_rules::data::Armoury::default());
        let Some(saying) = saying else { panic!("nothing is said of it") };
        Said { saying, name: "Ada".into(), named: true, number, risen: 0.5, cover: 1.0 }
    }
}

#[cfg(test)]
impl Floating {
    /// What is said, for tests.
    pub fn of(words: Vec<Said>) -> Floating {
        Floating { words, ..Floating::default() }
    }
}
