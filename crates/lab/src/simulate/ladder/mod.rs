//! `ladder`: computer players against the level below, in scenarios of all rulebooks, counted in a
//! file, so that it may be stopped and gone on with.

mod ratings;
mod results;
mod table;

use std::io::Write;

use serde_json::json;

pub use ratings::ratings;
use results::{Meeting, Results};

use super::balance::fingerprint;
use super::many::{player, simulate_each};
use crate::args::{LadderArgs, SimulateArgs};
use crate::opening::{self, sources};
use crate::{Fault, Verdict};

/// The scenarios of each rulebook that the levels are compared in when none is named: the first
/// fight, one of several figures on each side, and one with a plan to find.
const USUAL: [&str; 15] = [
    "duel",
    "practice",
    "hedge",
    "yard",
    "toll",
    "alley",
    "lesson",
    "brawl",
    "spears",
    "footbridge",
    "clearing",
    "barn",
    "measure",
    "wolves",
    "purse",
];

pub(crate) fn run(args: &LadderArgs, json: bool, out: &mut dyn Write) -> Result<Verdict, Fault> {
    args.players.iter().try_for_each(|name| player(name).map(|_| ()))?;
    let (_, library) = sources();
    let scenarios = opening::scenarios(&library, &args.scenarios, USUAL.into_iter())?;
    let pairs = pairs(args.players.len(), args.all);
    let mut meetings = Vec::new();
    let mut illegal = 0;
    let many = scenarios.len() * pairs.len();
    for (name, scenario) in &scenarios {
        let files = fingerprint(&library, scenario)?;
        for [lower, upper] in &pairs {
            let players = [*upper, *lower].map(|place| args.players[place].clone());
            let fresh = Meeting::new(scenario, players, files.clone(), args.seed);
            let what = format!("{} of {many}: {name}, ", meetings.len() + 1);
            let (meeting, wrong) = meet(args, name, fresh, &what)?;
            illegal += wrong;
            meetings.push(meeting);
        }
    }
    match json {
        true => meetings.iter().try_for_each(|it| writeln!(out, "{}", table::as_json(it)))?,
        false => write!(out, "{}", table::as_text(&meetings, args.games))?,
    }
    rate(&args.players, &meetings, json, out)?;
    Ok(if illegal == 0 { Verdict::Holds } else { Verdict::Fails })
}

/// Who meets, by place in the list of players, the weaker first.
fn pairs(count: usize, all: bool) -> Vec<[usize; 2]> {
    let pairs = (0..count).flat_map(|lower| (lower + 1..count).map(move |upper| [lower, upper]));
    pairs.filter(|[lower, upper]| all || upper - lower == 1).collect()
}

/// Plays the games of a meeting that are missing in the file; what stands there then, and how many
/// choices were not legal.
fn meet(
    args: &LadderArgs,
    name: &str,
    fresh: Meeting,
    what: &str,
) -> Result<(Meeting, u32), Fault> {
    let mut meeting = match args.again {
        true => fresh,
        false => Results::read(&args.file)?.of(&fresh).cloned().unwrap_or(fresh),
    };
    let missing = args.games.saturating_sub(meeting.games);
    if missing == 0 {
        return Ok((meeting, 0));
    }
    let games = SimulateArgs {
        scenario: name.to_owned(),
        players: meeting.players.to_vec(),
        games: Some(missing),
        decisions: None,
        seed: args.seed.wrapping_add(u64::from(meeting.games / 2)),
        jobs: args.jobs,
        check: None,
    };
    let [upper, lower] = &meeting.players;
    let what = format!("{what}{upper} over {lower}, {} played ", meeting.games);
    let report = simulate_each(&games, &what, &mut |game| {
        meeting.count(game);
        match meeting.games.is_multiple_of(2) {
            true => Results::keep(&args.file, &meeting),
            false => Ok(()),
        }
    })?;
    Ok((meeting, report.illegal()))
}

/// The ratings that all meetings together speak for, the best first.
fn rate(
    players: &[String],
    meetings: &[Meeting],
    json: bool,
    out: &mut dyn Write,
) -> Result<(), Fault> {
    let place = |name: &String| players.iter().position(|player| player == name);
    let mut wins = vec![vec![0.0; players.len()]; players.len()];
    for meeting in meetings {
        let [Some(upper), Some(lower)] = [0, 1].map(|one| place(&meeting.players[one])) else {
            continue;
        };
        let [won, lost] = meeting.points();
        wins[upper][lower] += won;
        wins[lower][upper] += lost;
    }
    let ratings = ratings(&wins);
    let mut order: Vec<usize> = (0..players.len()).collect();
    order.sort_by(|a, b| ratings[*b].total_cmp(&ratings[*a]));
    for player in order {
        let name = &players[player];
        let won: f64 = wins[player].iter().sum();
        let lost: f64 = wins.iter().map(|row| row[player]).sum();
        let (rating, games) = (ratings[player], won + lost);
        match json {
            true => writeln!(
                out,
                "{}",
                json!({ "player": name, "rating": rating, "won": won, "games": games })
            )?,
            false => writeln!(out, "{rating:6.0}  {name:<18} {won:.1} of {games:.0}")?,
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_meets_the_one_before_it_or_every_two_meet() {
        assert_eq!(pairs(3, false), [[0, 1], [1, 2]]);
        assert_eq!(pairs(3, true), [[0, 1], [0, 2], [1, 2]]);
        assert!(pairs(1, true).is_empty());
    }
}
