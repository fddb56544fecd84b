//! The lessons, and how far the learner is in each.

use std::sync::Arc;

use bevy::prelude::*;
use riposte_record::Lesson;
use riposte_rules::data::Library;
use riposte_rules::rulebook::Shelf;

use crate::settings::Settings;

/// The lessons that come with the game, in the order of their rulebooks.
#[derive(Resource, Clone, Debug, Default)]
pub struct Lessons(pub Vec<Arc<Lesson>>);

impl Lessons {
    /// The lesson by the rules of a book, by its number.
    pub fn of_book(&self, book: &str) -> Option<usize> {
        self.0.iter().position(|lesson| lesson.scenario.rulebook == book)
    }
}

/// How far the learner is in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum State {
    /// It was never begun.
    New,
    /// So many steps are done.
    Begun(usize),
    /// It was played to its end.
    Finished,
}

/// How far the learner is in a lesson.
pub fn state(world: &World, lesson: &Lesson) -> State {
    let progress = world.resource::<Settings>().lessons.get(&lesson.key).copied();
    match progress.unwrap_or_default() {
        // A lesson that was changed since may have fewer steps.
        it if it.done > 0 => State::Begun(it.done.min(lesson.steps.len())),
        it if it.finished => State::Finished,
        _ => State::New,
    }
}

pub(super) fn read(library: Res<Library>, shelf: Res<Shelf>, mut lessons: ResMut<Lessons>) {
    let read = |key: &String| match Lesson::shipped(&library, key) {
        Ok(lesson) => Some(Arc::new(lesson)),
        Err(error) => {
            warn!("a lesson is left out: {error}");
            None
        }
    };
    let mut all: Vec<Arc<Lesson>> = Lesson::keys(&library).iter().filter_map(read).collect();
    let place =
        |lesson: &Lesson| shelf.0.iter().position(|book| book.key() == lesson.scenario.rulebook);
    all.sort_by_key(|lesson| place(lesson));
    lessons.0 = all;
}
