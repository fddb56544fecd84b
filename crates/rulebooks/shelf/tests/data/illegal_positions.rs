//! A scenario that would begin in a position that may not be is refused when it is laid, for every
//! rulebook, with file, line and what was expected; by the same code that looks for such positions
//! in the middle of battles.

use crate::common::answer;
use riposte_rules::data::DataError;
use riposte_shelf::shelf;

/// What figures of a book need to be there at all.
fn scores(book: &str) -> &'static str {
    match book {
        "options" => "\"ST\": 12, \"DX\": 12",
        "maneuvers" => "\"ST\": 12, \"DX\": 12, \"IQ\": 10, \"HT\": 12",
        "lengths" => "\"warrior\": 1",
        "vantage" => {
            "\"Speed\": 5, \"Agility\": 5, \"Strength\": 5, \"Toughness\": 4, \"Mind\": 5, \
             \"Bravery\": 6, \"Perception\": 4, \"Health\": 10"
        }
        _ => "",
    }
}

/// A scenario of a book: figures of its own, with whatever else is said of them, and the sides.
fn scenario(book: &str, figures: &[(&str, &str)], sides: [&str; 2], more: &str) -> String {
    let entry = |(key, more): &(&str, &str)| {
        let scores = if more.contains("scores") { String::new() } else { scores(book).to_owned() };
        let scores =
            if more.contains("scores") { scores } else { format!("scores: {{{scores}}},") };
        format!("    (key: \"{key}\", name: \"{key}\", icon: \"person\", {scores} {more}),\n")
    };
    let roster: String = figures.iter().map(entry).collect();
    let [one, two] = sides;
    format!(
        "(\n  name: \"x\", rulebook: \"{book}\",\n  rows: [\"......\", \"..#...\", \"......\", \
         \"~~....\"],\n  roster: [\n{roster}  ],\n  sides: [(name: \"One\", figures: [\n{one}\n]), \
         (name: \"Two\", figures: [\n{two}\n])],\n  {more}\n)\n"
    )
}

fn refused(text: &str) -> DataError {
    let error = answer(text).unwrap_or_else(|| panic!("it is accepted:\n{text}"));
    assert!(error.line.is_some() && !error.to_string().is_empty(), "{error}");
    assert_eq!(error.file, "my.ron");
    error
}

fn line_of(text: &str, word: &str) -> Option<usize> {
    text.lines().position(|line| line.contains(word)).map(|line| line + 1)
}

const FOE: &str = "(who: \"foe\", at: \"F1\", facing: S)";

#[test]
fn the_good_ones_are_good() {
    for book in shelf().0 {
        let one = "(who: \"a\", at: \"A1\", facing: S)";
        let text = scenario(book.key(), &[("a", ""), ("foe", "")], [one, FOE], "");
        assert_eq!(answer(&text), None, "{}", book.key());
    }
}

#[test]
fn two_hexes_are_for_those_alone_that_the_book_has_lie_so() {
    for book in shelf().0 {
        let one = "(who: \"a\", at: \"A1\", facing: N)";
        let text = scenario(book.key(), &[("a", "shape: Long"), ("foe", "")], [one, FOE], "");
        if book.key() == "lengths" {
            assert_eq!(answer(&text), None);
            continue;
        }
        let error = refused(&text);
        assert_eq!(error.line, line_of(&text, "key: \"a\""), "{error}");
        assert!(error.what.contains("takes up two hexes"), "{error}");
        assert!(error.expected.contains("shape: One"), "{error}");
    }
    let horse = "shape: Long, scores: {\"warhorse\": 0}";
    let one = "(who: \"a\", at: \"A1\", facing: N), (who: \"horse\", at: \"C1\", facing: N)";
    let text = scenario("reactions", &[("a", ""), ("horse", horse), ("foe", "")], [one, FOE], "");
    assert_eq!(
        answer(&text).map(|error| error.to_string()).filter(|it| !it.contains("wall")),
        None
    );
}

/// The two books with mounts, and what makes a figure one.
const MOUNTED: [(&str, &str); 2] = [
    ("reactions", "scores: {\"warhorse\": 0}"),
    ("lengths", "scores: {\"beast\": 2, \"mount\": 1}"),
];

#[test]
fn nobody_rides_but_who_can_and_what_can_be_ridden() {
    let cases = [
        ("a horse on a horse", "horse", "rides: \"steed\"", "steed", "", "a mount rides nobody"),
        ("a ridden person", "a", "rides: \"b\"", "b", "", "nobody rides what is no mount"),
        ("a horse rides a person", "horse", "rides: \"a\"", "a", "", "a mount rides nobody"),
        (
            "a horse that rides its rider",
            "a",
            "rides: \"horse\"",
            "horse",
            "rides: \"a\"",
            "a mount rides nobody",
        ),
    ];
    for (book, mount) in MOUNTED {
        for (name, rider, rides, other, back, why) in cases {
            let one = format!(
                "(who: \"{rider}\", at: \"A1\", facing: S, {rides}),\n(who: \"{other}\", at: \"A1\", \
                 facing: S, {back})"
            );
            let figures = [("a", ""), ("b", ""), ("horse", mount), ("steed", mount), ("foe", "")];
            let text = scenario(book, &figures, [&one, FOE], "");
            let error = refused(&text);
            assert!(error.what.contains(why), "{book}, {name}: {error}");
            let at = if back.is_empty() { rides } else { back };
            assert_eq!(error.line, line_of(&text, at), "{book}, {name}: {error}");
        }
        let good = "(who: \"a\", at: \"A1\", facing: S, rides: \"horse\"),\n(who: \"horse\", at: \
                    \"A1\", facing: S)";
        let text = scenario(book, &[("a", ""), ("horse", mount), ("foe", "")], [good, FOE], "");
        assert_eq!(answer(&text), None, "{book}");
    }
}

#[test]
fn two_friends_begin_in_one_hex_only_where_the_book_has_room_for_both() {
    for book in shelf().0 {
        let one = "(who: \"a\", at: \"A1\", facing: S),\n(who: \"b\", at: \"A1\", facing: S)";
        let text = scenario(book.key(), &[("a", ""), ("b", ""), ("foe", "")], [one, FOE], "");
        match book.key() {
            "vantage" => assert_eq!(answer(&text), None),
            _ => {
                let error = refused(&text);
                assert_eq!(error.line, line_of(&text, "who: \"b\""), "{error}");
                assert!(error.what.contains("a and b both stand on A1"), "{error}");
            }
        }
    }
}

#[test]
fn a_goal_lies_where_somebody_can_stand() {
    for book in shelf().0 {
        let one = "(who: \"a\", at: \"A1\", facing: S)";
        let goal = |hex: &str| {
            let goal = format!("goal: (side: 0, hexes: [\"F4\", \"{hex}\"], figures: 1),");
            scenario(book.key(), &[("a", ""), ("foe", "")], [one, FOE], &goal)
        };
        let wall = goal("C2");
        let error = refused(&wall);
        assert_eq!(error.line, line_of(&wall, "goal:"), "{error}");
        assert!(error.what.contains("C2") && error.what.contains("wall"), "{error}");
        let water = answer(&goal("A4"));
        assert_eq!(water.is_some(), book.key() == "vantage", "{}: {water:?}", book.key());
        assert_eq!(answer(&goal("E4")), None);
    }
}

#[test]
fn nobody_begins_where_the_book_lets_nobody_stop() {
    let one = "(who: \"a\", at: \"A4\", facing: S)";
    let text = scenario("vantage", &[("a", ""), ("foe", "")], [one, FOE], "");
    let error = refused(&text);
    assert!(error.what.contains("stands where it cannot, at A4"), "{error}");
    assert_eq!(error.line, line_of(&text, "who: \"a\""));
}

#[test]
fn what_is_far_more_than_any_battle_needs_is_refused_at_once() {
    let one = "(who: \"a\", at: \"A1\", facing: S)";
    let kit = "(item: \"dagger\", at: Belt), ".repeat(5000);
    let kit = format!("kit: [{kit}]");
    for (figure, what) in [(kit.as_str(), "5000 things in the kit of \"a\" are too many")] {
        for book in shelf().0 {
            let text = scenario(book.key(), &[("a", figure), ("foe", "")], [one, FOE], "");
            let error = refused(&text);
            assert!(error.what.contains(what), "{error}");
            assert_eq!(error.line, line_of(&text, "key: \"a\""), "{error}");
        }
    }
    let much = format!(
        "{}\n// {}",
        scenario("options", &[("a", ""), ("foe", "")], [one, FOE], ""),
        "x".repeat(300_000)
    );
    let error = answer(&much).map(|error| error.to_string()).unwrap_or_default();
    assert!(error.contains("KiB") && error.contains("at most"), "{error}");
}

#[test]
fn a_byte_order_mark_and_other_line_ends_are_no_reason_to_refuse_a_text() {
    let one = "(who: \"a\", at: \"A1\", facing: S)";
    let text = scenario("options", &[("a", ""), ("foe", "")], [one, FOE], "");
    let lines = text.replace('\n', "\r\n");
    for text in [format!("\u{feff}{text}"), lines.clone(), format!("\u{feff}{lines}\r\n\r\n")] {
        assert_eq!(answer(&text), None);
    }
}
