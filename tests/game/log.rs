//! What is said first of a choice, and the log as the window and the page show it.

use crate::common::*;
use bevy::platform::time::Instant;
use riposte::accessibility::{Told, told};
use riposte::battle_log::*;
use riposte::driver::*;
use riposte::settings::Questions;
use riposte_rules::battle::Table;
use std::time::Duration;

#[test]
fn every_line_of_the_log_is_a_part_of_one_entry() {
    let mut app = app(Questions::Never);
    begin(&mut app, "match", &["squire", "random"], 7);
    frames(&mut app, |world| play(world) == Play::Over);
    let battle_log = app.world().resource::<BattleLog>();
    let all = battle_log.lines.len();
    let entries = battle_log.entries(all, all);
    let mut parts: Vec<usize> = entries.iter().flat_map(|entry| entry.lines.clone()).collect();
    parts.sort_unstable();
    assert_eq!(parts, (0..all).collect::<Vec<_>>());
    assert!(entries.len() < all / 2, "{} entries of {all} lines", entries.len());
    // The last entries are the same however few are asked for.
    let late = battle_log.entries(all, 50);
    assert_eq!(entries[entries.len() - late.len()..], late);
}

/// What the page is told piece by piece comes to what it would be told at once.
#[test]
fn the_page_is_told_how_a_line_went_on() {
    let mut app = app(Questions::Never);
    begin(&mut app, "duel", &["squire", "squire"], 7);
    frames(&mut app, |world| play(world) == Play::Over);
    let battle_log = app.world().resource::<BattleLog>();
    let all = battle_log.lines.len();
    let mut page: Vec<Told> = Vec::new();
    for shown in 1..=all {
        for line in told(battle_log, shown - 1, shown) {
            match page.iter_mut().find(|known| known.number == line.number) {
                Some(known) => *known = line,
                None => page.push(line),
            }
        }
    }
    assert_eq!(page, told(battle_log, 0, all));
    assert!(page.iter().any(|line| line.parts.len() > 2));
}

#[test]
fn lists_go_by_the_chance_against_the_best_answer() {
    let mut app = app(Questions::Never);
    begin(&mut app, "match", &["human", "squire"], 5);
    for _ in 0..300 {
        let Some(mut prompt) = asked(&mut app) else { break };
        let long = Instant::now() + Duration::from_secs(20);
        assert!(prompt.learn(Table::new(app.world()), None, long));
        let outlook = |option: &PromptOption| option.forecast.outlook().first.chance;
        let blow = |option: &&PromptOption| option.forecast.outlook().passed.is_some();
        let blows: Vec<&PromptOption> = prompt.options.iter().filter(blow).collect();
        if let [first, second, ..] = blows.as_slice() {
            let verb = first.choice.verb;
            let alike = prompt.options.iter().filter(|option| option.choice.verb == verb);
            let chances: Vec<f64> = alike.filter_map(outlook).map(|it| it.value()).collect();
            assert!(chances.is_sorted_by(|a, b| a >= b), "{chances:?}");
            assert!(first.forecast.answered.is_some() && second.forecast.answered.is_some());
            return;
        }
        let choice = prompt.usual();
        assert_eq!(answer(app.world_mut(), choice), Ok(()));
    }
    panic!("nobody ever had two blows to choose from");
}
