//! Lessons: what is wrong in one is said with its file, its line and what is expected.

use riposte_record::{Course, Lesson, LessonStep};
use riposte_rules::battle::{Battle, state_hash};
use riposte_rules::data::{DataError, Library, Source};
use riposte_rules::decision::write;
use std::sync::Arc;

/// Two steps towards an enemy who lets one come.
const TEXT: &str = r#"(
    name: "Two steps",
    about: "Going.",
    minutes: 3,
    scenario: (
        name: "Two steps", rulebook: "reactions", map: "yard",
        sides: [
            (name: "Cogan", figures: [(who: "cogan", at: "D4", facing: SE)]),
            (name: "Urlik", figures: [(who: "urlik-ready", key: "urlik", at: "G6", facing: NW)]),
        ],
    ),
    opening: ["risk =0", "risk =0", "risk =0", "risk =0", "later"],
    steps: [
        (
            say: "Go.", rule: "REA-21", because: "It costs points.", other: "Not yet.",
            take: ["move F5", "move E5"],
            then: [],
        ),
    ],
    fight: (say: "Fight.", against: "brawler"),
)"#;

fn read(text: &str) -> Result<Lesson, DataError> {
    let library = riposte_shelf::library();
    Lesson::read(&library, "own", Source::new("own.ron", text))
}

fn check(text: &str) -> Result<(), DataError> {
    read(text)?.check(&riposte_shelf::shelf(), &riposte_shelf::library())
}

/// What is said of the text with something in the place of something else.
fn refused(from: &str, to: &str) -> String {
    assert!(TEXT.contains(from), "{from}");
    match check(&TEXT.replace(from, to)) {
        Ok(()) => panic!("{to} is taken"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn the_other_side_has_to_be_told_what_to_do_also_after_the_second_choice() {
    // Step by step to E5 nobody can strike; at F5 Urlik is asked twice.
    let said = refused("then: []", "then: [\"pass\", \"pass\"]");
    assert!(said.starts_with("own.ron:16: \"pass\" is not legal"), "{said}");
    let first = TEXT.replace("\"move F5\", \"move E5\"", "\"move E5\"");
    assert_eq!(check(&first), Ok(()));
    let second = TEXT.replace("\"move F5\", \"move E5\"", "\"move F5\"");
    let error = check(&second).err().map(|error| error.to_string()).unwrap_or_default();
    assert!(error.is_empty() || error.contains("asked"), "{error}");
    assert_eq!(check(&second.replace("then: []", "then: [\"pass\", \"pass\"]")), Ok(()));
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    for (from, to, said) in [
        (
            "\"move F5\", \"move E5\"",
            "\"move A1\"",
            "own.ron:16: \"move A1\" is not legal, asked of Cogan",
        ),
        ("\"move F5\", \"move E5\"", "\"fly F5\"", "own.ron:16: \"fly F5\""),
        ("\"move F5\", \"move E5\"", "", "step 1 takes too little or too much"),
        ("\"later\"]", "\"later\", \"done\"]", "is asked"),
        (
            "\"move F5\", \"move E5\"],",
            "\"move E5\"], dice: [3],",
            "1 faces of the dice are left over",
        ),
        ("say: \"Go.\"", "say: \"\"", "cannot be shown"),
        ("rulebook: \"reactions\"", "rulebook: \"nothing\"", "nobody is called"),
        ("minutes: 3,", "minutes: 3, hours: 2,", "own.ron:4"),
        ("at: \"G6\"", "at: \"Z99\"", "Z99"),
    ] {
        let error = refused(from, to);
        assert!(error.contains(said), "{to}: {error}");
    }
}

#[test]
fn a_name_that_is_neither_a_lesson_nor_a_file_is_said_with_those_that_are() {
    let library = riposte_shelf::library();
    let error = Lesson::named(&library, "nowhere.ron").err().map(|error| error.to_string());
    let error = error.unwrap_or_default();
    assert!(error.contains("there is neither a lesson nor a file"), "{error}");
    assert!(error.contains("reactions"), "{error}");
}

#[test]
fn a_course_goes_on_by_the_choices_of_its_steps_alone() {
    let text = TEXT.replace("\"move F5\", \"move E5\"", "\"move E5\"");
    let lesson = Arc::new(read(&text).unwrap_or_else(|error| panic!("{error}")));
    let (shelf, library): (_, Library) = (riposte_shelf::shelf(), riposte_shelf::library());
    let mut course = Course::new(lesson.clone());
    let laid = Battle::new(&shelf, &library, &lesson.scenario, course.dice());
    let mut battle = laid.unwrap_or_else(|error| panic!("{error}"));
    assert!(course.tells() && course.wanted(battle.table()).is_empty());
    assert_eq!(course.catch_up(battle.world_mut()), Ok(()));
    let wanted = course.wanted(battle.table());
    let words: Vec<String> = wanted.iter().map(|choice| write(battle.table(), choice)).collect();
    assert_eq!(words, ["move E5"]);
    let say = course.step().map(|step: &LessonStep| step.say.as_str());
    assert_eq!((say, course.done()), (Some("Go."), 0));
    let before = state_hash(battle.world());
    assert_eq!(course.repeat(battle.world_mut()), Ok(()));
    assert!(course.is_free() && course.done() == 1 && state_hash(battle.world()) != before);
    assert_eq!(course.repeat(battle.world_mut()), Ok(()));
    assert_eq!(course.done(), 1);
}
