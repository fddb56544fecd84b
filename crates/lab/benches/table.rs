//! How fast the table is: `cargo bench -p riposte-lab`. `docs/performance.md` has the
//! numbers and how they were measured.
#![allow(clippy::unwrap_used)]

use std::fmt::Write as _;

use bevy_ecs::prelude::*;
use bevy_ecs::schedule::{ScheduleLabel, SingleThreadedExecutor};
use divan::Bencher;
use divan::counter::ItemsCount;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use riposte_rules::battle::{Battle, Snapshot};
use riposte_rules::data::{Scenario, Source};
use riposte_rules::decision::Choice;
use riposte_rules::event::Journal;
use riposte_rules::roll::Dice;

fn main() {
    divan::main();
}

#[derive(ScheduleLabel, Clone, Debug, PartialEq, Eq, Hash)]
struct Empty;

fn set_up(scenario: &Scenario) -> Battle {
    let (shelf, library) = (riposte_shelf::shelf(), riposte_shelf::library());
    let mut battle = Battle::new(&shelf, &library, scenario, Dice::seeded(1)).unwrap();
    battle.world_mut().insert_resource(Journal::silent());
    let mut empty = Schedule::new(Empty);
    empty.set_executor(SingleThreadedExecutor::new());
    battle.world_mut().add_schedule(empty);
    battle
}

fn shipped(key: &str) -> Battle {
    set_up(&Scenario::shipped(&riposte_shelf::library(), key).unwrap())
}

/// Two lines of figures facing each other over open ground, half of them on each side.
fn lines(figures: usize) -> Battle {
    let columns = 16;
    let mut rows = String::new();
    (0..24).for_each(|_| write!(rows, "\"{}\",", ".".repeat(columns)).unwrap());
    let side = |name: &str, who: &str, row: usize, facing: &str| {
        let place = |index: usize| {
            let column = (b'A' + (index % columns) as u8) as char;
            // Ranks stand behind each other, away from the enemy.
            let rank = index / columns * 2;
            let row = if facing == "S" { row - rank } else { row + rank };
            format!(
                "(who: \"{who}\", key: \"{who}-{index}\", at: \"{column}{row}\", facing: {facing}),"
            )
        };
        let figures: String = (0..figures / 2).map(place).collect();
        format!("(name: \"{name}\", figures: [{figures}]),")
    };
    let library = riposte_shelf::library();
    let gate = Scenario::shipped(&library, "gate").unwrap();
    let who = |number: usize| gate.figures[number].entry.key.as_str();
    let text = format!(
        "(name: \"lines\", rulebook: \"{}\", rows: [{rows}], sides: [{}{}])",
        gate.rulebook,
        side("North", who(0), 10, "S"),
        side("South", who(gate.figures.len() - 1), 14, "N")
    );
    set_up(&Scenario::read(&library, "lines", Source::new("lines.ron", text)).unwrap())
}

/// Plays at random; begins again when a battle is over.
struct Play {
    battle: Battle,
    start: Snapshot,
    lot: ChaCha8Rng,
}

impl Play {
    fn new(battle: Battle) -> Play {
        let start = battle.snapshot();
        Play { battle, start, lot: ChaCha8Rng::seed_from_u64(7) }
    }

    fn step(&mut self) {
        let Some(decision) = self.battle.decision() else {
            let dice = Dice::seeded(self.lot.random_range(0..u64::MAX));
            return self.battle.follow(&self.start, dice);
        };
        let index = self.lot.random_range(0..decision.choices.len() as u32) as usize;
        let choice = decision.choices[index];
        self.battle.submit(choice).unwrap();
    }
}

/// Few enough that a busy machine interrupts hardly any sample.
const DECISIONS: usize = 50;

fn random_play(bencher: Bencher, battle: Battle) {
    let mut play = Play::new(battle);
    bencher
        .counter(ItemsCount::new(DECISIONS))
        .bench_local(|| (0..DECISIONS).for_each(|_| play.step()));
}

/// Random play of the three against three, items are decisions.
#[divan::bench]
fn random_play_three_against_three(bencher: Bencher) {
    random_play(bencher, shipped("gate"));
}

/// The same for different numbers of figures.
#[divan::bench(args = [2, 6, 20, 60])]
fn random_play_of_figures(bencher: Bencher, figures: usize) {
    random_play(bencher, lines(figures));
}

/// A run of a schedule without systems, in the same World.
#[divan::bench]
fn empty_schedule(bencher: Bencher) {
    let mut battle = shipped("gate");
    bencher.bench_local(|| battle.world_mut().run_schedule(Empty));
}

/// Going back to a moment: what a search does before each try.
#[divan::bench]
fn fork(bencher: Bencher) {
    let mut battle = shipped("gate");
    let here = battle.snapshot();
    let dice = Dice::seeded(3);
    bencher.bench_local(|| battle.follow(&here, dice.clone()));
}

/// Taking the state out, into a snapshot that is there already.
#[divan::bench]
fn capture(bencher: Bencher) {
    let battle = shipped("gate");
    let mut here = battle.snapshot();
    bencher.bench_local(|| here.capture(battle.world()));
}

/// The hash of the state.
#[divan::bench]
fn hash(bencher: Bencher) {
    let here = shipped("gate").snapshot();
    bencher.bench_local(|| here.hash());
}

/// A battle in which a blow can be struck, and the blow.
fn blow() -> (Battle, Choice) {
    let mut play = Play::new(shipped("gate"));
    loop {
        play.step();
        let Some(decision) = play.battle.decision() else { continue };
        let blow = decision.choices.iter().find(|choice| {
            let forecast = play.battle.table().book().forecast(play.battle.world(), choice);
            choice.target.is_some() && forecast.harm.is_some() && forecast.exposure.len() > 1
        });
        if let Some(choice) = blow.copied() {
            return (play.battle, choice);
        }
    }
}

/// The exact forecast of an attack.
#[divan::bench]
fn forecast_of_an_attack(bencher: Bencher) {
    let (battle, choice) = blow();
    let book = battle.table().book();
    bencher.bench_local(|| book.forecast(battle.world(), &choice));
}
