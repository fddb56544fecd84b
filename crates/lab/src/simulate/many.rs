//! Many games, some at a time, counted in the order of their numbers.

use std::collections::BTreeMap;
use std::io::{IsTerminal, stderr};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use riposte_ai::{Entry, find};

use super::game::Game;
use super::report::Report;
use crate::Fault;
use crate::args::SimulateArgs;
use crate::opening::{scenario, sources};

/// Plays the games and counts.
///
/// # Errors
/// When the scenario is wrong, or a player is not known.
pub fn simulate(args: &SimulateArgs) -> Result<Report, Fault> {
    simulate_each(args, "", &mut |_| Ok(()))
}

/// The same; each game that is counted is shown as well, in the order of their numbers. `what` is
/// said beside how far it is.
///
/// # Errors
/// When the scenario is wrong, a player is not known, or `show` says so: then no more are played.
pub(super) fn simulate_each(args: &SimulateArgs, what: &str, show: Show) -> Result<Report, Fault> {
    let (_, library) = sources();
    let scenario = scenario(&library, &args.scenario)?;
    let pair = players(&args.players)?;
    let start = std::time::Instant::now();
    let verbs = sources().0.find(&scenario.rulebook).map_or(&[][..], |book| book.verbs());
    let mut report = Report::new(args, pair.map(|entry| entry.key), verbs);
    let bar = bar(args.games(), what);
    let play = |number| Game::play(&scenario, pair, args.seed, number, args.check);
    let wants = |decisions| args.decisions.is_none_or(|most| decisions < most);
    let games = if wants(0) { args.games() } else { 0 };
    in_order((games, args.jobs), &bar, play, &mut |game| {
        report.add(&game);
        show(&game)?;
        Ok(wants(report.decisions()))
    })?;
    bar.finish_and_clear();
    report.took(start.elapsed());
    Ok(report)
}

fn players(names: &[String]) -> Result<[&'static Entry; 2], Fault> {
    let [first, second] = names else {
        return Err(Fault::Usage(format!("{} players are named; expected two", names.len())));
    };
    Ok([player(first)?, player(second)?])
}

/// The player with a key.
pub(super) fn player(name: &str) -> Result<&'static Entry, Fault> {
    let known: Vec<&str> = riposte_ai::players().iter().map(|entry| entry.key).collect();
    let what = || format!("there is no player \"{name}\"; expected one of: {}", known.join(", "));
    find(name).ok_or_else(|| Fault::Usage(what()))
}

/// What is shown each game that is counted.
type Show<'r> = &'r mut (dyn FnMut(&Game) -> Result<(), Fault> + Send);

/// Counts a game, and says whether more are wanted.
type Count<'c> = &'c mut (dyn FnMut(Game) -> Result<bool, Fault> + Send);

/// The games that are done and wait for one before them, and what all before them came to.
struct Table<'c> {
    count: Count<'c>,
    next: u32,
    waiting: BTreeMap<u32, Result<Game, Fault>>,
    more: bool,
    fault: Option<Fault>,
}

impl Table<'_> {
    /// Counts a game when all before it are counted; whether more are wanted.
    fn take(&mut self, number: u32, game: Result<Game, Fault>) -> bool {
        self.waiting.insert(number, game);
        while self.more
            && let Some(game) = self.waiting.remove(&self.next)
        {
            self.next += 1;
            match game.and_then(|game| (self.count)(game)) {
                Ok(more) => self.more = more,
                Err(fault) => (self.more, self.fault) = (false, Some(fault)),
            }
        }
        self.more
    }
}

/// Plays games by their number and counts them in that order, so that how many run at a time
/// makes no difference. Nothing is kept of a game that is counted.
///
/// # Errors
/// When a game cannot be played, or `count` says so: then no more are played.
pub(super) fn in_order(
    (games, jobs): (u32, usize),
    bar: &ProgressBar,
    play: impl Fn(u32) -> Result<Game, Fault> + Sync,
    count: Count,
) -> Result<(), Fault> {
    let jobs = u32::try_from(jobs.clamp(1, 256)).unwrap_or(1);
    let (next, counted) = (AtomicU32::new(0), AtomicU32::new(0));
    let enough = AtomicBool::new(false);
    let waiting = BTreeMap::new();
    let table = Mutex::new(Table { count, next: 0, waiting, more: true, fault: None });
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            // One long game must not let the others pile up behind it.
            while number.saturating_sub(counted.load(Ordering::Relaxed)) > 8 * jobs
                && !enough.load(Ordering::Relaxed)
            {
                std::thread::sleep(Duration::from_millis(5));
            }
            if number >= games || enough.load(Ordering::Relaxed) {
                return;
            }
            let game = play(number);
            bar.inc(1);
            let Ok(mut table) = table.lock() else { return };
            if !table.take(number, game) {
                enough.store(true, Ordering::Relaxed);
            }
            counted.store(table.next, Ordering::Relaxed);
        }
    };
    std::thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(work);
        }
    });
    let fault = table.into_inner().ok().and_then(|table| table.fault);
    fault.map_or(Ok(()), Err)
}

/// How far so many games are, with what is said beside it; nothing where nobody sees it.
pub(super) fn bar(games: u32, what: &str) -> ProgressBar {
    if !stderr().is_terminal() {
        return ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
    }
    let bar = ProgressBar::new(u64::from(games)).with_message(what.to_owned());
    match ProgressStyle::with_template("{msg}{bar:40} {pos}/{len} games, {per_sec}, {eta} left") {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
