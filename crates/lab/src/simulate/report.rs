//! What a simulation found, for people and for machines.

use std::fmt::Write as _;
use std::time::Duration;

use riposte_rules::decision::VerbInfo;
use riposte_rules::figure::Side;
use serde_json::{Map, Value, json};

use super::statistics::wilson;
use super::times::Times;
use super::{Checks, Game};
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
    turns: u64,
    decisions: u64,
    checked: bool,
    checks: Checks,
    elapsed: Duration,
}

/// What is known of one of the two players.
#[derive(Clone, Debug)]
struct Tally {
    name: &'static str,
    wins: u32,
    illegal: u32,
    returns: u32,
    verbs: &'static [VerbInfo],
    /// How often each verb was chosen.
    chosen: Vec<u64>,
    times: Times,
}

impl Report {
    /// Before the first game.
    pub(super) fn new(
        args: &SimulateArgs,
        names: [&'static str; 2],
        verbs: &'static [VerbInfo],
    ) -> Report {
        Report {
            scenario: args.scenario.clone(),
            seed: args.seed,
            games: 0,
            players: names.map(|name| Tally::new(name, verbs)),
            draws: 0,
            endless: 0,
            on_time: 0,
            first_wins: 0,
            side_wins: 0,
            turns: 0,
            decisions: 0,
            checked: args.check.is_some(),
            checks: Checks::default(),
            elapsed: Duration::ZERO,
        }
    }

    /// Counts a game.
    pub(super) fn add(&mut self, game: &Game) {
        self.games += 1;
        self.draws += u32::from(game.winner.is_none());
        self.endless += u32::from(game.endless);
        self.on_time += u32::from(game.on_time);
        self.first_wins += u32::from(game.winner.is_some() && game.winner == game.first);
        self.side_wins += u32::from(game.side == Some(Side(0)));
        self.turns += u64::from(game.turns);
        self.decisions += u64::from(game.decisions);
        self.checks.add(&game.checks);
        for (index, player) in self.players.iter_mut().enumerate() {
            player.add(index, game);
        }
    }

    /// How long it took.
    pub(super) fn took(&mut self, elapsed: Duration) {
        self.elapsed = elapsed;
    }

    /// How many decisions were made.
    pub fn decisions(&self) -> u64 {
        self.decisions
    }

    /// What was checked.
    pub fn checks(&self) -> &Checks {
        &self.checks
    }

    fn mean(&self, sum: u64) -> f64 {
        sum as f64 / f64::from(self.games.max(1))
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

    /// How many games there were.
    pub fn games(&self) -> u32 {
        self.games
    }

    /// How many games the first side won, whoever played it.
    pub fn side_wins(&self) -> u32 {
        self.side_wins
    }

    /// How many games ended because the turns were used up.
    pub fn on_time(&self) -> u32 {
        self.on_time
    }

    /// How many games somebody won.
    pub fn won(&self) -> u32 {
        self.games - self.draws
    }

    fn speed(&self) -> f64 {
        self.decisions as f64 / self.elapsed.as_secs_f64().max(1e-9)
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
            "mean_turns": self.mean(self.turns), "mean_decisions": self.mean(self.decisions),
            "decisions": self.decisions, "checked": self.checked.then(|| self.checks.json()),
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
        let (turns, decisions) = (self.mean(self.turns), self.mean(self.decisions));
        let _ = writeln!(text, "  {turns:.1} turns and {decisions:.1} decisions a game");
        if self.checked {
            text += &self.checks.text();
        }
        for player in &self.players {
            let shares: Vec<String> = player
                .shares()
                .iter()
                .map(|(verb, share)| format!("{verb} {:.1} %", share * 100.0))
                .collect();
            let _ = writeln!(text, "  {} chooses: {}", player.name, shares.join(", "));
        }
        for player in &self.players {
            let [middle, slow] = player.percentiles();
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
    fn new(name: &'static str, verbs: &'static [VerbInfo]) -> Tally {
        let chosen = vec![0; verbs.len()];
        Tally { name, wins: 0, illegal: 0, returns: 0, verbs, chosen, times: Times::default() }
    }

    fn add(&mut self, index: usize, game: &Game) {
        self.wins += u32::from(game.winner == Some(index));
        self.illegal += game.illegal[index];
        self.returns += game.returns[index];
        for (sum, count) in self.chosen.iter_mut().zip(&game.verbs[index]) {
            *sum += u64::from(*count);
        }
        self.times.add(&game.thought[index]);
    }

    /// Verbs with the share of the player's choices, the most frequent first.
    fn shares(&self) -> Vec<(&'static str, f64)> {
        let all = self.chosen.iter().sum::<u64>().max(1) as f64;
        let mut order: Vec<usize> =
            (0..self.verbs.len()).filter(|verb| self.chosen[*verb] > 0).collect();
        order.sort_by_key(|verb| (std::cmp::Reverse(self.chosen[*verb]), *verb));
        let share = |verb: usize| (self.verbs[verb].word, self.chosen[verb] as f64 / all);
        order.into_iter().map(share).collect()
    }

    /// The time for the decision in the middle, and that of the slowest but one in twenty.
    fn percentiles(&self) -> [f64; 2] {
        [0.5, 0.95].map(|part| micros(self.times.percentile(part)))
    }

    fn json(&self, games: u32) -> Value {
        let (low, high) = wilson(self.wins, games);
        let verbs: Map<String, Value> = self
            .shares()
            .iter()
            .map(|(verb, share)| ((*verb).to_owned(), (*share).into()))
            .collect();
        json!({
            "player": self.name, "wins": self.wins, "share": f64::from(self.wins) / f64::from(games.max(1)),
            "interval": [low, high], "illegal": self.illegal, "returns": self.returns,
            "verbs": verbs,
        })
    }

    fn times(&self) -> Value {
        let [middle, slow] = self.percentiles();
        json!({ "p50_us": middle, "p95_us": slow })
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

/// An interval of a share in words.
pub(super) fn range(low: f64, high: f64) -> String {
    format!("95 %: {:.1} to {:.1}", low * 100.0, high * 100.0)
}

fn micros(time: Duration) -> f64 {
    time.as_secs_f64() * 1e6
}
