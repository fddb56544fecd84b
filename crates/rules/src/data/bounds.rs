//! How much a scenario may ask for. Anybody can hand one over, so what is far more than any battle
//! needs is refused before it is laid out.

use riposte_words::{phrase, say};

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
    let what = say!("the scenario is {size} KiB long", size = source.text.len() >> 10);
    let expected = say!("{size} KiB at most", size = TEXT >> 10);
    Err(DataError::new(&source.file, what).expecting(expected))
}

/// Whether nothing of it is there too often, and no name too long.
///
/// # Errors
/// What is too much, with its line and how much there may be.
pub(super) fn check_counts(file: &ScenarioFile, source: &Source) -> Result<(), DataError> {
    for (what, field, count, limit) in whole(file) {
        within(source, what, "", count, limit, || source.line_of_field(field, 0))?;
    }
    for entry in &file.roster {
        for (what, count, limit) in of_figure(entry) {
            let line = || source.line_in_entry(&entry.key, &entry.key);
            within(source, what, &entry.key, count, limit, line)?;
        }
    }
    let placed = file.sides.iter().flat_map(|side| &side.figures);
    for (number, figure) in placed.enumerate() {
        let name = figure.name.as_deref().map_or(0, length);
        let counts = [
            (MANY_BONDS, figure.bonds.len(), BONDS),
            (MANY_LETTERS, name, NAME),
            (MUCH_KIT, figure.kit.as_ref().map_or(0, Vec::len), KIT),
            (MUCH_ARMOUR, figure.armour.as_ref().map_or(0, Vec::len), ARMOUR),
            (MANY_SCORES, figure.scores.len(), SCORES),
        ];
        for (what, count, limit) in counts {
            let line = || source.line_of_field("who", number);
            within(source, what, &figure.who, count, limit, line)?;
        }
    }
    Ok(())
}

/// Whether there is no more of something; `what` is wrong when there is, a phrase in which
/// `{count}` and `{figure}` stand for how much, and for whose it is.
fn within(
    source: &Source,
    what: &str,
    figure: &str,
    count: usize,
    most: usize,
    line: impl FnOnce() -> Option<usize>,
) -> Result<(), DataError> {
    if count <= most {
        return Ok(());
    }
    let what = phrase(what).replace("{count}", &count.to_string()).replace("{figure}", figure);
    Err(DataError::new(&source.file, what).at(line()).expecting(say!("{most} at most", most)))
}

fn length(text: &str) -> usize {
    text.chars().count()
}

/// What there is of the whole: what is wrong when it is too much, its field, how much, and how much
/// there may be.
fn whole(file: &ScenarioFile) -> [(&'static str, &'static str, usize, usize); 6] {
    let goal = file.goal.as_ref().map_or(0, |goal| goal.hexes.len());
    [
        ("{count} letters of a name are too many", "name", length(&file.name), NAME),
        ("{count} letters of a blurb are too many", "blurb", length(&file.blurb), BLURB),
        ("{count} figures in the roster are too many", "roster", file.roster.len(), ROSTER),
        ("{count} places are too many", "places", file.places.len(), HEXES),
        ("{count} turns are too many", "turns", file.victory.turns.into(), TURNS),
        ("{count} hexes of the goal are too many", "goal", goal, HEXES),
    ]
}

const MANY_BONDS: &str = "{count} bonds of \"{figure}\" are too many";
const MANY_LETTERS: &str = "{count} letters of \"{figure}\" are too many";
const MANY_SCORES: &str = "{count} scores of \"{figure}\" are too many";
const MUCH_ARMOUR: &str = "{count} pieces of armour of \"{figure}\" are too many";
const MUCH_KIT: &str = "{count} things in the kit of \"{figure}\" are too many";

/// What there is of a figure: what is wrong when it is too much, how much, and how much there may be.
fn of_figure(entry: &FigureEntry) -> [(&'static str, usize, usize); 6] {
    [
        ("{count} letters of the key of \"{figure}\" are too many", length(&entry.key), NAME),
        ("{count} letters of the name of \"{figure}\" are too many", length(&entry.name), NAME),
        ("{count} letters of the blurb of \"{figure}\" are too many", length(&entry.blurb), BLURB),
        (MUCH_KIT, entry.kit.len(), KIT),
        (MUCH_ARMOUR, entry.armour.len(), ARMOUR),
        (MANY_SCORES, entry.scores.len(), SCORES),
    ]
}
