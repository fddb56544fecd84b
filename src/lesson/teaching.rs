//! The lesson under way, and what becomes of choices in it.

use bevy::prelude::*;
use riposte_record::{Course, Progress};
use riposte_rules::battle::Table;
use riposte_rules::decision::Choice;
use riposte_rules::roll::Dice;
use riposte_words::text;

use crate::app_state::Notice;
use crate::driver::Prompt;
use crate::platform;
use crate::settings::Settings;

/// The lesson under way.
#[derive(Resource, Clone, Debug)]
pub struct Teaching {
    /// How far it is.
    pub course: Course,
    /// Whether another choice was made than the one asked for.
    pub strayed: bool,
    /// Whether the steps are over and the learner fights alone.
    pub fights: bool,
}

impl Teaching {
    /// A lesson at some place.
    pub fn of(course: Course) -> Teaching {
        Teaching { course, strayed: false, fights: false }
    }

    /// Whether choices are the lesson's, rather than those of a free fight.
    pub fn leads(&self) -> bool {
        !self.fights
    }
}

/// The choice of the pending decision that the lesson makes by itself. After the last one the dice
/// fall freely and the other sides are the computer's.
pub fn tell(world: &mut World) -> Option<Choice> {
    let mut teaching = world.remove_resource::<Teaching>()?;
    let told = teaching.course.tell(Table::new(world));
    if teaching.leads() && teaching.course.is_free() && matches!(told, Ok(None)) {
        teaching.fights = true;
        world.insert_resource(Dice::seeded(platform::lot()));
    }
    match told {
        Ok(choice) => {
            world.insert_resource(teaching);
            choice
        }
        // A lesson is checked before it is begun; should it be wrong all the same, the battle goes on.
        Err(error) => {
            world.insert_resource(Dice::seeded(platform::lot()));
            let error = error.to_string();
            world.resource_mut::<Notice>().fail(text!("lesson-cannot-go-on", error = error));
            None
        }
    }
}

/// The choices that will do now; none where no step is asked for.
pub fn wanted(world: &World) -> Vec<Choice> {
    let teaching = world.get_resource::<Teaching>().filter(|teaching| teaching.leads());
    teaching.map(|teaching| teaching.course.wanted(Table::new(world))).unwrap_or_default()
}

/// The choice that a step asks for, by its number in the prompt.
pub fn asked_for(world: &World, prompt: &Prompt) -> Option<usize> {
    wanted(world).iter().find_map(|choice| prompt.number_of(choice))
}

/// Whether a choice of the learner is to be taken. One that the step asks for is, and the next step
/// is written down as the one to go on with; after another one the card says a word.
pub fn heed(world: &mut World, choice: &Choice) -> bool {
    let Some(teaching) = world.get_resource::<Teaching>() else { return true };
    if !teaching.leads() {
        return true;
    }
    let right = wanted(world).contains(choice);
    let Some(mut teaching) = world.remove_resource::<Teaching>() else { return true };
    teaching.strayed = !right;
    if right {
        teaching.course.go_on(world);
        let done = teaching.course.done();
        note(world, &teaching, |progress| progress.done = done);
    }
    world.insert_resource(teaching);
    right
}

/// The fight after the steps is over: the lesson is learned.
pub fn over(world: &mut World) {
    let Some(teaching) = world.get_resource::<Teaching>().filter(|it| it.fights).cloned() else {
        return;
    };
    note(world, &teaching, |progress| *progress = Progress { done: 0, finished: true });
}

/// Writes down how far a lesson is.
fn note(world: &mut World, teaching: &Teaching, change: impl FnOnce(&mut Progress)) {
    let key = teaching.course.lesson.key.clone();
    let mut settings = world.resource_mut::<Settings>();
    let mut progress = settings.lessons.get(&key).copied().unwrap_or_default();
    let before = progress;
    change(&mut progress);
    if progress != before {
        settings.lessons.insert(key, progress);
    }
}
