//! A lesson as it is written in a file.

use std::path::Path;

use riposte_rules::data::{
    DataError, Library, Scenario, ScenarioFile, Source, controls, plain_key,
};
use riposte_words::say;
use serde::Deserialize;

use crate::disk::read_given;

/// The folder of the lessons that come with the game.
const FOLDER: &str = "lessons";
/// The most steps of a lesson.
const STEPS: usize = 30;
/// The most letters of a sentence that is shown.
const TEXT: usize = 300;
/// The most choices, and the most faces, of one step.
const LIST: usize = 200;

/// A checked lesson.
#[derive(Clone, Debug)]
pub struct Lesson {
    /// The word it is called by.
    pub key: String,
    /// The name shown to players.
    pub name: String,
    /// What is learned, in a sentence.
    pub about: String,
    /// How long it takes, in minutes.
    pub minutes: u8,
    /// The ground and the figures; the learner has the first side.
    pub scenario: Scenario,
    /// The faces that fall before the first step.
    pub dice: Vec<u8>,
    /// The choices, of either side, before the first step.
    pub opening: Vec<String>,
    /// The steps.
    pub steps: Vec<LessonStep>,
    /// How it goes on after them.
    pub fight: Fight,
    /// The text it was read from.
    pub source: Source,
}

/// A step: one decision of the learner, and what follows from it by itself.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonStep {
    /// What is to be done.
    pub say: String,
    /// The id of the rule behind it.
    pub rule: String,
    /// That rule in a sentence.
    pub because: String,
    /// The choices that will do, in the notation.
    pub take: Vec<String>,
    /// What is said when another choice is made.
    pub other: String,
    /// The faces that fall until the next step, all of them.
    #[serde(default)]
    pub dice: Vec<u8>,
    /// The choices, of either side, until the next step.
    #[serde(default)]
    pub then: Vec<String>,
}

/// The battle after the last step.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Fight {
    /// What is to be done.
    pub say: String,
    /// The computer player of the other sides, by key.
    pub against: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonFile {
    name: String,
    about: String,
    minutes: u8,
    scenario: ScenarioFile,
    #[serde(default)]
    dice: Vec<u8>,
    #[serde(default)]
    opening: Vec<String>,
    steps: Vec<LessonStep>,
    fight: Fight,
}

impl Lesson {
    /// The lesson with a key that comes with the game.
    ///
    /// # Errors
    /// When there is none, or something in its file is wrong.
    pub fn shipped(library: &Library, key: &str) -> Result<Lesson, DataError> {
        Lesson::read(library, key, library.source(&format!("{FOLDER}/{key}.ron"))?)
    }

    /// A lesson by its key, or from a file.
    ///
    /// # Errors
    /// When there is neither, or something in it is wrong.
    pub fn named(library: &Library, name: &str) -> Result<Lesson, DataError> {
        if library.names(FOLDER).any(|known| known == name) {
            return Lesson::shipped(library, name);
        }
        let path = Path::new(name);
        if !path.exists() {
            let error = DataError::new(name, "there is neither a lesson nor a file of this name");
            return Err(error.expecting_one_of(library.names(FOLDER)));
        }
        let key = path.file_stem().unwrap_or_default().to_string_lossy();
        Lesson::own(library, &key, Source::new(name, read_given(path)?))
    }

    /// A lesson of one's own.
    ///
    /// # Errors
    /// When something in it is wrong.
    pub(crate) fn own(library: &Library, key: &str, source: Source) -> Result<Lesson, DataError> {
        let key = plain_key(key);
        // It has its own place among those that are written down as begun.
        let key = if library.names(FOLDER).any(|known| known == key) { key + "-own" } else { key };
        Lesson::read(library, &key, source)
    }

    /// Whether a text is that of a lesson and not of a scenario: a lesson has steps.
    pub(crate) fn is_in(text: &str) -> bool {
        text.lines().any(|line| line.trim_start().starts_with("steps:"))
    }

    /// The keys of the lessons that come with the game.
    pub fn keys(library: &Library) -> Vec<String> {
        library.names(FOLDER).map(str::to_owned).collect()
    }

    /// Reads a lesson and checks it but for its choices, which [`Lesson::check`] plays.
    ///
    /// # Errors
    /// When something in it is wrong.
    pub fn read(library: &Library, key: &str, source: Source) -> Result<Lesson, DataError> {
        let file: LessonFile = source.parse()?;
        let scenario = Scenario::part(library, key, source.clone(), file.scenario)?;
        let LessonFile { name, about, minutes, dice, opening, steps, fight, .. } = file;
        let key = key.to_owned();
        let lesson =
            Lesson { key, name, about, minutes, scenario, dice, opening, steps, fight, source };
        lesson.check_counts()?;
        lesson.check_words()?;
        Ok(lesson)
    }

    /// The line of a step, by its number from 0.
    pub(super) fn line(&self, step: usize) -> Option<usize> {
        self.source.line_of_field("take", step)
    }

    fn check_counts(&self) -> Result<(), DataError> {
        let wrong = |what: String, line| DataError::new(&self.source.file, what).at(line);
        if self.steps.is_empty() || self.steps.len() > STEPS {
            let line = self.source.line_of_field("steps", 0);
            let error = wrong(say!("a lesson of {count} steps", count = self.steps.len()), line);
            return Err(error.expecting(say!("1 to {most} steps", most = STEPS)));
        }
        for (number, step) in self.steps.iter().enumerate() {
            let lists = [step.take.len(), step.then.len(), step.dice.len()];
            if step.take.is_empty() || lists.into_iter().any(|count| count > LIST) {
                let what = say!("step {step} takes too little or too much", step = number + 1);
                let expected =
                    say!("a choice or more in `take`, and {most} at most of each", most = LIST);
                return Err(wrong(what, self.line(number)).expecting(expected));
            }
        }
        Ok(())
    }

    /// Whether every sentence can be shown.
    fn check_words(&self) -> Result<(), DataError> {
        let of_step = |step: &LessonStep| -> Vec<String> {
            [&step.say, &step.rule, &step.because, &step.other].map(String::clone).to_vec()
        };
        let head = vec![self.name.clone(), self.about.clone()];
        let tail = vec![self.fight.say.clone(), self.fight.against.clone()];
        let steps = self.steps.iter().enumerate();
        let all = std::iter::once((self.source.line_of_field("name", 0), head))
            .chain(steps.map(|(number, step)| (self.line(number), of_step(step))))
            .chain([(self.source.line_of_field("fight", 0), tail)]);
        for (line, texts) in all {
            let bad = |text: &&String| {
                text.trim().is_empty() || text.chars().count() > TEXT || text.contains(controls)
            };
            if let Some(text) = texts.iter().find(bad) {
                let text = riposte_rules::data::shown(text, 40);
                let what = say!("\"{text}\" cannot be shown", text);
                let error = DataError::new(&self.source.file, what).at(line);
                let expected =
                    say!("1 to {most} letters, digits, spaces and marks of writing", most = TEXT);
                return Err(error.expecting(expected));
            }
        }
        Ok(())
    }
}
