//! Weights fitted to a rulebook from battles.

use crate::commands::{fault, file, text};

fn fit(more: &[&str]) -> String {
    let args = ["fit", "lengths", "measure", "purse", "--rounds", "12", "--games", "2"];
    text(&[&args[..], more].concat())
}

#[test]
fn it_says_what_counts_more_or_less_and_how_that_fares_against_the_usual_weights() {
    let path = file("fitted.ron", "").to_string_lossy().into_owned();
    std::fs::remove_file(&path).unwrap();
    let told = fit(&["--file", &path]);
    let last: Vec<&str> = told.lines().rev().take(4).collect();
    assert!(last[0].contains("nothing is written"), "four games show nothing: {told}");
    assert!(last[1].starts_with("all "), "{told}");
    assert!(last[2].starts_with("purse ") && last[3].starts_with("measure "), "{told}");
    assert!(!std::path::Path::new(&path).exists());
}

#[test]
fn how_many_games_at_a_time_makes_no_difference() {
    assert_eq!(fit(&["--jobs", "1"]), fit(&["--jobs", "2"]));
    assert_ne!(fit(&[]), fit(&["--seed", "2"]));
}

#[test]
fn every_shipped_file_can_be_read_and_is_of_a_rulebook() {
    let (shelf, library) = (riposte_shelf::shelf(), riposte_shelf::library());
    for book in &shelf.0 {
        assert!(riposte_ai::Fitted::of(&library, book.key()).is_ok(), "{}", book.key());
    }
    for name in library.names("personalities/fitted") {
        assert!(shelf.find(name).is_some(), "no rulebook is called {name}");
    }
}

#[test]
fn what_is_asked_for_must_be_there() {
    assert!(fault(&["fit", "broadswords"]).contains("there is no rulebook \"broadswords\""));
    let other = fault(&["fit", "lengths", "duel"]);
    assert!(other.contains("none of these scenarios is one of \"lengths\""), "{other}");
}
