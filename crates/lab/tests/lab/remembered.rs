//! Odds that are remembered are the odds.

use std::thread;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use riposte_lab::arena::Arena;
use riposte_rules::battle::Battle;
use riposte_rules::decision::{Choice, Forecast};
use riposte_shelf::shelf;

/// So many decisions of each rulebook.
const DECISIONS: usize = 10_000;

/// What players and people are told of a choice.
fn told(battle: &Battle, choice: &Choice) -> (Forecast, Forecast) {
    let (book, world) = (battle.table().book(), battle.world());
    (book.weighed(world, choice), book.forecast(world, choice))
}

/// The same by a thread that remembers nothing yet.
fn afresh(battle: &Battle, choice: &Choice) -> (Forecast, Forecast) {
    thread::scope(|scope| scope.spawn(|| told(battle, choice)).join().unwrap())
}

#[test]
fn what_is_remembered_is_what_comes_out_afresh() {
    for book in shelf().0 {
        let mut arenas = Arena::all().unwrap();
        arenas.retain(|arena| arena.scenario.rulebook == book.key());
        let mut lot = ChaCha8Rng::seed_from_u64(5);
        let (mut at, mut seed) = (0, 0);
        arenas[at].begin(seed, false);
        for number in 0..DECISIONS {
            let battle = &mut arenas[at].battle;
            let Some(asked) = battle.decision() else {
                (at, seed) = ((at + 1) % arenas.len(), seed + 1);
                arenas[at].begin(seed, false);
                continue;
            };
            let choice = asked.choices[lot.random_range(0..asked.choices.len())];
            let known = told(battle, &choice);
            assert_eq!(known, afresh(battle, &choice), "{}, {number}: {choice:?}", book.key());
            battle.submit(choice).unwrap();
        }
    }
}
