//! How even the scenarios are: what came of battles between equal players, measured beforehand
//! and kept in a file.

use std::collections::BTreeSet;
use std::sync::Arc;

use riposte_rules::data::{DataError, Library, Source};
use riposte_words::{phrase, say};
use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};

use crate::registry::{Entry, find, players, tempers};

/// A side that wins more often than so many times in a hundred has it easy.
pub const EASY_OVER: f64 = 60.0;
/// A side that wins less often than so many times in a hundred has it hard.
pub const HARD_UNDER: f64 = 40.0;

/// From so many battles on one may speak of a hundred.
const MANY: u32 = 40;

/// The first line of the file.
const HEAD: &str = "// Written by `riposte-lab balance`, see docs/opponents.md.\n";

/// What came of the battles of a scenario between players who are equal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// The scenario, by key.
    pub scenario: String,
    /// Who played every side, by key.
    pub player: String,
    /// A word that stands for the files the scenario was made from.
    pub files: String,
    /// The day on which it was measured.
    pub date: String,
    /// How many battles were fought.
    pub games: u32,
    /// How many the first side won.
    pub first: u32,
    /// How many the second side won; where there are more sides, any but the first.
    pub second: u32,
    /// How many nobody won.
    pub drawn: u32,
    /// How many ended because the turns were used up, whoever won them.
    pub on_time: u32,
    /// In which turn the battle in the middle ended.
    pub turns: u16,
    /// By which turn nine battles in ten were over.
    pub most_turns: u16,
    /// How many decisions the battle in the middle took.
    pub decisions: u32,
}

/// What a side has to expect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Difficulty {
    /// It mostly wins.
    Easy,
    /// Either may win.
    Fair,
    /// It mostly loses.
    Hard,
}

impl Difficulty {
    /// The word shown to players.
    pub fn word(self) -> &'static str {
        match self {
            Difficulty::Easy => "easy",
            Difficulty::Fair => "fair",
            Difficulty::Hard => "hard",
        }
    }
}

impl Row {
    /// How often in a hundred battles a side (0 is the first) wins, a draw counting as half. Where
    /// there are more than two sides, all but the first count as one.
    pub fn chance(&self, side: usize) -> f64 {
        let won = if side == 0 { self.first } else { self.second };
        self.in_hundred(won) + self.in_hundred(self.drawn) / 2.0
    }

    /// What a side (0 is the first) has to expect against its equals.
    pub fn difficulty(&self, side: usize) -> Difficulty {
        match self.chance(side) {
            chance if chance > EASY_OVER => Difficulty::Easy,
            chance if chance < HARD_UNDER => Difficulty::Hard,
            _ => Difficulty::Fair,
        }
    }

    /// What was measured, in a sentence. `sides` are the names of the sides. Of few battles it is
    /// told how many they were.
    pub fn words(&self, sides: &[String]) -> String {
        let who = find(&self.player).map_or_else(|| self.player.clone(), several);
        let side = sides.first().map_or_else(|| phrase("the first side"), |side| phrase(side));
        let [won, drawn] = [self.first, self.drawn].map(|games| match self.games {
            MANY.. => self.in_hundred(games).round() as u32,
            _ => games,
        });
        let all = match self.games {
            MANY.. => say!("in 100"),
            games => say!("of {games}", games),
        };
        let drawn = match drawn {
            0 => String::new(),
            1 => say!(", 1 was drawn"),
            _ => say!(", {drawn} were drawn", drawn),
        };
        let (turns, plural) = (self.turns, if self.turns == 1 { "" } else { "s" });
        say!(
            "{who} against each other: {side} won {won} {all}{drawn}; a battle took about {turns} turn{plural}.",
            who,
            side,
            won,
            all,
            drawn,
            turns,
            plural
        )
    }

    fn in_hundred(&self, games: u32) -> f64 {
        f64::from(games) * 100.0 / f64::from(self.games.max(1))
    }

    /// By scenario, the weaker players first.
    fn order(&self) -> (&str, Option<usize>, &str) {
        let level = find(&self.player).map(|entry| entry.level);
        let strength = players().iter().position(|entry| Some(entry.level) == level);
        (&self.scenario, strength, &self.player)
    }

    /// What is wrong with its numbers, and what was expected.
    fn wrong(&self) -> Option<(String, String)> {
        if find(&self.player).is_none() {
            let known: Vec<&str> = players().iter().map(|entry| entry.key).collect();
            let what = format!("there is no player \"{}\"", self.player);
            return Some((what, format!("one of: {}", known.join(", "))));
        }
        let games = u64::from(self.games);
        let sum = [self.first, self.second, self.drawn].into_iter().map(u64::from).sum::<u64>();
        if games == 0 || sum != games {
            let what = format!("{sum} battles were won or drawn, and {games} fought");
            return Some((what, "as many, and one at least".to_owned()));
        }
        if self.on_time > self.games {
            let what = format!("{} battles ended by time", self.on_time);
            return Some((what, format!("{games} at most")));
        }
        if self.most_turns < self.turns {
            let what = format!("nine battles in ten were over by turn {}", self.most_turns);
            return Some((what, format!("turn {} or a later one", self.turns)));
        }
        None
    }
}

/// Those who play so, with a capital letter.
fn several(entry: &Entry) -> String {
    phrase(&in_english(entry)).into_owned()
}

fn in_english(entry: &Entry) -> String {
    let name = find(entry.level).map_or(entry.name, |level| level.name);
    let all = match name.strip_suffix("man") {
        Some(start) => format!("{start}men"),
        None if entry.level == "random" => format!("{name} players"),
        None => format!("{name}s"),
    };
    let usual = tempers(entry.level).first().is_none_or(|usual| usual.key == entry.key);
    let mut temper = entry.temper.chars();
    match temper.next() {
        Some(first) if !usual => {
            format!("{}{} {}", first.to_uppercase(), temper.as_str(), all.to_lowercase())
        }
        _ => all,
    }
}

/// The file as it is written.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BalanceFile {
    rows: Vec<Row>,
}

/// What is known of how even the scenarios are.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Balance {
    rows: Vec<Row>,
}

impl Balance {
    /// Where it lies in a library.
    pub const PATH: &str = "balance.ron";

    /// The one that comes with the program.
    ///
    /// # Errors
    /// When it is not there, or wrong.
    pub fn shipped(library: &Library) -> Result<Arc<Balance>, DataError> {
        library.once(|library| Balance::read(&library.source(Balance::PATH)?))
    }

    /// Reads and checks a file.
    ///
    /// # Errors
    /// What is wrong, with the file and the line.
    pub fn read(source: &Source) -> Result<Balance, DataError> {
        let BalanceFile { mut rows } = source.parse()?;
        let mut known = BTreeSet::new();
        for (number, row) in rows.iter().enumerate() {
            let wrong = match known.insert((&row.scenario, &row.player)) {
                true => row.wrong(),
                false => {
                    let what =
                        format!("\"{}\" by \"{}\" stands here twice", row.scenario, row.player);
                    Some((what, "a row for each scenario and player".to_owned()))
                }
            };
            if let Some((what, expected)) = wrong {
                // Every row begins with its scenario.
                let line = source.line_of_field("scenario", number);
                return Err(DataError::new(&source.file, what).at(line).expecting(expected));
            }
        }
        rows.sort_by(|a, b| a.order().cmp(&b.order()));
        Ok(Balance { rows })
    }

    /// The text of the file, a line for each row.
    ///
    /// # Errors
    /// When it cannot be written as text.
    pub fn text(&self) -> Result<String, DataError> {
        let form = PrettyConfig::new().depth_limit(2).new_line("\n");
        let text = ron::ser::to_string_pretty(&BalanceFile { rows: self.rows.clone() }, form);
        let text = text.map_err(|error| DataError::new(Balance::PATH, error.to_string()))?;
        Ok(format!("{HEAD}{text}\n"))
    }

    /// Every row, by scenario, the weaker players first.
    pub fn rows(&self) -> &[Row] {
        &self.rows
    }

    /// The rows of a scenario by its key, the weaker players first.
    pub fn of<'a>(&'a self, scenario: &'a str) -> impl Iterator<Item = &'a Row> + 'a {
        self.rows.iter().filter(move |row| row.scenario == scenario)
    }

    /// The row of a scenario and a player, by their keys.
    pub fn row(&self, scenario: &str, player: &str) -> Option<&Row> {
        self.rows.iter().find(|row| row.scenario == scenario && row.player == player)
    }

    /// Puts a row in, in the place of the one of the same scenario and player.
    pub fn put(&mut self, row: Row) {
        self.rows.retain(|old| old.scenario != row.scenario || old.player != row.player);
        let place = self.rows.partition_point(|old| old.order() < row.order());
        self.rows.insert(place, row);
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn row(scenario: &str, player: &str, [first, second, drawn]: [u32; 3]) -> Row {
        Row {
            scenario: scenario.to_owned(),
            player: player.to_owned(),
            files: "0123456789abcdef".to_owned(),
            date: "2026-01-31".to_owned(),
            games: first + second + drawn,
            first,
            second,
            drawn,
            on_time: 1,
            turns: 9,
            most_turns: 14,
            decisions: 210,
        }
    }

    fn some() -> Balance {
        let mut balance = Balance::default();
        balance.put(row("toll", "sergeant", [11, 8, 1]));
        balance.put(row("alley", "squire", [10, 10, 20]));
        balance.put(row("toll", "squire", [22, 18, 0]));
        balance
    }

    fn read(text: &str) -> Result<Balance, DataError> {
        Balance::read(&Source::new("my/balance.ron", text))
    }

    #[test]
    fn what_was_written_is_read_back_a_row_in_each_line() {
        let text = some().text().unwrap();
        assert_eq!(read(&text).unwrap(), some(), "{text}");
        let lines: Vec<&str> = text.lines().filter(|line| line.contains("scenario")).collect();
        assert_eq!(lines.len(), 3, "{text}");
        assert!(lines[2].contains("toll") && lines[2].contains("sergeant"), "{text}");
        let none = Balance::default();
        assert_eq!(read(&none.text().unwrap()).unwrap(), none);
    }

    #[test]
    fn a_row_takes_the_place_of_the_one_before() {
        let mut balance = some();
        balance.put(row("toll", "squire", [1, 2, 3]));
        let first: Vec<u32> = balance.of("toll").map(|row| row.first).collect();
        assert_eq!(first, [1, 11]);
        assert_eq!(balance.row("toll", "squire").unwrap().games, 6);
        assert_eq!(balance.row("toll", "captain"), None);
        assert_eq!(balance.of("nowhere").count(), 0);
        assert_eq!(balance.rows().len(), 3);
    }

    #[test]
    fn what_is_wrong_in_a_file_is_told_with_its_line() {
        let text = some().text().unwrap();
        let said = |from: &str, to: &str| {
            assert!(text.contains(from), "{text}");
            read(&text.replacen(from, to, 1)).unwrap_err().to_string()
        };
        let starts = [
            ("player: \"sergeant\"", "player: \"squire\"", 6, "stands here twice"),
            ("player: \"sergeant\"", "player: \"tyro\"", 6, "no player \"tyro\"; expected one of"),
            ("first: 22", "first: 21", 5, "39 battles were won or drawn, and 40 fought"),
            ("on_time: 1", "on_time: 41", 4, "41 battles ended by time; expected 40 at most"),
            ("most_turns: 14", "most_turns: 8", 4, "expected turn 9"),
            ("drawn: 20", "drown: 20", 4, "`drown`"),
            ("first: 22", "first: \"many\"", 5, ""),
        ];
        for (from, to, line, what) in starts {
            let said = said(from, to);
            assert!(said.starts_with(&format!("my/balance.ron:{line}: ")), "{to}: {said}");
            assert!(said.contains(what), "{to}: {said}");
        }
        for cut in (0..text.trim_end().len()).step_by(7) {
            let error = read(&text[..cut]).unwrap_err();
            assert!(error.line.is_some(), "cut after {cut} letters: {error}");
        }
    }

    #[test]
    fn the_words_name_the_players_and_the_first_side() {
        let sides = ["The inn".to_owned(), "The guests".to_owned()];
        let balance = some();
        let words = |scenario, player| balance.row(scenario, player).unwrap().words(&sides);
        assert_eq!(
            words("toll", "squire"),
            "Squires against each other: The inn won 55 in 100; a battle took about 9 turns."
        );
        assert_eq!(
            words("toll", "sergeant"),
            "Sergeants against each other: The inn won 11 of 20, 1 was drawn; a battle took about 9 turns."
        );
        let who = |player| several(find(player).unwrap());
        assert_eq!(who("captain-bold"), "Bold captains");
        assert_eq!(who("henchman"), "Henchmen");
        assert_eq!(who("random"), "Random players");
    }

    #[test]
    fn who_wins_mostly_has_it_easy() {
        let levels = |won: [u32; 3]| {
            let row = row("toll", "squire", won);
            [0, 1].map(|side| row.difficulty(side).word())
        };
        assert_eq!(levels([61, 39, 0]), ["easy", "hard"]);
        assert_eq!(levels([60, 40, 0]), ["fair", "fair"]);
        assert_eq!(levels([40, 60, 0]), ["fair", "fair"]);
        assert_eq!(levels([39, 61, 0]), ["hard", "easy"]);
        assert_eq!(levels([30, 30, 40]), ["fair", "fair"], "half of each draw counts");
    }
}
