//! `fit`: how much each weight counts by the rules of a book, fitted from battles of a computer
//! player against itself with other weights.

mod climb;

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use climb::{Climb, Pair};
use indicatif::ProgressBar;
use riposte_ai::{Entry, Fitted};
use riposte_record::write_text;
use riposte_rules::data::{Library, Scenario};
use ron::ser::{PrettyConfig, to_string_pretty};
use serde_json::json;

use super::balance::today;
use super::game::Game;
use super::many::{bar, in_order, player};
use super::statistics::wilson;
use crate::args::FitArgs;
use crate::opening::{self, sources};
use crate::{Fault, Verdict};

/// The weights that are fitted. What is taken from the enemy is the measure of the others.
const FITTED: [&str; 19] = [
    "suffered", "fall", "answer", "point", "fatigue", "reserve", "way", "threat", "danger",
    "crowd", "incoming", "mark", "distance", "goal", "facing", "down", "unarmed", "edge", "held",
];

/// The first line of the file.
const HEAD: &str = "// Written by `riposte-lab fit`, see docs/opponents.md.\n";

/// Nearer to 1 than this a factor is noise, as a power of e.
const NOISE: f64 = 0.1;

pub(crate) fn run(args: &FitArgs, json: bool, out: &mut dyn Write) -> Result<Verdict, Fault> {
    let fit = Fit::new(args)?;
    let factors = fit.climb()?;
    let rows = fit.compare(&factors)?;
    let [won, lost] = [0, 1].map(|one| rows.iter().map(|row| row.won[one]).sum::<u32>());
    let (low, high) = wilson(won, won + lost);
    let fitted = Fitted {
        date: today(),
        player: args.player.clone(),
        battles: 2 * args.rounds * fit.scenarios.len() as u32,
        won: (won, won + lost),
        factors,
    };
    let path = fit.path();
    let better = low > 0.5;
    if better {
        let text = to_string_pretty(&fitted, PrettyConfig::default().struct_names(false));
        let text = text.map_err(|error| Fault::Usage(error.to_string()))?;
        write_text(&path, &format!("{HEAD}{text}\n"))?;
    }
    if json {
        let interval = [low, high];
        writeln!(out, "{}", json!({ "fitted": fitted, "interval": interval, "written": better }))?;
        return Ok(Verdict::Holds);
    }
    for (name, factor) in &fitted.factors {
        writeln!(out, "{name:<10} {factor:5.2} times")?;
    }
    for Row { scenario, won: [won, lost] } in &rows {
        writeln!(out, "{scenario:<12} won {won:4}, lost {lost:4} against the usual weights")?;
    }
    let [low, high] = [low, high].map(|share| 100.0 * share);
    writeln!(out, "all          won {won:4}, lost {lost:4}: {low:.0} to {high:.0} of 100")?;
    match better {
        true => writeln!(out, "written to {}", path.display())?,
        false => writeln!(out, "not shown to be better: nothing is written")?,
    }
    Ok(Verdict::Holds)
}

/// What is fitted, and in which scenarios.
struct Fit<'a> {
    args: &'a FitArgs,
    library: Library,
    player: &'static Entry,
    scenarios: Vec<Scenario>,
}

/// How the battles of a scenario ended: with the fitted weights, with the usual ones.
struct Row {
    scenario: String,
    won: [u32; 2],
}

/// A game that is to be played: in which scenario, by whose weights, with which dice and seats.
struct Bout<'a> {
    scenario: &'a Scenario,
    libraries: &'a [Library; 2],
    seed: u64,
    number: u32,
}

impl<'a> Fit<'a> {
    fn new(args: &'a FitArgs) -> Result<Fit<'a>, Fault> {
        let (shelf, library) = sources();
        if shelf.find(&args.rulebook).is_none() {
            let known: Vec<&str> = shelf.0.iter().map(|book| book.key()).collect();
            let (known, asked) = (known.join(", "), &args.rulebook);
            let what = format!("there is no rulebook \"{asked}\"; expected one of: {known}");
            return Err(Fault::Usage(what));
        }
        let all = opening::scenarios(&library, &args.scenarios, library.names("scenarios"))?;
        let all = all.into_iter().map(|(_, scenario)| scenario);
        let scenarios: Vec<Scenario> = all.filter(|it| it.rulebook == args.rulebook).collect();
        if scenarios.is_empty() {
            let what = format!("none of these scenarios is one of \"{}\"", args.rulebook);
            return Err(Fault::Usage(what));
        }
        Ok(Fit { args, player: player(&args.player)?, library, scenarios })
    }

    fn path(&self) -> PathBuf {
        let usual = || PathBuf::from("assets").join(Fitted::path(&self.args.rulebook));
        self.args.file.clone().unwrap_or_else(usual)
    }

    /// The data files with these factors in the place of those that are shipped.
    fn with(&self, factors: BTreeMap<String, f64>) -> Result<Library, Fault> {
        let fitted = Fitted { factors, ..Fitted::default() };
        let text = ron::to_string(&fitted).map_err(|error| Fault::Usage(error.to_string()))?;
        let mut library = self.library.clone();
        library.add(Fitted::path(&self.args.rulebook), text);
        Ok(library)
    }

    /// The factors that come of all rounds.
    fn climb(&self) -> Result<BTreeMap<String, f64>, Fault> {
        let rounds = self.args.rounds;
        let mut climb = Climb::new(FITTED.len(), self.args.seed);
        let bar = bar(2 * rounds * self.scenarios.len() as u32, "moving the weights ");
        for round in 0..rounds {
            let pairs: Vec<Pair> = self.scenarios.iter().map(|_| climb.pair()).collect();
            let seed = self.args.seed.wrapping_add(u64::from(round));
            let compared = self.compared(&bar, &pairs, seed)?;
            climb.learn(&pairs.into_iter().zip(compared).collect::<Vec<_>>());
            if round >= rounds / 2 {
                climb.note();
            }
        }
        bar.finish_and_clear();
        let clear = |(_, at): &(&str, f64)| at.abs() >= NOISE;
        let named = FITTED.into_iter().zip(climb.mean()).filter(clear);
        Ok(named.map(|(name, at)| (name.to_owned(), round(at.exp()))).collect())
    }

    /// How much better the first place of each pair is than the second: 1 where it won both games of
    /// its scenario, -1 where it lost both.
    fn compared(&self, bar: &ProgressBar, pairs: &[Pair], seed: u64) -> Result<Vec<f64>, Fault> {
        let libraries: Vec<[Library; 2]> =
            pairs.iter().map(|it| self.of(it)).collect::<Result<_, _>>()?;
        let both = self.scenarios.iter().zip(&libraries);
        let bouts = both.flat_map(|(scenario, libraries)| {
            [0, 1].map(|number| Bout { scenario, libraries, seed, number })
        });
        let games = self.play(bar, &bouts.collect::<Vec<_>>())?;
        Ok(games.chunks(2).map(|two| two.iter().map(points).sum::<f64>() / 2.0).collect())
    }

    fn of(&self, pair: &Pair) -> Result<[Library; 2], Fault> {
        let factors = |place: &Vec<f64>| {
            let named = FITTED.into_iter().zip(place);
            named.map(|(name, at)| (name.to_owned(), at.exp())).collect()
        };
        let [one, other] = pair.places.each_ref().map(factors);
        Ok([self.with(one)?, self.with(other)?])
    }

    /// Games with the factors against the usual weights, with dice that no round has seen.
    fn compare(&self, factors: &BTreeMap<String, f64>) -> Result<Vec<Row>, Fault> {
        let libraries = [self.with(factors.clone())?, self.with(BTreeMap::new())?];
        let first = self.args.seed.wrapping_add(u64::from(self.args.rounds));
        let bar = bar(self.args.games * self.scenarios.len() as u32, "against the usual weights ");
        let mut rows = Vec::new();
        for scenario in &self.scenarios {
            let bouts = (0..self.args.games).map(|number| {
                let seed = first.wrapping_add(u64::from(number / 2));
                Bout { scenario, libraries: &libraries, seed, number }
            });
            let games = self.play(&bar, &bouts.collect::<Vec<_>>())?;
            let won =
                [0, 1].map(|one| games.iter().filter(|it| it.winner == Some(one)).count() as u32);
            rows.push(Row { scenario: scenario.key.clone(), won });
        }
        bar.finish_and_clear();
        Ok(rows)
    }

    /// Plays games; they come back in their order.
    fn play(&self, bar: &ProgressBar, bouts: &[Bout]) -> Result<Vec<Game>, Fault> {
        let play = |number: u32| {
            let bout = &bouts[number as usize];
            let players = bout.libraries.each_ref().map(|it| self.player.make(bout.seed, it));
            Game::between(bout.scenario, players, bout.seed, bout.number, None)
        };
        let mut games = Vec::new();
        in_order((bouts.len() as u32, self.args.jobs), bar, play, &mut |game| {
            games.push(game);
            Ok(true)
        })?;
        Ok(games)
    }
}

/// 1 for a game that the first player won, -1 for one that it lost.
fn points(game: &Game) -> f64 {
    game.winner.map_or(0.0, |winner| if winner == 0 { 1.0 } else { -1.0 })
}

/// To two places behind the point.
fn round(factor: f64) -> f64 {
    (factor * 100.0).round() / 100.0
}
