//! What a simulation found, for people and for machines.

use std::fmt::Write as _;
use std::time::Duration;

use riposte_rules::decision::VerbInfo;
use riposte_rules::figure::Side;
use serde_json::{Map, Value, json};

use super::Game;
use super::statistics::{percentile, wilson};
use crate::args::SimulateArgs;

/// What a simulation found. Everything but the times is the same on every run.
#[derive(Clone, Debug)]
pub struct Report {
    scenario: String,
    seed: u64,
    games: u32,
    players: [Tally; 2],
    draws: u32,
    endless: u32,
    on_time: u32,
    first_wins: u32,
    side_wins: u32,
    turns: f64,
    decisions: f64,
    elapsed: Duration,
}

/// What is known of one of the two players.
#[derive(Clone, Debug)]
struct Tally {
    name: &'static str,
    wins: u32,
    illegal: u32,
    returns: u32,
    /// Verbs with the share of the player's choices, the most frequent first.
    verbs: Vec<(&'static str, f64)>,
    middle: Duration,
    slow: Duration,
}

impl Report {
    pub(super) fn new(
        args: &SimulateArgs,
        names: [&'static str; 2],
        verbs: &'static [VerbInfo],
        games: &[Game],
        elapsed: Duration,
    ) -> Report {
        let count = |is: fn(&Game) -> bool| games.iter().filter(|game| is(game)).count() as u32;
        let mean =
            |of: fn(&Game) -> f64| games.iter().map(of).sum::<f64>() / games.len().max(1) as f64;
        Report {
            scenario: args.scenario.clone(),
            seed: args.seed,
            games: games.len() as u32,
            players: [0, 1].map(|index| Tally::new(names[index], index, verbs, games)),
            draws: count(|game| game.winner.is_none()),
            endless: count(|game| game.endless),
            on_time: count(|game| game.on_time),
            first_wins: count(|game| game.winner.is_some() && game.winner == game.first),
            side_wins: count(|game| game.side == Some(Side(0))),
            turns: mean(|game| f64::from(game.turns)),
            decisions: mean(|game| f64::from(game.decisions)),
            elapsed,
        }
    }

    /// How many choices were not legal; must be none.
    pub fn illegal(&self) -> u32 {
        self.players.iter().map(|player| player.illegal).sum()
    }

    /// How often a figure of a player (0 or 1) came back, with nothing in between, to where it
    /// had been in its phase.
    pub fn returns(&self, player: usize) -> u32 {
        self.players[player].returns
    }

    /// How many games a player (0 or 1) won.
    pub fn wins(&self, player: usize) -> u32 {
        self.players[player].wins
    }

    /// How many games nobody won.
    pub fn draws(&self) -> u32 {
        self.draws
    }

    /// How many games were broken off.
    pub fn endless(&self) -> u32 {
        self.endless
    }

    fn won(&self) -> u32 {
        self.games - self.draws
    }

    fn speed(&self) -> f64 {
        self.decisions * f64::from(self.games) / self.elapsed.as_secs_f64().max(1e-9)
    }

    /// For machines: the result, the same on every run, and the times.
    pub fn json(&self) -> [Value; 2] {
        let players: Vec<Value> =
            self.players.iter().map(|player| player.json(self.games)).collect();
        let times: Map<String, Value> = (0..)
            .zip(&self.players)
            .map(|(index, player): (u32, _)| (format!("{index}:{}", player.name), player.times()))
            .collect();
        let (low, high) = wilson(self.first_wins, self.won());
        let result = json!({ "simulation": {
            "scenario": self.scenario, "seed": self.seed, "games": self.games,
            "players": players, "draws": self.draws, "unfinished": self.endless,
            "on_time": self.on_time,
            "first_mover": { "wins": self.first_wins, "of": self.won(), "interval": [low, high] },
            "first_side": { "wins": self.side_wins, "of": self.won() },
            "mean_turns": self.turns, "mean_decisions": self.decisions,
        }});
        let speed = json!({ "speed": {
            "decisions_per_second": self.speed(), "seconds": self.elapsed.as_secs_f64(),
            "thinking": times,
        }});
        [result, speed]
    }

    /// For people.
    pub fn text(&self) -> String {
        let mut text = format!("{}: {} games from seed {}\n", self.scenario, self.games, self.seed);
        for player in &self.players {
            text += &player.text(self.games);
        }
        let (low, high) = wilson(self.first_wins, self.won());
        // Writing to a String cannot fail.
        let _ = writeln!(
            text,
            "  draws {}, ended by time {}, unfinished {}",
            self.draws, self.on_time, self.endless
        );
        let _ = writeln!(
            text,
            "  who acts first wins {} of {} decided games ({})",
            self.first_wins,
            self.won(),
            range(low, high)
        );
        let _ = writeln!(
            text,
            "  the first side wins {} of {} decided games",
            self.side_wins,
            self.won()
        );
        let _ =
            writeln!(text, "  {:.1} turns and {:.1} decisions a game", self.turns, self.decisions);
        for player in &self.players {
            let shares: Vec<String> = player
                .verbs
                .iter()
                .map(|(verb, share)| format!("{verb} {:.1} %", share * 100.0))
                .collect();
            let _ = writeln!(text, "  {} chooses: {}", player.name, shares.join(", "));
        }
        for player in &self.players {
            let (middle, slow) = (micros(player.middle), micros(player.slow));
            let _ = writeln!(
                text,
                "  {} thinks {middle:.0} µs, at most {slow:.0} µs in 95 of 100",
                player.name
            );
        }
        let _ = writeln!(text, "  {:.0} decisions a second", self.speed());
        text
    }
}

impl Tally {
    fn new(name: &'static str, index: usize, verbs: &'static [VerbInfo], games: &[Game]) -> Tally {
        let mut thought: Vec<Duration> =
            games.iter().flat_map(|game| game.thought[index].iter().copied()).collect();
        thought.sort_unstable();
        let wins = games.iter().filter(|game| game.winner == Some(index)).count() as u32;
        Tally {
            name,
            wins,
            illegal: games.iter().map(|game| game.illegal[index]).sum(),
            returns: games.iter().map(|game| game.returns[index]).sum(),
            verbs: shares(index, verbs, games),
            middle: percentile(&thought, 0.5),
            slow: percentile(&thought, 0.95),
        }
    }

    fn json(&self, games: u32) -> Value {
        let (low, high) = wilson(self.wins, games);
        let verbs: Map<String, Value> =
            self.verbs.iter().map(|(verb, share)| ((*verb).to_owned(), (*share).into())).collect();
        json!({
            "player": self.name, "wins": self.wins, "share": f64::from(self.wins) / f64::from(games.max(1)),
            "interval": [low, high], "illegal": self.illegal, "returns": self.returns,
            "verbs": verbs,
        })
    }

    fn times(&self) -> Value {
        json!({ "p50_us": micros(self.middle), "p95_us": micros(self.slow) })
    }

    fn text(&self, games: u32) -> String {
        let (low, high) = wilson(self.wins, games);
        let share = f64::from(self.wins) * 100.0 / f64::from(games.max(1));
        format!(
            "  {:<10} wins {} = {share:.1} % ({}), illegal choices {}, comes back {}\n",
            self.name,
            self.wins,
            range(low, high),
            self.illegal,
            self.returns
        )
    }
}

fn shares(player: usize, verbs: &'static [VerbInfo], games: &[Game]) -> Vec<(&'static str, f64)> {
    let count =
        |verb: usize| games.iter().map(|game| u64::from(game.verbs[player][verb])).sum::<u64>();
    let counts: Vec<u64> = (0..verbs.len()).map(count).collect();
    let all = counts.iter().sum::<u64>().max(1) as f64;
    let mut order: Vec<usize> = (0..verbs.len()).filter(|verb| counts[*verb] > 0).collect();
    order.sort_by_key(|verb| (std::cmp::Reverse(counts[*verb]), *verb));
    order.into_iter().map(|verb| (verbs[verb].word, counts[verb] as f64 / all)).collect()
}

fn range(low: f64, high: f64) -> String {
    format!("95 %: {:.1} to {:.1}", low * 100.0, high * 100.0)
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}
