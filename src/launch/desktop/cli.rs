//! The command line.

use std::path::PathBuf;

use clap::{Parser, ValueEnum};

use crate::launch::options::StartScreen;

/// Riposte: skirmishes on a hex map in which every blow can be answered.
#[derive(Clone, Debug, Default, Parser)]
#[command(name = "riposte", version)]
pub struct Args {
    /// Start with a scenario: the name of one that comes with the game, or a file.
    #[arg(long, value_name = "NAME_OR_FILE")]
    pub scenario: Option<String>,
    /// The seed of the dice; without it, one by lot.
    #[arg(long)]
    pub seed: Option<u64>,
    /// Who plays each side: human or the name of a computer player, as in human,squire.
    #[arg(long, value_delimiter = ',')]
    pub players: Vec<String>,
    /// Play a lesson: the name of one that comes with the game, or a file.
    #[arg(long, value_name = "NAME_OR_FILE",
        conflicts_with_all = ["scenario", "seed", "players", "script", "load", "replay"])]
    pub lesson: Option<String>,
    /// Begin the lesson with this step.
    #[arg(long, value_name = "NUMBER", requires = "lesson",
        value_parser = clap::value_parser!(u8).range(1..))]
    pub step: Option<u8>,
    /// Play the choices of a file first: one a line in the notation, # for comments.
    #[arg(long, value_name = "FILE")]
    pub script: Option<PathBuf>,
    /// Go on with a battle that was saved.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["scenario", "seed", "script", "replay"])]
    pub load: Option<PathBuf>,
    /// Watch a battle again.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["scenario", "seed", "script"])]
    pub replay: Option<PathBuf>,
    /// Draw what the other switches led to, save it as PNG, and leave.
    #[arg(long, value_name = "FILE")]
    pub screenshot: Option<PathBuf>,
    /// Pick this choice without taking it, so that a picture shows what it would bring.
    #[arg(long, value_name = "CHOICE")]
    pub point: Option<String>,
    /// Open on this screen.
    #[arg(long)]
    pub screen: Option<ScreenName>,
    /// The size of the window, as in 1280x720.
    #[arg(long, value_name = "WxH", value_parser = size)]
    pub window: Option<[u32; 2]>,
    /// Play in the terminal, without a window.
    #[arg(long)]
    pub terminal: bool,
    /// Keep settings in this file rather than in the usual place.
    #[arg(long, value_name = "FILE")]
    pub settings: Option<PathBuf>,
}

/// A screen to open on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum ScreenName {
    /// The title.
    Title,
    /// Setting up a skirmish.
    Setup,
    /// How to play.
    Help,
    /// The settings.
    Settings,
    /// The rulebook.
    Rulebook,
    /// The lessons.
    Lessons,
    /// The ladder of opponents.
    Ladder,
    /// The battle.
    Battle,
    /// How the battle ended.
    Outcome,
}

impl From<ScreenName> for StartScreen {
    fn from(name: ScreenName) -> StartScreen {
        match name {
            ScreenName::Title => StartScreen::Title,
            ScreenName::Setup => StartScreen::Setup,
            ScreenName::Help => StartScreen::Help,
            ScreenName::Settings => StartScreen::Settings,
            ScreenName::Rulebook => StartScreen::Rulebook,
            ScreenName::Lessons => StartScreen::Lessons,
            ScreenName::Ladder => StartScreen::Ladder,
            ScreenName::Battle => StartScreen::Battle,
            ScreenName::Outcome => StartScreen::Outcome,
        }
    }
}

impl Args {
    /// Whether the switches ask for a battle at once.
    pub fn wants_battle(&self) -> bool {
        let kept = self.load.is_some() || self.replay.is_some();
        let named = kept
            || self.lesson.is_some()
            || self.scenario.is_some()
            || self.script.is_some()
            || !self.players.is_empty();
        match self.screen {
            Some(ScreenName::Battle | ScreenName::Outcome) => true,
            Some(ScreenName::Title | ScreenName::Setup) => false,
            Some(ScreenName::Lessons | ScreenName::Ladder) => false,
            Some(ScreenName::Help | ScreenName::Settings | ScreenName::Rulebook) | None => named,
        }
    }
}

fn size(text: &str) -> Result<[u32; 2], String> {
    let numbers = text.split_once(['x', 'X']);
    let parsed = numbers.and_then(|(w, h)| Some([w.parse().ok()?, h.parse().ok()?]));
    match parsed {
        Some([width, height])
            if (320..=7680).contains(&width) && (240..=4320).contains(&height) =>
        {
            Ok([width, height])
        }
        _ => {
            Err("expected a width of 320 to 7680 and a height of 240 to 4320, as in 1280x720"
                .into())
        }
    }
}
