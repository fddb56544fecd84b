//! What a battle was made from.

use std::fmt::Write as _;

use riposte_rules::battle::Battle;
use riposte_rules::data::{DataError, Library, Scenario, Source, plain_key};
use riposte_rules::figure::FigureSet;
use riposte_rules::roll::Dice;
use riposte_rules::rulebook::Shelf;
use riposte_words::{phrase, say};

use crate::lines::{FIRST, Lines, NEWEST, digest, hex_number};
use crate::oath::waiting_dice;
use crate::origin::{Origin, differs};

/// What stands before the seed of a battle whose dice fall from links.
const SWORN: &str = "sworn ";
/// The most faces that are given before the seed goes on.
const MOST_FACES: usize = 10_000;

/// Scenario, dice and players: everything that a battle starts from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deal {
    /// The scenario, by key.
    pub scenario: String,
    /// The text of a scenario that does not come with the program.
    pub text: Option<String>,
    /// A number that stands for the text of the scenario.
    pub digest: u64,
    /// The seed of the dice; without one only the given faces fall.
    pub seed: Option<u64>,
    /// The faces that fall first.
    pub faces: Vec<u8>,
    /// Whether the seed is for laying the battle alone: after that the dice of each choice fall from
    /// its [`Link`](crate::Link).
    pub sworn: bool,
    /// Who plays each side, by name; told, not needed to play it again.
    pub players: Vec<String>,
    /// What it was written with; `None` in texts of the first form, which do not say.
    pub origin: Option<Origin>,
}

impl Deal {
    /// The deal of a scenario.
    pub fn new(library: &Library, scenario: &Scenario, seed: Option<u64>, faces: &[u8]) -> Deal {
        let text = &scenario.source.text;
        let shipped = library.source(&path(&scenario.key));
        let known = shipped.is_ok_and(|source| source.text == *text);
        Deal {
            scenario: scenario.key.clone(),
            text: (!known).then(|| text.clone()),
            digest: digest(text),
            seed,
            faces: faces.to_vec(),
            sworn: false,
            players: Vec::new(),
            origin: Some(Origin::here(library, &scenario.rulebook)),
        }
    }

    /// Why the battle may go another way here than where it was written, and what can be done:
    /// a part of a sentence each. `None` where it was written with the same rules.
    pub fn age(&self, library: &Library) -> Option<[String; 2]> {
        let rulebook = self.read_scenario(library).map(|scenario| scenario.rulebook);
        let here = Origin::here(library, &rulebook.unwrap_or_default());
        let why = differs(self.origin.as_ref(), &here)?;
        let seed = self.seed.map_or(String::new(), |seed| format!(" --seed {seed}"));
        let scenario = &self.scenario;
        let anew = say!("the battle begun anew: --scenario {scenario}{seed}", scenario, seed);
        let with = match &self.origin {
            Some(origin) if origin.version != here.version => {
                say!("version {version} of the game", version = &origin.version)
            }
            _ => say!("the version of the game that wrote it"),
        };
        Some([why, say!("{with}, or {anew}", with, anew)])
    }

    /// An error of this battle, with why it may go another way here.
    pub(crate) fn explained(&self, library: &Library, error: DataError) -> DataError {
        match self.age(library) {
            None => error,
            Some([why, done]) => {
                let what = format!("{}; {why}", phrase(&error.what));
                DataError { what, ..error }.expecting(done)
            }
        }
    }

    /// The scenario.
    ///
    /// # Errors
    /// When it is not there, has changed since, or is wrong.
    pub fn scenario(&self, library: &Library) -> Result<Scenario, DataError> {
        self.read_scenario(library).map_err(|error| self.explained(library, error))
    }

    fn read_scenario(&self, library: &Library) -> Result<Scenario, DataError> {
        let file = path(&self.scenario);
        let source = match &self.text {
            Some(text) => Source::new(&file, text),
            None => library.source(&file)?,
        };
        if digest(&source.text) != self.digest {
            return Err(DataError::new(
                &file,
                "the scenario is not as it was when this was written",
            ));
        }
        Scenario::read(library, &self.scenario, source)
    }

    /// The dice at the start.
    pub fn dice(&self) -> Dice {
        Dice::given(self.faces.iter().copied(), self.seed)
    }

    /// Lays the battle at its start.
    ///
    /// # Errors
    /// When the scenario is not as it was, or a die is missing.
    pub fn set_up(&self, shelf: &Shelf, library: &Library) -> Result<Battle, DataError> {
        let mut battle = Battle::new(shelf, library, &self.scenario(library)?, self.dice())?;
        if self.sworn {
            battle.world_mut().insert_resource(waiting_dice());
        }
        Ok(battle)
    }

    /// The form in which it is written: texts of the first form stay what they are.
    pub(crate) fn form(&self) -> u32 {
        if self.origin.is_some() { NEWEST } else { FIRST }
    }

    pub(crate) fn write(&self) -> String {
        let source = self.text.as_ref().map_or("shipped".into(), |text| escape(text));
        let sworn = if self.sworn { SWORN } else { "" };
        let seed = self.seed.map_or("none".into(), |seed| format!("{sworn}{seed}"));
        let faces: Vec<String> = self.faces.iter().map(u8::to_string).collect();
        let mut text = String::new();
        if let Some(origin) = &self.origin {
            text += &format!("version: {}\nrules: {}\n", origin.version, hex_number(origin.rules));
        }
        let rows = [
            ("scenario", self.scenario.clone()),
            ("source", source),
            ("digest", hex_number(self.digest)),
            ("seed", seed),
            ("dice", faces.join(",")),
            ("players", self.players.join(",")),
        ];
        for (name, value) in rows {
            // Writing to a String cannot fail.
            let _ = writeln!(text, "{name}: {value}");
        }
        text
    }

    pub(crate) fn read(lines: &mut Lines) -> Result<Deal, DataError> {
        let origin = match lines.form() {
            FIRST => None,
            _ => Some(Origin {
                version: lines.named("version")?.to_owned(),
                rules: lines.hash("rules")?,
            }),
        };
        let scenario = lines.named("scenario")?.to_owned();
        if plain_key(&scenario) != scenario {
            return Err(lines.wrong(&scenario, "a short word of letters, digits, - and _"));
        }
        let source = lines.named("source")?;
        let text = match source {
            "shipped" => None,
            other => Some(unescape(other).ok_or_else(|| lines.wrong("source", "a quoted text"))?),
        };
        let digest = lines.hash("digest")?;
        let written = lines.named("seed")?;
        let (sworn, seed) = match written.strip_prefix(SWORN) {
            Some(seed) => (true, seed),
            None => (false, written),
        };
        let seed = match seed {
            "none" if !sworn => None,
            other => Some(other.parse().map_err(|_| lines.wrong(other, "a number, or none"))?),
        };
        let faces = lines.named("dice")?;
        lines.within(list(faces).count(), MOST_FACES, "{count} faces are too many")?;
        let faces = list(faces)
            .map(|face| face.parse().map_err(|_| lines.wrong(face, "faces, such as 6,5,3")))
            .collect::<Result<_, _>>()?;
        let players = lines.named("players")?;
        lines.within(list(players).count(), FigureSet::MOST, "{count} players are too many")?;
        let players = list(players).map(str::to_owned).collect();
        Ok(Deal { scenario, text, digest, seed, faces, sworn, players, origin })
    }
}

fn path(key: &str) -> String {
    format!("scenarios/{key}.ron")
}

fn list(value: &str) -> impl Iterator<Item = &str> {
    value.split(',').filter(|part| !part.is_empty())
}

/// A text in one line, in quotes.
fn escape(text: &str) -> String {
    let mut line = String::from('"');
    for sign in text.chars() {
        match sign {
            '\\' => line.push_str("\\\\"),
            '\n' => line.push_str("\\n"),
            '\r' => line.push_str("\\r"),
            other => line.push(other),
        }
    }
    line + "\""
}

fn unescape(line: &str) -> Option<String> {
    let mut signs = line.strip_prefix('"')?.strip_suffix('"')?.chars();
    let mut text = String::new();
    while let Some(sign) = signs.next() {
        text.push(match sign {
            '\\' => match signs.next()? {
                '\\' => '\\',
                'n' => '\n',
                'r' => '\r',
                _ => return None,
            },
            other => other,
        });
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_survives_in_one_line() {
        for text in ["", "a\nb\\n\r\n", "\"quoted\" \\", "ends with \\\\"] {
            let line = escape(text);
            assert!(!line.contains('\n'));
            assert_eq!(unescape(&line).as_deref(), Some(text));
        }
        assert_eq!(unescape("\"\\x\""), None);
        assert_eq!(unescape("plain"), None);
    }
}
