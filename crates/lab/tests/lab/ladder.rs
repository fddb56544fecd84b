//! The ladder of the computer players: each against the one before it, counted in a file.

use crate::commands::{fault, file, lines, text};

/// A place in which nothing is counted yet.
fn empty(name: &str) -> String {
    let path = file(name, "");
    std::fs::remove_file(&path).unwrap();
    path.to_string_lossy().into_owned()
}

fn climb(path: &str, games: &str, more: &[&str]) -> Vec<String> {
    let args = ["ladder", "duel", "purse", "--players", "random,brawler,squire", "--games", games];
    let text = text(&[&args[..], &["--file", path, "--jobs", "2"], more].concat());
    text.lines().map(str::to_owned).collect()
}

#[test]
fn it_prints_a_row_for_a_scenario_a_column_for_a_pair_and_the_ratings() {
    let told = climb(&empty("ladder.ron"), "4", &[]);
    assert_eq!(told[0], "| book | scenario | brawler over random | squire over brawler |");
    assert_eq!(told[1], "|---|---|---|---|");
    assert!(told[2].starts_with("| reactions | duel | "), "{told:?}");
    assert!(told[3].starts_with("| lengths | purse | "), "{told:?}");
    assert!(told[4].starts_with("| all | | "), "{told:?}");
    assert_eq!(told.len(), 8, "{told:?}");
    assert!(told[5..].iter().any(|line| line.contains("  1000  random ")), "{told:?}");
}

#[test]
fn it_goes_on_where_it_was_stopped_and_counts_what_it_would_have_in_one_go() {
    let path = empty("stopped.ron");
    climb(&path, "2", &[]);
    let [stopped, whole] = [path, empty("whole.ron")].map(|path| climb(&path, "6", &[]));
    assert_eq!(stopped, whole);
}

#[test]
fn what_stands_in_the_file_is_not_played_again_unless_it_is_asked_for() {
    let path = empty("again.ron");
    climb(&path, "2", &[]);
    // More games than could be played here.
    let played = std::fs::read_to_string(&path).unwrap().replace("games: 2,", "games: 2000,");
    std::fs::write(&path, played).unwrap();
    assert!(climb(&path, "2", &[])[2].contains("2000 games"));
    assert!(!climb(&path, "2", &["--again"])[2].contains("games"));
}

#[test]
fn another_seed_is_another_ladder() {
    let path = empty("seed.ron");
    climb(&path, "2", &[]);
    climb(&path, "4", &["--seed", "9"]);
    let kept = std::fs::read_to_string(&path).unwrap();
    assert_eq!((kept.matches("seed: 9,").count(), kept.matches("seed: 1,").count()), (4, 0));
}

#[test]
fn every_two_meet_when_that_is_asked_for() {
    let path = empty("all.ron");
    let args = ["ladder", "duel", "--players", "random,brawler,squire", "--games", "2", "--all"];
    let told = lines(&[&args[..], &["--file", &path, "--json"]].concat());
    let pairs: Vec<String> =
        told.iter().map(|line| line["meeting"]["players"].to_string()).collect();
    let expected = [r#"["brawler","random"]"#, r#"["squire","random"]"#, r#"["squire","brawler"]"#];
    assert_eq!(pairs[..3], expected);
    assert_eq!(told[3]["games"], 4.0);
}

#[test]
fn what_is_wrong_is_told_with_the_place() {
    let climb = |path: &str, games: &str, player: &str| {
        let players = format!("random,{player}");
        fault(&["ladder", "duel", "--players", &players, "--games", games, "--file", path])
    };
    let path = empty("wrong.ron");
    assert!(climb(&path, "3", "squire").contains("an even number from 2 on"));
    assert!(climb(&path, "2", "nobody").contains("there is no player \"nobody\""));
    std::fs::write(&path, "(meetings: [\n  (book: 7)])").unwrap();
    let told = climb(&path, "2", "squire");
    assert!(told.contains("wrong.ron") && told.contains('2'), "{told}");
    let rows = "(meetings: [(book: \"reactions\", scenario: \"duel\", players: (\"squire\", \"random\"), \
                files: \"\", seed: 1, date: \"\", games: 2, won: (2, 1), on_time: 0)])";
    std::fs::write(&path, rows).unwrap();
    let told = climb(&path, "2", "squire");
    assert!(told.contains("2 and 1 won, 0 by time, of 2 games"), "{told}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), rows, "nothing is lost");
}
