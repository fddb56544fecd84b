//! How far a learner has come in a lesson.

use std::collections::VecDeque;
use std::sync::Arc;

use bevy_ecs::prelude::{Resource, World};
use riposte_rules::battle::Table;
use riposte_rules::data::DataError;
use riposte_rules::decision::{Choice, nearest, read};
use riposte_rules::roll::Dice;
use riposte_words::say;

use super::file::{Lesson, LessonStep};

/// A lesson under way.
#[derive(Resource, Clone, Debug)]
pub struct Course {
    /// The lesson.
    pub lesson: Arc<Lesson>,
    /// How many steps are done.
    done: usize,
    /// The choices that are still made by themselves.
    script: VecDeque<String>,
}

impl Course {
    /// A lesson at its beginning.
    pub fn new(lesson: Arc<Lesson>) -> Course {
        let script = lesson.opening.iter().cloned().collect();
        Course { lesson, done: 0, script }
    }

    /// The dice before the first step.
    pub fn dice(&self) -> Dice {
        Dice::given(self.lesson.dice.iter().copied(), None)
    }

    /// How many steps are done.
    pub fn done(&self) -> usize {
        self.done
    }

    /// Whether choices are still made by themselves.
    pub fn tells(&self) -> bool {
        !self.script.is_empty()
    }

    /// The step that is asked for; `None` when all are done.
    pub fn step(&self) -> Option<&LessonStep> {
        self.lesson.steps.get(self.done)
    }

    /// Whether the steps are over and the learner fights alone.
    pub fn is_free(&self) -> bool {
        self.step().is_none() && !self.tells()
    }

    /// The choice of the pending decision that is made by itself; `None` where the learner is asked,
    /// or the steps are over.
    ///
    /// # Errors
    /// When the choice that is written down is not legal.
    pub fn tell(&mut self, table: Table) -> Result<Option<Choice>, DataError> {
        let Some(line) = self.script.front() else { return Ok(None) };
        let choice = self.legal(table, line)?;
        self.script.pop_front();
        Ok(Some(choice))
    }

    /// The choices that will do now.
    pub fn wanted(&self, table: Table) -> Vec<Choice> {
        let step = self.step().filter(|_| !self.tells());
        let lines = step.iter().flat_map(|step| &step.take);
        lines.filter_map(|line| self.legal(table, line).ok()).collect()
    }

    /// The step is done: its dice will fall, and what follows by itself will be told. Called before
    /// the choice is submitted.
    pub fn go_on(&mut self, world: &mut World) {
        let Some(step) = self.lesson.steps.get(self.done) else { return };
        world.resource_mut::<Dice>().load(step.dice.iter().copied());
        self.script = step.then.iter().cloned().collect();
        self.done += 1;
    }

    /// A line as a legal choice of the pending decision.
    pub(super) fn legal(&self, table: Table, line: &str) -> Result<Choice, DataError> {
        let wrong = |what: String| {
            let place = self.lesson.line(self.done.saturating_sub(usize::from(self.tells())));
            DataError::new(&self.lesson.source.file, what).at(place)
        };
        let Some(decision) = table.decision() else {
            return Err(wrong(say!("\"{line}\" comes too late: the battle is over", line)));
        };
        match read(table, line) {
            Err(error) => Err(wrong(format!("\"{line}\": {error}"))),
            Ok(choice) if decision.choices.contains(&choice) => Ok(choice),
            Ok(_) => {
                let asked = riposte_rules::tell::asked(table);
                let name = table.name(decision.figure);
                let what =
                    say!("\"{line}\" is not legal, asked of {name}: {asked}", line, name, asked);
                Err(wrong(what).expecting_one_of(nearest(table, line, 24)))
            }
        }
    }
}
