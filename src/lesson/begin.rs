//! Laying a lesson.

use std::sync::Arc;

use bevy::prelude::*;
use riposte_record::{Course, Lesson};
use riposte_rules::data::DataError;

use super::list::{Lessons, State, state};
use super::teaching::Teaching;
use crate::app_state::{Overlay, Screen, try_to};
use crate::board::contract::Stage;
use crate::driver::{Still, collect, start_with};
use crate::match_setup::{MatchSetup, Seat};
use crate::platform;
use crate::records::{Recording, put_aside};

/// Lays a lesson on the table, with so many steps done.
///
/// # Errors
/// When something in it is wrong; what was on the table stays where that is found in time.
pub fn begin(world: &mut World, lesson: Arc<Lesson>, done: usize) -> Result<(), DataError> {
    let against = Seat::parse(&lesson.fight.against).map_err(|error| {
        let line = lesson.source.line_of_field("against", 0);
        DataError { file: lesson.source.file.clone(), line, ..error }
    })?;
    let mut seats = vec![against; lesson.scenario.sides.len()];
    if let Some(first) = seats.first_mut() {
        *first = Seat::Person;
    }
    let (scenario, seed) = (lesson.scenario.clone(), platform::lot());
    let setup = MatchSetup { scenario, seats, seed, sworn: false };
    let mut course = Course::new(lesson);
    start_with(world, &setup, course.dice())?;
    // It can be taken up again at any step, so that it is not kept as a battle.
    world.insert_resource(Recording::default());
    // Where nobody plays, as for a picture, it is at its first step at once.
    if done > 0 || world.resource::<Still>().0 {
        course.take_up(world, done)?;
        collect(world);
        world.resource_mut::<Stage>().resync();
    }
    world.insert_resource(Teaching::of(course));
    Ok(())
}

/// Plays a lesson that was checked, with so many steps done.
///
/// # Errors
/// When something in it is wrong.
pub fn play(world: &mut World, lesson: Lesson, done: usize) -> Result<(), DataError> {
    show(world, Arc::new(lesson), done)
}

/// Goes on with a lesson of the list where it was left, or begins it.
pub fn open(world: &mut World, number: usize) {
    let Some(lesson) = world.resource::<Lessons>().0.get(number).cloned() else { return };
    let done = match state(world, &lesson) {
        State::Begun(done) => done,
        State::New | State::Finished => 0,
    };
    try_to(world, |world| show(world, lesson, done));
}

/// Begins the lesson under way anew; whether there is one.
pub fn again(world: &mut World) -> bool {
    let Some(teaching) = world.get_resource::<Teaching>() else { return false };
    let lesson = teaching.course.lesson.clone();
    try_to(world, |world| show(world, lesson, 0));
    true
}

fn show(world: &mut World, lesson: Arc<Lesson>, done: usize) -> Result<(), DataError> {
    put_aside(world)?;
    begin(world, lesson, done)?;
    *world.resource_mut::<Overlay>() = Overlay::None;
    world.resource_mut::<NextState<Screen>>().set(Screen::Battle);
    Ok(())
}
