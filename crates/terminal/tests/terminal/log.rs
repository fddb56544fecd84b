//! The log at the terminal, and what a choice lays open to.

use riposte_rules::battle::Battle;
use riposte_rules::data::Scenario;
use riposte_rules::roll::Dice;
use riposte_terminal::{Log, Seat, play, seats, ways};

fn battle(scenario: &str) -> Battle {
    let (shelf, library) = (riposte_shelf::shelf(), riposte_shelf::library());
    let scenario = Scenario::shipped(&library, scenario).unwrap();
    Battle::new(&shelf, &library, &scenario, Dice::seeded(1)).unwrap()
}

fn session(scenario: &str, players: [&str; 2], typed: &str, log: Log) -> String {
    let mut battle = battle(scenario);
    let mut out = Vec::new();
    let mut seats: Vec<Seat> =
        seats(&players.map(str::to_owned), 2, 1, &riposte_shelf::library()).unwrap();
    play(&mut battle, &mut seats, typed.as_bytes(), &mut out, &mut (), log).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn what_follows_from_a_roll_or_a_walk_is_folded_under_its_line() {
    let folded = session("duel", ["squire", "squire"], "", Log::folded());
    let verbose = session("duel", ["squire", "squire"], "", Log::verbose());
    for part in ["goes to", " left\n", ": AP "] {
        assert!(verbose.contains(part), "{part}");
        let told: Vec<&str> = folded.lines().filter(|line| line.ends_with(part.trim())).collect();
        assert!(told.is_empty(), "{told:?}");
    }
    assert!(folded.lines().count() < verbose.lines().count());
    assert!(folded.contains("action points"), "{folded}");
}

#[test]
fn log_with_a_number_shows_all_parts_of_a_line() {
    let text =
        session("duel", ["human", "random"], "\n\nlog\nlog 2\nlog 999\nlog x\n", Log::folded());
    assert!(text.contains("the log has no line 999"), "{text}");
    assert!(text.contains("expected the number of a line"), "{text}");
    assert!(text.contains(": AP "), "{text}");
}

/// A figure that can strike there now is named, apart from those who would have to come.
#[test]
fn a_move_says_who_can_strike_where_it_ends_and_who_might_come() {
    let mut battle = battle("alley");
    for _ in 0..400 {
        let Some(decision) = battle.decision() else { break };
        let listed = ways(battle.table());
        assert!(!listed.contains("open to"), "{listed}");
        let there = listed.lines().any(|line| line.contains("where you end: "));
        let come = listed.lines().any(|line| line.contains("if they come: "));
        if there && come {
            let named = |line: &str| {
                let names = line.split("where you end: ").nth(1).unwrap_or_default();
                battle.table().figures().any(|f| names.starts_with(battle.table().name(f)))
            };
            assert!(listed.lines().any(named), "{listed}");
            return;
        }
        let choice = decision.default;
        battle.submit(choice).unwrap();
    }
    panic!("nobody was ever open to anybody");
}
