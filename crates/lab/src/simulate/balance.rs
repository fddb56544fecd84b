//! `balance`: how often the first side wins between equal players, kept in a file.

use std::io::Write;
use std::path::Path;

use riposte_ai::{Balance, Row};
use riposte_record::{digest, read_text, write_text};
use riposte_rules::data::{Library, Scenario, ScenarioFile, Source};
use serde_json::{Value, json};

use super::many::{player, simulate_each};
use super::report::range;
use super::statistics::{percentile, wilson};
use crate::args::{BalanceArgs, SimulateArgs};
use crate::opening::{self, sources};
use crate::{Fault, Verdict};

pub(crate) fn run(args: &BalanceArgs, json: bool, out: &mut dyn Write) -> Result<Verdict, Fault> {
    let (_, library) = sources();
    args.players.iter().try_for_each(|name| player(name).map(|_| ()))?;
    let scenarios = opening::scenarios(&library, &args.scenarios, library.names("scenarios"))?;
    let asked = args.players.iter().flat_map(|player| scenarios.iter().map(move |it| (it, player)));
    let asked: Vec<_> = asked.collect();
    let mut illegal = 0;
    for (number, ((name, scenario), player)) in (1..).zip(&asked) {
        let files = fingerprint(&library, scenario)?;
        let fits = |row: &Row| row.games >= args.games && row.files == files;
        if !args.again && kept(&args.file)?.row(&scenario.key, player).is_some_and(fits) {
            continue;
        }
        let what = format!("{number} of {}: {name}, {player} ", asked.len());
        let named = [scenario.key.as_str(), player.as_str(), files.as_str()];
        let (row, wrong) = measure(&pairing(args, name, player), &what, named)?;
        illegal += wrong;
        keep(&args.file, row)?;
    }
    let balance = kept(&args.file)?;
    let rows = asked.iter().filter_map(|((_, it), player)| balance.row(&it.key, player));
    match json {
        true => rows.map(as_json).try_for_each(|line| writeln!(out, "{line}"))?,
        false => {
            writeln!(out, "{HEAD}")?;
            rows.map(as_text).try_for_each(|line| writeln!(out, "{line}"))?;
        }
    }
    Ok(if illegal == 0 { Verdict::Holds } else { Verdict::Fails })
}

fn pairing(args: &BalanceArgs, scenario: &str, player: &str) -> SimulateArgs {
    SimulateArgs {
        scenario: scenario.to_owned(),
        players: vec![player.to_owned(); 2],
        games: Some(args.games),
        decisions: None,
        seed: args.seed,
        jobs: args.jobs,
        check: None,
    }
}

/// Plays the games of a row; the row, and how many choices were not legal.
fn measure(
    args: &SimulateArgs,
    what: &str,
    [scenario, player, files]: [&str; 3],
) -> Result<(Row, u32), Fault> {
    let (mut turns, mut decisions) = (Vec::new(), Vec::new());
    let report = simulate_each(args, what, &mut |game| {
        turns.push(game.turns);
        decisions.push(game.decisions);
        Ok(())
    })?;
    let row = Row {
        scenario: scenario.to_owned(),
        player: player.to_owned(),
        files: files.to_owned(),
        date: today(),
        games: report.games(),
        first: report.side_wins(),
        second: report.won() - report.side_wins(),
        drawn: report.draws(),
        on_time: report.on_time(),
        turns: percentile(&turns, 0.5),
        most_turns: percentile(&turns, 0.9),
        decisions: percentile(&decisions, 0.5),
    };
    Ok((row, report.illegal()))
}

/// The day, as it stands in the files.
pub(super) fn today() -> String {
    jiff::Timestamp::now().strftime("%Y-%m-%d").to_string()
}

/// A word that stands for what a scenario was made from: its own text, its map, and its figures as
/// their rosters have them. The tables of its rulebook are not among them, nor what the players think.
pub(super) fn fingerprint(library: &Library, scenario: &Scenario) -> Result<String, Fault> {
    let file: ScenarioFile = scenario.source.parse()?;
    let map = match file.rows.is_empty() {
        true => Some(library.source(&format!("maps/{}.ron", file.map))?.text.clone()),
        false => None,
    };
    let figures = scenario.figures.iter().map(|figure| format!("{:?}", figure.entry));
    let all = std::iter::once(scenario.source.text.clone()).chain(map).chain(figures);
    let whole: String = all.map(|text| format!("{:016x}\n", digest(&text))).collect();
    Ok(format!("{:016x}", digest(&whole)))
}

/// What stands in the file; nothing when there is none yet.
fn kept(path: &Path) -> Result<Balance, Fault> {
    if !path.exists() {
        return Ok(Balance::default());
    }
    let source = Source::new(path.display().to_string(), read_text(path)?);
    Ok(Balance::read(&source)?)
}

/// Puts a row in the file. It is read again before, so that rows that others put there stay.
fn keep(path: &Path, row: Row) -> Result<(), Fault> {
    let mut balance = kept(path)?;
    balance.put(row);
    Ok(write_text(path, &balance.text()?)?)
}

const HEAD: &str = "scenario     player      games  first side wins                  \
                    drawn  by time  turns  in 90 %  decisions  measured";

fn as_text(row: &Row) -> String {
    let (low, high) = wilson(row.first, row.games);
    let share = format!("{:5.1} % ({})", share(row) * 100.0, range(low, high));
    let Row { scenario, player, games, drawn, on_time, turns, most_turns, .. } = row;
    let (decisions, date) = (row.decisions, &row.date);
    format!(
        "{scenario:<12} {player:<11} {games:>5}  {share:<31}  {drawn:>5}  {on_time:>7}  \
         {turns:>5}  {most_turns:>7}  {decisions:>9}  {date}"
    )
}

fn as_json(row: &Row) -> Value {
    let (low, high) = wilson(row.first, row.games);
    json!({ "balance": row, "share": share(row), "interval": [low, high] })
}

/// The share of the games that the first side won.
fn share(row: &Row) -> f64 {
    f64::from(row.first) / f64::from(row.games.max(1))
}
