//! How one's battles against the computer are counted.

use std::path::PathBuf;

use bevy::prelude::*;
use riposte::driver::*;
use riposte::ladder;
use riposte::match_setup::Seat;
use riposte::settings::{Questions, Score, Settings};
use riposte_rules::data::Library;
use riposte_rules::rulebook::Shelf;

use crate::common::*;

/// Fights a battle to its end, the person as a squire would.
fn fight(app: &mut App, seats: &[&str], seed: u64) {
    begin(app, "duel", seats, seed);
    let library = app.world().resource::<Library>().clone();
    let squire = riposte_ai::find("squire").map(|entry| entry.make(seed, &library));
    let mut squire = good(squire.ok_or("there is no squire"));
    while asked(app).is_some() {
        let (choice, _) = good(squire.decide(app.world()).ok_or("no choice"));
        assert_eq!(answer(app.world_mut(), choice), Ok(()));
    }
    // More frames count nothing more.
    (0..3).for_each(|_| drive(app.world_mut()));
}

fn score(app: &App, level: &str) -> Score {
    let ladder = &app.world().resource::<Settings>().ladder;
    ladder.get("reactions").and_then(|book| book.get(level)).copied().unwrap_or_default()
}

#[test]
fn a_battle_of_one_person_against_a_level_counts_once_whatever_its_temper() {
    let mut app = app(Questions::Never);
    for (seed, seats) in
        [(1, ["human", "brawler"]), (2, ["brawler", "human"]), (3, ["human", "squire-bold"])]
    {
        fight(&mut app, &seats, seed);
    }
    assert_eq!((score(&app, "brawler").fought(), score(&app, "squire").fought()), (2, 1));
    let mut rows = ladder::rows(app.world());
    rows.retain(ladder::Rung::is_met);
    assert_eq!(
        rows.iter().map(|row| row.level.0.as_str()).collect::<Vec<_>>(),
        ["brawler", "squire"]
    );
    let table = ladder::as_table(app.world());
    assert_eq!(table.lines().next(), Some("rulebook,level,won,lost,drawn"));
    assert_eq!(table.lines().count(), 3);
    let squire = Seat::Computer("squire-canny");
    let told = ladder::against(app.world(), "reactions", squire).unwrap_or_default();
    assert!(told.contains("of 1 won"), "{told}");
    assert_eq!(ladder::against(app.world(), "options", squire), None);
}

/// The levels that are on every ladder.
const LEVELS: [&str; 5] = ["beginner", "squire", "sergeant", "captain", "master"];

#[test]
fn the_ladder_of_every_book_has_all_levels_and_the_place_where_one_stands() {
    let mut app = app(Questions::Never);
    let world = app.world_mut();
    assert!(!ladder::begun(world));
    let mut settings = world.resource_mut::<Settings>();
    let scores = settings.ladder.entry("options".into()).or_default();
    scores.insert("squire".into(), Score { won: 2, lost: 1, drawn: 0 });
    scores.insert("captain".into(), Score { won: 1, lost: 4, drawn: 2 });
    scores.insert("master".into(), Score { won: 0, lost: 3, drawn: 0 });
    // To beat a yardstick leads nobody up.
    let yardstick = Score { won: 9, lost: 0, drawn: 0 };
    settings.ladder.entry("lengths".into()).or_default().insert("brawler".into(), yardstick);
    assert!(ladder::begun(world));
    let shelf = world.resource::<Shelf>().clone();
    for book in &shelf.0 {
        let rungs = ladder::of_book(world, book.as_ref());
        let levels: Vec<&str> = rungs.iter().map(|rung| rung.level.0.as_str()).collect();
        let stands: Vec<&str> =
            rungs.iter().filter(|it| it.stands).map(|it| it.level.0.as_str()).collect();
        match book.key() {
            "options" => assert_eq!((&levels[..], &stands[..]), (&LEVELS[..], &["captain"][..])),
            "lengths" => assert_eq!((levels[0], &levels[1..]), ("brawler", &LEVELS[..])),
            _ => assert_eq!(levels, LEVELS),
        }
        assert!(stands.is_empty() || book.key() == "options", "{stands:?}");
    }
    let told = ladder::told(world);
    for words in [
        "Options, against Captain: 7 battles, 1 won, 4 lost, 2 drawn.",
        "Options, against Beginner: not met yet.",
        "Options: you stand at “Captain”, the highest level that you have beaten.",
        "Lengths: you have beaten no level yet.",
    ] {
        assert!(told.iter().any(|line| line == words), "{words}: {told:#?}");
    }
}

#[test]
fn battles_of_two_persons_or_of_none_do_not_count() {
    let mut app = app(Questions::Never);
    fight(&mut app, &["human", "human"], 1);
    fight(&mut app, &["squire", "squire"], 2);
    assert!(app.world().resource::<Settings>().ladder.is_empty());
}

#[test]
fn what_is_counted_is_kept_with_the_settings_and_stays_when_they_are_as_they_came() {
    let mut settings = Settings { speed: 2.0, ..Settings::default() };
    let score = Score { won: 3, lost: 1, drawn: 1 };
    settings.ladder.entry("lengths".into()).or_default().insert("captain".into(), score);
    let text = ron::to_string(&settings).unwrap_or_default();
    assert_eq!(Settings::from_text("settings", &text), Ok(settings.clone()));
    let came = settings.as_they_came();
    assert_eq!((came.speed, came.ladder), (1.0, settings.ladder));
    assert_eq!(ladder::score_words(score), "3 of 5 won, 1 drawn");
    // A file of before has none.
    let before = Settings::from_text("settings", "(version: 1, skip: true)");
    assert!(before.is_ok_and(|settings| settings.ladder.is_empty() && settings.lessons.is_empty()));
}

#[test]
fn the_table_is_kept_as_a_file() {
    let mut app = app(Questions::Never);
    app.init_resource::<riposte::app_state::Notice>();
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("ladder");
    app.insert_resource(riposte::records::Folder(Some(folder.clone())));
    assert_eq!(ladder::keep(app.world_mut()), Ok(()));
    let text = std::fs::read_to_string(folder.join("battles.csv")).unwrap_or_default();
    assert_eq!(text, "rulebook,level,won,lost,drawn\n");
    app.insert_resource(riposte::records::Folder(None));
    assert!(ladder::keep(app.world_mut()).is_err());
}

/// What is offered in the set-up by the rules of a book, with somebody in the place already.
fn offered(book: &str, taken: Seat) -> Vec<String> {
    let book = good(riposte_shelf::shelf().find(book).ok_or("no such book"));
    Seat::offered(book.as_ref(), taken).into_iter().map(Seat::name).collect()
}

#[test]
fn levels_are_offered_and_the_henchman_where_the_book_has_its_list() {
    let levels = ["Beginner", "Squire", "Sergeant", "Captain", "Master"];
    let usual = [&["A person"], &levels[..], &["By link"]].concat();
    assert_eq!(offered("reactions", Seat::Person), usual);
    let led_by_nobody = [&["A person", "Henchman"], &levels[..], &["By link"]].concat();
    assert_eq!(offered("vantage", Seat::Person), led_by_nobody);
}

#[test]
fn one_named_on_the_command_line_is_seen_in_the_set_up() {
    let named = good(Seat::parse("brawler"));
    assert_eq!(offered("reactions", named)[1], "Brawler");
    let bold = good(Seat::parse("master-bold"));
    assert_eq!(offered("reactions", bold).len(), 7, "its level stands for it");
}
