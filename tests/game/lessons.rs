//! Every lesson from its first step to the end of its fight: by mouse, by keys and with a finger.

use std::sync::Arc;

use bevy::prelude::*;
use riposte::app_state::{Notice, Overlay, Screen};
use riposte::driver::*;
use riposte::lesson::{self, State, Teaching};
use riposte::screens::take_in;
use riposte::settings::{Progress, Questions, Settings};
use riposte::{Picked, Picking, carry_out};
use riposte_record::{Lesson, Shared};
use riposte_rules::battle::state_hash;
use riposte_rules::data::Library;
use riposte_rules::decision::Choice;

use crate::common::*;
use crate::hands::{Hand, finger, keys, mouse};

fn lessons() -> Vec<Arc<Lesson>> {
    let library = riposte_shelf::library();
    let keys = Lesson::keys(&library);
    keys.iter().map(|key| Arc::new(good(Lesson::shipped(&library, key)))).collect()
}

/// A lesson with so many steps done.
fn begun(lesson: &Arc<Lesson>, done: usize) -> App {
    let mut app = app(Questions::Never);
    app.init_resource::<Notice>().init_resource::<Picking>();
    good(lesson::begin(app.world_mut(), lesson.clone(), done));
    app
}

/// The prompt of a step, and the numbers of the choices that it takes.
fn step(app: &mut App) -> (Prompt, Vec<usize>) {
    let prompt = good(asked(app).ok_or("nobody is asked"));
    let wanted = lesson::wanted(app.world());
    let numbers = wanted.iter().filter_map(|choice| prompt.number_of(choice)).collect();
    (prompt, numbers)
}

fn done(app: &App) -> usize {
    app.world().get_resource::<Teaching>().map_or(0, |teaching| teaching.course.done())
}

fn hash(app: &App) -> u64 {
    state_hash(app.world())
}

#[test]
fn every_book_has_a_lesson_that_holds() {
    let (shelf, library) = (riposte_shelf::shelf(), riposte_shelf::library());
    let lessons = lessons();
    for book in &shelf.0 {
        let of_book = lessons.iter().filter(|it| it.scenario.rulebook == book.key());
        assert_eq!(of_book.count(), 1, "{}", book.key());
    }
    for lesson in lessons {
        good(lesson.check(&shelf, &library));
        assert!((6..=10).contains(&lesson.steps.len()), "{}", lesson.key);
        assert!((3..=10).contains(&lesson.minutes), "{}", lesson.key);
        assert!(riposte_ai::find(&lesson.fight.against).is_some(), "{}", lesson.key);
    }
}

#[test]
fn a_lesson_of_ones_own_is_opened_as_a_file_and_a_wrong_one_is_refused_with_its_line() {
    let lesson = lessons().swap_remove(0);
    let mut app = begun(&lesson, 0);
    app.init_resource::<NextState<Screen>>().init_resource::<Overlay>();
    let text = &lesson.source.text;
    let mut open = |text: &str| {
        take_in(app.world_mut(), "mine.ron", Shared::read("mine.ron", text));
        let told = app.world_mut().resource_mut::<Notice>().0.take().unwrap_or_default();
        (told, app.world().resource::<Teaching>().course.lesson.key.clone())
    };
    assert_eq!(open(text), (String::new(), "mine".into()));
    let (told, _) = open(&text.replacen("take: [\"", "take: [\"no-such ", 1));
    assert!(told.contains("mine.ron:") && told.contains("no-such"), "{told}");
}

#[test]
fn every_rule_that_a_lesson_names_stands_in_its_rulebook() {
    for lesson in lessons() {
        let page = riposte_shelf::page(&lesson.scenario.rulebook).unwrap_or_default();
        for step in &lesson.steps {
            assert!(page.contains(&step.rule), "{}: {}", lesson.key, step.rule);
        }
    }
}

/// Takes a choice that is not asked for, with the list narrowed to it; then all is listed again, and
/// so what leads to the step.
fn stray(app: &mut App, prompt: &Prompt, other: usize) {
    let option = &prompt.options[other];
    let (verb, place) = (Some(option.choice.verb), option.places.first().copied());
    let group = Some(prompt.group(option.choice.verb));
    app.insert_resource(Picking {
        verb,
        place,
        group,
        page: 1,
        picked: Some(other),
        ..Picking::default()
    });
    carry_out(app.world_mut(), Picked::Take(other));
    let picking = app.world().resource::<Picking>();
    assert!(!picking.has_begun() && picking.page == 0, "{picking:?}");
    assert_eq!(picking.fitting(prompt).len(), prompt.options.len());
}

/// Takes every step by a hand; other choices are told to be others and change nothing.
fn learn(hand: Hand) {
    for lesson in lessons() {
        let mut app = begun(&lesson, 0);
        for number in 0..lesson.steps.len() {
            let (prompt, wanted) = step(&mut app);
            assert_eq!(done(&app), number, "{}", lesson.key);
            let other = (0..prompt.options.len()).find(|number| !wanted.contains(number));
            if let Some(other) = other {
                let before = hash(&app);
                stray(&mut app, &prompt, other);
                let strayed = app.world().get_resource::<Teaching>().is_some_and(|it| it.strayed);
                assert!(strayed && hash(&app) == before && done(&app) == number);
            }
            let first = good(wanted.first().copied().ok_or("nothing is asked for"));
            let picked = hand(&prompt, first);
            assert_eq!(picked, Picked::Take(first), "{}: step {}", lesson.key, number + 1);
            carry_out(app.world_mut(), picked);
            assert_eq!(done(&app), number + 1, "{}: {}", lesson.key, prompt.options[first].words);
        }
        fight(&mut app, &lesson);
    }
}

/// The fight after the steps, by what is usual, to its end.
fn fight(app: &mut App, lesson: &Lesson) {
    let library = app.world().resource::<Library>().clone();
    let squire = riposte_ai::find("squire").map(|entry| entry.make(1, &library));
    let mut squire = good(squire.ok_or("there is no squire"));
    while asked(app).is_some() {
        assert!(lesson::wanted(app.world()).is_empty());
        let (choice, _) = good(squire.decide(app.world()).ok_or("no choice"));
        assert!(lesson::heed(app.world_mut(), &choice));
        assert_eq!(answer(app.world_mut(), choice), Ok(()));
    }
    assert_eq!(play(app.world()), Play::Over, "{}", lesson.key);
    let lessons = &app.world().resource::<Settings>().lessons;
    let learned = Progress { done: 0, finished: true };
    assert_eq!(lessons.get(&lesson.key), Some(&learned), "{}", lesson.key);
    assert_eq!(lesson::state(app.world(), lesson), State::Finished);
}

#[test]
fn lessons_are_learned_with_the_mouse() {
    learn(mouse);
}

#[test]
fn lessons_are_learned_with_the_keys() {
    learn(keys);
}

#[test]
fn lessons_are_learned_with_a_finger() {
    learn(finger);
}

#[test]
fn a_lesson_is_taken_up_where_it_was_left() {
    for lesson in lessons() {
        let mut whole = begun(&lesson, 0);
        for number in 0..=lesson.steps.len() {
            let mut resumed = begun(&lesson, number);
            // After the last step the dice fall freely.
            if number == lesson.steps.len() {
                asked(&mut resumed);
                assert!(resumed.world().get_resource::<Teaching>().is_some_and(|it| it.fights));
                break;
            }
            let (prompt, wanted) = step(&mut whole);
            let (again, _) = step(&mut resumed);
            let choices = |prompt: &Prompt| -> Vec<Choice> {
                prompt.options.iter().map(|it| it.choice).collect()
            };
            assert_eq!(choices(&prompt), choices(&again), "{}: {number}", lesson.key);
            assert_eq!(hash(&whole), hash(&resumed), "{}: {number}", lesson.key);
            carry_out(whole.world_mut(), Picked::Take(wanted[0]));
        }
    }
}

#[test]
fn nothing_is_taken_back_in_a_lesson() {
    for lesson in lessons() {
        let mut app = begun(&lesson, 1);
        step(&mut app);
        let why = why_no_undo(app.world());
        assert_eq!(why.as_deref(), Some("in a lesson nothing is taken back"));
        let before = hash(&app);
        undo(app.world_mut());
        assert_eq!(hash(&app), before);
    }
}
