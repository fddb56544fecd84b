//! What came of the games that were played, in a file.

use std::path::Path;

use riposte_record::{read_text, write_text};
use riposte_rules::data::{DataError, Scenario, Source};
use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};

use crate::Fault;
use crate::simulate::Game;
use crate::simulate::balance::today;

/// The first line of the file.
const HEAD: &str = "// Written by `riposte-lab ladder`, see docs/opponents.md.\n";

/// What came of the games of two players in a scenario, each seed played from both sides.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Meeting {
    /// The rulebook, by name.
    pub(super) book: String,
    /// The scenario, by key.
    pub(super) scenario: String,
    /// The players by key, the one that is said to be stronger first.
    pub(super) players: [String; 2],
    /// A word that stands for the files the scenario was made from.
    files: String,
    /// The seed of the first two games.
    seed: u64,
    /// The day of the last game.
    pub(super) date: String,
    /// How many games were played.
    pub(super) games: u32,
    /// How many of them each player won.
    pub(super) won: [u32; 2],
    /// How many ended because the turns were used up, no matter which side won them.
    pub(super) on_time: u32,
}

impl Meeting {
    /// Before the first game.
    pub(super) fn new(
        scenario: &Scenario,
        players: [String; 2],
        files: String,
        seed: u64,
    ) -> Meeting {
        Meeting {
            book: scenario.rulebook.clone(),
            scenario: scenario.key.clone(),
            players,
            files,
            seed,
            date: String::new(),
            games: 0,
            won: [0, 0],
            on_time: 0,
        }
    }

    /// Counts a game.
    pub(super) fn count(&mut self, game: &Game) {
        self.date = today();
        self.games += 1;
        self.on_time += u32::from(game.on_time);
        if let Some(won) = game.winner.and_then(|winner| self.won.get_mut(winner)) {
            *won += 1;
        }
    }

    /// How many games neither player won.
    pub(super) fn drawn(&self) -> u32 {
        self.games.saturating_sub(self.won[0] + self.won[1])
    }

    /// What each player made of its games, half a point for a drawn one.
    pub(super) fn points(&self) -> [f64; 2] {
        self.won.map(|won| f64::from(won) + f64::from(self.drawn()) / 2.0)
    }

    /// Whether another is of the same games, as far as each has come.
    fn is_of(&self, other: &Meeting) -> bool {
        self.scenario == other.scenario && self.players == other.players
    }

    /// What is wrong with its numbers.
    fn wrong(&self) -> Option<String> {
        let [upper, lower] = self.won.map(u64::from);
        let (games, named) = (u64::from(self.games), self.players.join(" and "));
        let odd = !games.is_multiple_of(2) || games == 0;
        let more = upper + lower > games || u64::from(self.on_time) > games;
        (odd || more).then(|| {
            format!(
                "{named} in {}: {upper} and {lower} won, {} by time, of {games} games",
                self.scenario, self.on_time
            )
        })
    }
}

/// The file as it is written.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Results {
    meetings: Vec<Meeting>,
}

impl Results {
    /// What stands in a file; nothing when there is none yet.
    ///
    /// # Errors
    /// When it cannot be read, or is not such a file.
    pub(super) fn read(path: &Path) -> Result<Results, Fault> {
        if !path.exists() {
            return Ok(Results::default());
        }
        let name = path.display().to_string();
        let results: Results = Source::new(name.as_str(), read_text(path)?).parse()?;
        match results.meetings.iter().find_map(Meeting::wrong) {
            Some(wrong) => {
                let expected = "an even number of games, no more won than played";
                Err(DataError::new(&name, wrong).expecting(expected).into())
            }
            None => Ok(results),
        }
    }

    /// The same meeting as far as it has come, if it was played with the same files and seed.
    pub(super) fn of(&self, fresh: &Meeting) -> Option<&Meeting> {
        let found = self.meetings.iter().find(|it| it.is_of(fresh))?;
        (found.files == fresh.files && found.seed == fresh.seed).then_some(found)
    }

    /// Puts a meeting in a file, in the place of the same as it was. The file is read again before,
    /// so that what others put there stays.
    ///
    /// # Errors
    /// When the file cannot be read or written.
    pub(super) fn keep(path: &Path, meeting: &Meeting) -> Result<(), Fault> {
        let mut results = Results::read(path)?;
        match results.meetings.iter_mut().find(|it| it.is_of(meeting)) {
            Some(old) => *old = meeting.clone(),
            None => results.meetings.push(meeting.clone()),
        }
        let form = PrettyConfig::new().depth_limit(2).new_line("\n");
        let text = ron::ser::to_string_pretty(&results, form);
        let text =
            text.map_err(|error| DataError::new(path.display().to_string(), error.to_string()))?;
        Ok(write_text(path, &format!("{HEAD}{text}\n"))?)
    }
}
