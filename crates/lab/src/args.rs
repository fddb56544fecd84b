//! The command line.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

/// The rules of Riposte from the command line: reproducible, without a window.
#[derive(Clone, Debug, Parser)]
#[command(name = "riposte-lab", version, about)]
#[command(
    after_help = "A SCENARIO is the name of a shipped one (see `list`) or a path to a RON file.\n\
    Exit codes: 0 done, 1 the thing checked does not hold, 2 bad input."
)]
pub struct Lab {
    /// Print one JSON object a line, for machines.
    #[arg(long, global = true)]
    pub json: bool,
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What the lab can do.
#[derive(Clone, Debug, Subcommand)]
pub enum Command {
    /// Rulebooks, scenarios, rosters, weapons and computer players.
    List,
    /// Play a battle: by a script, by computer players, or at the terminal.
    Play(PlayArgs),
    /// The pending decision: every legal choice with its odds, and what is closed and why.
    Choices(Opening),
    /// The board as text, and everyone on it.
    Show(Opening),
    /// Many battles between two computer players, sides mirrored game by game.
    Simulate(SimulateArgs),
    /// Every pair of some computer players plays, and a ladder of ratings comes of it.
    Ladder(LadderArgs),
    /// What computer players care for by the rules of a book, fitted from battles.
    Fit(FitArgs),
    /// How even scenarios are between equal players, kept in a file.
    Balance(BalanceArgs),
    /// The number of choice sequences of a length, with dice from the seed.
    Perft(PerftArgs),
    /// Play lessons to their end, with every choice that a step takes.
    Lesson(LessonArgs),
    /// Play replays again and compare the state after every choice.
    Verify(VerifyArgs),
    /// What a language lacks of the words of rulebooks and data, found by playing.
    Words(WordsArgs),
}

/// From what a battle is opened.
#[derive(Clone, Debug, Args)]
pub struct Opening {
    /// A shipped scenario by name, or the path of a RON file.
    pub scenario: String,
    /// The seed of the dice (1 when neither this nor --dice is given).
    #[arg(long)]
    pub seed: Option<u64>,
    /// The faces that the next dice show, in the order in which the rules roll them; when
    /// they run out the seed goes on, without one that is an error.
    #[arg(long, value_delimiter = ',')]
    pub dice: Vec<u8>,
    /// Choices in the notation, one a line; lines that begin with # are comments.
    #[arg(long, value_name = "FILE")]
    pub script: Option<PathBuf>,
}

/// The arguments of `play`.
#[derive(Clone, Debug, Args)]
pub struct PlayArgs {
    /// From what the battle is opened.
    #[command(flatten)]
    pub opening: Opening,
    /// Who decides for each side after the script: names of computer players, or `human`.
    #[arg(long, value_delimiter = ',')]
    pub players: Vec<String>,
    /// Go on from a save instead of the start; SCENARIO must be the one it was saved in.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "dice"])]
    pub resume: Option<PathBuf>,
    /// Write a save of where the play stopped.
    #[arg(long, value_name = "FILE")]
    pub save: Option<PathBuf>,
    /// Write a replay of what was played.
    #[arg(long, value_name = "FILE")]
    pub replay: Option<PathBuf>,
    /// Show all parts of what happens, not one line for each thing.
    #[arg(long)]
    pub verbose: bool,
}

/// The arguments of `simulate`.
#[derive(Clone, Debug, Args)]
pub struct SimulateArgs {
    /// A shipped scenario by name, or the path of a RON file.
    pub scenario: String,
    /// The two computer players.
    #[arg(long, value_delimiter = ',', required = true)]
    pub players: Vec<String>,
    /// How many games (100 when neither this nor --decisions is given).
    #[arg(long)]
    pub games: Option<u32>,
    /// Begin no further game after so many decisions.
    #[arg(long)]
    pub decisions: Option<u64>,
    /// The seed of the first pair of games; each further pair takes the next one.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many games at a time.
    #[arg(long, default_value_t = 1)]
    pub jobs: usize,
    /// Check everything that must hold: board, reach, the list of choices and the rolls at
    /// every decision; notation, forecasts and copies at one in EVERY. What does not hold
    /// ends the game, is told with the choices that led to it, and the command ends with 1.
    #[arg(long, value_name = "EVERY", num_args = 0..=1, default_missing_value = "50")]
    pub check: Option<u32>,
}

impl SimulateArgs {
    /// How many games at most.
    pub fn games(&self) -> u32 {
        self.games.unwrap_or(if self.decisions.is_some() { u32::MAX } else { 100 })
    }
}

/// The arguments of `ladder`.
#[derive(Clone, Debug, Args)]
pub struct LadderArgs {
    /// Shipped scenarios by name, or paths of RON files; three of each rulebook when none is named.
    pub scenarios: Vec<String>,
    /// The computer players, the weakest first; the first has the rating 1000.
    #[arg(long, value_delimiter = ',', default_value = "beginner,squire,sergeant,captain")]
    pub players: Vec<String>,
    /// Every two of them play, not only each against the one before it.
    #[arg(long)]
    pub all: bool,
    /// How many games each pair plays in each scenario, an even number: each seed is played from
    /// both sides.
    #[arg(long, default_value_t = 40, value_parser = even)]
    pub games: u32,
    /// The seed of the first two games; each further two take the next one.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many games at a time.
    #[arg(long, default_value_t = 1)]
    pub jobs: usize,
    /// Where the games are counted. It is written after every two games: what stands there, of the
    /// same files and seed, is not played again, only what is missing.
    #[arg(long, value_name = "FILE", default_value = "docs/ladder.ron")]
    pub file: PathBuf,
    /// Begin anew with what stands in the file.
    #[arg(long)]
    pub again: bool,
}

/// An even number above 0.
fn even(text: &str) -> Result<u32, String> {
    let number: u32 = text.parse().map_err(|_| "expected an even number".to_owned())?;
    match number > 0 && number.is_multiple_of(2) {
        true => Ok(number),
        false => Err("expected an even number from 2 on".to_owned()),
    }
}

/// The arguments of `balance`.
#[derive(Clone, Debug, Args)]
pub struct BalanceArgs {
    /// Shipped scenarios by name, or paths of RON files; every shipped one when none is named.
    pub scenarios: Vec<String>,
    /// The computer players; each plays all sides.
    #[arg(long, value_delimiter = ',', default_value = "squire,sergeant")]
    pub players: Vec<String>,
    /// How many games each of them plays in each scenario.
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..))]
    pub games: u32,
    /// The seed of the first game; each further game takes the next one.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many games at a time.
    #[arg(long, default_value_t = 1)]
    pub jobs: usize,
    /// Where the rows are kept. It is written after each row; a row that stands there, of as
    /// many games or more and of the same files, is not played again.
    #[arg(long, value_name = "FILE", default_value = "assets/balance.ron")]
    pub file: PathBuf,
    /// Play what stands in the file again.
    #[arg(long)]
    pub again: bool,
}

/// The arguments of `fit`.
#[derive(Clone, Debug, Args)]
pub struct FitArgs {
    /// The rulebook, by key.
    pub rulebook: String,
    /// In which shipped scenarios of it; in all of them when none is named.
    pub scenarios: Vec<String>,
    /// Which computer player plays. The weights count for all of them.
    #[arg(long, default_value = "squire")]
    pub player: String,
    /// How often the weights are moved; each time two games are played in each scenario.
    #[arg(long, default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..))]
    pub rounds: u32,
    /// How many games are played in each scenario afterwards, with the fitted weights against the
    /// usual ones; an even number.
    #[arg(long, default_value_t = 100, value_parser = even)]
    pub games: u32,
    /// The seed of the moves and of the dice.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// How many games at a time; it makes no difference to what comes of them.
    #[arg(long, default_value_t = 1)]
    pub jobs: usize,
    /// Where the weights are written if they are better than the usual ones;
    /// `assets/personalities/fitted/RULEBOOK.ron` when none is named.
    #[arg(long, value_name = "FILE")]
    pub file: Option<PathBuf>,
}

/// The arguments of `perft`.
#[derive(Clone, Debug, Args)]
pub struct PerftArgs {
    /// A shipped scenario by name, or the path of a RON file.
    pub scenario: String,
    /// The length of the sequences.
    #[arg(long)]
    pub depth: u32,
    /// The seed of the dice.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
}

/// The arguments of `lesson`.
#[derive(Clone, Debug, Args)]
pub struct LessonArgs {
    /// Shipped lessons by name, or paths of RON files; every shipped one when none is named.
    pub lessons: Vec<String>,
}

/// The arguments of `verify`.
#[derive(Clone, Debug, Args)]
pub struct VerifyArgs {
    /// The replays.
    #[arg(required = true)]
    pub replays: Vec<PathBuf>,
}

/// The arguments of `words`.
#[derive(Clone, Debug, Args)]
pub struct WordsArgs {
    /// The language, by its tag.
    #[arg(long, default_value = "de")]
    pub language: String,
    /// How many battles of each scenario.
    #[arg(long, default_value_t = 2)]
    pub games: u32,
    /// How many decisions of each battle.
    #[arg(long, default_value_t = 150)]
    pub decisions: u32,
}
