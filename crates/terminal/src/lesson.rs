//! A lesson at the terminal: what it says, and how far it is.

use riposte_record::{Course, LessonStep, in_lesson, in_step};
use riposte_rules::battle::{Battle, Table};
use riposte_rules::data::DataError;
use riposte_rules::decision::Choice;
use riposte_rules::roll::Dice;
use riposte_words::{phrase, text};

/// The most letters of a line.
const WIDTH: usize = 78;
const HOW: &str = "In each step the choice that is asked for has a ring before it, o: type its number, \
                   or press Enter. Where a step speaks of a click it means the same.";

/// A lesson under way.
pub(crate) struct Teaching {
    course: Course,
    /// Whence the dice fall after the steps.
    seed: u64,
    /// Whether the steps are over and the seats decide.
    fights: bool,
}

impl Teaching {
    /// A lesson at some place.
    pub(crate) fn new(course: Course, seed: u64) -> Teaching {
        Teaching { course, seed, fights: false }
    }

    /// Whether choices are the lesson's, rather than those of a free fight.
    pub(crate) fn leads(&self) -> bool {
        !self.fights
    }

    /// What it is about, and how it is played.
    pub(crate) fn opening(&self) -> String {
        let lesson = &*self.course.lesson;
        let name = in_lesson(lesson, "name", &lesson.name);
        let about = in_lesson(lesson, "about", &lesson.about);
        format!("{}{}\n", wrapped(&format!("{name}: {about}")), wrapped(&phrase(HOW)))
    }

    /// What the step asks for, and the rule behind it.
    pub(crate) fn step(&self) -> String {
        let say = |step: &LessonStep| {
            let (number, all) = (self.course.done() + 1, self.course.lesson.steps.len());
            let say = self.said("say", &step.say);
            let asked = text!("lesson-card-spoken-step", number = number, all = all, say = say);
            let (rule, because) = (step.rule.as_str(), self.said("because", &step.because));
            let why = text!("lesson-card-spoken-rule", rule = rule, because = because);
            wrapped(&asked) + &wrapped(&why)
        };
        self.course.step().map(say).unwrap_or_default()
    }

    /// What is said when another choice is made.
    pub(crate) fn other(&self) -> String {
        let other = |step: &LessonStep| wrapped(&self.said("other", &step.other));
        self.course.step().map(other).unwrap_or_default()
    }

    fn said(&self, part: &str, english: &str) -> String {
        in_step(&self.course.lesson, self.course.done(), part, english).into_owned()
    }

    /// What is to be done after the steps.
    pub(crate) fn fight(&self) -> String {
        let lesson = &*self.course.lesson;
        let say = in_lesson(lesson, "fight-say", &lesson.fight.say);
        wrapped(&text!("lesson-card-spoken-fight", say = say))
    }

    /// The choices that will do now.
    pub(crate) fn wanted(&self, table: Table) -> Vec<Choice> {
        self.course.wanted(table)
    }

    /// The choice that the lesson makes by itself. After the last one the dice fall freely, and the
    /// seats decide.
    ///
    /// # Errors
    /// When the lesson is wrong there; then the seats decide as well.
    pub(crate) fn tell(&mut self, battle: &mut Battle) -> Result<Option<Choice>, DataError> {
        let told = self.course.tell(battle.table());
        let over = matches!(told, Ok(None)) && self.course.is_free();
        if over || told.is_err() {
            self.fights = true;
            battle.world_mut().insert_resource(Dice::seeded(self.seed));
        }
        told
    }

    /// The step is done, if there is one. Called before its choice is submitted.
    pub(crate) fn go_on(&mut self, battle: &mut Battle) {
        if self.leads() {
            self.course.go_on(battle.world_mut());
        }
    }
}

/// What is said when the fight is over.
pub(crate) fn learned() -> String {
    wrapped(&text!("lesson-card-learned"))
}

/// A text in lines that fit a terminal.
fn wrapped(text: &str) -> String {
    let (mut lines, mut width) = (String::new(), 0);
    for word in text.split_whitespace() {
        let letters = word.chars().count();
        if width > 0 && width + 1 + letters > WIDTH {
            lines.push('\n');
            width = 0;
        } else if width > 0 {
            lines.push(' ');
            width += 1;
        }
        lines += word;
        width += letters;
    }
    lines + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_text_is_broken_between_words() {
        let text = "word ".repeat(40);
        let lines = wrapped(&text);
        assert!(lines.lines().all(|line| line.len() <= WIDTH && line.ends_with("word")));
        assert_eq!(lines.split_whitespace().count(), 40);
        assert_eq!(wrapped("short"), "short\n");
    }
}
