//! Many games, some at a time, counted in the order of their numbers.

use std::collections::BTreeMap;
use std::io::{IsTerminal, stderr};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use riposte_ai::{Entry, find};
use riposte_rules::data::Scenario;

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
    play_all(args, &scenario, pair, what, Counted { report: &mut report, show })?;
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

/// Where games are counted, and what is shown each of them.
struct Counted<'r> {
    report: &'r mut Report,
    show: Show<'r>,
}

/// The games that are done and wait for one before them, and what all before them came to.
struct Table<'r> {
    counted: Counted<'r>,
    next: u32,
    waiting: BTreeMap<u32, Result<Game, Fault>>,
    fault: Option<Fault>,
}

impl Table<'_> {
    /// Counts a game when all before it are counted; whether more are wanted.
    fn take(&mut self, number: u32, game: Result<Game, Fault>, args: &SimulateArgs) -> bool {
        self.waiting.insert(number, game);
        while let Some(game) = self.waiting.remove(&self.next) {
            if !self.wants_more(args) {
                return false;
            }
            self.next += 1;
            match game {
                Ok(game) => {
                    self.counted.report.add(&game);
                    self.fault = (self.counted.show)(&game).err();
                }
                Err(fault) => self.fault = Some(fault),
            }
        }
        self.wants_more(args)
    }

    fn wants_more(&self, args: &SimulateArgs) -> bool {
        let enough = args.decisions.is_some_and(|most| self.counted.report.decisions() >= most);
        self.fault.is_none() && !enough && self.next < args.games()
    }
}

/// Plays games by their number and counts them in that order, so that how many run at a time
/// makes no difference. Nothing is kept of a game that is counted.
fn play_all(
    args: &SimulateArgs,
    scenario: &Scenario,
    pair: [&'static Entry; 2],
    what: &str,
    to: Counted,
) -> Result<(), Fault> {
    let jobs = u32::try_from(args.jobs.clamp(1, 256)).unwrap_or(1);
    let (next, counted) = (AtomicU32::new(0), AtomicU32::new(0));
    let enough = AtomicBool::new(false);
    let table = Mutex::new(Table { counted: to, next: 0, waiting: BTreeMap::new(), fault: None });
    let bar = bar(args.games(), what);
    let work = || {
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            // One long game must not let the others pile up behind it.
            while number.saturating_sub(counted.load(Ordering::Relaxed)) > 8 * jobs
                && !enough.load(Ordering::Relaxed)
            {
                std::thread::sleep(Duration::from_millis(5));
            }
            if number >= args.games() || enough.load(Ordering::Relaxed) {
                return;
            }
            let game = Game::play(scenario, pair, args.seed, number, args.check);
            bar.inc(1);
            let Ok(mut table) = table.lock() else { return };
            if !table.take(number, game, args) {
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
    bar.finish_and_clear();
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
