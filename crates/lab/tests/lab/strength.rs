//! The ladder: each player beats the one below it. Few games, so that it is quick; the
//! measured ladder stands in `docs/opponents.md`.

use riposte_lab::args::SimulateArgs;
use riposte_lab::simulate::{Report, simulate};

fn games(scenario: &str, players: [&str; 2], games: u32) -> Report {
    let args = SimulateArgs {
        scenario: scenario.to_owned(),
        players: players.map(str::to_owned).to_vec(),
        games: Some(games),
        decisions: None,
        seed: 11,
        jobs: 2,
        check: None,
    };
    let report = match simulate(&args) {
        Ok(report) => report,
        Err(fault) => panic!("{fault}"),
    };
    assert_eq!((report.illegal(), report.endless()), (0, 0), "{}", report.text());
    report
}

#[test]
fn the_squire_beats_random() {
    for key in riposte_shelf::library().names("scenarios") {
        let report = games(key, ["squire", "random"], 8);
        // In the lair time is on the side of the monster, no matter who leads it.
        let least = if key == "lair" { 5 } else { 6 };
        assert!(report.wins(0) >= least, "{}", report.text());
    }
}

#[test]
fn the_squire_holds_its_own_against_the_brawler() {
    let report = games("match", ["squire", "brawler"], 12);
    assert!(report.wins(0) > report.wins(1), "{}", report.text());
}

#[test]
fn the_squire_beats_the_beginner_who_beats_random() {
    let report = games("practice", ["squire", "beginner"], 24);
    assert!(report.wins(0) > 12, "{}", report.text());
    let report = games("practice", ["beginner", "random"], 8);
    assert!(report.wins(0) >= 6, "{}", report.text());
}

#[test]
fn the_sergeant_beats_the_brawler() {
    let report = games("practice", ["sergeant", "brawler"], 6);
    assert!(report.wins(0) > report.wins(1), "{}", report.text());
}

#[test]
fn the_sergeant_does_not_talk_or_let_things_fall_for_nothing() {
    let report = games("practice", ["sergeant", "sergeant"], 2);
    for idle in [" speak ", " drop "] {
        assert!(!report.text().contains(idle), "{}", report.text());
    }
}

#[test]
fn captains_do_not_go_out_of_the_way_for_ever() {
    // Who goes to another place costs the one who follows its phase: nothing comes of it.
    let report = games("footbridge", ["captain", "sergeant"], 24);
    assert!(report.on_time() <= 2, "{}", report.text());
    assert!(report.wins(0) >= 12, "{}", report.text());
}

#[test]
fn captains_do_not_wait_for_each_other_for_ever() {
    let report = games("footbridge", ["captain", "captain"], 10);
    assert!(report.on_time() <= 4, "{}", report.text());
}

#[test]
fn two_sergeants_who_circle_each_other_come_to_a_decision() {
    let report = games("yard", ["sergeant", "sergeant"], 16);
    assert!(report.draws() + report.on_time() <= 2, "{}", report.text());
}
