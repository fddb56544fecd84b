//! Whole games by computer players on every shipped scenario, with every invariant after
//! every decision. `RIPOSTE_SOAK` sets the number of random games a scenario.

use riposte_ai::{Player, find};
use riposte_lab::invariants::{broken, broken_copies};
use riposte_rules::battle::Battle;
use riposte_rules::data::Scenario;
use riposte_rules::decision::write;
use riposte_rules::roll::Dice;

/// More decisions than any battle should need.
const MOST: usize = 20_000;

fn games(usual: u64) -> u64 {
    std::env::var("RIPOSTE_SOAK").ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

fn scenarios() -> Vec<Scenario> {
    let library = riposte_shelf::library();
    let read = |key| match Scenario::shipped(&library, key) {
        Ok(scenario) => scenario,
        Err(error) => panic!("{error}"),
    };
    library.names("scenarios").map(read).collect()
}

fn lay(scenario: &Scenario, seed: u64) -> Battle {
    let (shelf, library) = (riposte_shelf::shelf(), riposte_shelf::library());
    match Battle::new(&shelf, &library, scenario, Dice::seeded(seed)) {
        Ok(battle) => battle,
        Err(error) => panic!("{error}"),
    }
}

fn player(key: &str, seed: u64) -> Box<dyn Player> {
    match find(key) {
        Some(entry) => entry.make(seed, &riposte_shelf::library()),
        None => panic!("there is no player {key}"),
    }
}

/// Plays one game and checks every decision; copies are checked at every `stride`th.
fn play(scenario: &Scenario, keys: [&str; 2], seed: u64, stride: usize) -> usize {
    let mut battle = lay(scenario, seed);
    let mut players = keys.map(|key| player(key, seed));
    let mut script = Vec::new();
    let fail = |wrong: Vec<String>, script: &[String]| {
        assert!(
            wrong.is_empty(),
            "{} with seed {seed}, {keys:?}:\n{}\nafter:\n{}",
            scenario.key,
            wrong.join("\n"),
            script.join("\n")
        );
    };
    for number in 0..MOST {
        fail(broken(&battle), &script);
        let Some(decision) = battle.decision() else { return number };
        let player = &mut players[decision.side.index() % 2];
        let Some((choice, reasons)) = player.decide(battle.world()) else { break };
        assert!(!reasons.is_empty(), "a choice without a reason");
        if number % stride == 0 {
            fail(broken_copies(&mut battle, choice), &script);
        }
        script.push(write(battle.table(), &choice));
        if let Err(refusal) = battle.submit(choice) {
            fail(vec![refusal.to_string()], &script);
        }
        battle.drain_events();
    }
    fail(vec!["the battle does not end".into()], &script);
    MOST
}

#[test]
fn random_games_keep_every_invariant_and_end() {
    for scenario in scenarios() {
        let decisions: usize =
            (0..games(3)).map(|seed| play(&scenario, ["random", "random"], seed, 7)).sum();
        println!("{}: {decisions} decisions", scenario.key);
    }
}

#[test]
fn games_of_the_squire_keep_every_invariant_and_end() {
    for scenario in scenarios() {
        play(&scenario, ["squire", "squire"], 1, 5);
        play(&scenario, ["squire", "random"], 2, 5);
        play(&scenario, ["random", "squire"], 3, 5);
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    for scenario in scenarios() {
        let run = || {
            let mut battle = lay(&scenario, 5);
            let mut squire = player("squire", 5);
            for _ in 0..60 {
                let Some((choice, _)) = squire.decide(battle.world()) else { break };
                assert_eq!(battle.submit(choice), Ok(()));
            }
            battle.hash()
        };
        assert_eq!(run(), run(), "{}", scenario.key);
    }
}

#[test]
fn thinking_in_slices_comes_to_the_same() {
    use riposte_ai::Thought;
    for scenario in scenarios() {
        let mut battle = lay(&scenario, 8);
        let (mut whole, mut sliced) = (player("squire", 8), player("squire", 8));
        for _ in 0..40 {
            let Some((choice, reasons)) = whole.decide(battle.world()) else { break };
            sliced.begin(battle.world());
            let thought = (0..5_000).find_map(|_| match sliced.think(battle.world(), 1) {
                Thought::Working => None,
                chosen => Some(chosen),
            });
            assert_eq!(thought, Some(Thought::Chosen(choice, reasons)));
            assert_eq!(battle.submit(choice), Ok(()));
        }
    }
}

#[test]
fn the_squire_never_sees_coming_dice() {
    // Two battles that differ in nothing but the dice to come: the squire cannot tell.
    for scenario in scenarios() {
        let mut battle = lay(&scenario, 13);
        let mut squire = player("squire", 1);
        for _ in 0..40 {
            let Some((choice, _)) = squire.decide(battle.world()) else { break };
            let here = battle.snapshot();
            battle.follow(&here, Dice::seeded(99));
            assert_eq!(squire.decide(battle.world()).map(|(other, _)| other), Some(choice));
            battle.restore(&here);
            assert_eq!(battle.submit(choice), Ok(()));
        }
    }
}
