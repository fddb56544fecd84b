//! What a player has set, as it is kept between runs.

use std::collections::BTreeMap;

use bevy_ecs::prelude::Resource;
use riposte_rules::data::DataError;
use riposte_rules::written;
use riposte_words::{Language, say};
use serde::{Deserialize, Serialize};

/// When small questions are put.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Questions {
    /// Every time.
    Always,
    /// When the figure asked is striking a blow of its own.
    #[default]
    MyAttacks,
    /// Never: the usual answer is given.
    Never,
}

/// How far a lesson is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Progress {
    /// How many of its steps are done; none when it is to begin anew.
    pub done: usize,
    /// Whether it was played to its end once.
    pub finished: bool,
}

/// How battles against a level of the computer ended.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Score {
    /// How many were won.
    pub won: u32,
    /// How many were lost.
    pub lost: u32,
    /// How many nobody won.
    pub drawn: u32,
}

impl Score {
    /// How many were fought to their end.
    pub fn fought(self) -> u32 {
        self.won.saturating_add(self.lost).saturating_add(self.drawn)
    }
}

/// The scores by rulebook, and there by the level of the computer; keys of both.
pub type Ladder = BTreeMap<String, BTreeMap<String, Score>>;

/// Everything that can be set.
#[derive(Resource, Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// The form of the file.
    pub version: u32,
    /// The language of the words.
    pub language: Language,
    /// How fast moves and blows are shown; 1 as designed.
    pub speed: f32,
    /// Whether everything is shown at once.
    pub skip: bool,
    /// Whether nothing moves: the same is told, where everybody stands.
    pub still: bool,
    /// How loud it is, from 0 to 1; 0 is off.
    pub volume: f32,
    /// When small questions are put.
    pub questions: Questions,
    /// The size of text; 1 as designed.
    pub text: f32,
    /// Whether colours are chosen for colour-blind eyes.
    pub colour_blind: bool,
    /// Whether figures are counters with a picture rather than drawn as seen from above.
    pub counters: bool,
    /// Keys that differ from the usual ones, by action.
    pub keys: BTreeMap<String, Vec<String>>,
    /// The scenario last begun, by key; empty for none. Nobody sets it, but it is kept with what
    /// is set, so that one comes back to it.
    pub last: String,
    /// What one is called in a battle by letter; kept as `last` is.
    pub name: String,
    /// How far the lessons are, by key; kept as `last` is.
    pub lessons: BTreeMap<String, Progress>,
    /// How one's battles against the computer ended; kept as `last` is.
    pub ladder: Ladder,
}

/// The form of the file that this program writes.
pub const SETTINGS_VERSION: u32 = 1;

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            version: SETTINGS_VERSION,
            language: Language::default(),
            speed: 1.0,
            skip: false,
            still: false,
            volume: 0.6,
            questions: Questions::default(),
            text: 1.0,
            colour_blind: false,
            counters: false,
            keys: Default::default(),
            last: String::new(),
            name: String::new(),
            lessons: Default::default(),
            ladder: Default::default(),
        }
    }
}

impl Settings {
    /// Everything that is set as it came; what is only kept with it stays.
    pub fn as_they_came(&self) -> Settings {
        let Settings { language, last, name, lessons, ladder, .. } = self.clone();
        Settings { language, last, name, lessons, ladder, ..Settings::default() }
    }

    /// With every number brought into its range.
    pub fn in_range(mut self) -> Settings {
        let within = |value: f32, low: f32, high: f32| match value.is_finite() {
            true => value.clamp(low, high),
            false => 1.0,
        };
        self.speed = within(self.speed, 0.25, 8.0);
        self.volume = within(self.volume, 0.0, 1.0);
        self.text = within(self.text, 0.75, 1.75);
        self
    }

    /// Reads settings; `file` is what errors call it.
    ///
    /// # Errors
    /// When it is no text of settings, or of a newer version.
    pub fn from_text(file: &str, text: &str) -> Result<Settings, DataError> {
        let settings: Settings = written::read(text).map_err(|error| {
            DataError::new(file, error.code.to_string()).at(Some(error.span.start.line))
        })?;
        if settings.version > SETTINGS_VERSION {
            let what = say!(
                "it is of version {version}, newer than {newest}",
                version = settings.version,
                newest = SETTINGS_VERSION
            );
            return Err(DataError::new(file, what));
        }
        Ok(Settings { version: SETTINGS_VERSION, ..settings }.in_range())
    }
}
