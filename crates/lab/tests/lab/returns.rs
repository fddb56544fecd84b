//! Coming back is counted: to a hex and facing left in the same phase, nothing in between.

use riposte_lab::args::SimulateArgs;
use riposte_lab::simulate::{Returns, simulate};
use riposte_rules::battle::take_posture;
use riposte_rules::prelude::*;
use riposte_trial::{asked, say, until};

const ROSTER: &str = r#"
  (key: "walker", name: "Walker", icon: "x",
   scores: {"ST": 4, "CO": 0, "PE": 0, "WP": 2, "Combat": 6, "Melee": 5, "Tactics": 3},
   kit: [(item: "mace", at: Right)]),
"#;

/// Two who are far apart; the first is in its phase, at E9 and looking north.
fn alone() -> Battle {
    let sides: [&[_]; 2] = [&[("walker", "E9", "N")], &[("walker-2", "E1", "S")]];
    let mut battle =
        riposte_trial::battle(riposte_reactions::Reactions, ROSTER, &sides, Dice::seeded(1));
    until(&mut battle, "now-or-later");
    while asked(&battle) != "walker" {
        say(&mut battle, "later");
    }
    if riposte_trial::question(&battle) == "now-or-later" {
        say(&mut battle, "now");
    }
    battle.drain_events();
    battle
}

/// How often somebody comes back while these are chosen; at a `!` the other kneels down.
fn returns(lines: &[&str]) -> usize {
    let mut battle = alone();
    let mut watch = Returns::of(battle.table());
    let mut count = 0;
    for line in lines {
        if *line == "!" {
            take_posture(battle.world_mut(), FigureId(1), Posture::Kneeling);
        } else {
            match riposte_rules::decision::read(battle.table(), line) {
                Ok(choice) => watch.chosen(battle.table(), &choice),
                Err(error) => panic!("{line}: {error}"),
            }
            say(&mut battle, line);
        }
        let events = battle.drain_events();
        let back = |event: &Event| watch.hear(battle.table(), event).is_some();
        count += events.iter().map(back).filter(|back| *back).count();
    }
    count
}

#[test]
fn to_go_and_come_back_is_counted_once() {
    assert_eq!(returns(&["move E8", "move E9"]), 1);
    assert_eq!(returns(&["turn >S", "turn >N"]), 1);
}

#[test]
fn a_hex_on_the_way_has_been_left_as_well() {
    assert_eq!(returns(&["move E7", "move E8"]), 1);
}

#[test]
fn who_goes_on_or_looks_another_way_does_not_come_back() {
    assert_eq!(returns(&["move E8", "move E7"]), 0);
    assert_eq!(returns(&["move E8", "turn >S", "move E9"]), 0);
}

#[test]
fn what_others_do_in_between_is_a_reason_to_come_back() {
    assert_eq!(returns(&["move E8", "!", "move E9"]), 0);
}

#[test]
fn words_are_no_reason_to_come_back() {
    assert_eq!(returns(&["move E8", "speak =1", "move E9"]), 1);
}

fn play(scenario: &str, players: [&str; 2], games: u32) -> [u32; 2] {
    play_with(scenario, players, games, None)
}

fn play_with(scenario: &str, players: [&str; 2], games: u32, check: Option<u32>) -> [u32; 2] {
    let args = SimulateArgs {
        scenario: scenario.to_owned(),
        players: players.map(str::to_owned).to_vec(),
        games: Some(games),
        decisions: None,
        seed: 11,
        jobs: 2,
        check,
    };
    match simulate(&args) {
        Ok(report) => {
            assert!(report.text().contains(", comes back "), "{}", report.text());
            let [result, _] = report.json();
            let count = |player: usize| {
                let told = result["simulation"]["players"][player]["returns"].as_u64();
                assert_eq!(told, Some(u64::from(report.returns(player))));
                report.returns(player)
            };
            [count(0), count(1)]
        }
        Err(fault) => panic!("{fault}"),
    }
}

#[test]
fn who_plays_at_random_comes_back() {
    let [random, squire] = play("practice", ["random", "squire"], 12);
    assert!(random > 0);
    assert_eq!(squire, 0);
}

#[test]
fn what_is_tried_to_check_a_battle_is_no_coming_back() {
    assert_eq!(play_with("practice", ["squire", "squire"], 2, Some(1)), [0, 0]);
}

#[test]
fn sergeants_do_not_come_back() {
    assert_eq!(play("practice", ["sergeant", "sergeant"], 4), [0, 0]);
    assert_eq!(play("match", ["sergeant", "sergeant"], 2), [0, 0]);
}
