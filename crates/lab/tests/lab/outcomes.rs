//! What is foretold is what happens: blows of random positions, of every rulebook on the shelf.
//! `RIPOSTE_SOAK` sets how many games are played for them, as in the soak.

use std::path::Path;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use riposte_lab::arena::Arena;
use riposte_lab::outcomes::{Aspect, Guard, Outcomes, strike};
use riposte_rules::battle::Battle;
use riposte_rules::decision::Choice;
use riposte_rules::event::Journal;
use riposte_rules::roll::Dice;

/// How often each blow is struck.
const THROWS: u64 = 300;
/// So many decisions of a game are played, and so many blows of it are struck.
const DECISIONS: usize = 250;
const BLOWS: u32 = 8;
/// No single blow lies farther off, in standard deviations: by chance one in two million.
const ONE: f64 = 5.0;
/// Nor do all of a kind together.
const ALL: f64 = 4.5;

/// What is known to be foretold roughly only, from `tests/outcomes.txt`: each line has the
/// rulebook, the verb, what is assumed of the target and what is compared, and then why.
fn gaps() -> Vec<String> {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/outcomes.txt");
    let text = std::fs::read_to_string(file).unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    lines.map(|line| line.split(':').next().unwrap_or("").trim().to_owned()).collect()
}

/// Games for each scenario.
fn games() -> u64 {
    let wished = std::env::var("RIPOSTE_SOAK").ok().and_then(|text| text.parse::<u64>().ok());
    (wished.unwrap_or(10_000) / 2_500).clamp(1, 8)
}

/// Plays a game, mostly by the one who runs at everybody and hits, now and then at random, and
/// strikes one of the blows that are open at every third decision at which there are any.
fn game(arena: &mut Arena, seed: u64, outcomes: &mut Outcomes) {
    arena.begin(seed, false);
    let battle = &mut arena.battle;
    let library = battle.sources().1.clone();
    let mut fork = Battle::fork(battle.world(), &library, Dice::seeded(0)).unwrap();
    fork.world_mut().insert_resource(Journal::default());
    let mut lot = ChaCha8Rng::seed_from_u64(seed);
    let mut brawler = riposte_ai::find("brawler").unwrap().make(seed, &library);
    let mut met = 0;
    for _ in 0..DECISIONS {
        let Some(decision) = battle.decision() else { return };
        let aimed = |choice: &&Choice| choice.target.is_some() && choice.arm.is_some();
        let blows: Vec<Choice> = decision.choices.iter().filter(aimed).copied().collect();
        let at = lot.random_range(0..decision.choices.len());
        let next = match lot.random_range(0..4) {
            0 => decision.choices[at],
            _ => brawler.decide(battle.world()).unwrap().0,
        };
        if !blows.is_empty() {
            met += 1;
            if met > 3 * BLOWS {
                return;
            }
            if met % 3 == 1 {
                let blow = blows[lot.random_range(0..blows.len())];
                strike(battle, &mut fork, blow, THROWS, lot.random_range(0..u64::MAX), outcomes);
            }
        }
        battle.submit(next).unwrap();
    }
}

#[test]
fn what_a_blow_is_foretold_to_do_is_what_it_does() {
    let mut arenas = Arena::all().unwrap();
    let (mut wrong, gaps) = (Vec::new(), gaps());
    for book in riposte_shelf::shelf().0 {
        let mut outcomes = Outcomes::default();
        for arena in arenas.iter_mut().filter(|arena| arena.scenario.rulebook == book.key()) {
            (0..games()).for_each(|seed| game(arena, seed, &mut outcomes));
        }
        println!("{}: {} blows", book.key(), outcomes.blows());
        assert!(outcomes.blows() > 20, "{}: {} blows", book.key(), outcomes.blows());
        let known = |verb: &str, guard: Guard, aspect: Aspect| {
            gaps.contains(&format!("{} {verb} {guard:?} {aspect:?}", book.key()))
        };
        let off = outcomes.off(ONE, ALL, known);
        wrong.extend(off.into_iter().map(|what| format!("{}: {what}", book.key())));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
