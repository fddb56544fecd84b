//! Odds that are remembered are the odds.

use std::thread;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use riposte_kit::memo::tally;
use riposte_lab::arena::Arena;
use riposte_rules::appraisal::Standing;
use riposte_rules::battle::Battle;
use riposte_rules::decision::{Choice, Forecast};
use riposte_shelf::shelf;

/// So many decisions of each rulebook.
const DECISIONS: usize = 10_000;

/// What players and people are told of a choice, and of how the figures stand.
type Told = ([Forecast; 2], Vec<Standing>, Vec<f64>);

fn told(battle: &Battle, choice: &Choice) -> Told {
    let (table, world) = (battle.table(), battle.world());
    let book = table.book();
    let forecasts = [book.weighed(world, choice), book.forecast(world, choice)];
    let stands = table.active_figures().map(|figure| book.standing(world, figure)).collect();
    let deciding = table.decision().map(|decision| decision.figure);
    let harms = deciding.into_iter().flat_map(|one| {
        let foes = table.enemies(one).filter(|foe| table.active(*foe));
        let both = foes.flat_map(move |foe| [(one, foe), (foe, one)]);
        both.map(|(by, at)| book.expected_harm(world, by, at, false))
    });
    (forecasts, stands, harms.collect())
}

/// The same by a thread that remembers nothing yet.
fn afresh(battle: &Battle, choice: &Choice) -> Told {
    thread::scope(|scope| scope.spawn(|| told(battle, choice)).join().unwrap())
}

#[test]
fn what_is_remembered_is_what_comes_out_afresh() {
    for book in shelf().0 {
        let mut arenas = Arena::all().unwrap();
        arenas.retain(|arena| arena.scenario.rulebook == book.key());
        let mut lot = ChaCha8Rng::seed_from_u64(5);
        let ((mut at, mut seed), before) = ((0, 0), tally());
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
        let (asked, found) = (tally().asked - before.asked, tally().found - before.found);
        println!(
            "{}: asked {asked}, found {:.1} %",
            book.key(),
            100.0 * found as f64 / asked.max(1) as f64
        );
        // What is never found here would not be tried.
        assert!(found * 5 > asked * 4, "{}: {found} of {asked}", book.key());
    }
}
