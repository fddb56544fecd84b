//! Playing a lesson without a learner: to check it, and to come to where somebody left it.

use std::sync::Arc;

use bevy_ecs::prelude::World;
use riposte_rules::battle::{Battle, Ending, Table, submit};
use riposte_rules::data::{DataError, Library};
use riposte_rules::decision::{Choice, Pending};
use riposte_rules::figure::Side;
use riposte_rules::roll::Dice;
use riposte_rules::rulebook::Shelf;
use riposte_words::{phrase, say};

use super::course::Course;
use super::file::Lesson;

impl Lesson {
    /// Plays the lesson to its end, then once more with every other choice that a step takes.
    ///
    /// # Errors
    /// When a choice is not legal, dice are missing or left over, or it is not the learner who is
    /// asked at a step and after the last one.
    pub fn check(&self, shelf: &Shelf, library: &Library) -> Result<(), DataError> {
        let lesson = Arc::new(self.clone());
        let first = vec![0; self.steps.len()];
        play(&lesson, shelf, library, &first)?;
        for (number, step) in self.steps.iter().enumerate() {
            for other in 1..step.take.len() {
                let mut ways = first.clone();
                ways[number] = other;
                play(&lesson, shelf, library, &ways)?;
            }
        }
        Ok(())
    }
}

/// Plays a lesson to its end, taking at each step the choice with that number.
fn play(
    lesson: &Arc<Lesson>,
    shelf: &Shelf,
    library: &Library,
    ways: &[usize],
) -> Result<(), DataError> {
    let mut course = Course::new(lesson.clone());
    let mut battle = Battle::new(shelf, library, &lesson.scenario, course.dice())?;
    course.catch_up(battle.world_mut())?;
    for (number, way) in ways.iter().enumerate() {
        let line = lesson.steps[number].take.get(*way).map_or("", String::as_str);
        let choice = course.legal(battle.table(), line)?;
        course.step_on(battle.world_mut(), choice)?;
    }
    Ok(())
}

impl Course {
    /// Does what is told until the learner is asked.
    ///
    /// # Errors
    /// When the lesson is wrong there.
    pub fn catch_up(&mut self, world: &mut World) -> Result<(), DataError> {
        while let Some(choice) = self.tell(Table::new(world))? {
            self.give(world, choice)?;
        }
        self.learner_is_asked(world)
    }

    /// Does what is told, and so many steps by their first choices: the lesson is taken up there.
    ///
    /// # Errors
    /// When the lesson is wrong there.
    pub fn take_up(&mut self, world: &mut World, done: usize) -> Result<(), DataError> {
        self.catch_up(world)?;
        (0..done).try_for_each(|_| self.repeat(world))
    }

    /// Does the next step by its first choice, and what follows by itself.
    ///
    /// # Errors
    /// When the lesson is wrong there.
    pub fn repeat(&mut self, world: &mut World) -> Result<(), DataError> {
        let Some(step) = self.step() else { return Ok(()) };
        let line = step.take.first().cloned().unwrap_or_default();
        let choice = self.legal(Table::new(world), &line)?;
        self.step_on(world, choice)
    }

    fn step_on(&mut self, world: &mut World, choice: Choice) -> Result<(), DataError> {
        self.go_on(world);
        self.give(world, choice)?;
        self.catch_up(world)
    }

    fn give(&self, world: &mut World, choice: Choice) -> Result<(), DataError> {
        submit(world, choice).map_err(|refusal| self.wrong(refusal.to_string()))
    }

    fn learner_is_asked(&self, world: &World) -> Result<(), DataError> {
        let left = world.resource::<Dice>().left();
        if left > 0 {
            return Err(self.wrong(say!("{left} faces of the dice are left over", left)));
        }
        if world.resource::<Ending>().0.is_some() {
            return Err(self.wrong(say!("the battle is over")));
        }
        let decision = world.resource::<Pending>().decision();
        let learner = decision.is_some_and(|decision| decision.side == Side(0));
        match (learner, self.step()) {
            (false, Some(_)) => {
                let table = Table::new(world);
                let asked = riposte_rules::tell::asked(table);
                let nobody = phrase("nobody");
                let name = decision.map_or(&*nobody, |decision| table.name(decision.figure));
                let error =
                    self.wrong(say!("{name} of the other side is asked: {asked}", name, asked));
                Err(error.expecting("the other side's choices in `then`"))
            }
            _ => Ok(()),
        }
    }

    /// What is wrong after the steps that are done.
    fn wrong(&self, what: String) -> DataError {
        let (place, line) = match self.done() {
            0 => (say!("before the first step"), None),
            done => (say!("after step {done}", done), self.lesson.line(done - 1)),
        };
        DataError::new(&self.lesson.source.file, format!("{place}: {what}")).at(line)
    }
}
