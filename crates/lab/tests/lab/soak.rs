//! Whole games on every shipped scenario, checked after every decision. `RIPOSTE_SOAK` sets
//! the number of random games a rulebook; without it there are 3,000.

use std::time::Instant;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use riposte_ai::{Player, find};
use riposte_lab::arena::Arena;
use riposte_lab::invariants::{broken, broken_copies, broken_position};
use riposte_rules::battle::Battle;
use riposte_rules::data::Scenario;
use riposte_rules::decision::write;
use riposte_rules::roll::Dice;

/// More decisions than any battle should need.
const MOST: usize = 20_000;

fn games() -> u64 {
    let wished = std::env::var("RIPOSTE_SOAK").ok().and_then(|text| text.parse().ok());
    wished.unwrap_or(3_000)
}

fn scenarios() -> Vec<Scenario> {
    let library = riposte_shelf::library();
    let read = |key| match Scenario::shipped(&library, key) {
        Ok(scenario) => scenario,
        Err(error) => panic!("{error}"),
    };
    library.names("scenarios").map(read).collect()
}

fn set_up(scenario: &Scenario, seed: u64) -> Battle {
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
    let mut battle = set_up(scenario, seed);
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

/// One in so many decisions of random games is looked at in full: forecasts, notation and
/// copies cost a hundred times what the decision does.
const SELDOM: usize = 499;

/// Plays a game at random; gives the number of its decisions.
fn play_at_random(arena: &mut Arena, seed: u64) -> usize {
    let mut lot = ChaCha8Rng::seed_from_u64(seed);
    let mut numbers = Vec::new();
    // What happens is told in some games only; nobody listens.
    arena.begin(seed, seed.is_multiple_of(16));
    for number in 0..MOST {
        let battle = &mut arena.battle;
        let mut wrong = broken_position(battle);
        if let Some(decision) = battle.decision() {
            let index = lot.random_range(0..decision.choices.len() as u32) as usize;
            let choice = decision.choices[index];
            if (number + seed as usize).is_multiple_of(SELDOM) {
                wrong.extend(broken(battle));
                wrong.extend(broken_copies(battle, choice));
            }
            numbers.push(index);
            wrong.extend(battle.submit(choice).err().map(|refusal| refusal.to_string()));
        } else if wrong.is_empty() {
            return number;
        }
        if !wrong.is_empty() {
            let (key, script) = (arena.scenario.key.clone(), arena.script(seed, &numbers));
            panic!("{key} with seed {seed}:\n{}\nafter:\n{script}", wrong.join("\n"));
        }
    }
    panic!("{} with seed {seed} does not end", arena.scenario.key);
}

/// Plays so many games of a rulebook, on its scenarios in turn.
fn soak(book: &str, mut arenas: Vec<Arena>) {
    assert!(!arenas.is_empty(), "{book} has no scenario");
    let begun = Instant::now();
    let count = arenas.len();
    let turns = (0..games()).zip((0..count).cycle());
    let decisions: usize = turns.map(|(seed, at)| play_at_random(&mut arenas[at], seed)).sum();
    println!("{book}: {} games, {decisions} decisions in {:?}", games(), begun.elapsed());
}

#[test]
fn random_games_keep_every_invariant_and_end() {
    let mut arenas = Arena::all().unwrap();
    std::thread::scope(|scope| {
        for book in riposte_shelf::shelf().0 {
            let of_book = |arena: &mut Arena| arena.scenario.rulebook == book.key();
            let mine: Vec<Arena> = arenas.extract_if(.., of_book).collect();
            scope.spawn(move || soak(book.key(), mine));
        }
    });
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
fn games_of_those_who_look_ahead_keep_every_invariant_and_end() {
    for scenario in scenarios().into_iter().take(3) {
        play(&scenario, ["sergeant", "brawler"], 1, 9);
    }
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let both = ["squire", "sergeant"];
    for (scenario, key) in scenarios().into_iter().flat_map(|it| both.map(|key| (it.clone(), key)))
    {
        let run = || {
            let mut battle = set_up(&scenario, 5);
            let mut player = player(key, 5);
            for _ in 0..30 {
                let Some((choice, _)) = player.decide(battle.world()) else { break };
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
    for scenario in scenarios().into_iter().step_by(3) {
        let mut battle = set_up(&scenario, 8);
        let (mut whole, mut sliced) = (player("captain", 8), player("captain", 8));
        for _ in 0..8 {
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
fn nobody_sees_coming_dice() {
    // Two battles that differ in nothing but the dice to come: the sergeant cannot tell.
    for scenario in scenarios() {
        let mut battle = set_up(&scenario, 13);
        let mut sergeant = player("sergeant", 1);
        for _ in 0..15 {
            let Some((choice, _)) = sergeant.decide(battle.world()) else { break };
            let here = battle.snapshot();
            battle.follow(&here, Dice::seeded(99));
            assert_eq!(sergeant.decide(battle.world()).map(|(other, _)| other), Some(choice));
            battle.restore(&here);
            assert_eq!(battle.submit(choice), Ok(()));
        }
    }
}
