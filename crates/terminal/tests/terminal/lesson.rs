//! Lessons at the terminal, typed and read to their ends.

use std::sync::Arc;

use riposte_record::{Course, Lesson};
use riposte_rules::battle::Battle;
use riposte_rules::decision::write;
use riposte_terminal::{Close, seats, teach};

fn lessons() -> Vec<Arc<Lesson>> {
    let library = riposte_shelf::library();
    let keys = Lesson::keys(&library);
    keys.iter().map(|key| Arc::new(Lesson::shipped(&library, key).unwrap())).collect()
}

fn laid(lesson: &Arc<Lesson>) -> (Battle, Course) {
    let (shelf, library) = (riposte_shelf::shelf(), riposte_shelf::library());
    let course = Course::new(lesson.clone());
    let battle = Battle::new(&shelf, &library, &lesson.scenario, course.dice()).unwrap();
    (battle, course)
}

/// A lesson as it is read when this is typed: its words with a blank between any two.
fn taught(lesson: &Arc<Lesson>, learner: &str, typed: &str) -> (Close, String) {
    let (mut battle, course) = laid(lesson);
    let names = [learner.to_owned(), lesson.fight.against.clone()];
    let sides = lesson.scenario.sides.len();
    let mut seats = seats(&names, sides, 1, &riposte_shelf::library()).unwrap();
    let mut out = Vec::new();
    let close = teach(&mut battle, course, &mut seats, 1, typed.as_bytes(), &mut out).unwrap();
    (close, plain(&String::from_utf8(out).unwrap()))
}

fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What is typed at each step: another choice, where there is one, and then one that is asked for. The
/// numbers of the steps at which there is another come with it.
fn answers(lesson: &Arc<Lesson>) -> (String, Vec<usize>) {
    let (mut battle, mut course) = laid(lesson);
    course.catch_up(battle.world_mut()).unwrap();
    let (mut typed, mut strayed) = (String::new(), Vec::new());
    for (number, step) in lesson.steps.iter().enumerate() {
        let wanted = course.wanted(battle.table());
        let decision = battle.decision().unwrap();
        let other = decision.choices.iter().find(|choice| !wanted.contains(choice));
        if let Some(other) = other {
            typed += &format!("{}\n", write(battle.table(), other));
            strayed.push(number);
        }
        typed += &format!("{}\n", step.take[0]);
        course.repeat(battle.world_mut()).unwrap();
    }
    (typed, strayed)
}

/// The usual choice of every decision, until nothing is asked any more.
fn enter() -> String {
    "\n".repeat(10_000)
}

#[test]
fn every_lesson_is_played_in_words_to_its_end() {
    for lesson in lessons() {
        let (typed, strayed) = answers(&lesson);
        assert!(!strayed.is_empty(), "{}", lesson.key);
        let (close, text) = taught(&lesson, "human", &(typed + &enter()));
        assert!(matches!(close, Close::Over(_)), "{}: {text}", lesson.key);
        for (number, step) in lesson.steps.iter().enumerate() {
            let mut said = vec![&step.say, &step.rule, &step.because];
            said.extend(strayed.contains(&number).then_some(&step.other));
            for words in said {
                assert!(text.contains(&plain(words)), "{}: {words}\n{text}", lesson.key);
            }
        }
        for words in [&lesson.name, &lesson.about, &lesson.fight.say] {
            assert!(text.contains(&plain(words)), "{}: {words}\n{text}", lesson.key);
        }
        assert!(text.contains("That was the lesson."), "{text}");
    }
}

#[test]
fn enter_takes_what_the_step_asks_for() {
    for lesson in lessons() {
        let (close, text) = taught(&lesson, "human", &enter());
        assert!(matches!(close, Close::Over(_)), "{}: {text}", lesson.key);
        assert!(lesson.steps.iter().all(|step| !text.contains(&plain(&step.other))), "{text}");
        assert!(text.contains(&plain(&lesson.fight.say)), "{text}");
    }
}

#[test]
fn where_nobody_can_type_a_lesson_is_told_to_its_end() {
    for lesson in lessons() {
        let (close, text) = taught(&lesson, "squire", "");
        assert!(matches!(close, Close::Over(_)), "{}: {text}", lesson.key);
        assert!(lesson.steps.iter().all(|step| text.contains(&plain(&step.say))), "{text}");
    }
}

#[test]
fn what_is_asked_for_has_a_ring_and_nothing_is_taken_back() {
    for lesson in lessons() {
        let (mut battle, course) = laid(&lesson);
        let mut seats = seats(&["human".to_owned()], 2, 1, &riposte_shelf::library()).unwrap();
        let (typed, mut out) = ("undo\nfrobnicate\nchoices\nquit\n".as_bytes(), Vec::new());
        let close = teach(&mut battle, course, &mut seats, 1, typed, &mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert_eq!(close, Close::Left);
        assert!(text.contains("in a lesson nothing is taken back"), "{text}");
        assert!(text.contains("expected one of"), "{text}");
        let number = |line: &str| line.get(1..4).is_some_and(|it| it.trim().parse::<u32>().is_ok());
        let listed =
            |mark: char| text.lines().filter(|line| line.starts_with(mark) && number(line)).count();
        assert_eq!((listed('o'), listed('*')), (2 * lesson.steps[0].take.len(), 0), "{text}");
    }
}
