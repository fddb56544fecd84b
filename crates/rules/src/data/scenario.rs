//! Scenarios: a map, a rulebook, two or more sides with their figures, and how it ends. A file is
//! checked as a whole.

use bevy_ecs::prelude::Resource;
use riposte_words::say;

use super::roster::{Known, Rosters};
use super::scenario_file::{PlacedEntry, ScenarioFile, SideEntry, Victory};
use super::{DataError, FigureEntry, Library, MapFile, Source, bounds, controls};
use crate::board::{Board, Facing, Hex, hex_name, parse_hex};
use crate::figure::{FigureSet, Side};

/// Where a side wants to come to. It wins as soon as so many of its figures are in these hexes,
/// whether they stand or lie there, unless they are dead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Goal {
    /// The side.
    pub side: Side,
    /// The hexes.
    pub hexes: Vec<Hex>,
    /// How many of its figures have to be there.
    pub figures: usize,
}

impl Goal {
    /// How far it is from a hex to the nearest of its hexes, as the crow flies.
    pub fn away(&self, hex: Hex) -> u32 {
        self.hexes.iter().map(|it| it.unsigned_distance_to(hex)).min().unwrap_or(0)
    }
}

/// A figure ready to be put on the board.
#[derive(Clone, Debug)]
pub struct FigureSpawn {
    /// The key in this battle.
    pub key: String,
    /// The name in this battle.
    pub name: String,
    /// Its side.
    pub side: Side,
    /// Its hex.
    pub hex: Hex,
    /// Its facing.
    pub facing: Facing,
    /// Whether it begins off the board.
    pub reserve: bool,
    /// Its bonds to others: the word of the kind, and the key of the other.
    pub bonds: Vec<(String, String)>,
    /// Scores and kit.
    pub entry: FigureEntry,
    /// The file the entry stands in, for errors.
    pub source: Source,
    /// The line that puts the figure on the board, in the file of the scenario.
    pub line: Option<usize>,
    /// The file of the scenario, and the words of the entry that stand there, for errors.
    changed: (String, Vec<String>),
}

impl FigureSpawn {
    /// An error in the figure's entry, at a quoted word of it: in its roster, or where the scenario
    /// puts it on the board in another way.
    pub fn error(&self, word: &str, what: impl Into<String>) -> DataError {
        let (scenario, words) = &self.changed;
        let whole = word == self.entry.key && !words.is_empty();
        if whole || words.iter().any(|other| other == word) {
            return DataError::new(scenario, what).at(self.line);
        }
        let line = self.source.line_in_entry(&self.entry.key, word);
        DataError::new(&self.source.file, what).at(line)
    }
}

/// A checked scenario.
#[derive(Resource, Clone, Debug)]
pub struct Scenario {
    /// The word it is called by.
    pub key: String,
    /// The name shown to players.
    pub name: String,
    /// What it is about.
    pub blurb: String,
    /// The rulebook, by key.
    pub rulebook: String,
    /// The names of the sides.
    pub sides: Vec<String>,
    /// The board.
    pub board: Board,
    /// The figures.
    pub figures: Vec<FigureSpawn>,
    /// How it ends.
    pub victory: Victory,
    /// Whether it ends as well when a side has come somewhere.
    pub goal: Option<Goal>,
    /// What hexes are called.
    pub places: Vec<(Hex, String)>,
    /// The text it was read from.
    pub source: Source,
}

impl Scenario {
    /// What a hex is called besides its name on the map: the kitchen, the bridge.
    pub fn place(&self, hex: Hex) -> Option<&str> {
        self.places.iter().find(|(at, _)| *at == hex).map(|(_, name)| name.as_str())
    }

    /// The shipped scenario with a key.
    pub fn shipped(library: &Library, key: &str) -> Result<Scenario, DataError> {
        Scenario::read(library, key, shipped(library, key)?)
    }

    /// Reads and checks a scenario. Scores and kit are checked by the rulebook when the
    /// table is laid.
    pub fn read(library: &Library, key: &str, source: Source) -> Result<Scenario, DataError> {
        Scenario::read_among(&Rosters::read(library)?, library, key, source)
    }

    /// Every shipped scenario, in order of their keys.
    pub fn all(library: &Library) -> Vec<Result<Scenario, DataError>> {
        let rosters = Rosters::read(library);
        let read = |key| {
            let rosters = rosters.as_ref().map_err(Clone::clone)?;
            Scenario::read_among(rosters, library, key, shipped(library, key)?)
        };
        library.names("scenarios").map(read).collect()
    }

    fn read_among(
        rosters: &Rosters,
        library: &Library,
        key: &str,
        source: Source,
    ) -> Result<Scenario, DataError> {
        bounds::check_text(&source)?;
        let file: ScenarioFile = source.parse()?;
        Scenario::check(rosters, library, key, source, file)
    }

    /// Checks a scenario that was read as a part of a larger file, which is the `source`.
    ///
    /// # Errors
    /// As for [`Scenario::read`].
    pub fn part(
        library: &Library,
        key: &str,
        source: Source,
        file: ScenarioFile,
    ) -> Result<Scenario, DataError> {
        bounds::check_text(&source)?;
        Scenario::check(&Rosters::read(library)?, library, key, source, file)
    }

    fn check(
        rosters: &Rosters,
        library: &Library,
        key: &str,
        source: Source,
        file: ScenarioFile,
    ) -> Result<Scenario, DataError> {
        bounds::check_counts(&file, &source)?;
        let board = board(library, &file, &source)?;
        let known = known(rosters, &file, &source)?;
        check_sides(&file, &source)?;
        let figures = figures(&file, &source, &known)?;
        check_words(&file, &figures, &source)?;
        check_places(&figures, &board, &source)?;
        let goal = goal(&file, &board, &source)?;
        let named = |(hex, name): (&String, &String)| {
            Ok((known_hex(hex, "places", &board, &source)?, name.clone()))
        };
        let places = file.places.iter().map(named).collect::<Result<_, _>>()?;
        Ok(Scenario {
            key: key.to_owned(),
            name: file.name,
            blurb: file.blurb,
            rulebook: file.rulebook,
            sides: file.sides.into_iter().map(|side| side.name).collect(),
            board,
            figures,
            victory: file.victory,
            goal,
            places,
            source,
        })
    }
}

/// A word by which a scenario may be called: letters, digits, `-` and `_`, not too many. What
/// else a file is called becomes hyphens.
pub fn plain_key(name: &str) -> String {
    const MOST: usize = 48;
    let fits = |sign: &char| sign.is_alphanumeric() || matches!(sign, '-' | '_');
    let key = name.trim().chars().map(|sign| if fits(&sign) { sign } else { '-' });
    let key: String = key.take(MOST).collect();
    if key.chars().any(char::is_alphanumeric) { key } else { "own".to_owned() }
}

/// The figures that a scenario may name: those of the shipped rosters and its own;
/// each has a key of its own.
fn known<'r>(
    rosters: &'r Rosters,
    file: &'r ScenarioFile,
    source: &'r Source,
) -> Result<Known<'r>, DataError> {
    let mut known = rosters.of(&file.rulebook);
    for (number, entry) in file.roster.iter().enumerate() {
        if file.roster[..number].iter().any(|before| before.key == entry.key) {
            let key = &entry.key;
            let what = say!("two figures of its roster are called \"{key}\"", key);
            return Err(source.error(key, 1, what).expecting("a key of its own for each"));
        }
        known.insert(&entry.key, (entry, source));
    }
    Ok(known)
}

/// Whether every text that is shown to players is made of letters alone: signs that steer a
/// terminal, or turn the order of letters round, are refused.
fn check_words(
    file: &ScenarioFile,
    figures: &[FigureSpawn],
    source: &Source,
) -> Result<(), DataError> {
    let first = |field| source.line_of_field(field, 0);
    let own = [(&file.name, first("name")), (&file.blurb, first("blurb"))];
    let sides = file.sides.iter().map(|side| (&side.name, first("sides")));
    let named = figures.iter().flat_map(|figure| {
        let entry = &figure.entry;
        [&figure.name, &entry.blurb, &entry.icon].map(|text| (text, figure.line))
    });
    let places = file.places.values().map(|name| (name, first("places")));
    match own
        .into_iter()
        .chain(sides)
        .chain(named)
        .chain(places)
        .find(|(text, _)| text.contains(controls))
    {
        Some((text, line)) => {
            let what = say!("\"{text}\" has a sign in it that is no letter", text);
            let error = DataError::new(&source.file, what).at(line);
            Err(error.expecting("letters, digits, spaces and marks of writing"))
        }
        None => Ok(()),
    }
}

fn shipped(library: &Library, key: &str) -> Result<Source, DataError> {
    library.source(&format!("scenarios/{key}.ron"))
}

fn board(library: &Library, file: &ScenarioFile, source: &Source) -> Result<Board, DataError> {
    if !file.rows.is_empty() {
        let name = file.name.clone();
        return MapFile { name, rows: file.rows.clone() }.board(source);
    }
    if !library.names("maps").any(|name| name == file.map) {
        let map = &file.map;
        let error = source.error(map, 0, say!("there is no map \"{map}\"", map));
        return Err(error.expecting_one_of(library.names("maps")));
    }
    let map = library.source(&format!("maps/{}.ron", file.map))?;
    map.parse::<MapFile>()?.board(&map)
}

fn check_sides(file: &ScenarioFile, source: &Source) -> Result<(), DataError> {
    let count: usize = file.sides.iter().map(|side| side.figures.len()).sum();
    let empty = |side: &SideEntry| side.figures.iter().all(|figure| figure.reserve);
    if file.sides.len() < 2 || file.sides.iter().any(empty) {
        return Err(source
            .error_at_field("sides", "somebody to fight is missing")
            .expecting("two sides or more, each with a figure or more"));
    }
    if count > FigureSet::MOST {
        let what = say!("{count} figures are too many", count);
        let error = source.error_at_field("sides", what);
        return Err(error.expecting(say!("{most} at most", most = FigureSet::MOST)));
    }
    if file.victory.holds.is_some_and(|side| side as usize >= file.sides.len()) {
        let error = source.error_at_field("holds", "victory goes to a side that is not there");
        return Err(error.expecting(say!("0 to {last}", last = file.sides.len() - 1)));
    }
    Ok(())
}

/// The goal of a side: a side that is there, hexes one can stand in, and no more figures than it has.
fn goal(file: &ScenarioFile, board: &Board, source: &Source) -> Result<Option<Goal>, DataError> {
    let Some(goal) = &file.goal else { return Ok(None) };
    let wrong = |what: String| source.error_at_field("goal", what);
    let Some(side) = file.sides.get(usize::from(goal.side)) else {
        let error = wrong("the goal is that of a side that is not there".into());
        return Err(error.expecting(say!("0 to {last}", last = file.sides.len() - 1)));
    };
    if goal.figures == 0 || goal.figures > side.figures.len() || goal.hexes.is_empty() {
        let error = wrong("the goal cannot be reached".into());
        let most = side.figures.len();
        return Err(error.expecting(say!("a hex or more, and 1 to {most} figures", most)));
    }
    let hexes = goal.hexes.iter().map(|name| {
        let hex = known_hex(name, "goal", board, source)?;
        match board.standable(hex) {
            true => Ok(hex),
            false => {
                let error = wrong(say!("the goal {name} lies in a wall", name));
                Err(error.expecting("hexes that can be entered"))
            }
        }
    });
    let hexes = hexes.collect::<Result<_, _>>()?;
    Ok(Some(Goal { side: Side(goal.side), hexes, figures: goal.figures }))
}

/// A hex of the board by its name, as it stands somewhere in a field.
fn known_hex(name: &str, field: &str, board: &Board, source: &Source) -> Result<Hex, DataError> {
    parse_hex(name).filter(|hex| board.contains(*hex)).ok_or_else(|| {
        let what = say!("\"{name}\" is no hex of the map", name);
        let error = source.error_at_field(field, what);
        error.expecting("a column letter and a row number, such as C4")
    })
}

fn figures(
    file: &ScenarioFile,
    source: &Source,
    known: &Known,
) -> Result<Vec<FigureSpawn>, DataError> {
    let mut figures: Vec<FigureSpawn> = Vec::new();
    for (side, entry) in (0..).zip(&file.sides) {
        for placed in &entry.figures {
            // Every figure is put on the board by one `who`, in the order of the file.
            let line = source.line_of_field("who", figures.len());
            let figure = figure_spawn(Side(side), placed, source, known, line)?;
            if figures.iter().any(|other| other.key == figure.key) {
                let what = say!("two figures are called \"{key}\"", key = &figure.key);
                return Err(DataError::new(&source.file, what)
                    .at(line)
                    .expecting("a key of its own for each, as in key: \"guard-2\""));
            }
            figures.push(figure);
        }
    }
    Ok(figures)
}

fn figure_spawn(
    side: Side,
    placed: &PlacedEntry,
    source: &Source,
    known: &Known,
    line: Option<usize>,
) -> Result<FigureSpawn, DataError> {
    let wrong = |what: String| DataError::new(&source.file, what).at(line);
    let Some((entry, home)) = known.get(placed.who.as_str()) else {
        let error = wrong(say!("nobody is called \"{who}\"", who = &placed.who));
        return Err(error.expecting_one_of(known.keys().copied()));
    };
    let Some(hex) = parse_hex(&placed.at) else {
        let error = wrong(say!("\"{hex}\" is no hex", hex = &placed.at));
        return Err(error.expecting("a column letter and a row number, such as C4"));
    };
    let key = placed.key.clone().unwrap_or_else(|| entry.key.clone());
    let word = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if key.is_empty() || !key.chars().all(word) {
        let error = wrong(say!("\"{key}\" is no key of a figure", key));
        return Err(error.expecting("small letters, digits and hyphens"));
    }
    let rides = placed.rides.iter().map(|other| ("rides".to_owned(), other.clone()));
    let bonds = rides.chain(placed.bonds.iter().map(|(word, other)| (word.clone(), other.clone())));
    Ok(FigureSpawn {
        key,
        name: placed.name.clone().unwrap_or_else(|| entry.name.clone()),
        side,
        hex,
        facing: placed.facing,
        reserve: placed.reserve,
        bonds: bonds.collect(),
        entry: placed.of(entry),
        source: Source::clone(home),
        line,
        changed: (source.file.clone(), placed.words()),
    })
}

/// Whether everybody stands where one can stand. Who may share a hex is the rulebook's to say,
/// and is checked when the table is laid.
fn check_places(figures: &[FigureSpawn], board: &Board, source: &Source) -> Result<(), DataError> {
    let shape = |figure: &FigureSpawn| figure.entry.shape.hexes(figure.hex, figure.facing);
    let taken = figures.iter().filter(|figure| !figure.reserve);
    for (figure, hex) in
        taken.flat_map(|figure| shape(figure).into_iter().map(move |hex| (figure, hex)))
    {
        let name = hex_name(hex);
        let wrong = |what: String| DataError::new(&source.file, what).at(figure.line);
        if !board.contains(hex) {
            let [columns, rows] = board.size();
            let last = hex_name(crate::board::hex_at(columns - 1, rows - 1));
            let what = say!("{figure} stands on {name}, off the board", figure = &figure.key, name);
            return Err(wrong(what).expecting(say!("A1 to {last}", last)));
        }
        if !board.standable(hex) {
            let what = say!("{figure} stands on {name}, in a wall", figure = &figure.key, name);
            return Err(wrong(what).expecting("a hex that can be entered"));
        }
    }
    Ok(())
}
