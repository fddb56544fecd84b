//! `simulate`: many games between two computer players, sides mirrored game by game.

mod game;
mod ladder;
mod report;
mod returns;
mod statistics;

use std::io::{IsTerminal, Write, stderr};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU32, Ordering};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use riposte_ai::{Entry, find};
use riposte_rules::data::Scenario;

use crate::args::SimulateArgs;
use crate::opening::{scenario, sources};
use crate::{Fault, Verdict};

pub use game::Game;
pub use ladder::ratings;
pub(crate) use ladder::run as ladder;
pub use report::Report;
pub use returns::Returns;
pub use statistics::wilson;

pub(crate) fn run(args: &SimulateArgs, json: bool, out: &mut dyn Write) -> Result<Verdict, Fault> {
    let report = simulate(args)?;
    match json {
        true => report.json().iter().try_for_each(|line| writeln!(out, "{line}"))?,
        false => write!(out, "{}", report.text())?,
    }
    Ok(if report.illegal() == 0 { Verdict::Holds } else { Verdict::Fails })
}

/// Plays the games and counts.
///
/// # Errors
/// When the scenario is wrong, or a player is not known.
pub fn simulate(args: &SimulateArgs) -> Result<Report, Fault> {
    let (_, library) = sources();
    let scenario = scenario(&library, &args.scenario)?;
    let pair = players(&args.players)?;
    let start = std::time::Instant::now();
    let games = play_all(args, &scenario, pair)?;
    let verbs = sources().0.find(&scenario.rulebook).map_or(&[][..], |book| book.verbs());
    Ok(Report::new(args, pair.map(|entry| entry.key), verbs, &games, start.elapsed()))
}

fn players(names: &[String]) -> Result<[&'static Entry; 2], Fault> {
    let [first, second] = names else {
        return Err(Fault::Usage(format!("{} players are named; expected two", names.len())));
    };
    let entry = |name: &String| {
        let known: Vec<&str> = riposte_ai::players().iter().map(|entry| entry.key).collect();
        let what =
            || format!("there is no player \"{name}\"; expected one of: {}", known.join(", "));
        find(name).ok_or_else(|| Fault::Usage(what()))
    };
    Ok([entry(first)?, entry(second)?])
}

/// Every game by its number; how many run at a time makes no difference to any of them.
fn play_all(
    args: &SimulateArgs,
    scenario: &Scenario,
    pair: [&'static Entry; 2],
) -> Result<Vec<Game>, Fault> {
    let next = AtomicU32::new(0);
    let done: Mutex<Vec<(u32, Result<Game, Fault>)>> = Mutex::new(Vec::new());
    let bar = bar(args.games);
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= args.games {
                return;
            }
            let game = Game::play(scenario, pair, args.seed, number);
            bar.inc(1);
            if let Ok(mut done) = done.lock() {
                done.push((number, game));
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..args.jobs.clamp(1, 256) {
            scope.spawn(work);
        }
    });
    bar.finish_and_clear();
    let mut done = done.into_inner().unwrap_or_default();
    done.sort_by_key(|(number, _)| *number);
    done.into_iter().map(|(_, game)| game).collect()
}

fn bar(games: u32) -> ProgressBar {
    if !stderr().is_terminal() {
        return ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
    }
    let bar = ProgressBar::new(u64::from(games));
    match ProgressStyle::with_template("{bar:40} {pos}/{len} games, {per_sec}, {eta} left") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
