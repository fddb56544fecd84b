//! How much a scenario may ask for. Anybody can hand one over, so what is far more than any battle
//! needs is refused before it is laid out.

use super::scenario_file::ScenarioFile;
use super::{DataError, FigureEntry, Source};

/// The most letters of a scenario's text.
const TEXT: usize = 256 << 10;
/// The most figures in a roster of its own.
const ROSTER: usize = 200;
/// The most things that a figure carries.
const KIT: usize = 40;
/// The most pieces of armour that it wears.
const ARMOUR: usize = 40;
/// The most scores that it has.
const SCORES: usize = 100;
/// The most bonds with which it begins.
const BONDS: usize = 40;
/// The most hexes with a name, or of a goal.
const HEXES: usize = 1000;
/// The most letters of a name.
const NAME: usize = 200;
/// The most letters of what is told of a scenario or a figure.
const BLURB: usize = 2000;
/// The most turns of a battle.
const TURNS: usize = 1000;

/// Whether the text is of a length that can be read at once.
///
/// # Errors
/// When it is far longer than any scenario.
pub(super) fn check_text(source: &Source) -> Result<(), DataError> {
    if source.text.len() <= TEXT {
        return Ok(());
    }
    let what = format!("the scenario is {} KiB long", source.text.len() >> 10);
    Err(DataError::new(&source.file, what).expecting(format!("{} KiB at most", TEXT >> 10)))
}

/// Whether nothing of it is there too often, and no name too long.
///
/// # Errors
/// What is too much, with its line and how much there may be.
pub(super) fn check_counts(file: &ScenarioFile, source: &Source) -> Result<(), DataError> {
    for (what, field, count, limit) in whole(file) {
        within(source, what, count, limit, || source.line_of_field(field, 0))?;
    }
    for entry in &file.roster {
        for (what, count, limit) in of_figure(entry) {
            let line = || source.line_in_entry(&entry.key, &entry.key);
            within(source, &format!("{what} of \"{}\"", entry.key), count, limit, line)?;
        }
    }
    let placed = file.sides.iter().flat_map(|side| &side.figures);
    for (number, figure) in placed.enumerate() {
        let name = figure.name.as_deref().map_or(0, length);
        let counts = [
            ("bonds", figure.bonds.len(), BONDS),
            ("letters", name, NAME),
            ("things in the kit", figure.kit.as_ref().map_or(0, Vec::len), KIT),
            ("pieces of armour", figure.armour.as_ref().map_or(0, Vec::len), ARMOUR),
            ("scores", figure.scores.len(), SCORES),
        ];
        for (what, count, limit) in counts {
            let line = || source.line_of_field("who", number);
            within(source, &format!("{what} of \"{}\"", figure.who), count, limit, line)?;
        }
    }
    Ok(())
}

fn within(
    source: &Source,
    what: &str,
    count: usize,
    most: usize,
    line: impl FnOnce() -> Option<usize>,
) -> Result<(), DataError> {
    if count <= most {
        return Ok(());
    }
    let error = DataError::new(&source.file, format!("{count} {what} are too many"));
    Err(error.at(line()).expecting(format!("{most} at most")))
}

fn length(text: &str) -> usize {
    text.chars().count()
}

/// What there is of the whole: what, its field, how much, and how much there may be.
fn whole(file: &ScenarioFile) -> [(&'static str, &'static str, usize, usize); 6] {
    let goal = file.goal.as_ref().map_or(0, |goal| goal.hexes.len());
    [
        ("letters of a name", "name", length(&file.name), NAME),
        ("letters of a blurb", "blurb", length(&file.blurb), BLURB),
        ("figures in the roster", "roster", file.roster.len(), ROSTER),
        ("places", "places", file.places.len(), HEXES),
        ("turns", "turns", file.victory.turns.into(), TURNS),
        ("hexes of the goal", "goal", goal, HEXES),
    ]
}

/// What there is of a figure, how much, and how much there may be.
fn of_figure(entry: &FigureEntry) -> [(&'static str, usize, usize); 6] {
    [
        ("letters of the key", length(&entry.key), NAME),
        ("letters of the name", length(&entry.name), NAME),
        ("letters of the blurb", length(&entry.blurb), BLURB),
        ("things in the kit", entry.kit.len(), KIT),
        ("pieces of armour", entry.armour.len(), ARMOUR),
        ("scores", entry.scores.len(), SCORES),
    ]
}
