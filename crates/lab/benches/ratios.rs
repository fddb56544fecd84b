//! How long things take against a run of a schedule without systems, in the same process and
//! the same World, so that machines and days can be compared; and how many decisions that is a
//! second: `cargo bench -p riposte-lab --bench ratios`. One line for each rulebook on the shelf.
#![allow(clippy::unwrap_used)]

use std::hint::black_box;
use std::time::Instant;

use bevy_ecs::prelude::*;
use bevy_ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use riposte_lab::arena::Arena;
use riposte_rules::battle::Battle;
use riposte_rules::decision::{Choice, Decision};
use riposte_rules::event::Journal;
use riposte_rules::roll::Dice;

#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct Empty;

/// So many samples; their median counts.
const SAMPLES: usize = 300;
/// So many runs a sample.
const RUNS: u32 = 50;

/// The median time of one run, in nanoseconds.
fn median(mut run: impl FnMut()) -> f64 {
    let mut samples: Vec<f64> = (0..SAMPLES)
        .map(|_| {
            let begun = Instant::now();
            (0..RUNS).for_each(|_| run());
            begun.elapsed().as_nanos() as f64 / f64::from(RUNS)
        })
        .collect();
    samples.sort_by(f64::total_cmp);
    samples[SAMPLES / 2]
}

fn empty(battle: &mut Battle) -> f64 {
    let mut schedule = Schedule::new(Empty);
    schedule.set_executor(SingleThreadedExecutor::new());
    battle.world_mut().add_schedule(schedule);
    median(|| battle.world_mut().run_schedule(Empty))
}

/// A decision and what it leads to, going from scenario to scenario of a book.
fn decision(arenas: &mut [Arena], mut choose: impl FnMut(&Battle, &Decision) -> Choice) -> f64 {
    let (mut at, mut seed) = (0, 0);
    let count = arenas.len();
    arenas[at].begin(seed, false);
    median(|| {
        let battle = &mut arenas[at].battle;
        let Some(asked) = battle.decision() else {
            (at, seed) = ((at + 1) % count, seed + 1);
            return arenas[at].begin(seed, false);
        };
        let choice = choose(battle, asked);
        battle.submit(choice).unwrap();
    })
}

fn at_random() -> impl FnMut(&Battle, &Decision) -> Choice {
    let mut lot = ChaCha8Rng::seed_from_u64(7);
    move |_, asked| asked.choices[lot.random_range(0..asked.choices.len())]
}

fn by_squires() -> impl FnMut(&Battle, &Decision) -> Choice {
    let mut squire = riposte_ai::find("squire").unwrap().make(7, &riposte_shelf::library());
    move |battle, _| squire.decide(battle.world()).unwrap().0
}

fn main() {
    println!(
        "{:<12} {:>9} {:>8} {:>10} {:>8} {:>10} {:>8} {:>9} {:>7}",
        "", "empty, ns", "random", "a second", "squires", "a second", "fork", "snapshot", "hash"
    );
    let mut arenas = Arena::all().unwrap();
    for book in riposte_shelf::shelf().0 {
        let of_book = |arena: &mut Arena| arena.scenario.rulebook == book.key();
        let mut mine: Vec<Arena> = arenas.extract_if(.., of_book).collect();
        let unit = empty(&mut mine[0].battle);
        let here = mine[0].battle.snapshot();
        let fork = median(|| mine[0].battle.follow(&here, Dice::seeded(3)));
        let snapshot = median(|| drop(black_box(mine[0].battle.snapshot())));
        let hash = median(|| {
            black_box(here.hash());
        });
        for arena in &mut mine {
            arena.battle.world_mut().insert_resource(Journal::silent());
        }
        let random = decision(&mut mine, at_random());
        let squires = decision(&mut mine, by_squires());
        println!(
            "{:<12} {unit:>9.0} {:>7.1}× {:>10.0} {:>7.1}× {:>10.0} {:>7.1}× {:>8.1}× {:>6.1}×",
            book.key(),
            random / unit,
            1e9 / random,
            squires / unit,
            1e9 / squires,
            fork / unit,
            snapshot / unit,
            hash / unit
        );
    }
}
