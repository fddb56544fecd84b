//! How even the scenarios are: the command that measures it, and what was measured of those that
//! come with the program.

use riposte_ai::{Balance, Row};
use riposte_rules::data::{Scenario, Source};

use crate::commands::{fault, file, lines, text};

const EXAMPLE: &str = include_str!("../../../../docs/examples/scenario.ron");

/// A place in which no rows are kept yet.
fn empty(name: &str) -> String {
    let path = file(name, "");
    std::fs::remove_file(&path).unwrap();
    path.to_string_lossy().into_owned()
}

fn read(path: &str) -> Balance {
    let text = std::fs::read_to_string(path).unwrap();
    Balance::read(&Source::new(path, text)).unwrap()
}

fn row(path: &str, scenario: &str, player: &str) -> Row {
    read(path).row(scenario, player).unwrap().clone()
}

fn measure(path: &str, scenario: &str, games: &str, more: &[&str]) -> String {
    let args = ["balance", scenario, "--players", "random", "--games", games, "--file", path];
    text(&[&args[..], more].concat())
}

/// Changes what stands in the file of the turns of a row, so that it shows whether the row is
/// measured again.
fn mark(path: &str, scenario: &str) {
    let mut balance = read(path);
    let row = balance.row(scenario, "random").unwrap().clone();
    balance.put(Row { turns: 999, most_turns: 999, ..row });
    std::fs::write(path, balance.text().unwrap()).unwrap();
}

fn is_marked(path: &str, scenario: &str) -> bool {
    row(path, scenario, "random").turns == 999
}

#[test]
fn what_is_measured_is_kept_and_is_what_a_simulation_counts() {
    let path = empty("kept.ron");
    let args = ["balance", "duel", "purse", "--players", "brawler,random", "--games", "6"];
    let told = lines(&[&args[..], &["--file", &path, "--jobs", "2", "--json"]].concat());
    assert_eq!(told.len(), 4, "{told:?}");
    assert_eq!(read(&path).rows().len(), 4);
    for line in told {
        let [scenario, player] =
            ["scenario", "player"].map(|name| line["balance"][name].as_str().unwrap());
        let row = row(&path, scenario, player);
        let pair = format!("{player},{player}");
        let counted = ["simulate", scenario, "--players", &pair, "--games", "6", "--json"];
        let counted = &lines(&counted)[0]["simulation"];
        assert_eq!(counted["first_side"]["wins"], row.first, "{row:?}");
        assert_eq!(counted["first_side"]["of"], row.first + row.second, "{row:?}");
        assert_eq!(counted["draws"], row.drawn, "{row:?}");
        assert_eq!(counted["on_time"], row.on_time, "{row:?}");
        assert_eq!(line["balance"]["first"], row.first);
        assert!(line["interval"][0].as_f64() <= line["share"].as_f64(), "{line}");
        assert!(row.turns > 0 && row.turns <= row.most_turns && row.decisions > 0, "{row:?}");
        assert_eq!(row.date.len(), "2026-01-31".len(), "{row:?}");
    }
}

#[test]
fn a_row_is_measured_once_unless_more_games_are_wanted() {
    let path = empty("once.ron");
    let table = measure(&path, "duel", "4", &[]);
    assert!(table.contains("95 %") && table.lines().count() == 2, "{table}");
    mark(&path, "duel");
    assert!(measure(&path, "duel", "4", &[]).contains("999"));
    measure(&path, "duel", "2", &[]);
    measure(&path, "purse", "2", &[]);
    assert!(is_marked(&path, "duel"));
    measure(&path, "duel", "5", &[]);
    assert!(!is_marked(&path, "duel"));
    assert_eq!(row(&path, "duel", "random").games, 5);
    mark(&path, "duel");
    measure(&path, "duel", "5", &["--again"]);
    assert!(!is_marked(&path, "duel"));
    assert_eq!(row(&path, "purse", "random").games, 2);
}

#[test]
fn a_scenario_that_has_changed_is_measured_again() {
    let (path, key) = (empty("changed.ron"), "quarrel");
    let play = |text: &str| {
        let scenario = file("quarrel.ron", text);
        measure(&path, &scenario.to_string_lossy(), "2", &[])
    };
    play(EXAMPLE);
    mark(&path, key);
    play(EXAMPLE);
    assert!(is_marked(&path, key));
    let before = row(&path, key, "random").files;
    play(&format!("{EXAMPLE}\n"));
    assert!(!is_marked(&path, key));
    assert_ne!(row(&path, key, "random").files, before);
}

#[test]
fn a_broken_file_is_named_with_its_line_and_left_as_it_is() {
    let path = empty("broken.ron");
    measure(&path, "duel", "2", &[]);
    let good = std::fs::read_to_string(&path).unwrap();
    for (from, to, line) in [
        ("games: 2", "games: two", 4),
        ("games: 2", "games: 3", 4),
        ("player: \"random\"", "player: \"tyro\"", 4),
        ("rows: [", "rows [", 3),
    ] {
        let broken = good.replacen(from, to, 1);
        assert_ne!(broken, good);
        std::fs::write(&path, &broken).unwrap();
        let args = ["balance", "duel", "--players", "random", "--games", "2", "--file", &path];
        let said = fault(&args);
        assert!(said.starts_with(&format!("{path}:{line}: ")), "{to}: {said}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), broken);
    }
    assert!(fault(&["balance", "duel", "--players", "tyro", "--file", &path]).contains("squire"));
    assert!(fault(&["balance", "nowhere", "--file", &path]).contains("nowhere"));
    assert!(fault(&["balance", "--games", "0", "--file", &path]).contains('0'));
}

/// Those of stronger players take hours to measure; where they stand they are held as well.
#[test]
fn every_scenario_that_comes_with_the_program_is_measured() {
    let library = riposte_shelf::library();
    let balance = Balance::shipped(&library).unwrap_or_else(|error| panic!("{error}"));
    for scenario in Scenario::all(&library) {
        let scenario = scenario.unwrap();
        assert!(balance.row(&scenario.key, "squire").is_some(), "{}: no row", scenario.key);
        for row in balance.of(&scenario.key) {
            let words = row.words(&scenario.sides);
            assert!(words.contains(&scenario.sides[0]) && words.ends_with('.'), "{words}");
        }
    }
    let known: Vec<&str> = library.names("scenarios").collect();
    for row in balance.rows() {
        assert!(known.contains(&row.scenario.as_str()), "there is no scenario {}", row.scenario);
    }
}

/// It is written by the program, so that it is to be read as it would be written.
#[test]
fn the_file_that_comes_with_the_program_is_as_the_command_writes_it() {
    let library = riposte_shelf::library();
    let balance = Balance::shipped(&library).unwrap();
    assert_eq!(library.source(Balance::PATH).unwrap().text, balance.text().unwrap());
}
